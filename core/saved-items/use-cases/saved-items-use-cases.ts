import * as Effect from 'effect/Effect';
import { removableLine } from '#core/cart/remove-line.ts';
import { clampQuantity } from '#core/catalog/quantity.ts';
import type { CartGateway, CartFailure } from '#core/cart/ports/cart-gateway.ts';
import type { CartWrites } from '#core/cart/use-cases/cart-writes.ts';
import { fromEither } from '#core/kernel/from-either.ts';
import { present } from '#core/kernel/present.ts';
import type { IdGenerator } from '#core/session/ports/id-generator.ts';
import { startCommand } from '#core/session/use-cases/start-command.ts';
import type { SessionUseCases } from '#core/session/use-cases/session-use-cases.ts';
import { pageRequest } from '#core/site/page-request.ts';
import type { SiteConfiguration } from '#core/site/site-configuration.ts';
import { isListOffered } from '#core/favorites/availability.ts';
import type { SavedItemsGateway, SavedMove, SavedPage } from '../ports/saved-items-gateway.ts';
import { validateListIds, validateSaveIds, type IdMissing, type SavedItem } from '../saved-list.ts';
import type { CartRejection } from '#core/cart/cart-rejection.ts';
import type { Cart } from '#core/cart/cart.ts';
import type { ApiFailure } from '#core/failures/api-failure.ts';
import type { ItemId } from '#core/kernel/identifiers.ts';

/** The failure if the list is disabled, either by its flag or because staff act for the customer (SFL-08). */
export type SavedListOff = { readonly _tag: 'SavedListOff' };

type Refused = IdMissing | SavedListOff;

/** Saved items. A browser loads this module when a cart is open. */
export type SavedItemsUseCases = {
  /**
   * A page of the list from `start` on, in the site's page size (SFL-09, SFL-11); undefined without a session, or if
   * the list is disabled.
   */
  readonly list: (start?: number) => Effect.Effect<SavedPage | undefined, ApiFailure>;
  /** Moves a whole line to the list (CART-25). */
  readonly save: (input: {
    readonly cart: Cart;
    readonly itemId: ItemId;
  }) => Effect.Effect<SavedMove, CartFailure | CartRejection | Refused>;
  /**
   * Moves an item to the cart, up to the cart's limit; creates a cart if there is none. The line is last, or at
   * `position`, its place before it was saved (CART-07).
   */
  readonly moveToCart: (item: SavedItem, position?: number) => Effect.Effect<SavedMove, CartFailure | Refused>;
  readonly remove: (itemId: ItemId) => Effect.Effect<SavedPage, ApiFailure | Refused>;
  /** Undoes a removal of the last hour: the item returns to its place with its quantity. ORD404 if there is none. */
  readonly restore: (itemId: ItemId) => Effect.Effect<SavedPage, ApiFailure | Refused>;
};

type SavedPorts = {
  readonly savedItems: SavedItemsGateway;
  readonly carts: Pick<CartGateway, 'create'>;
  readonly writes: CartWrites;
  readonly session: SessionUseCases;
  readonly idGenerator: IdGenerator;
  readonly site: SiteConfiguration;
};

/** The use cases of the list. Ids come from the session; if one is missing, there is no request (SFL-03). */
export const makeSavedItemsUseCases = ({
  savedItems,
  carts,
  writes,
  session,
  idGenerator,
  site,
}: SavedPorts): SavedItemsUseCases => {
  /**
   * The role is always guest here: the rule makes no difference between guests and members, and staff use another
   * client.
   */
  const isOn = isListOffered('savedList', { flag: site.flags.saveForLater, roles: ['guest'] });
  const offered = isOn ? Effect.void : Effect.fail({ _tag: 'SavedListOff' as const });

  const command = Effect.map(
    Effect.andThen(offered, startCommand(session, idGenerator)),
    ({ key, consumerId, refs }) => ({ key, consumerId, listId: refs.savedItems }),
  );

  const onItem = Effect.fn('changeSavedItem')(function* (itemId: ItemId) {
    const { key, ...ids } = yield* command;
    const { listId } = yield* fromEither(validateListIds({ ...ids, itemId }));
    return { key, listId, itemId };
  });

  return {
    list: Effect.fn('listSaved')(function* (start) {
      const resumed = isOn ? yield* session.resume : undefined;
      if (resumed === undefined) return undefined;
      return yield* savedItems.list({
        ...pageRequest(site, 'savedForLater', start),
        ...present({ listId: resumed.refs.savedItems }),
      });
    }),

    save: Effect.fn('saveForLater')(function* ({ cart, itemId }) {
      const { consumerId, listId } = yield* command;
      const ids = yield* fromEither(validateSaveIds({ consumerId, itemId }));
      const item = yield* fromEither(removableLine(cart, itemId));
      return yield* writes.on(cart, {
        send: ({ key, cart: now, lineOf }) =>
          savedItems.save({
            key,
            cart: now,
            quantity: item.quantity,
            ...ids,
            itemId: lineOf(itemId),
            ...present({ listId }),
          }),
        cartIn: (answer) => answer.cart,
      });
    }),

    moveToCart: Effect.fn('moveToCart')(function* (item, position) {
      const ids = yield* fromEither(validateListIds({ ...(yield* command), itemId: item.id }));
      const quantity = clampQuantity(item.quantity, item.maxQuantity);
      const send = ({ key, basketId }: { readonly key: string; readonly basketId: string }) =>
        savedItems.moveToCart({ key, basketId, quantity, ...ids, ...present({ position }) });
      const intoNew = ({ key }: { readonly key: string }) =>
        Effect.flatMap(carts.create({ key }), ({ id: basketId }) =>
          Effect.flatMap(idGenerator.key, (next) => send({ key: next, basketId })),
        );
      return yield* writes.into({ create: intoNew, send, cartIn: ({ cart }) => cart });
    }),

    remove: (itemId) => Effect.flatMap(onItem(itemId), savedItems.remove),
    restore: (itemId) => Effect.flatMap(onItem(itemId), savedItems.restore),
  };
};
