import type * as Effect from 'effect/Effect';
import type { Keyed } from '#core/kernel/keyed.ts';
import type { ApiFailure } from '#core/failures/api-failure.ts';
import type { FavoriteId } from '#core/kernel/identifiers.ts';
import type { FavoriteEntry, FavoriteList } from '../favorite-list.ts';
import type { NewFavorite } from '../favorites.ts';
import type { Share } from '../share.ts';

type Listed = { readonly favoriteId: FavoriteId };

/** The favorites of the session's owner; a guest session is enough. Only a shared list is read without a session. */
export type FavoritesGateway = {
  /** A part of the list, latest first; empty if there is none. Another shopper's list is refused with API404. */
  readonly read: (
    part: Partial<Listed> & { readonly start: number; readonly count: number },
  ) => Effect.Effect<FavoriteList, ApiFailure>;
  /**
   * Returns the first part after the change. An existing favorite keeps its place. An unknown product is refused with
   * API404, a full list with API406.
   */
  readonly add: (command: Keyed & NewFavorite) => Effect.Effect<FavoriteList, ApiFailure>;
  /**
   * Returns the first part after the change. A missing item is ignored; another shopper's list is refused with API404.
   */
  readonly remove: (command: Keyed & Listed & { readonly itemId: string }) => Effect.Effect<FavoriteList, ApiFailure>;
  /** Makes the list readable for everyone who knows its id, and sends e-mails to the recipients (FAV-08). */
  readonly share: (command: Keyed & Listed & Share) => Effect.Effect<void, ApiFailure>;
  /** All items of a shared list; API404 for any other. */
  readonly readShared: (favoriteId: FavoriteId) => Effect.Effect<readonly FavoriteEntry[], ApiFailure>;
};
