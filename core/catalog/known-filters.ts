import { formatQuery } from '../site/query.ts';
import { formatListing } from './listing-address.ts';
import { filtersOf, valuesOf, type Facet, type Filters, type ListingQuery } from './listing.ts';

/** The chosen values that the facets of a list have. */
const knownFilters = (facets: readonly Facet[], filters: Filters): Filters =>
  filtersOf(
    facets.map(({ id, values }) => [
      id,
      valuesOf(filters, id).filter((value) => values.some((one) => one.id === value)),
    ]),
  );

const sizeOf = (filters: Filters): number => Object.values(filters).flat().length;

/**
 * Where a list moves that is asked for with values that it does not have: its address without them, from its beginning,
 * so that any number of invented values leads to one page. Undefined where the list has all of them.
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
