import { either as E } from 'fp-ts';
import type { promoCodes as couponEndpoints } from '#adapters/contract/promo-codes.ts';
import { promoCodeOf } from '#core/cart/promo-code.ts';
import { ruleTextsOf } from '#core/validation/all-rule-texts.ts';
import { isRefusal } from '#adapters/backend/commerce/kernel/errors.ts';
import { newId } from '#adapters/backend/commerce/kernel/opaque-id.ts';
import type { CartContext } from './cart-context.ts';
import type { GroupHandlers } from '#adapters/backend/commerce/kernel/handler.ts';
import { findWithin, limitsOf } from '#adapters/backend/commerce/kernel/rates/limit-tries.ts';
import type { PricedCoupon } from '../pricing/coupon.ts';
import { isPromoCode } from '../pricing/promotion-records.ts';
import { couponDuplicate, couponMissing, couponUnknown, refusalOfCode } from './cart-refusals.ts';
import { changeCart } from './change-cart.ts';
import { addCoupon, deleteCoupon } from './coupon-records.ts';
import { viewCart } from './view-cart.ts';

/**
 * The code with a problem that it has when it is added, or that another one causes: the added code may precede one that
 * it cannot be combined with, and never replaces an applied one (PRM155).
 */
const newProblem = (before: readonly PricedCoupon[], after: readonly PricedCoupon[]): PricedCoupon | undefined =>
  after.find(({ code, problem }) => {
    const known = before.find((coupon) => coupon.code === code);
    return problem !== undefined && (known === undefined || known.problem === undefined);
  });

/** Promo codes that do not exist. */
const UNKNOWN_CODES = { rate: 'promo-code', seconds: 600, shopper: 30, network: 90 } as const;

/** Promo codes of a cart (API-014, API-015). The pricing run decides whether a code applies. */
export const makePromoCodeHandlers = (context: CartContext): GroupHandlers<typeof couponEndpoints> => ({
  apply: async (call) => {
    const result = promoCodeOf(call.body.code, ruleTextsOf(call.site.language));
    if (E.isLeft(result)) return couponUnknown;
    const code = result.right;
    const { db } = context.database;
    const known = await findWithin(db, limitsOf(call, UNKNOWN_CODES), async () =>
      (await isPromoCode(db, code)) ? code : undefined,
    );
    if (known === undefined) return couponUnknown;
    if (isRefusal(known)) return known;
    return changeCart(context, call, {
      operation: 'coupons.apply',
      cartId: call.body.basketId,
      command: async (tx, cart) => {
        const before = (await viewCart(tx, cart, call)).pricing.coupons;
        if (!(await addCoupon(tx, { couponItemId: newId(), cartId: cart.cartId, code }))) throw couponDuplicate;
        const after = (await viewCart(tx, cart, call)).pricing.coupons;
        const { problem, needs } = newProblem(before, after) ?? {};
        if (problem !== undefined) throw refusalOfCode(problem, needs);
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
