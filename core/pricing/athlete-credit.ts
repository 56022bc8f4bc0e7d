import { Amount } from '../kernel/amount.ts';

/** What an athlete's credit holds, and what of it pays for this cart (PAY-12). */
export type AthleteAmounts = { readonly remaining: Amount; readonly payable: Amount };

/**
 * What an athlete's credit pays, in minor units.
 * Law: what is payable exceeds neither the credit nor what remains to be paid, and is one of the two (PAY-13).
 * Law: a credit below zero pays nothing (PAY-13).
 */
export const athleteAmounts = (credit: Amount, remainingToPay: Amount): AthleteAmounts => {
  const remaining = Amount.max(Amount.zero, credit);
  return { remaining, payable: Amount.min(remaining, remainingToPay) };
};
