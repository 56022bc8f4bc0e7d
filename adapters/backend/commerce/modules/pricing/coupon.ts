import type { Coupon } from '#core/cart/promotion.ts';
import type { Promotion } from './promotion.ts';

/** A row of `promo_code` with its promotion. */
export type CodeTerms = {
  readonly promotion: Promotion;
  /** The end of the promotion has come, by the clock of the database. */
  readonly hasEnded: boolean;
  /** Goes with no other code. */
  readonly isExclusive: boolean;
  readonly isForMembers: boolean;
  /** Orders of one shopper that may have the promotion; null for any number. */
  readonly usesEach: number | null;
};

/** A code on a cart with what is known of its shopper: `orders` had the promotion already. */
export type TypedCoupon = {
  readonly id: string;
  readonly code: string;
  readonly isMember: boolean;
  readonly orders: number;
  /** Without them the code is unknown on the site. */
  readonly terms?: CodeTerms;
};

/** Why a code takes nothing off. */
export type CouponProblem = 'unknown' | 'expired' | 'membersOnly' | 'usedUp' | 'notCombined' | 'notMet';

export type PricedCoupon = Coupon & { readonly problem?: CouponProblem };
