import type * as Effect from 'effect/Effect';
import type { NotFound } from '../../failures/not-found.ts';
import type { TileView } from '#core/catalog/page-models.ts';
import type { ApiFailure } from '#core/failures/api-failure.ts';
import type { FavoriteId } from '#core/kernel/identifiers.ts';
import type { InvalidInput } from '#core/kernel/violation.ts';
import type { FavoriteEntry, FavoriteList } from '../favorite-list.ts';
import type { Wish } from '../hearts.ts';
import type { KeptHearts } from '../kept-hearts.ts';

export type FavoriteView = FavoriteEntry<TileView>;

/** Which hearts are filled, what was wished and has no answer yet, and whether there are hearts at all (FAV-09). */
export type RecalledHearts = KeptHearts & { readonly isOffered: boolean };

/** There is no list yet that could be shared. */
export type NothingToShare = { readonly _tag: 'NothingToShare' };

/** Favourites. A browser fetches these when somebody has some, presses a heart or opens the list. */
export type FavoritesUseCases = {
  /** What this device remembers of the list; it asks nobody. Without a session that can be had again there is nothing but what was wished before the first one. */
  readonly recallHearts: () => Effect.Effect<RecalledHearts, ApiFailure>;
  /** Fills a heart or empties it; the first opens a session and the list (FAV-04 to FAV-06). One wish is granted after the other; whoever finds one without an answer among the recalled asks for it again. */
  readonly setFavorite: (wish: Wish) => Effect.Effect<void, ApiFailure>;
  /** A page of the list from `start` on (FAV-10), once nothing is wished of it any more. Opens no session: whoever has none has no favourites. */
  readonly viewFavorites: (start: number) => Effect.Effect<FavoriteList<TileView>, ApiFailure>;
  /** Reads the whole list, so that the hearts are those of whoever has signed in just now. */
  readonly refreshHearts: () => Effect.Effect<RecalledHearts, ApiFailure>;
  /** Forgets the hearts of this device, as when somebody signs out. */
  readonly forgetHearts: () => Effect.Effect<void, ApiFailure>;
  /** Opens the list to whoever knows its address, which is the answer: a path of this site (FAV-07). */
  readonly openSharing: () => Effect.Effect<string, NothingToShare | ApiFailure>;
  /** Sends the address to others; recipients are parted by commas. Judged before the service is asked (FAV-08). */
  readonly mailFavorites: (letter: {
    readonly recipients: string;
    readonly message: string;
  }) => Effect.Effect<void, NothingToShare | InvalidInput | ApiFailure>;
  /** A list that somebody shared, as a page shows it. */
  readonly viewSharedFavorites: (
    favoriteId: FavoriteId,
  ) => Effect.Effect<readonly FavoriteView[], NotFound | ApiFailure>;
};
