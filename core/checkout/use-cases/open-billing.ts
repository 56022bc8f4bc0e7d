import * as Effect from 'effect/Effect';
import type { CartWrites } from '../../cart/use-cases/cart-writes.ts';
import type { PaymentGateway } from '../ports/checkout-gateway.ts';
import type { CheckoutUseCases } from './checkout-use-cases.ts';

export const openBilling = ({
  payment,
  writes,
}: {
  readonly payment: PaymentGateway;
  readonly writes: CartWrites;
}): CheckoutUseCases['openBilling'] =>
  Effect.fn('openBilling')(function* ({ cart, returnUrl }) {
    return yield* writes.on(cart, {
      send: ({ cart: now }) =>
        Effect.all(
          { methods: payment.listMethods(now), session: payment.openSession({ cart: now, returnUrl }) },
          { concurrency: 'unbounded' },
        ),
    });
  });
