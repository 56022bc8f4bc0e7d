import { Amount } from '../kernel/amount.ts';

/** Usage of a yearly cap. `percent` is the width of the bar. */
export type SpendCap = {
  readonly spent: Amount;
  readonly cap: Amount;
  readonly remaining: Amount;
  readonly excess: Amount;
  readonly percent: number;
};

/**
 * Computes remaining amount and excess. A cap of zero, or none, has no bar. Caps come only from the profile (SPC-09).
 * Law: what remains less what is in excess makes up the cap with what was spent (SPC-10).
 * Law: a bar is between 0 and 100 percent wide, and full exactly when the cap is reached (SPC-10).
 */
export const spendCap = (spent: Amount, cap: Amount = Amount.zero): SpendCap | undefined => {
  if (cap <= 0) return undefined;
  return {
    spent,
    cap,
    remaining: Amount.max(Amount.zero, Amount.subtract(cap, spent)),
    excess: Amount.max(Amount.zero, Amount.subtract(spent, cap)),
    percent: Math.min(100, Math.max(0, (spent / cap) * 100)),
  };
};

/**
 * The cap of an athlete, of whom only the remaining credit is known (SPC-08).
 * Law: of an athlete the credit and what was spent make up the cap (SPC-04).
 */
export const creditCap = (remaining: Amount, cap: Amount = Amount.zero): SpendCap | undefined =>
  spendCap(Amount.subtract(cap, remaining), cap);
