import { encodePart } from '../kernel/address-part.ts';
import { hasControls } from '../kernel/control-characters.ts';
import type { Filters } from './listing.ts';

/** What is chosen of a facet; nothing of one that is not narrowed by. */
export const valuesOf = (filters: Filters, facetId: string): readonly string[] =>
  Object.hasOwn(filters, facetId) ? (filters[facetId] ?? []) : [];

/** Values of facets with empty parts and repeats left out, in the order in which they were chosen. */
export const filtersOf = (entries: Iterable<readonly [facetId: string, values: readonly string[]]>): Filters => {
  const chosen = new Map<string, Set<string>>();
  for (const [facetId, values] of entries) {
    const known = chosen.get(facetId) ?? new Set<string>();
    for (const value of values) if (value !== '') known.add(value);
    if (facetId !== '' && known.size > 0) chosen.set(facetId, known);
  }
  return Object.fromEntries([...chosen].map(([facetId, values]) => [facetId, [...values]]));
};

/** The most that is taken from an address: facets, values of all facets together, and characters of their ids and values as an address writes them. */
export const FILTER_LIMITS = { facets: 20, values: 50, characters: 3500 } as const;

/** The first facets and values of filters from an address, up to `FILTER_LIMITS` and without those that have control characters; the rest is ignored. */
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
 * Chooses a value of a facet, or lets it go. A facet without values disappears.
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
