import { MAX_CART_LINES } from '#adapters/contract/wire/new-items.codec.ts';
import type { savedItems } from '#adapters/contract/saved-items.ts';
import { SavedForLaterWire, SavedMoveWire } from '#adapters/contract/wire/saved-items.codec.ts';
import { present } from '#core/kernel/present.ts';
import { newId } from '#adapters/backend/commerce/kernel/opaque-id.ts';
import { storeChangedDeliveries } from '../cart/delivery-group-records.ts';
import { incrementVersion, type CartRecord } from '../cart/cart-records.ts';
import { addUnits } from '../cart/new-line-records.ts';
import { aboveLimit, cartFull, lineNotFound, notMovable, wrongQuantity } from '../cart/cart-refusals.ts';
import { UNIT_LIMIT, unitLimit } from '../catalog/unit-limit.ts';
import { checkVersion, lockOwnCart, refuseWhileOrdering, withoutOrder } from '../cart/change-cart.ts';
import { removeFromCart } from '../cart/remove-from-cart.ts';
import { compareUnits, releaseStock } from '../stock/stock-records.ts';
import { fittedReply } from '../cart/view-cart.ts';
import { sitePricingOf } from '../pricing/site-pricing.ts';
import type { CartContext } from '../cart/cart-context.ts';
import type { DeliveryChange } from '#adapters/backend/commerce/kernel/database/tables/cart.ts';
import type { Queries, Tx } from '#adapters/backend/commerce/kernel/database/schema.ts';
import { badRequest, notFound, refusal, type Refusal } from '#adapters/backend/commerce/kernel/errors.ts';
import {
  consumerOf,
  replyWith,
  type Call,
  type ReplyWith,
  type GroupHandlers,
} from '#adapters/backend/commerce/kernel/handler.ts';
import { keyedCall, runIdempotent } from '#adapters/backend/commerce/kernel/idempotency/idempotent-command.ts';
import { deliveryAgain, locationOfDelivery } from './delivery-again.ts';
import {
  countItems,
  findListId,
  addUnitsToList,
  MAX_SAVED,
  openList,
  readSaved,
  removeSavedItem,
  restoreItem,
  removeUnits,
  type Owner,
} from './saved-records.ts';
import { savedWire } from './saved-wire.ts';

/** SFL-11. */
const PAGE_SIZE = 20;
const MAX_COUNT = 100;

const listFull = refusal(422, 'API406');

type Operations = typeof savedItems;
type Move = Call<Operations['save']> | Call<Operations['moveToCart']>;

/** The owner of a call's list. A request that names another consumer or list finds nothing (AUTH-32). */
const ownerOf = (call: Call<Operations[keyof Operations]>, named?: string): Owner => {
  const { consumerId } = consumerOf(call);
  if (named !== undefined && named !== consumerId) throw notFound;
  return { consumerId, siteId: call.site.siteId };
};

/** Id of the consumer's list, if it is the named one. */
const listOf = async (db: Queries, owner: Owner, named: string | undefined): Promise<string | undefined> => {
  const listId = await findListId(db, owner);
  if (named !== undefined && named !== listId) throw notFound;
  return listId;
};

const pageOf = async (
  db: Queries,
  listId: string | undefined,
  {
    site,
    start = 0,
    count = PAGE_SIZE,
  }: Pick<Move, 'site'> & { readonly start?: number | undefined; readonly count?: number | undefined },
): Promise<SavedForLaterWire> => savedWire(await readSaved(db, listId, { site, start, count }), sitePricingOf(site));

/** The list after a move, and the deliveries that it has changed. */
type Moved = { readonly listId: string; readonly changedDeliveries?: readonly DeliveryChange[] };

/** Moves units between cart and list in one transaction and returns both. Locks the cart first. */
const moveUnits = async (
  context: CartContext,
  call: Move,
  move: {
    readonly operation: string;
    readonly cartId: string;
    readonly command: (tx: Tx, cart: CartRecord) => Promise<Moved>;
  },
): Promise<ReplyWith<SavedMoveWire> | Refusal> => {
  const keyed = keyedCall(move.operation, call);
  return withoutOrder(context, () =>
    runIdempotent(context, keyed, {
      reply: SavedMoveWire,
      command: async (tx) => {
        const cart = await lockOwnCart(tx, call, move.cartId);
        await checkVersion(tx, call, cart);
        refuseWhileOrdering(cart);
        const { listId, changedDeliveries = [] } = await move.command(tx, cart);
        const moved = await incrementVersion(tx, cart.cartId);
        if (changedDeliveries.length > 0) await storeChangedDeliveries(tx, cart.cartId, changedDeliveries);
        const { body, ...rest } = await fittedReply(tx, { ...moved, changedDeliveries }, call);
        return { ...rest, body: { cart: body, saveForLater: await pageOf(tx, listId, call) } };
      },
    }),
  );
};

