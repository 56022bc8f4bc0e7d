import { filtersOf, valuesOf, type Facet, type Filters } from './listing.ts';

/**
 * The chosen values that the listing knows. Every link of a list repeats them, so invented values are left out;
 * of a facet with no other value the first one stays, because it is why the list is empty.
 */
export const knownFilters = (facets: readonly Facet[], filters: Filters): Filters =>
  filtersOf(
    facets.map(({ id, values }) => {
      const chosen = valuesOf(filters, id);
      const known = chosen.filter((value) => values.some((one) => one.id === value));
      return [id, known.length > 0 ? known : chosen.slice(0, 1)];
    }),
  );
