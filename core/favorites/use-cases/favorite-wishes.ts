import * as Effect from 'effect/Effect';
import * as Semaphore from 'effect/Semaphore';
import { orNotFound } from '#core/failures/use-cases/or-not-found.ts';
import type { ApiFailure } from '#core/failures/api-failure.ts';
import type { StartCommand } from '#core/session/use-cases/start-command.ts';
import type { DeviceHearts } from './device-hearts.ts';
import { newFavorite } from '../favorites.ts';
import type { Wish } from '../hearts.ts';
import { KeptHearts } from '../kept-hearts.ts';
import type { FavoritesGateway } from '../ports/favorites-gateway.ts';
import type { FavoritesUseCases } from './favorites-use-cases.ts';

type Ports = {
  readonly favorites: FavoritesGateway;
  readonly command: StartCommand;
  readonly device: DeviceHearts;
  readonly note: (wish: Wish) => Effect.Effect<void>;
};

type FavoriteWishes = {
  readonly setFavorite: FavoritesUseCases['setFavorite'];
  /**
   * Does something with the list once nothing is wished of it any more: also what an earlier page wished and got no
   * answer to.
   */
  readonly afterWishes: <Value>(reading: Effect.Effect<Value, ApiFailure>) => Effect.Effect<Value, ApiFailure>;
};

/**
 * In turn, so that a heart that is filled and emptied at once ends empty, and the first answer names the list for those
 * behind it (FAV-05).
 * The device remembers a wish before the service is asked, and until it has answered: a page may go away in between.
 */
export const favoriteWishes = ({ favorites, command, device, note }: Ports): FavoriteWishes => {
  const turn = Semaphore.makeUnsafe(1);

  const ask = Effect.fnUntraced(function* (wish: Wish) {
    const {
      key,
      refs: { favorites: known },
    } = yield* command;
    if (wish.wanted) {
      yield* favorites.add({ key, ...newFavorite(wish.id, known) });
    } else if (known !== undefined) {
      // What is gone already, by another page or device, is as it was wished.
      yield* orNotFound(favorites.remove({ key, favoriteId: known, itemId: wish.id })).pipe(
        Effect.catchTag('NotFound', () => Effect.void),
      );
    }
  });

  const grant = (wish: Wish): Effect.Effect<void, ApiFailure> =>
    ask(wish).pipe(
      Effect.tapError(() => device.change((kept) => KeptHearts.withdrawn(kept, wish))),
      Effect.andThen(device.change((kept) => KeptHearts.granted(kept, wish))),
    );

  /**
   * Who wished it is not there any more to be told that it failed: its heart is as it was, and the client has told
   * monitoring.
   */
  const leftOver = Effect.flatMap(device.recall, ({ wishes }) =>
    Effect.forEach(wishes, (wish) => grant(wish).pipe(Effect.catch(() => Effect.void)), { discard: true }),
  );

  return {
    setFavorite: Effect.fn('setFavorite')(function* (wish) {
      yield* note(wish);
      yield* turn.withPermit(grant(wish));
    }),
    afterWishes: (reading) => turn.withPermit(Effect.andThen(leftOver, reading)),
  };
};
