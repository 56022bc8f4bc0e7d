import * as Effect from 'effect/Effect';
import { fromEither } from '#core/kernel/from-either.ts';
import type { RuleTexts } from '#core/validation/rule-texts.ts';
import { promoCodeOf } from '../promo-code.ts';
import type { ChosenGift, PromoCodeGateway } from '../ports/promo-code-gateway.ts';
import type { CartWrites } from './cart-writes.ts';
import type { InvalidInput } from '#core/kernel/violation.ts';
import type { Cart } from '../cart.ts';
import type { CartFailure } from '../ports/cart-gateway.ts';

/** Promo codes and gifts. A browser loads this module when the shopper enters a code or chooses a gift. */
export type PromoCodeUseCases = {
  /**
   * Cleans and validates `typed` before the request: empty or longer than 50 characters fails with `InvalidInput`
   * (CART-09, CART-10).
   */
  readonly apply: (input: {
    readonly cart: Cart;
    readonly typed: string;
  }) => Effect.Effect<Cart, CartFailure | InvalidInput>;
  /** Adds the gift of a promotion; GWP403 if it cannot be added (CART-18, CART-21). */
  readonly chooseGift: (input: { readonly cart: Cart; readonly gift: ChosenGift }) => Effect.Effect<Cart, CartFailure>;
  readonly remove: (input: { readonly cart: Cart; readonly couponId: string }) => Effect.Effect<Cart, CartFailure>;
};

type PromoCodePorts = {
  readonly promoCodes: PromoCodeGateway;
  readonly writes: CartWrites;
  readonly ruleTexts: RuleTexts;
};

export const makePromoCodeUseCases = ({ promoCodes, writes, ruleTexts }: PromoCodePorts): PromoCodeUseCases => ({
  apply: Effect.fn('applyCoupon')(function* ({ cart, typed }) {
    const code = yield* fromEither(promoCodeOf(typed, ruleTexts));
    return yield* writes.change(cart, ({ key, cart: { id: basketId } }) => promoCodes.apply({ key, basketId, code }));
  }),
  chooseGift: ({ cart, gift }) =>
    writes.change(cart, ({ key, cart: { id: basketId } }) => promoCodes.addGift({ key, basketId, gift })),
  // A cart that replaced a lost one has no codes.
  remove: ({ cart, couponId }) =>
    writes.change(cart, ({ key, cart: now }) =>
      now === cart ? promoCodes.remove({ key, basketId: now.id, couponId }) : Effect.succeed(now),
    ),
});
