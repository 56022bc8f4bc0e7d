import { decodePart, encodePart, wellFormed } from '../kernel/address-part.ts';
import { limitFilters } from './filters.ts';
import { filtersOf, sorts, type ListingQuery, type Sort } from './listing.ts';
import { parsePriceSpan, PRICE, typedPrice } from './price-span.ts';

/** The part of a list query that its address contains. The page size is a setting of the site. */
export type ListingAddress = Pick<ListingQuery, 'start' | 'sort' | 'filters'>;

const PREFIX = 'filter.';
const DEFAULT_SORT: Sort = sorts[0];

/**
 * Form field names for the two ends of a price range (ux 16). They are read as a value of the price facet, such as
 * `37..90`.
 */
export const priceFields = { from: 'price-from', to: 'price-to' } as const;
export const priceEnds = ['from', 'to'] as const;

/** Maximum length of a price field in characters: `999 999,99 CAD` and some spaces. */
export const PRICE_LENGTH = 16;

type Query = Iterable<readonly [key: string, value: string]>;
type PriceEnds = { readonly from: string; readonly to: string };

const firstOf = (query: Query, key: string): string => [...query].find(([name]) => name === key)?.[1] ?? '';

const typedEnds = (query: Query): PriceEnds => {
  const end = (key: string): string => wellFormed(firstOf(query, key).trim().slice(0, PRICE_LENGTH)).trim();
  return { from: end(priceFields.from), to: end(priceFields.to) };
};

/**
 * The two ends as typed if one of them is not an amount; the query then has no price range (ux 16). Undefined
 * otherwise.
 */
export const refusedPrices = (query: Query): PriceEnds | undefined => {
  const ends = typedEnds(query);
  return typedPrice(ends.from) === undefined || typedPrice(ends.to) === undefined ? ends : undefined;
};

/** The typed ends as a value of the price facet; empty if they are empty or not amounts. */
const typedSpan = (query: Query): readonly string[] => {
  const { from, to } = typedEnds(query);
  const ends = [typedPrice(from), typedPrice(to)];
  const [low, high] = ends;
  const isReversed = low !== '' && high !== '' && Number(low) > Number(high);
  const span = (isReversed ? [high, low] : ends).join('..');
  return ends.includes(undefined) || parsePriceSpan(span) === undefined ? [] : [span];
};

/** Values are separated by commas, so commas within a value are percent-encoded. */
const valuesText = (values: readonly string[]): string =>
  values.map((value) => wellFormed(value).replace(/[%,]/g, encodeURIComponent)).join(',');

/** Maximum start of a list address. A limit keeps the number of different pages small. */
const LAST_START = 9_999;

/** The index of the first product of the page that contains a product. */
export const pageStart = (start: number, pageSize: number): number => start - (start % pageSize);

/**
 * Reads the query of a list, decoded once, such as a URLSearchParams (PLP-03 to PLP-06). Unknown keys and values beyond
 * `FILTER_LIMITS` are ignored, an invalid start is 0, an invalid sort is `recommended`, an invalid price range is
 * ignored. The first of a repeated key counts. `pageSize`: products per page; start is rounded down to the first
 * product of its page.
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
 * Writes the query of a list, without a question mark; defaults are omitted.
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
 * The canonical form of a list's query: equal for all addresses of the same list, whatever other keys they have and in
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
