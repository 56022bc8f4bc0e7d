import type { PaymentMethodCode } from '../payment/payment-method.ts';
import { highestVoucher, type LoyaltyVoucher } from '../pricing/loyalty-voucher.ts';

/** The methods by which loyalty pays (LOY-09, CART-46). */
export const loyaltyMethods = [
  'LOYALTY_POINTS',
  'REWARD_CODE',
  'REWARD_CARD',
] as const satisfies readonly PaymentMethodCode[];

/** What a member has (LOY-02). */
export type Loyalty = { readonly points: number; readonly vouchers: readonly LoyaltyVoucher[] };

/** What the programme says to someone. `Nothing` is said to a member of a programme without vouchers. */
export type LoyaltyOffer =
  | { readonly _tag: 'Join' }
  | { readonly _tag: 'Voucher'; readonly voucher: LoyaltyVoucher }
  | { readonly _tag: 'PointsMissing'; readonly missing: number; readonly next: LoyaltyVoucher }
  | { readonly _tag: 'Nothing' };

const isNearer = (one: LoyaltyVoucher, other: LoyaltyVoucher): boolean =>
  one.points < other.points || (one.points === other.points && one.amount > other.amount);

/**
 * The voucher that a balance reaches next.
 * Law: the next voucher is the cheapest above the balance, of equals the one of the higher amount (LOY-11, AMB-31).
 */
export const nextVoucher = (points: number, vouchers: readonly LoyaltyVoucher[]): LoyaltyVoucher | undefined =>
  vouchers
    .filter((one) => one.points > points)
    .reduce<LoyaltyVoucher | undefined>(
      (best, one) => (best === undefined || isNearer(one, best) ? one : best),
      undefined,
    );

/**
 * Non-members are asked to join. A member is offered the highest voucher within reach;
 * with none within reach the points that are missing for the next one are given (LOY-03).
 * Law: missing points and balance make up what the next voucher costs, and no voucher costs less (LOY-11).
 */
export const loyaltyOffer = (loyalty: Loyalty | undefined): LoyaltyOffer => {
  if (loyalty === undefined) return { _tag: 'Join' };
  const voucher = highestVoucher(loyalty.points, loyalty.vouchers);
  if (voucher !== undefined) return { _tag: 'Voucher', voucher };
  const next = nextVoucher(loyalty.points, loyalty.vouchers);
  return next === undefined
    ? { _tag: 'Nothing' }
    : { _tag: 'PointsMissing', missing: next.points - loyalty.points, next };
};
