import { promoCodes as operations } from '#adapters/contract/promo-codes.ts';
import type { PromoCodeGateway } from '#core/cart/ports/promo-code-gateway.ts';
import type { CartCalls } from './cart-calls.ts';

/** Adds and removes promo codes with API-014 and API-015. */
export const makePromoCodeGateway = ({ cart }: CartCalls): PromoCodeGateway => ({
  apply: ({ key, ...body }) => cart(operations.apply, { key, body }),
  remove: ({ key, basketId, couponId }) => cart(operations.remove, { key, body: { basketId, couponItemId: couponId } }),
});
