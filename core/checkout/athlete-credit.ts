import { Amount } from '../kernel/amount.ts';

/**
 * What the credit of an athlete pays.
 * Law: credit pays the lesser of what remains of it and what remains to be paid (PAY-13).
 */
export const payableCredit = (remainingCredit: Amount, remainingToPay: Amount): Amount =>
  Amount.max(Amount.zero, Amount.min(remainingCredit, remainingToPay));
