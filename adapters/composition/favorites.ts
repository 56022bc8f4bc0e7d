import type { FavoritesUseCases } from '#core/favorites/use-cases/favorites-use-cases.ts';
import { makeFavoritesUseCases } from '#core/favorites/use-cases/favorites-use-cases.ts';
import { makeFavoritesGateway } from '#adapters/http/favorites/favorites-gateway.ts';
import type { FormPorts } from './area-ports.ts';

/** Favorites use cases that call the service. */
export const openFavorites = (ports: FormPorts): FavoritesUseCases =>
  makeFavoritesUseCases({ ...ports, favorites: ports.gateways.favorites ?? makeFavoritesGateway(ports.client) });
