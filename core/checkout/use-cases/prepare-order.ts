import * as Effect from 'effect/Effect';
import type { BeginDeed } from '../../session/use-cases/begin-deed.ts';
import type { PaymentGateway } from '../ports/checkout-gateway.ts';
import type { CheckoutUseCases } from './checkout-use-cases.ts';

export const prepareOrder = ({ payment, deed }: { readonly payment: PaymentGateway; readonly deed: BeginDeed }): CheckoutUseCases['prepare'] =>
  Effect.fn('prepareOrder')(function* ({ cart, contact }) {
    return yield* payment.prepareOrder({ ...(yield* deed), cart, contact });
  });
