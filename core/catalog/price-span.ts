import { valuesOf, type Filters } from './listing.ts';

/** Prices between two ends, in whole units of the site's currency. Both ends count in, and a missing one is open. */
export type PriceSpan = { readonly from?: number; readonly to?: number };

/** The facet of which a span may be a value. */
export const PRICE = 'price';

const WRITTEN = /^([0-9]{0,6})\s*\.\.\s*([0-9]{0,6})$/;

/**
 * Reads a value of the price facet that is a span: `37..90`, `37..` or `..90`. Any other value is none.
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
