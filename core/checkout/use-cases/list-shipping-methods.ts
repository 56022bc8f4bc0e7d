import * as Effect from 'effect/Effect';
import type { CartWrites } from '../../cart/use-cases/cart-writes.ts';
import { soonestFirst } from '../../catalog/delivery-estimate.ts';
import { present } from '../../kernel/present.ts';
import type { DeliveryGateway } from '../ports/checkout-gateway.ts';
import type { CheckoutUseCases } from './checkout-use-cases.ts';

export const listShippingMethods = ({
  delivery,
  writes,
}: {
  readonly delivery: DeliveryGateway;
  readonly writes: CartWrites;
}): CheckoutUseCases['listShippingMethods'] =>
  Effect.fn('listShippingMethods')(function* ({ cart, postalCode, country }) {
    const methods = yield* writes.on(cart, {
      send: ({ cart: now }) => {
        const shippingId = now.shipments[0]?.id;
        return shippingId === undefined
          ? Effect.succeed([])
          : delivery.listShippingMethods({ cart: now, shippingId, ...present({ postalCode, country }) });
      },
    });
    return soonestFirst(methods);
  });
