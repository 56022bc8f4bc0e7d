import { ANYONE, endpoint } from './endpoint.ts';
import { FavoritesWire, FavoriteTypeWire, SharedFavoritesWire } from './wire/favorites.codec.ts';
import {
  emailText,
  id,
  arrayOf,
  noContent,
  nothing,
  numberText,
  prose,
  strictRecord,
  unitCount,
} from './wire/primitives.codec.ts';

/** Favorites: a guest's token is enough. A shared list is readable for everyone who knows its id. */
export const favorites = {
  list: endpoint({
    id: 'API-093',
    name: 'list',
    method: 'GET',
    path: 'wishlists/v2/favorites',
    query: strictRecord({}, { favoriteId: id, start: numberText, count: numberText }),
    body: nothing,
    reply: FavoritesWire,
  }),
  add: endpoint({
    id: 'API-094',
    name: 'add',
    method: 'POST',
    path: 'wishlists/v2/favorites',
    query: nothing,
    body: strictRecord({ id, qty: unitCount, itemType: FavoriteTypeWire }, { favoriteId: id }),
    reply: FavoritesWire,
    effects: { sets: { favorites: (reply) => reply.favoriteId } },
  }),
  readShared: endpoint({
    id: 'API-096',
    name: 'readShared',
    method: 'GET',
    path: 'wishlists/v2/favorites/{favoriteId}/share',
    query: nothing,
    body: nothing,
    reply: SharedFavoritesWire,
    access: ANYONE,
  }),
  /** Shares a list. Without recipients it only becomes readable by its address. */
  share: endpoint({
    id: 'API-097',
    name: 'share',
    method: 'POST',
    path: 'wishlists/v2/favorites/{favoriteId}/share',
    query: nothing,
    body: strictRecord({ recipients: arrayOf(emailText, 10), message: prose(1_000) }, {}),
    reply: noContent,
  }),
  remove: endpoint({
    id: 'API-098',
    name: 'remove',
    method: 'DELETE',
    path: 'wishlists/v2/favorites/{favoriteId}/items/{itemId}',
    query: nothing,
    body: nothing,
    reply: FavoritesWire,
  }),
} as const;
