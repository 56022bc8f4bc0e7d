import { endpoint } from './endpoint.ts';
import { id, nothing, numberText, strictRecord, unitCount, whole } from './wire/primitives.codec.ts';
import { SavedForLaterWire, SavedMoveWire } from './wire/saved-items.codec.ts';

/** Saved items: POST moves a line to the list, PUT moves it back (AMB-44). The first saved item creates the list. */
export const savedItems = {
  moveToCart: endpoint({
    id: 'API-028',
    name: 'moveToCart',
    method: 'PUT',
    path: 'cart/v2/saveForLater',
    query: nothing,
    body: strictRecord(
      { saveForLaterId: id, itemId: id, consumerId: id, basketId: id, qty: unitCount },
      { position: whole(0, Number.MAX_SAFE_INTEGER) },
    ),
    reply: SavedMoveWire,
  }),
  /** Moves units of a line to the list; without a quantity the whole line. */
  save: endpoint({
    id: 'API-029',
    name: 'save',
    method: 'POST',
    path: 'cart/v2/cart/{basketId}/saveForLater',
    query: nothing,
    body: strictRecord({ itemId: id, consumerId: id }, { qty: unitCount, saveForLaterId: id }),
    reply: SavedMoveWire,
    effects: { sets: { savedItems: ({ saveForLater }) => saveForLater.saveForLaterId } },
    versioned: true,
  }),
  remove: endpoint({
    id: 'API-030',
    name: 'remove',
    method: 'DELETE',
    path: 'cart/v2/saveForLater/{saveForlaterId}/items/{itemId}',
    query: nothing,
    body: nothing,
    reply: SavedForLaterWire,
  }),
  /** Undoes a removal of the last hour. */
  restore: endpoint({
    id: 'API-030',
    name: 'restore',
    method: 'PUT',
    path: 'cart/v2/saveForLater/{saveForlaterId}/items/{itemId}',
    query: nothing,
    body: nothing,
    reply: SavedForLaterWire,
  }),
  list: endpoint({
    id: 'API-095',
    name: 'list',
    method: 'GET',
    path: 'wishlists/v2/saveForLater',
    query: strictRecord({}, { saveForLaterId: id, start: numberText, count: numberText }),
    body: nothing,
    reply: SavedForLaterWire,
    effects: { sets: { savedItems: (reply) => reply.saveForLaterId } },
  }),
} as const;
