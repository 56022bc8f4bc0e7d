import * as t from 'io-ts';
import { endpoint } from './endpoint.ts';
import { FavoritesWire, FavoriteTypeWire, SharedFavoritesWire } from './wire/favorites.codec.ts';
import { noContent, nothing, numberText, strictRecord, wholeNumber } from './wire/primitives.codec.ts';

/** Favourites: a guest's token is enough. A list that its owner has shared is open to whoever knows its id. */
export const wishlists = {
  list: endpoint({
    id: 'API-093', name: 'list', method: 'GET', path: 'wishlists/v2/favorites', query: strictRecord({}, { favoriteId: t.string, start: numberText, count: numberText }), body: nothing, reply: FavoritesWire,
  }),
  add: endpoint({
    id: 'API-094', name: 'add', method: 'POST', path: 'wishlists/v2/favorites', query: nothing, body: strictRecord({ id: t.string, qty: wholeNumber, itemType: FavoriteTypeWire }, { favoriteId: t.string }), reply: FavoritesWire,
  }),
  readShared: endpoint({ id: 'API-096', name: 'readShared', method: 'GET', path: 'wishlists/v2/favorites/{favoriteId}/share', query: nothing, body: nothing, reply: SharedFavoritesWire, access: 'public' }),
  /** Without recipients the list is only opened to those who are told its address. */
  share: endpoint({
    id: 'API-097', name: 'share', method: 'POST', path: 'wishlists/v2/favorites/{favoriteId}/share', query: nothing, body: strictRecord({ recipients: t.array(t.string), message: t.string }, {}), reply: noContent,
  }),
  remove: endpoint({ id: 'API-098', name: 'remove', method: 'DELETE', path: 'wishlists/v2/favorites/{favoriteId}/items/{itemId}', query: nothing, body: nothing, reply: FavoritesWire }),
} as const;
