import { valuesOf } from './filters.ts';
import type { Facet, Filters } from './listing.ts';

/** A chosen value as a chip that takes it back. */
export type ChosenValue = { readonly facetId: string; readonly value: string; readonly label: string };

/**
 * Every chosen value once, in the order in which it was chosen; one that the list no longer offers is named by its id, so that it can be taken back as well.
 * Law: taking back one chip after another empties the filters (PLP-05).
 */
export const chosenValues = (facets: readonly Facet[], filters: Filters): readonly ChosenValue[] =>
  Object.keys(filters).flatMap((facetId) =>
    valuesOf(filters, facetId).map((value) => ({ facetId, value, label: facets.find(({ id }) => id === facetId)?.values.find(({ id }) => id === value)?.label ?? value })));
