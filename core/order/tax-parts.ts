import { allocate } from '../kernel/allocate.ts';
import { Amount } from '../kernel/amount.ts';

/** The taxes of the countries of the shop. Provinces of Canada add theirs to GST, or have HST instead. */
type TaxName = 'sales' | 'vat' | 'gst' | 'hst' | 'pst' | 'rst' | 'qst';

/** A tax with its rate in parts per million. */
export type Tax = { readonly name: TaxName; readonly partsPerMillion: number };

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
