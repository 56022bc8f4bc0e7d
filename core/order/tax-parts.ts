import { allocate } from '../kernel/allocate.ts';
import { Amount } from '../kernel/amount.ts';

/** The taxes of the countries of the shop. Provinces of Canada add theirs to GST, or have HST instead. */
type TaxName = 'sales' | 'vat' | 'gst' | 'hst' | 'pst' | 'rst' | 'qst';

/** A tax with its rate in parts per million. */
export type Tax = { readonly name: TaxName; readonly partsPerMillion: number };

/** What was charged of all taxes of a place together, in minor units. */
export type TaxCharge = { readonly taxes: readonly Tax[]; readonly amount: Amount };

/** What was charged of a tax, in minor units. */
export type TaxPart = Tax & { readonly amount: Amount };

/**
 * The parts of the tax that was charged at a place, by its taxes. Throws a RangeError if there is none to charge.
 * Law: the parts of a charged tax sum to it, and no part is a whole minor unit away from its exact share.
 */
export const taxParts = (charged: Amount, taxes: readonly Tax[]): readonly TaxPart[] => {
  const amounts = allocate(
    charged,
    taxes.map(({ partsPerMillion }) => partsPerMillion),
  );
  return taxes.map((tax, index) => ({ ...tax, amount: amounts[index] ?? Amount.zero }));
};

const isSameTax = (one: Tax, other: Tax): boolean =>
  one.name === other.name && one.partsPerMillion === other.partsPerMillion;

/** Charges of places with equal taxes added up, in the order of the first of each; none of nothing. */
const byTaxes = (charges: readonly TaxCharge[]): readonly TaxCharge[] => {
  const sums = new Map<string, TaxCharge>();
  for (const { taxes, amount } of charges) {
    const key = JSON.stringify(taxes);
    sums.set(key, { taxes, amount: Amount.add(sums.get(key)?.amount ?? Amount.zero, amount) });
  }
  return [...sums.values()].filter(({ amount }) => amount !== 0);
};

/**
 * The parts of the tax that was charged at several places. Parts of equal names and rates are added up. Throws a
 * RangeError for a charge without taxes.
 * Law: the parts of several charges sum to them, and each tax has one part.
 */
export const taxPartsOf = (charges: readonly TaxCharge[]): readonly TaxPart[] =>
  byTaxes(charges)
    .flatMap(({ taxes, amount }) => taxParts(amount, taxes))
    .reduce<readonly TaxPart[]>((parts, part) => {
      const same = parts.findIndex((other) => isSameTax(other, part));
      const known = parts[same];
      return known === undefined
        ? [...parts, part]
        : parts.with(same, { ...known, amount: Amount.add(known.amount, part.amount) });
    }, []);
