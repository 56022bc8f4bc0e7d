import { decodePart, encodePart, wellFormed } from '../kernel/address-part.ts';
import { limitFilters } from './filters.ts';
import { filtersOf, sorts, type ListingQuery, type Sort } from './listing.ts';
import { parsePriceSpan, PRICE } from './price-span.ts';

/** The part of a list that its address tells. How many products make a page is the site's. */
export type ListingAddress = Pick<ListingQuery, 'start' | 'sort' | 'filters'>;

const PREFIX = 'filter.';
const DEFAULT_SORT: Sort = sorts[0];

/**
 * Under which keys a form sends the two ends of a price (ux 16). Read, they are a value of the price facet, such as
 * `37..90`.
 */
export const priceFields = { from: 'price-from', to: 'price-to' } as const;

/** A comma parts two values, so the comma inside a value is written with a percent sign. */
const valuesText = (values: readonly string[]): string =>
  values.map((value) => wellFormed(value).replace(/[%,]/g, encodeURIComponent)).join(',');

/**
 * The last product where an address may start. Addresses beyond it are the same page, so that there are few of them.
 */
const LAST_START = 9_999;

/** The first product of the page that contains a product. */
export const pageStart = (start: number, pageSize: number): number => start - (start % pageSize);

/**
 * Reads a list's query, already decoded once, such as a URLSearchParams (PLP-03 to PLP-06).
 * Unknown keys and what goes beyond `FILTER_LIMITS` are left out, start falls back to 0 and sort to `recommended`, and
 * prices that are no span are none. The first of a repeated key counts.
 * `pageSize` is how many products the site puts on a page: start is rounded down to the first product of its page.
 * Law: any query is read without throwing, with bad values falling back.
 */
export const parseListing = (
  query: Iterable<readonly [key: string, value: string]>,
  pageSize: number,
): ListingAddress => {
  const entries = [...query];
  const first = (key: string): string => entries.find(([name]) => name === key)?.[1] ?? '';
  const start = first('start');
  const chosen = entries.flatMap(([key, value]) =>
    key.startsWith(PREFIX) ? [[key.slice(PREFIX.length), value.split(',').map(decodePart)] as const] : [],
  );
  const typed = `${first(priceFields.from)}..${first(priceFields.to)}`;
  return {
    start: /^[0-9]{1,9}$/.test(start) ? pageStart(Math.min(Number(start), LAST_START), pageSize) : 0,
    sort: sorts.find((sort) => sort === first('sort')) ?? DEFAULT_SORT,
    filters: limitFilters(filtersOf(parsePriceSpan(typed) === undefined ? chosen : [...chosen, [PRICE, [typed]]])),
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

/**
 * The canonical form of a list's query: addresses of the same list have the same one, whatever else they contain and in
 * whatever order (PLP-05).
 * Law: a canonical query gives the same list, and its canonical form is itself.
 */
export const canonicalListing = (query: Iterable<readonly [key: string, value: string]>, pageSize: number): string => {
  const { filters, ...list } = parseListing(query, pageSize);
  const sorted = Object.entries(filters)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([facetId, values]) => [facetId, values.toSorted()] as const);
  return formatListing({ ...list, filters: filtersOf(sorted) });
};
