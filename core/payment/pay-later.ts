import { allocate } from '../kernel/allocate.ts';
import type { Amount } from '../kernel/amount.ts';

/** Number of payments of pay later (PAY-02). */
const PAYMENTS = 4;
/** Weeks between two payments. */
const WEEKS = 2;

/** A payment of pay later, `weeks` after the order. */
type Installment = { readonly weeks: number; readonly amount: Amount };

/**
 * The payments of pay later: four equal ones, two weeks apart, without interest (DLG-08).
 * Law: the payments of pay later sum to the amount, and differ by at most one minor unit.
 */
export const installments = (amount: Amount): readonly Installment[] =>
  allocate(
    amount,
    Array.from({ length: PAYMENTS }, () => 1),
  ).map((part, index) => ({ weeks: index * WEEKS, amount: part }));

/** The payment of pay later that is due with the order. */
export const firstInstallment = (amount: Amount): Amount => installments(amount)[0]?.amount ?? amount;
