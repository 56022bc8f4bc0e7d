import * as Effect from 'effect/Effect';
import type { Facet, ListingQuery } from '../listing.ts';

/**
 * Fails with the address that a list moves to where it is asked for with filter values that it does not have (PLP-05).
 * The rules of addresses are loaded for a list with filters alone: the page of a list has them, the start of the engine
 * does without. Where they cannot be loaded, the list stays at its address.
 */
export const moveWithoutUnknown = (
  query: Pick<ListingQuery, 'sort' | 'filters'>,
  facets: readonly Facet[],
  place: { readonly path: string; readonly term?: string },
): Effect.Effect<void, { readonly _tag: 'Moved'; readonly to: string }> =>
  Object.keys(query.filters).length === 0
    ? Effect.void
    : Effect.tryPromise(() => import('../known-filters.ts')).pipe(
        Effect.map(({ addressWithoutUnknown }) => addressWithoutUnknown(query, facets, place)),
        Effect.orElseSucceed(() => undefined),
        Effect.flatMap((to) => (to === undefined ? Effect.void : Effect.fail({ _tag: 'Moved' as const, to }))),
      );
