import type { Amount } from '../kernel/amount.ts';
import type { Currency } from '../kernel/currency.ts';
import { formatMoney } from '../kernel/format-money.ts';

/** Points that can be turned into money (LOY-02). */
export type LoyaltyVoucher = { readonly points: number; readonly amount: Amount };

const isHigher = (one: LoyaltyVoucher, other: LoyaltyVoucher): boolean => one.points > other.points || (one.points === other.points && one.amount > other.amount);

/**
 * The voucher on offer. The chosen voucher costs no more than the balance, and no other within the balance has more points (PR-14, LOY-03).
 * Of two that cost the same the one of the higher amount counts (AMB-31), so the order of the list does not matter.
 */
export const highestVoucher = <Voucher extends LoyaltyVoucher>(balance: number, vouchers: readonly Voucher[]): Voucher | undefined =>
  vouchers.filter(({ points }) => points <= balance).reduce<Voucher | undefined>((best, one) => (best === undefined || isHigher(one, best) ? one : best), undefined);

/** A voucher is worth an amount without decimals; a half is rounded up for the eye alone (LOY-04). */
export const voucherText = ({ amount }: LoyaltyVoucher, currency: Currency, language: string): string => formatMoney(amount, currency, language, 0);
