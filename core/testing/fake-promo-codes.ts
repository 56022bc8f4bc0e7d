import * as Effect from 'effect/Effect';
import type { PromoCodeGateway } from '../cart/ports/promo-code-gateway.ts';
import type { Coupon } from '../cart/promotion.ts';
import { Amount } from '../kernel/amount.ts';
import type { FakeCarts } from './fake-carts.ts';
import { apiRefusal, type FakeFaults } from './faults.ts';

/** Known codes with the error id of their refusal; undefined for a code that is accepted. Each takes a tenth off. */
const codes: { readonly [code: string]: string | undefined } = {
  WELCOME10: undefined,
  PACK15: undefined,
  SUMMER24: 'PRM135',
  TRAIL20: 'PRM150',
  MEMBER5: 'PRM160',
};

export const makeFakePromoCodes = (carts: FakeCarts, faults: FakeFaults): PromoCodeGateway => {
  let made = 0;
  const answered = new Set<string>();
  return {
    apply: ({ key, basketId, code }) =>
      faults.meet('applyCoupon').pipe(
        Effect.andThen(carts.read(basketId)),
        Effect.flatMap((cart) => {
          // The carts have stored the response to this key and return it again.
          if (answered.has(key)) return carts.write('writeCoupon', key, cart, {});
          if (!Object.hasOwn(codes, code)) return Effect.fail(apiRefusal('PRM130'));
          const problem = codes[code];
          if (problem !== undefined) return Effect.fail(apiRefusal(problem));
          if (cart.coupons.some((coupon) => coupon.code === code)) return Effect.fail(apiRefusal('PRM140'));
          const coupon: Coupon = {
            id: `coupon-${(made += 1)}`,
            code,
            status: 'APPLIED',
            description: `A tenth off with ${code}`,
            discount: Amount.zero,
          };
          answered.add(key);
          return carts.write('writeCoupon', key, cart, { coupons: [...cart.coupons, coupon] });
        }),
      ),
    addGift: ({ key, basketId, gift }) =>
      faults.meet('addGift').pipe(
        Effect.andThen(carts.read(basketId)),
        Effect.flatMap((cart) => {
          const offers = cart.giftOffers ?? [];
          const offer = offers.find(({ promotionId }) => promotionId === gift.promotionId);
          if (offer?.choices.some(({ sku, available }) => sku === gift.sku && available) !== true)
            return Effect.fail(apiRefusal('GWP403', 403));
          return carts.write('writeGift', key, cart, { giftOffers: offers.filter((other) => other !== offer) });
        }),
      ),
    remove: ({ key, basketId, couponId }) =>
      faults.meet('removeCoupon').pipe(
        Effect.andThen(carts.read(basketId)),
        Effect.flatMap((cart) => {
          if (!cart.coupons.some(({ id }) => id === couponId)) return Effect.fail(apiRefusal('PRM416', 404));
          return carts.write('writeCoupon', key, cart, { coupons: cart.coupons.filter(({ id }) => id !== couponId) });
        }),
      ),
  };
};
