import { Amount } from '../kernel/amount.ts';

/**
 * What the credit of an athlete pays.
 * Law: credit pays the lesser of what remains of it and what remains to be paid by prepaid tenders (PAY-13, GFT-09).
 */
export const payableCredit = (remainingCredit: Amount, remainingForPrepaid: Amount): Amount =>
  Amount.max(Amount.zero, Amount.min(remainingCredit, remainingForPrepaid));
