import * as Effect from 'effect/Effect';
import { judge } from '../../kernel/judge.ts';
import type { Entropy } from '../../session/ports/entropy.ts';
import type { SessionStore } from '../../session/ports/session-store.ts';
import { beginDeed } from '../../session/use-cases/begin-deed.ts';
import type { SessionUseCases } from '../../session/use-cases/session-use-cases.ts';
import type { SiteConfiguration } from '../../site/site-configuration.ts';
import { couponCode } from '../coupon.ts';
import type { CouponGateway } from '../ports/coupon-gateway.ts';
import type { LastCart } from '../ports/last-cart.ts';
import type { CouponUseCases } from './coupon-use-cases.ts';
import { noteCart } from './keep-cart.ts';

export type CouponPorts = { readonly coupons: CouponGateway; readonly lastCart: LastCart; readonly session: SessionUseCases; readonly sessions: SessionStore; readonly entropy: Entropy; readonly site: Pick<SiteConfiguration, 'language'> };

export const makeCouponUseCases = ({ coupons, lastCart, session, sessions, entropy, site }: CouponPorts): CouponUseCases => {
  const deed = beginDeed(session, entropy);
  const keep = noteCart(sessions, lastCart);
  return {
    apply: Effect.fn('applyCoupon')(function* ({ cart: { id: basketId }, typed }) {
      const code = yield* judge(couponCode(typed, site.language));
      const { key } = yield* deed;
      return yield* Effect.flatMap(coupons.apply({ key, basketId, code }), keep);
    }),
    remove: Effect.fn('removeCoupon')(function* ({ cart: { id: basketId }, couponId }) {
      const { key } = yield* deed;
      return yield* Effect.flatMap(coupons.remove({ key, basketId, couponId }), keep);
    }),
  };
};
