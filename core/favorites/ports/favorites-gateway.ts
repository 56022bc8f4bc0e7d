import type * as Effect from 'effect/Effect';
import type { Keyed } from '#core/kernel/keyed.ts';
import type { ApiFailure } from '#core/failures/api-failure.ts';
import type { FavoriteId } from '#core/kernel/identifiers.ts';
import type { FavoriteEntry, FavoriteList } from '../favorite-list.ts';
import type { NewFavorite } from '../favorites.ts';
import type { Share } from '../share.ts';

/** `key` is the Idempotency-Key of the write: the same key never acts twice. */
type Listed = { readonly favoriteId: FavoriteId };

/** The list of favorites of the session's owner; a guest's is enough. Only a shared list is read without one. */
export type FavoritesGateway = {
  /** A part of the list, the latest first; an empty one where there is none. Another's list is refused with API404. */
  readonly read: (
    part: Partial<Listed> & { readonly start: number; readonly count: number },
  ) => Effect.Effect<FavoriteList, ApiFailure>;
  /**
   * The first part afterwards. What is in the list stays where it is; what is not sold is refused with API404, one more
   * than a list can hold with API406.
   */
  readonly add: (command: Keyed & NewFavorite) => Effect.Effect<FavoriteList, ApiFailure>;
  /** The first part afterwards. What is not in the list is out already; another's list is refused with API404. */
  readonly remove: (command: Keyed & Listed & { readonly itemId: string }) => Effect.Effect<FavoriteList, ApiFailure>;
  /** Opens the list to everyone who knows its id and writes to the recipients, if there are any (FAV-08). */
  readonly share: (command: Keyed & Listed & Share) => Effect.Effect<void, ApiFailure>;
  /** The whole of a list that was shared; API404 for any other. */
  readonly readShared: (favoriteId: FavoriteId) => Effect.Effect<readonly FavoriteEntry[], ApiFailure>;
};
