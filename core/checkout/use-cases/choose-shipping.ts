import * as Effect from 'effect/Effect';
import type { CartWrites } from '../../cart/use-cases/cart-writes.ts';
import type { DeliveryGateway } from '../ports/checkout-gateway.ts';
import type { CheckoutUseCases } from './checkout-use-cases.ts';

/** A cart without a shipment has nothing to send, so nothing is chosen. */
export const chooseShipping = ({
  delivery,
  writes,
}: {
  readonly delivery: DeliveryGateway;
  readonly writes: CartWrites;
}): CheckoutUseCases['chooseShipping'] =>
  Effect.fn('chooseShipping')(function* ({ cart, methodId }) {
    return yield* writes.on(cart, {
      send: ({ key, cart: now }) => {
        const shippingId = now.shipments[0]?.id;
        return shippingId === undefined
          ? Effect.succeed(now)
          : delivery.chooseShippingMethod({ key, cart: now, shippingId, methodId });
      },
      cartIn: (answer) => answer,
    });
  });
