import * as Effect from 'effect/Effect';
import type { SessionUseCases } from '../../session/use-cases/session-use-cases.ts';
import type { PaymentGateway } from '../ports/checkout-gateway.ts';
import type { CheckoutUseCases } from './checkout-use-cases.ts';

export const openBilling = ({ payment, session }: { readonly payment: PaymentGateway; readonly session: SessionUseCases }): CheckoutUseCases['openBilling'] =>
  Effect.fn('openBilling')(function* ({ cart, returnUrl }) {
    yield* session.ensure;
    return yield* Effect.all({ methods: payment.listMethods(cart), session: payment.openSession({ cart, returnUrl }) }, { concurrency: 'unbounded' });
  });
