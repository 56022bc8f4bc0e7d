import { valuesOf, type Filters } from './listing.ts';

/** Prices between two ends, in units of the site's currency. Both ends count in, and a missing one is open. */
export type PriceSpan = { readonly from?: number; readonly to?: number };

/** The facet of which a span may be a value. */
export const PRICE = 'price';

/** With as many decimals as every currency of the sites has. */
const WRITTEN = /^([0-9]{1,6}(?:\.[0-9]{1,2})?)?\s*\.\.\s*([0-9]{1,6}(?:\.[0-9]{1,2})?)?$/;
const WRITTEN_END = /^(?:[0-9]{1,6}(?:\.[0-9]{1,2})?)?$/;

/**
 * One end as it is typed, with a point or a comma before its decimals, as a part of a span; an empty text is an open
 * end. Undefined where it is no amount.
 */
export const typedPrice = (typed: string): string | undefined => {
  const written = typed.replaceAll(/\s/g, '').replace(',', '.');
  return WRITTEN_END.test(written) ? written : undefined;
};

/**
 * Reads a value of the price facet that is a span: `37..90`, `37.50..` or `..90`. Any other value is none.
 * Law: the smaller of two ends is the lower one, in whichever place it is written.
 */
export const parsePriceSpan = (value: string): PriceSpan | undefined => {
  const [, from = '', to = ''] = WRITTEN.exec(value.trim()) ?? [];
  if (from !== '' && to !== '') return { from: Math.min(+from, +to), to: Math.max(+from, +to) };
  if (from !== '') return { from: +from };
  return to === '' ? undefined : { to: +to };
};

/** The span among the chosen prices, the first where an address has more, with the value that it is. */
export const chosenPriceSpan = (filters: Filters): (PriceSpan & { readonly value: string }) | undefined => {
  for (const value of valuesOf(filters, PRICE)) {
    const span = parsePriceSpan(value);
    if (span !== undefined) return { ...span, value };
  }
  return undefined;
};
