import { cart as operations } from '#adapters/contract/cart.ts';
import type { LineDeliveryGateway } from '#core/cart/ports/line-delivery-gateway.ts';
import { present } from '#core/kernel/present.ts';
import type { CartCalls } from './cart-calls.ts';
import { absolute } from './cart-gateway.ts';

/** The delivery of a line over API-017: only what changes is sent (CART-08). */
export const makeLineDeliveryGateway = ({ cart }: CartCalls): LineDeliveryGateway => ({
  change: ({ key, cart: seen, itemId, code, storeId }) =>
    cart(operations.updateItem, {
      ...absolute(key, seen),
      params: { basketId: seen.id },
      query: { itemId },
      body: { shippingCode: code, ...present({ storeId }) },
    }),
});
