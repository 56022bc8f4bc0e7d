import { valuesOf, type Filters } from './listing.ts';

/** A price range in units of the site's currency. Both ends are inclusive; a missing end is open. */
export type PriceSpan = { readonly from?: number; readonly to?: number };

/** The facet whose value may be a range. */
export const PRICE = 'price';

/** At most two decimals, as in every currency of the sites. */
const WRITTEN = /^([0-9]{1,6}(?:\.[0-9]{1,2})?)?\s*\.\.\s*([0-9]{1,6}(?:\.[0-9]{1,2})?)?$/;
/**
 * Typed amount without spaces: currency symbol or code on either side, comma between thousands, point or comma before
 * decimals.
 */
const TYPED = /^(?:\p{Sc}|[A-Z]{3})?([0-9]{1,6}|[0-9]{1,3},[0-9]{3})(?:[.,]([0-9]{1,2}))?(?:\p{Sc}|[A-Z]{3})?$/u;

/**
 * Normalizes a typed amount of any site, such as `$1,000.50` or `1 000,50 $`, to a part of a range: `1000.50`. An empty
 * text is an open end; undefined for any other text. Currencies are not converted.
 * Law: a price as a site writes it, with its currency and grouped digits, is the amount that it names.
 */
export const typedPrice = (typed: string): string | undefined => {
  const text = typed.replaceAll(/\s/g, '');
  const [, units, decimals] = TYPED.exec(text) ?? [];
  if (units === undefined) return text === '' ? text : undefined;
  return [units.replace(',', ''), ...(decimals === undefined ? [] : [decimals])].join('.');
};

/**
 * Reads a range value of the price facet: `37..90`, `37.50..` or `..90`. Undefined for any other value.
 * Law: the smaller of two ends is the lower one, in whichever place it is written.
 */
export const parsePriceSpan = (value: string): PriceSpan | undefined => {
  const [, from = '', to = ''] = WRITTEN.exec(value.trim()) ?? [];
  if (from !== '' && to !== '') return { from: Math.min(+from, +to), to: Math.max(+from, +to) };
  if (from !== '') return { from: +from };
  return to === '' ? undefined : { to: +to };
};

/** The first selected price range, with its facet value. */
export const chosenPriceSpan = (filters: Filters): (PriceSpan & { readonly value: string }) | undefined => {
  for (const value of valuesOf(filters, PRICE)) {
    const span = parsePriceSpan(value);
    if (span !== undefined) return { ...span, value };
  }
  return undefined;
};
