import { decodePart, encodePart, wellFormed } from '../kernel/address-part.ts';
import { limitFilters } from './filters.ts';
import { filtersOf, sorts, type ListingQuery, type Sort } from './listing.ts';
import { parsePriceSpan, PRICE, typedPrice } from './price-span.ts';

/** The part of a list that its address holds. How many products make a page is the site's. */
export type ListingAddress = Pick<ListingQuery, 'start' | 'sort' | 'filters'>;

const PREFIX = 'filter.';
const DEFAULT_SORT: Sort = sorts[0];

/**
 * Under which keys a form sends the two ends of a price (ux 16). Read, they are a value of the price facet, such as
 * `37..90`.
 */
export const priceFields = { from: 'price-from', to: 'price-to' } as const;
export const priceEnds = ['from', 'to'] as const;

/** The longest text that a price field takes, in characters: `999 999,99 CAD` and some spaces. */
export const PRICE_LENGTH = 16;

type Query = Iterable<readonly [key: string, value: string]>;
type PriceEnds = { readonly from: string; readonly to: string };

const firstOf = (query: Query, key: string): string => [...query].find(([name]) => name === key)?.[1] ?? '';

const typedEnds = (query: Query): PriceEnds => {
  const end = (key: string): string => wellFormed(firstOf(query, key).trim().slice(0, PRICE_LENGTH)).trim();
  return { from: end(priceFields.from), to: end(priceFields.to) };
};

/** Both ends as they were typed where one of them is no amount; such a query has no typed price (ux 16). */
export const refusedPrices = (query: Query): PriceEnds | undefined => {
  const ends = typedEnds(query);
  return typedPrice(ends.from) === undefined || typedPrice(ends.to) === undefined ? ends : undefined;
};

/** The typed ends as a value of the price facet; none where they are empty or refused. */
const typedSpan = (query: Query): readonly string[] => {
  const { from, to } = typedEnds(query);
  const ends = [typedPrice(from), typedPrice(to)];
  const span = ends.join('..');
  return ends.includes(undefined) || parsePriceSpan(span) === undefined ? [] : [span];
};

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
export const parseListing = (query: Query, pageSize: number): ListingAddress => {
  const entries = [...query];
  const start = firstOf(entries, 'start');
  const chosen = entries.flatMap(([key, value]) =>
    key.startsWith(PREFIX) ? [[key.slice(PREFIX.length), value.split(',').map(decodePart)] as const] : [],
  );
  return {
    start: /^[0-9]{1,9}$/.test(start) ? pageStart(Math.min(Number(start), LAST_START), pageSize) : 0,
    sort: sorts.find((sort) => sort === firstOf(entries, 'sort')) ?? DEFAULT_SORT,
    filters: limitFilters(filtersOf([...chosen, [PRICE, typedSpan(entries)]])),
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
 * Law: a canonical query keeps what was typed as a price, refused or not.
 */
export const canonicalListing = (query: Query, pageSize: number): string => {
  const entries = [...query];
  const { filters, ...list } = parseListing(entries, pageSize);
  const refused = refusedPrices(entries);
  const sorted = Object.entries(filters)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([facetId, values]) => [facetId, values.toSorted()] as const);
  return [
    formatListing({ ...list, filters: filtersOf(sorted) }),
    ...priceEnds.map((end) => (refused?.[end] ? `${priceFields[end]}=${encodePart(refused[end])}` : '')),
  ]
    .filter((part) => part !== '')
    .join('&');
};
