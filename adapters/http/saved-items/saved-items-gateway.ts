import * as Effect from 'effect/Effect';
import { savedItems as operations } from '#adapters/contract/saved-items.ts';
import type { SavedForLaterWire, SavedMoveWire } from '#adapters/contract/wire/saved-items.codec.ts';
import type { CartFailure } from '#core/cart/ports/cart-gateway.ts';
import type { Currency } from '#core/kernel/currency.ts';
import { present } from '#core/kernel/present.ts';
import type { SavedItemsGateway, SavedMove, SavedPage } from '#core/saved-items/ports/saved-items-gateway.ts';
import type { ApiResponse, BaseClient } from '../base-client.ts';
import type { CartCalls } from '../cart/cart-calls.ts';
import { absolute } from '../cart/cart-gateway.ts';
import { itemOf } from '../cart/line-mapper.ts';
import { amountIn } from '../money-mapper.ts';

/**
 * Reads and changes saved items with API-028 to API-030 and API-095. Replies contain no currency: amounts are in that
 * of the site.
 */
export const makeSavedItemsGateway = (
  { ask }: BaseClient,
  { about, receive }: CartCalls,
  { currency }: { readonly currency: Currency },
): SavedItemsGateway => {
  const amount = amountIn(currency);
  const pageOf = ({ saveForLaterId, items, total }: SavedForLaterWire): SavedPage => ({
    items: items.map((item) => ({ ...itemOf(item, amount), inStock: item.inStock })),
    total: total ?? items.length,
    ...present({ listId: saveForLaterId }),
  });
  const moveOf = ({ body, etag }: ApiResponse<SavedMoveWire>): Effect.Effect<SavedMove, CartFailure> =>
    Effect.map(receive(body.cart, etag), (cart) => ({ cart, saved: pageOf(body.saveForLater) }));

  return {
    list: ({ listId, ...part }) =>
      Effect.map(ask(operations.list, { query: { ...part, ...present({ saveForLaterId: listId }) } }), ({ body }) =>
        pageOf(body),
      ),
    save: ({ key, cart, itemId, quantity, consumerId, listId }) =>
      Effect.flatMap(
        about(operations.save, {
          ...absolute(key, cart),
          params: { basketId: cart.id },
          body: { itemId, qty: quantity, consumerId, ...present({ saveForLaterId: listId }) },
        }),
        moveOf,
      ),
    moveToCart: ({ key, basketId, itemId, quantity, consumerId, listId, position }) =>
      Effect.flatMap(
        about(operations.moveToCart, {
          key,
          body: { saveForLaterId: listId, itemId, consumerId, basketId, qty: quantity, ...present({ position }) },
        }),
        moveOf,
      ),
    remove: ({ key, listId, itemId }) =>
      Effect.map(ask(operations.remove, { key, params: { saveForlaterId: listId, itemId } }), ({ body }) =>
        pageOf(body),
      ),
    restore: ({ key, listId, itemId }) =>
      Effect.map(ask(operations.restore, { key, params: { saveForlaterId: listId, itemId } }), ({ body }) =>
        pageOf(body),
      ),
  };
};
