import * as Effect from 'effect/Effect';
import * as Semaphore from 'effect/Semaphore';
import type { SessionStore } from '../../session/ports/session-store.ts';
import type { BeginDeed } from '../../session/use-cases/begin-deed.ts';
import { newFavorite } from '../favorites.ts';
import type { Wish } from '../hearts.ts';
import type { FavoritesGateway } from '../ports/favorites-gateway.ts';
import type { FavoritesUseCases } from './favorites-use-cases.ts';

type Ports = { readonly favorites: FavoritesGateway; readonly sessions: SessionStore; readonly deed: BeginDeed; readonly keep: (wish: Wish) => Effect.Effect<void> };

/** In turn, so that a heart that is filled and emptied at once ends empty, and the first answer names the list for those behind it (FAV-05). */
export const setFavorite = ({ favorites, sessions, deed, keep }: Ports): FavoritesUseCases['setFavorite'] => {
  const turn = Semaphore.makeUnsafe(1);

  const grant = Effect.fn('setFavorite')(function* (wish: Wish) {
    const { key } = yield* deed;
    const known = (yield* sessions.read)?.favoriteId;
    if (wish.wanted) {
      const { favoriteId } = yield* favorites.add({ key, ...newFavorite(wish.id, known) });
      const session = yield* sessions.read;
      if (session !== undefined && favoriteId !== undefined && favoriteId !== session.favoriteId) yield* sessions.write({ ...session, favoriteId });
    } else if (known !== undefined) yield* favorites.remove({ key, favoriteId: known, itemId: wish.id });
    yield* keep(wish);
  });

  return (wish) => turn.withPermit(grant(wish));
};
