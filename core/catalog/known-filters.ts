import { formatQuery } from '../site/query.ts';
import { formatListing } from './listing-address.ts';
import { filtersOf, valuesOf, type Facet, type Filters, type ListingQuery } from './listing.ts';

/** The selected values that exist in the facets of a list. */
const knownFilters = (facets: readonly Facet[], filters: Filters): Filters =>
  filtersOf(
    facets.map(({ id, values }) => [
      id,
      valuesOf(filters, id).filter((value) => values.some((one) => one.id === value)),
    ]),
  );

const sizeOf = (filters: Filters): number => Object.values(filters).flat().length;

/**
 * The address to redirect to if a list is requested with values that it does not have: without them, from its start, so
 * that any number of invented values leads to one page. Undefined if the list has all of them.
 */
export const addressWithoutUnknown = (
  { sort, filters }: Pick<ListingQuery, 'sort' | 'filters'>,
  facets: readonly Facet[],
  { path, term = '' }: { readonly path: string; readonly term?: string },
): string | undefined => {
  const known = knownFilters(facets, filters);
  if (sizeOf(known) === sizeOf(filters)) return undefined;
  const parts = [term === '' ? '' : formatQuery([['q', term]]), formatListing({ start: 0, sort, filters: known })];
  const query = parts.filter((part) => part !== '').join('&');
  return query === '' ? path : `${path}?${query}`;
};
