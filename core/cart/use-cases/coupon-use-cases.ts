import * as Effect from 'effect/Effect';
import { fromEither } from '../../kernel/from-either.ts';
import type { RuleTexts } from '../../validation/rule-texts.ts';
import { couponCode } from '../coupon.ts';
import type { CouponGateway } from '../ports/coupon-gateway.ts';
import type { CartWrites } from './cart-writes.ts';
import type { InvalidInput } from '../../kernel/violation.ts';
import type { Cart } from '../cart.ts';
import type { CartFailure } from '../ports/cart-gateway.ts';

/** Promo codes. A browser fetches these commands when the shopper has a code. */
export type CouponUseCases = {
  /**
   * `typed` is cleaned and validated before the request: empty or longer than 50 characters fails with
   * `InvalidInput` (CART-09, CART-10).
   */
  readonly apply: (input: {
    readonly cart: Cart;
    readonly typed: string;
  }) => Effect.Effect<Cart, CartFailure | InvalidInput>;
  readonly remove: (input: { readonly cart: Cart; readonly couponId: string }) => Effect.Effect<Cart, CartFailure>;
};

type CouponPorts = {
  readonly coupons: CouponGateway;
  readonly writes: CartWrites;
  readonly ruleTexts: RuleTexts;
};

export const makeCouponUseCases = ({ coupons, writes, ruleTexts }: CouponPorts): CouponUseCases => ({
  apply: Effect.fn('applyCoupon')(function* ({ cart, typed }) {
    const code = yield* fromEither(couponCode(typed, ruleTexts));
    return yield* writes.on(cart, {
      send: ({ key, cart: { id: basketId } }) => coupons.apply({ key, basketId, code }),
      cartIn: (answer) => answer,
    });
  }),
  // A cart that replaces a lost one has no codes, so there is nothing left to remove.
  remove: ({ cart, couponId }) =>
    writes.on(cart, {
      send: ({ key, cart: now }) =>
        now === cart ? coupons.remove({ key, basketId: now.id, couponId }) : Effect.succeed(now),
      cartIn: (answer) => answer,
    }),
});
