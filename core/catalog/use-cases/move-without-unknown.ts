import * as Effect from 'effect/Effect';
import type { Facet, ListingQuery } from '../listing.ts';

/**
 * Fails with `Moved` if a list is requested with filter values that it does not have (PLP-05). The address rules are
 * loaded only if there are filters, to keep them out of the engine's first load; if loading fails, the list stays at
 * its address.
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
