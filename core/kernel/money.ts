import { Amount } from './amount.ts';
import { Currency } from './currency.ts';

/** A price with its currency. */
export type Money = { readonly amount: Amount; readonly currency: Currency };

/**
 * Rounds minor units with a fraction. It is the only rounding function.
 * Law: rounding is half away from zero and at most half a unit off.
 */
const round = (minorUnits: number): Amount => {
  const magnitude = Math.round(Math.abs(minorUnits));
  return Amount.of(minorUnits < 0 ? -magnitude : magnitude);
};

/**
 * A share of an amount in parts per million (200_000 = 20 %, 149_750 = 14.975 %), rounded once.
 * Law: a share is within half a unit of the exact one, and mirrors for negative amounts.
 * Law: a share grows with its parts, from nothing to the whole.
 */
const share = (amount: Amount, partsPerMillion: number): Amount => {
  const exact = BigInt(amount) * BigInt(partsPerMillion);
  const negative = exact < 0n;
  const rounded = ((negative ? -exact : exact) + 500_000n) / 1_000_000n;
  return Amount.of(Number(negative ? -rounded : rounded));
};

/**
 * Converts a decimal number of the wire (12.34) to minor units of the currency.
 * Law: a decimal with too many digits is rounded half away from zero, as it is written.
 */
const fromDecimal = (decimal: number, currency: Currency): Amount => {
  if (!Number.isFinite(decimal)) throw new RangeError(`Not a decimal amount: ${decimal}`);
  const shifted = Number(`${decimal}e${Currency.digits(currency)}`);
  return round(Number.isNaN(shifted) ? decimal * 10 ** Currency.digits(currency) : shifted);
};

/**
 * Converts minor units to the decimal number of the wire.
 * Law: a decimal of the wire and back is the same amount.
 */
const toDecimal = (amount: Amount, currency: Currency): number => amount / 10 ** Currency.digits(currency);

export const Money = { round, share, fromDecimal, toDecimal } as const;
