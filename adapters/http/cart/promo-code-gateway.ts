import { cart as cartOperations } from '#adapters/contract/cart.ts';
import { promoCodes as operations } from '#adapters/contract/promo-codes.ts';
import type { PromoCodeGateway } from '#core/cart/ports/promo-code-gateway.ts';
import type { CartCalls } from './cart-calls.ts';

/** Adds and removes promo codes with API-014 and API-015, and adds gifts with API-012. */
export const makePromoCodeGateway = ({ cart }: CartCalls): PromoCodeGateway => ({
  apply: ({ key, ...body }) => cart(operations.apply, { key, body }),
  addGift: ({ key, basketId, gift }) =>
    cart(cartOperations.addItem, { key, body: { basketId, items: [{ ...gift, qty: 1 }] } }),
  remove: ({ key, basketId, couponId }) => cart(operations.remove, { key, body: { basketId, couponItemId: couponId } }),
});
