import type { Filters } from './listing.ts';

/** What is chosen of a facet; nothing of one that is not narrowed by. */
export const valuesOf = (filters: Filters, facetId: string): readonly string[] => (Object.hasOwn(filters, facetId) ? (filters[facetId] ?? []) : []);

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

/**
 * Chooses a value of a facet, or lets it go. A facet without values disappears.
 * Law: choosing twice changes nothing, and choosing once does.
 */
export const toggleFilter = (filters: Filters, choice: { readonly facetId: string; readonly value: string }): Filters => {
  const known = valuesOf(filters, choice.facetId);
  const values = known.includes(choice.value) ? known.filter((value) => value !== choice.value) : [...known, choice.value];
  return filtersOf(Object.entries({ ...filters, [choice.facetId]: values }));
};
