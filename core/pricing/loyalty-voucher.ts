import type { Amount } from '../kernel/amount.ts';
import type { Currency } from '../kernel/currency.ts';
import { formatMoney } from '../kernel/format-money.ts';

/** A voucher that costs points (LOY-02). */
export type LoyaltyVoucher = { readonly points: number; readonly amount: Amount };

const isHigher = (one: LoyaltyVoucher, other: LoyaltyVoucher): boolean =>
  one.points > other.points || (one.points === other.points && one.amount > other.amount);

/**
 * The highest voucher within the balance; undefined if there is none (LOY-03).
 * Law: chosen.points <= balance; no other voucher has more points within the balance; order of the list does not matter
 * (PR-14).
 * Law: of two that cost the same the one of the higher amount counts (PR-14, AMB-31).
 */
export const highestVoucher = <Voucher extends LoyaltyVoucher>(
  balance: number,
  vouchers: readonly Voucher[],
): Voucher | undefined =>
  vouchers
    .filter(({ points }) => points <= balance)
    .reduce<Voucher | undefined>((best, one) => (best === undefined || isHigher(one, best) ? one : best), undefined);

/** The amount without decimals, rounded half up for display only (LOY-04). */
export const voucherText = ({ amount }: LoyaltyVoucher, currency: Currency, language: string): string =>
  formatMoney(amount, currency, language, 0);
