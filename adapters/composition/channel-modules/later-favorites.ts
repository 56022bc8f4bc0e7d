import * as Effect from 'effect/Effect';
import { ContainerModule } from 'inversify';
import { ASSOCIATE_KEY, heartsKey } from '#core/favorites/device-keys.ts';
import type { FavoritesUseCases } from '#core/favorites/use-cases/favorites-use-cases.ts';
import { noteWish } from '#core/favorites/use-cases/note-wish.ts';
import { perChannel } from '../per-channel.ts';
import { tokens } from '../tokens.ts';

/** The same for a browser, which fetches them for those who have favourites, press a heart or open the list. */
export const laterFavoritesModule = new ContainerModule(({ bind }) => {
  perChannel(bind)(
    tokens.favoritesUseCases,
    (client, session, entropy, { site, memory, sessions }) => {
      let opened: FavoritesUseCases | undefined;
      const favorites = Effect.map(
        Effect.promise(() => import('./favorites.ts')),
        ({ openFavorites }) => (opened ??= openFavorites(client, { session, entropy, site, memory, sessions })),
      );
      const hints = Effect.all([memory.recall(heartsKey(site.siteId)), memory.recall(ASSOCIATE_KEY)]);
      return {
        // Nothing is fetched to find out that there is nothing.
        recallHearts: Effect.flatMap(hints, (kept) =>
          kept.some((text) => text !== undefined)
            ? Effect.flatMap(favorites, ({ recallHearts }) => recallHearts)
            : Effect.succeed({ isOffered: site.flags.favorites, ids: [], wishes: [] }),
        ),
        setFavorite: (wish) =>
          Effect.andThen(
            noteWish(memory, site.siteId, wish),
            Effect.flatMap(favorites, ({ setFavorite }) => setFavorite(wish)),
          ),
        viewFavorites: (start) => Effect.flatMap(favorites, ({ viewFavorites }) => viewFavorites(start)),
        refreshHearts: Effect.flatMap(favorites, ({ refreshHearts }) => refreshHearts),
        forgetHearts: Effect.flatMap(favorites, ({ forgetHearts }) => forgetHearts),
        openSharing: Effect.flatMap(favorites, ({ openSharing }) => openSharing),
        mailFavorites: (letter) => Effect.flatMap(favorites, ({ mailFavorites }) => mailFavorites(letter)),
        viewSharedFavorites: (favoriteId) =>
          Effect.flatMap(favorites, ({ viewSharedFavorites }) => viewSharedFavorites(favoriteId)),
      };
    },
    [tokens.client, tokens.sessionUseCases, tokens.entropy, tokens.channel],
  );
});
