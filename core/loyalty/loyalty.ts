import { Amount } from '../kernel/amount.ts';
import type { Currency } from '../kernel/currency.ts';
import { Money } from '../kernel/money.ts';
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
const nextVoucher = (points: number, vouchers: readonly LoyaltyVoucher[]): LoyaltyVoucher | undefined =>
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

/** The voucher of exactly this many points; undefined if there is none (LOY-12). */
export const voucherOf = (points: number, vouchers: readonly LoyaltyVoucher[]): LoyaltyVoucher | undefined =>
  vouchers.find((one) => one.points === points);

type Paying = { readonly method: string; readonly amount: Amount };
const isReward = ({ method }: Paying): boolean => method === 'REWARD_CODE' || method === 'REWARD_CARD';

/**
 * The most that a voucher may pay: what rewards leave of `payable`, which is what prepaid tenders may pay. Credit and gift
 * cards pay after points.
 */
export const payableByPoints = (payable: Amount, tenders: readonly Paying[]): Amount =>
  Amount.subtract(payable, Amount.sum(tenders.filter(isReward).map(({ amount }) => amount)));

/** A voucher that a member can use, and the points that are left. */
type VoucherChoice = LoyaltyVoucher & { readonly left: number };

/**
 * The vouchers that a member can use for an order, the highest first.
 * Law: each choice costs what the member has at most, pays what may be paid at most, and leaves the rest (LOY-12).
 */
export const voucherChoices = ({ points, vouchers }: Loyalty, payable: Amount): readonly VoucherChoice[] =>
  vouchers
    .filter((one) => one.points <= points && one.amount <= payable)
    .toSorted((a, b) => b.points - a.points || b.amount - a.amount)
    .map((one) => ({ ...one, left: points - one.points }));

/**
 * Points that goods earn, one for each full unit of the currency. `goods` are paid and kept, after discounts and without
 * tax; of them counts the share that neither points nor rewards have paid, which are `prepaid` of the `total`.
 * Law: what is given back takes its points with it, and all goods given back leave none.
 * Law: an order that points and rewards pay in full earns nothing.
 */
export const earnedPoints = (
  { goods, total, prepaid }: { readonly goods: Amount; readonly total: Amount; readonly prepaid: Amount },
  currency: Currency,
): number => {
  const unpaid = Amount.subtract(total, prepaid);
  if (goods <= 0 || unpaid <= 0) return 0;
  return Math.floor(Money.toDecimal(Amount.of(Number((BigInt(goods) * BigInt(unpaid)) / BigInt(total))), currency));
};
