import { cart as operations } from '#adapters/contract/cart.ts';
import type { LineDeliveryGateway } from '#core/cart/ports/line-delivery-gateway.ts';
import { present } from '#core/kernel/present.ts';
import type { CartCalls } from './cart-calls.ts';
import { absolute } from './cart-gateway.ts';

/** Changes the delivery of a line with API-017. Only the changed fields are sent (CART-08). */
export const makeLineDeliveryGateway = ({ cart }: CartCalls): LineDeliveryGateway => ({
  change: ({ key, cart: seen, itemId, code, storeId, pointId }) =>
    cart(operations.updateItem, {
      ...absolute(key, seen),
      params: { basketId: seen.id },
      query: { itemId },
      body: { shippingCode: code, ...present({ storeId, collectionPoint: pointId }) },
    }),
  describeGift: ({ key, cart: seen, itemId, gift }) =>
    cart(operations.updateItem, {
      ...absolute(key, seen),
      params: { basketId: seen.id },
      query: { itemId },
      body: gift,
    }),
});
