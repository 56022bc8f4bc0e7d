import * as Effect from 'effect/Effect';
import type { CartWrites } from '../../cart/use-cases/cart-writes.ts';
import type { PaymentGateway } from '../ports/checkout-gateway.ts';
import type { CheckoutUseCases } from './checkout-use-cases.ts';

export const prepareOrder = ({
  payment,
  writes,
}: {
  readonly payment: PaymentGateway;
  readonly writes: CartWrites;
}): CheckoutUseCases['prepare'] =>
  Effect.fn('prepareOrder')(function* ({ cart, contact }) {
    return yield* writes.on(cart, {
      send: ({ key, cart: now }) => payment.prepareOrder({ key, cart: now, contact }),
      cartIn: (prepared) => prepared.cart,
    });
  });
