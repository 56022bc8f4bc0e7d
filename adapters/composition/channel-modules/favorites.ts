import { ContainerModule } from 'inversify';
import type { FavoritesUseCases } from '#core/favorites/use-cases/favorites-use-cases.ts';
import { makeFavoritesUseCases, type FavoritesPorts } from '#core/favorites/use-cases/make-favorites-use-cases.ts';
import type { BaseClient } from '#adapters/http/base-client.ts';
import { makeFavoritesGateway } from '#adapters/http/favorites/favorites-gateway.ts';
import { perChannel } from '../per-channel.ts';
import { tokens } from '../tokens.ts';

/** The use cases over a client: here, and where a browser fetches this file later. */
export const openFavorites = (client: BaseClient, ports: Omit<FavoritesPorts, 'favorites'>): FavoritesUseCases =>
  makeFavoritesUseCases({ ...ports, favorites: makeFavoritesGateway(client) });

/** Favourites, at hand at once. */
export const favoritesModule = new ContainerModule(({ bind }) => {
  perChannel(bind)(
    tokens.favoritesUseCases,
    (client, session, entropy, { site, memory, sessions }) =>
      openFavorites(client, { session, entropy, site, memory, sessions }),
    [tokens.client, tokens.sessionUseCases, tokens.entropy, tokens.channel],
  );
});