/** Saved items (API-028 to API-030, API-095). */
export const makeSavedItemsHandlers = (context: CartContext): GroupHandlers<Operations> => ({
  list: async (call) => {
    const { saveForLaterId, start = 0, count = PAGE_SIZE } = call.query;
    if (start < 0 || count < 1 || count > MAX_COUNT) return badRequest;
    const { db } = context.database;
    return pageOf(db, await listOf(db, ownerOf(call), saveForLaterId), { site: call.site, start, count });
  },

  save: (call) =>
    moveUnits(context, call, {
      operation: 'savedForLater.save',
      cartId: call.params.basketId,
      command: async (tx, { cartId }) => {
        const { itemId: lineId, qty: quantity, consumerId, saveForLaterId } = call.body;
        const owner = ownerOf(call, consumerId);
        await listOf(tx, owner, saveForLaterId);
        const units = await removeFromCart(tx, { cartId, lineId, quantity });
        await releaseStock(tx, cartId);
        const listId = await openList(tx, { ...owner, listId: newId() });
        await addUnitsToList(tx, { listId, itemId: newId(), units });
        if ((await countItems(tx, listId)) > MAX_SAVED) throw listFull;
        return { listId };
      },
    }),

  moveToCart: (call) =>
    moveUnits(context, call, {
      operation: 'savedForLater.moveToCart',
      cartId: call.body.basketId,
      command: async (tx, cart) => {
        const { itemId, qty: quantity, consumerId, saveForLaterId, position } = call.body;
        if (quantity < 1) throw wrongQuantity;
        if (quantity > UNIT_LIMIT) throw aboveLimit(UNIT_LIMIT);
        const listId = await listOf(tx, ownerOf(call, consumerId), saveForLaterId);
        const units = await removeUnits(tx, { listId: listId ?? '', itemId, quantity });
        if (listId === undefined || units === undefined) throw lineNotFound;
        const { giftMessage, ...goods } = units;
        const { delivery, flag } = await deliveryAgain(tx, cart, units);
        const more = present({ position, giftMessage: giftMessage ?? undefined });
        const line = { ...goods, lineId: newId(), delivery, ...more };
        const {
          lineIds: [lineId],
          lineCount,
        } = await addUnits(tx, cart, [line]);
        if (lineId === undefined) throw notMovable;
        if (lineCount > MAX_CART_LINES) throw cartFull;
        const locationId = locationOfDelivery(delivery);
        for (const { wanted, available, own, ...at } of await compareUnits(tx, cart.cartId, [units.sku])) {
          if (at.locationId !== locationId) continue;
          if (available <= 0) throw notMovable;
          const max = unitLimit({ available, own });
          if (wanted > max) throw aboveLimit(max);
        }
        return { listId, ...(flag && { changedDeliveries: [{ flag, itemId: lineId }] }) };
      },
    }),

  remove: (call) =>
    runIdempotent(context, keyedCall('savedForLater.remove', call), {
      reply: SavedForLaterWire,
      command: async (tx) => {
        const { saveForlaterId: named, itemId } = call.params;
        const listId = await listOf(tx, ownerOf(call), named);
        if (listId === undefined) throw notFound;
        await removeSavedItem(tx, { listId, itemId });
        return replyWith(await pageOf(tx, listId, call), {});
      },
    }),

  restore: (call) =>
    runIdempotent(context, keyedCall('savedForLater.restore', call), {
      reply: SavedForLaterWire,
      command: async (tx) => {
        const { saveForlaterId: named, itemId } = call.params;
        const listId = await listOf(tx, ownerOf(call), named);
        if (listId === undefined) throw notFound;
        if (!(await restoreItem(tx, { listId, itemId }))) throw lineNotFound;
        if ((await countItems(tx, listId)) > MAX_SAVED) throw listFull;
        return replyWith(await pageOf(tx, listId, call), {});
      },
    }),
});
