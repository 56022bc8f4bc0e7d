import * as Effect from 'effect/Effect';
import * as Semaphore from 'effect/Semaphore';
import { orNotFound } from '#core/failures/use-cases/or-not-found.ts';
import type { ApiFailure } from '#core/failures/api-failure.ts';
import type { StartCommand } from '#core/session/use-cases/start-command.ts';
import type { LocalFavoritesStore } from './local-favorites-store.ts';
import { newFavorite } from '../favorites.ts';
import type { FavoriteChange } from '../favorites-state.ts';
import { LocalFavorites } from '../local-favorites.ts';
import type { FavoritesGateway } from '../ports/favorites-gateway.ts';
import type { FavoritesUseCases } from './favorites-use-cases.ts';

type Ports = {
  readonly favorites: FavoritesGateway;
  readonly command: StartCommand;
  readonly device: LocalFavoritesStore;
  readonly note: (change: FavoriteChange) => Effect.Effect<void>;
};

type FavoriteChanges = {
  readonly setFavorite: FavoritesUseCases['setFavorite'];
  /** Reads the list after all pending changes are sent, including those of an earlier page that got no response. */
  readonly afterChanges: <Value>(reading: Effect.Effect<Value, ApiFailure>) => Effect.Effect<Value, ApiFailure>;
};

/**
 * Sends changes one after the other, so that adding and removing an item in quick succession ends correctly, and the
 * first response has the list's id for the following ones (FAV-05). The device stores a change until the service has
 * answered, because the page may be left earlier.
 */
export const makeFavoriteChanges = ({ favorites, command, device, note }: Ports): FavoriteChanges => {
  const turn = Semaphore.makeUnsafe(1);

  const ask = Effect.fnUntraced(function* (change: FavoriteChange) {
    const {
      key,
      refs: { favorites: known },
    } = yield* command;
    if (change.wanted) {
      yield* favorites.add({ key, ...newFavorite(change.id, known) });
    } else if (known !== undefined) {
      // An item that another page or device has removed needs no removal.
      yield* orNotFound(favorites.remove({ key, favoriteId: known, itemId: change.id })).pipe(
        Effect.catchTag('NotFound', () => Effect.void),
      );
    }
  });

  const grant = (change: FavoriteChange): Effect.Effect<void, ApiFailure> =>
    ask(change).pipe(
      Effect.tapError(() => device.change((stored) => LocalFavorites.rejected(stored, change))),
      Effect.andThen(device.change((stored) => LocalFavorites.accepted(stored, change))),
    );

  /**
   * Pending changes of an earlier page. If one fails, it is undone; the client has reported the failure to monitoring.
   */
  const leftOver = Effect.flatMap(device.load, ({ changes }) =>
    Effect.forEach(changes, (change) => grant(change).pipe(Effect.catch(() => Effect.void)), { discard: true }),
  );

  return {
    setFavorite: Effect.fn('setFavorite')(function* (change) {
      yield* note(change);
      yield* turn.withPermit(grant(change));
    }),
    afterChanges: (reading) => turn.withPermit(Effect.andThen(leftOver, reading)),
  };
};
