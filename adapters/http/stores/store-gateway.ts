import * as Effect from 'effect/Effect';
import { products } from '#adapters/contract/catalog.ts';
import { stores } from '#adapters/contract/stores.ts';
import type { StoreSearchArea } from '#core/stores/store-search-area.ts';
import { DEFAULT_LIMIT, DEFAULT_RADIUS } from '#core/stores/nearest.ts';
import type { StoreGateway } from '#core/stores/ports/store-gateway.ts';
import type { BaseClient } from '../base-client.ts';
import { foundPointOf } from './point-mapper.ts';
import { storeOf } from './store-mapper.ts';

/** The query parameters of the place where stores are searched. */
const placeOf = (
  near: StoreSearchArea,
): { readonly query?: string; readonly latitude?: number; readonly longitude?: number } => {
  switch (near._tag) {
    case 'Everywhere':
      return {};
    case 'Place':
      return { query: near.query };
    case 'Point':
      return { latitude: near.latitude, longitude: near.longitude };
  }
};

/** Finds stores with API-092, and reads their stock with API-075. */
export const makeStoreGateway = ({ ask }: BaseClient): StoreGateway => ({
  search: (near, unit, radius = DEFAULT_RADIUS) =>
    ask(stores.search, { body: { ...placeOf(near), radius, unit, limit: DEFAULT_LIMIT } }).pipe(
      Effect.map(({ body }) => body.stores.map((store) => storeOf(store, unit))),
    ),
  findPoints: (query, unit) =>
    ask(stores.collectionPoints, { body: { query, unit, limit: DEFAULT_LIMIT } }).pipe(
      Effect.map(({ body }) => body.collectionPoints.flatMap((point) => foundPointOf(point, unit))),
    ),
  availability: ({ productId, sku, stores: asked }) =>
    ask(products.availability, { params: { productId }, body: { sku, stores: [...asked] } }).pipe(
      Effect.map(({ body }) =>
        Object.fromEntries(body.storeInventory.map(({ storeId, quantity }) => [storeId, quantity])),
      ),
    ),
});
