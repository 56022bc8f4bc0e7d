declare const amountBrand: unique symbol;

/** Money in integer minor units (cents, pence). May be negative. The currency is a field of the containing object. */
export type Amount = number & { readonly [amountBrand]: 'Amount' };

const of = (minorUnits: number): Amount => {
  if (!Number.isSafeInteger(minorUnits)) throw new RangeError(`Not an amount: ${minorUnits}`);
  return (minorUnits + 0) as Amount;
};

const zero = of(0);

export const Amount = {
  zero,
  /**
   * The only constructor. Throws if the number is not a safe integer.
   * Law: an amount is a safe integer of minor units, and never minus zero.
   */
  of,
  /** Law: a sum does not depend on the order of its amounts. */
  sum: (amounts: Iterable<Amount>): Amount => {
    let total = 0;
    for (const amount of amounts) total += amount;
    return of(total);
  },
  add: (a: Amount, b: Amount): Amount => of(a + b),
  /** Law: adding and subtracting undo each other, and a negation adds up to nothing. */
  subtract: (a: Amount, b: Amount): Amount => of(a - b),
  /** Law: units of a price are the price added that often. */
  times: (amount: Amount, units: number): Amount => of(amount * units),
  negate: (amount: Amount): Amount => of(amount === 0 ? 0 : -amount),
  max: (a: Amount, b: Amount): Amount => (a >= b ? a : b),
  min: (a: Amount, b: Amount): Amount => (a <= b ? a : b),
} as const;
