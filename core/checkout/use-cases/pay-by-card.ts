import * as Effect from 'effect/Effect';
import type { CartWrites } from '../../cart/use-cases/cart-writes.ts';
import type { PaymentGateway } from '../ports/checkout-gateway.ts';
import type { CheckoutUseCases } from './checkout-use-cases.ts';

export const payByCard = ({
  payment,
  writes,
}: {
  readonly payment: PaymentGateway;
  readonly writes: CartWrites;
}): CheckoutUseCases['payByCard'] =>
  Effect.fn('payByCard')(function* ({ cart, card }) {
    return yield* writes.on(cart, {
      send: ({ key, cart: now }) => payment.attachCard({ key, cart: now, card }),
      cartIn: (answer) => answer,
    });
  });
