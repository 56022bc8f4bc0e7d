import { valuesOf, type Facet, type Filters } from './listing.ts';

/** A selected filter value as a removable chip. */
type ChosenValue = { readonly facetId: string; readonly value: string; readonly label: string };

/**
 * The selected values that the list has, each once, in the order of selection.
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
