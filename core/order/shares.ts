import { allocate } from '../kernel/allocate.ts';
import { Amount } from '../kernel/amount.ts';

/** A priced line of an order. Amounts are minor units of the whole line, `price` of one unit. */
export type LinePrice = {
  readonly quantity: number;
  readonly price: Amount;
  /** Discounts in the order in which they were applied, as positive amounts. */
  readonly discounts: readonly { readonly promotionId: string; readonly amount: Amount }[];
  readonly tax: Amount;
};

/** The fixed share of one unit, in minor units: what it paid, of which a refund is the sum. */
export type UnitShare = {
  readonly price: Amount;
  readonly discounts: readonly { readonly promotionId: string; readonly amount: Amount }[];
  readonly discount: Amount;
  readonly tax: Amount;
  /** Contribution to the total of the order. */
  readonly amount: Amount;
};

/**
 * Splits a line over its units. Each discount is split by what earlier ones left of each unit, so that no unit costs
 * less than nothing.
 * Law: the shares of the units sum to the line, for each discount and for the tax.
 * Law: no unit costs less than nothing.
 */
export const unitShares = (
  { quantity, price, discounts, tax }: LinePrice,
  { isTaxIncluded }: { readonly isTaxIncluded: boolean },
): readonly UnitShare[] => {
  let left: readonly Amount[] = Array.from({ length: quantity }, () => price);
  const split = discounts.map(({ promotionId, amount }) => {
    const parts = allocate(amount, left);
    left = left.map((net, unit) => Amount.subtract(net, parts[unit] ?? Amount.zero));
    return { promotionId, parts };
  });
  const taxes = allocate(tax, left);
  return left.map((net, unit) => {
    const share = taxes[unit] ?? Amount.zero;
    return {
      price,
      discounts: split.flatMap(({ promotionId, parts }) => {
        const amount = parts[unit] ?? Amount.zero;
        return amount === 0 ? [] : [{ promotionId, amount }];
      }),
      discount: Amount.subtract(price, net),
      tax: share,
      amount: isTaxIncluded ? net : Amount.add(net, share),
    };
  });
};
