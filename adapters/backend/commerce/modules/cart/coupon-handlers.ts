import { either as E } from 'fp-ts';
import type { coupons as couponEndpoints } from '#adapters/contract/promo-codes.ts';
import { promoCodeOf } from '#core/cart/promo-code.ts';
import { ruleTextsOf } from '#core/validation/all-rule-texts.ts';
import { newId } from '#adapters/backend/commerce/kernel/opaque-id.ts';
import type { CartContext } from './cart-context.ts';
import type { GroupHandlers } from '#adapters/backend/commerce/kernel/handler.ts';
import { isPromoCode } from '../pricing/promotion-records.ts';
import { couponDuplicate, couponMissing, couponRefusals, couponUnknown } from './cart-refusals.ts';
import { changeCart } from './change-cart.ts';
import { addCoupon, deleteCoupon } from './coupon-records.ts';
import { viewCart } from './view-cart.ts';

/** Promo codes of a cart (API-014, API-015). The pricing run decides whether a code applies. */
export const makeCouponHandlers = (context: CartContext): GroupHandlers<typeof couponEndpoints> => ({
  apply: async (call) => {
    const result = promoCodeOf(call.body.code, ruleTextsOf(call.site.language));
    if (E.isLeft(result)) return couponUnknown;
    const code = result.right;
    if (!(await isPromoCode(context.database.db, code))) return couponUnknown;
    return changeCart(context, call, {
      operation: 'coupons.apply',
      cartId: call.body.basketId,
      command: async (tx, cart) => {
        if (!(await addCoupon(tx, { couponItemId: newId(), cartId: cart.cartId, code }))) throw couponDuplicate;
        const { coupons } = (await viewCart(tx, cart, call)).pricing;
        const problem = coupons.find((coupon) => coupon.code === code)?.problem;
        if (problem !== undefined) throw couponRefusals[problem];
      },
    });
  },

  remove: (call) =>
    changeCart(context, call, {
      operation: 'coupons.remove',
      cartId: call.body.basketId,
      command: async (tx, { cartId }) => {
        if (!(await deleteCoupon(tx, { cartId, couponItemId: call.body.couponItemId }))) throw couponMissing;
      },
    }),
});
