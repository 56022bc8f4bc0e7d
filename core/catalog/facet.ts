import { filtersOf, valuesOf } from './filters.ts';
import type { Facet, Filters } from './listing.ts';

/** A chosen value as a chip that takes it back. */
export type ChosenValue = { readonly facetId: string; readonly value: string; readonly label: string };

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

/**
 * Every chosen value that the list knows, once, in the order in which it was chosen.
 * Law: taking back one chip after another leaves no value that the list knows (PLP-05).
 */
export const chosenValues = (facets: readonly Facet[], filters: Filters): readonly ChosenValue[] =>
  Object.keys(filters).flatMap((facetId) => {
    const known = facets.find(({ id }) => id === facetId)?.values ?? [];
    return valuesOf(filters, facetId).flatMap((value) =>
      known
        .filter(({ id }) => id === value)
        .slice(0, 1)
        .map(({ label }) => ({ facetId, value, label })),
    );
  });
