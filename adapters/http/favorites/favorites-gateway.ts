import * as Effect from 'effect/Effect';
import { favorites } from '#adapters/contract/favorites.ts';
import type { FavoritesWire } from '#adapters/contract/wire/favorites.codec.ts';
import { present } from '#core/kernel/present.ts';
import type { FavoriteEntry, FavoriteList } from '#core/favorites/favorite-list.ts';
import type { FavoritesGateway } from '#core/favorites/ports/favorites-gateway.ts';
import type { BaseClient } from '../base-client.ts';
import { tileOf } from '../catalog/product-mapper.ts';

const entryOf = ({ itemId, itemType, product }: FavoritesWire['items'][number]): FavoriteEntry => ({
  itemId,
  itemType,
  product: tileOf(product),
});
const listOf = ({ favoriteId, items, total }: FavoritesWire): FavoriteList => ({
  items: items.map(entryOf),
  total,
  ...present({ favoriteId }),
});

/** Reads and changes favorites with API-093, API-094 and API-096 to API-098. */
export const makeFavoritesGateway = ({ ask }: BaseClient): FavoritesGateway => ({
  read: (part) => ask(favorites.list, { query: part }).pipe(Effect.map(({ body }) => listOf(body))),
  add: ({ key, ...body }) => ask(favorites.add, { key, body }).pipe(Effect.map((answer) => listOf(answer.body))),
  remove: ({ key, favoriteId, itemId }) =>
    ask(favorites.remove, { key, params: { favoriteId, itemId } }).pipe(Effect.map(({ body }) => listOf(body))),
  share: ({ key, favoriteId, recipients, message }) =>
    ask(favorites.share, { key, params: { favoriteId }, body: { recipients: [...recipients], message } }).pipe(
      Effect.asVoid,
    ),
  readShared: (favoriteId) =>
    ask(favorites.readShared, { params: { favoriteId } }).pipe(Effect.map(({ body }) => body.items.map(entryOf))),
});
