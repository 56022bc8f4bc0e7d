import { decodePart, encodePart, wellFormed } from '../kernel/address-part.ts';
import { limitFilters } from './filters.ts';
import { filtersOf, sorts, type ListingQuery, type Sort } from './listing.ts';
import { PRICE } from './price-span.ts';

/** The part of a list that its address tells. How many products make a page is the site's. */
export type ListingAddress = Pick<ListingQuery, 'start' | 'sort' | 'filters'>;

const PREFIX = 'filter.';
const DEFAULT_SORT: Sort = sorts[0];

/** Under which keys a form sends the two ends of a price (ux 16). Read, they are a value of the price facet, such as `37..90`. */
export const priceFields = { from: 'price-from', to: 'price-to' } as const;

/** A comma parts two values, so the comma inside a value is written with a percent sign. */
const valuesText = (values: readonly string[]): string =>
  values.map((value) => wellFormed(value).replace(/[%,]/g, encodeURIComponent)).join(',');

/**
 * Reads a list's query, already decoded once, such as a URLSearchParams (PLP-03 to PLP-06).
 * Unknown keys and what goes beyond `FILTER_LIMITS` are left out, start falls back to 0 and sort to `recommended`. The first of a repeated key counts.
 * Law: any query is read without throwing, with bad values falling back.
 */
export const parseListing = (query: Iterable<readonly [key: string, value: string]>): ListingAddress => {
  const entries = [...query];
  const first = (key: string): string => entries.find(([name]) => name === key)?.[1] ?? '';
  const start = first('start');
  const chosen = entries.flatMap(([key, value]) =>
    key.startsWith(PREFIX) ? [[key.slice(PREFIX.length), value.split(',').map(decodePart)] as const] : [],
  );
  const typed = `${first(priceFields.from)}..${first(priceFields.to)}`;
  return {
    start: /^[0-9]{1,9}$/.test(start) ? Number(start) : 0,
    sort: sorts.find((sort) => sort === first('sort')) ?? DEFAULT_SORT,
    filters: limitFilters(filtersOf(typed === '..' ? chosen : [...chosen, [PRICE, [typed]]])),
  };
};

/**
 * Writes a list's query without a question mark; what is the default is left out.
 * Law: reading what was written gives the same list (PLP-05).
 */
export const formatListing = ({ start, sort, filters }: ListingAddress): string =>
  [
    ...(start === 0 ? [] : [`start=${start}`]),
    ...(sort === DEFAULT_SORT ? [] : [`sort=${sort}`]),
    ...Object.entries(filters).map(
      ([facetId, values]) => `${PREFIX}${encodePart(facetId)}=${encodePart(valuesText(values)).replaceAll('%2C', ',')}`,
    ),
  ].join('&');
