import { valuesOf, type Filters } from './listing.ts';

/** Prices between two ends, in units of the site's currency. Both ends count in, and a missing one is open. */
export type PriceSpan = { readonly from?: number; readonly to?: number };

/** The facet of which a span may be a value. */
export const PRICE = 'price';

/** With as many decimals as every currency of the sites has. */
const WRITTEN = /^([0-9]{1,6}(?:\.[0-9]{1,2})?)?\s*\.\.\s*([0-9]{1,6}(?:\.[0-9]{1,2})?)?$/;
/** Without spaces: a currency sign or code on either side, a comma after the thousands, a point or comma before decimals. */
const TYPED = /^(?:\p{Sc}|[A-Z]{3})?([0-9]{1,6}|[0-9]{1,3},[0-9]{3})(?:[.,]([0-9]{1,2}))?(?:\p{Sc}|[A-Z]{3})?$/u;

/**
 * One end as shoppers of any site type it, such as `$1,000.50` or `1 000,50 $`, as a part of a span: `1000.50`. An empty
 * text is an open end. Undefined where it is no amount. A currency is not converted: prices are in the site's.
 * Law: a price as a site writes it, with its currency and grouped digits, is the amount that it names.
 */
export const typedPrice = (typed: string): string | undefined => {
  const text = typed.replaceAll(/\s/g, '');
  const [, units, decimals] = TYPED.exec(text) ?? [];
  if (units === undefined) return text === '' ? text : undefined;
  return [units.replace(',', ''), ...(decimals === undefined ? [] : [decimals])].join('.');
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
