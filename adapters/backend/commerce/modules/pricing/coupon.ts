import type { Coupon } from '#core/cart/promotion.ts';
import type { Promotion } from './promotion.ts';

/** A row of `promo_code` with its promotion. */
export type CodeTerms = {
  readonly promotion: Promotion;
  /** Position of the promotion: codes apply in ascending order of it. */
  readonly position: number;
  /** Whether the promotion has ended, by the clock of the database. */
  readonly hasEnded: boolean;
  /** Not combinable with other codes. */
  readonly isExclusive: boolean;
  readonly isForMembers: boolean;
  /** Largest number of orders per shopper; null without a limit. */
  readonly usesEach: number | null;
  /** Whether its promotion has reached its largest number of orders. */
  readonly isUsedUp: boolean;
};

/** A code of a cart with data of its shopper: `orders` is the number of orders with the promotion. */
export type EnteredCoupon = {
  readonly id: string;
  readonly code: string;
  readonly isMember: boolean;
  readonly orders: number;
  /** Undefined for a code that is unknown on the site. */
  readonly terms?: CodeTerms;
};

/** Why a code has no effect. */
export type CouponProblem = 'unknown' | 'expired' | 'membersOnly' | 'usedUp' | 'notCombined' | 'notMet';

export type PricedCoupon = Coupon & { readonly problem?: CouponProblem };
