import type { Coupon } from '#core/cart/promotion.ts';
import type { ErrorId } from '#core/failures/error-catalog.ts';
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

/** The error ids of the problems: the refusal of an entered code, and the text of one that the cart has. */
export const couponErrors = {
  unknown: 'PRM130',
  expired: 'PRM135',
  notMet: 'PRM150',
  notCombined: 'PRM155',
  membersOnly: 'PRM160',
  usedUp: 'PRM175',
} as const satisfies { readonly [problem in CouponProblem]: ErrorId };

/**
 * What a cart lacks for a code, in the currency and language of the site (PRM150): an amount, or what the name of the
 * promotion says.
 */
export type CouponNeeds = { readonly minimum: string; readonly missing: string } | { readonly promotion: string };

/** `needs`: of a code whose conditions are not met. */
export type PricedCoupon = Coupon & { readonly problem?: CouponProblem; readonly needs?: CouponNeeds };
