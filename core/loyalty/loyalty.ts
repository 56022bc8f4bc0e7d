import type { PaymentMethodCode } from '../payment/payment-method.ts';
import { highestVoucher, type LoyaltyVoucher } from '../pricing/loyalty-voucher.ts';

/** Payment methods of the loyalty program (LOY-09, CART-46). */
export const loyaltyMethods = [
  'LOYALTY_POINTS',
  'REWARD_CODE',
  'REWARD_CARD',
] as const satisfies readonly PaymentMethodCode[];

/** A member's balance (LOY-02). */
export type Loyalty = { readonly points: number; readonly vouchers: readonly LoyaltyVoucher[] };

/** The loyalty message. `Nothing`: for a member of a program without vouchers. */
export type LoyaltyOffer =
  | { readonly _tag: 'Join' }
  | { readonly _tag: 'Voucher'; readonly voucher: LoyaltyVoucher }
  | { readonly _tag: 'PointsMissing'; readonly missing: number; readonly next: LoyaltyVoucher }
  | { readonly _tag: 'Nothing' };

const isNearer = (one: LoyaltyVoucher, other: LoyaltyVoucher): boolean =>
  one.points < other.points || (one.points === other.points && one.amount > other.amount);

/**
 * The next voucher above a balance.
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
 * The loyalty message of a shopper. Non-members are invited to join. A member sees the highest voucher within reach, or
 * the points missing for the next one (LOY-03).
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
