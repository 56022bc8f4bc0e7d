import { encodePart } from '../kernel/address-part.ts';
import { hasControls } from '../kernel/control-characters.ts';
import { filtersOf, valuesOf, type Filters } from './listing.ts';

/**
 * Limits of filters read from an address: facets, values of all facets, and encoded characters of their ids and values.
 */
const FILTER_LIMITS = { facets: 20, values: 50, characters: 3500 } as const;

/**
 * The first facets and values of filters from an address, up to `FILTER_LIMITS` and without control characters; the
 * rest is ignored.
 */
export const limitFilters = (filters: Filters): Filters => {
  let { values, characters }: { values: number; characters: number } = FILTER_LIMITS;
  const fits = (part: string): boolean => {
    characters -= encodePart(part).length;
    return characters >= 0 && !hasControls(part);
  };
  const limited = Object.entries(filters)
    .slice(0, FILTER_LIMITS.facets)
    .filter(([facetId]) => fits(facetId))
    .map(([facetId, chosen]) => {
      const taken = chosen.slice(0, values).filter(fits);
      values -= taken.length;
      return [facetId, taken] as const;
    });
  return filtersOf(limited);
};

/**
 * Selects or deselects a value of a facet. A facet without values is removed.
 * Law: choosing twice changes nothing, and choosing once does.
 */
export const toggleFilter = (
  filters: Filters,
  choice: { readonly facetId: string; readonly value: string },
): Filters => {
  const known = valuesOf(filters, choice.facetId);
  const values = known.includes(choice.value)
    ? known.filter((value) => value !== choice.value)
    : [...known, choice.value];
  return filtersOf(Object.entries({ ...filters, [choice.facetId]: values }));
};
