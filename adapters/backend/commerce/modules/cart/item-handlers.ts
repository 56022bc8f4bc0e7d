import type { DigitalGift } from '#core/cart/cart-item.ts';
import type { Recipe } from '#core/catalog/customization.ts';
import { present } from '#core/kernel/present.ts';
import type { cart as cartEndpoints } from '#adapters/contract/cart.ts';
import { MAX_CART_LINES } from '#adapters/contract/wire/new-items.codec.ts';
import { CartWire } from '#adapters/contract/wire/cart.codec.ts';
import { newId } from '#adapters/backend/commerce/kernel/opaque-id.ts';
import { addGift } from './add-gift.ts';
import type { CartContext } from './cart-context.ts';
import type { Tx } from '#adapters/backend/commerce/kernel/database/schema.ts';
import { withTransaction } from '#adapters/database/transaction.ts';
import type { Call, CallContext, ReplyWith, GroupHandlers } from '#adapters/backend/commerce/kernel/handler.ts';
import { sessionExpired, type Refusal } from '#adapters/backend/commerce/kernel/errors.ts';
import { keyedCall, runIdempotent } from '#adapters/backend/commerce/kernel/idempotency/idempotent-command.ts';
import {
  incrementVersion,
  deleteLine,
  findLine,
  openCart,
  setQuantity,
  startCart,
  startExpressCart,
  type CartKey,
  type CartRecord,
} from './cart-records.ts';
import { addUnits, readCustomParts, type NewLine } from './new-line-records.ts';
import { aboveLimit, cartFull, lineNotFound, notSold, wrongQuantity } from './cart-refusals.ts';
import {
  cartKeyOf,
  changeCart,
  checkVersion,
  findOwnCart,
  lockOwnCart,
  refuseWhileOrdering,
  withoutOrder,
} from './change-cart.ts';
import { UNIT_LIMIT } from '../catalog/unit-limit.ts';
import { receivedMessage, writeGiftMessage } from './gift-messages.ts';
import { otherAddressOf, type LineDelivery } from './delivery-group-records.ts';
import { describeGift, receivedGift, recipeOf } from './digital-gifts.ts';
import { deliverLine, deliveryFrom } from './line-delivery.ts';
import { receivedRecipe, recipeIdOf } from './recipes.ts';
import { replaceVariant } from './line-variant.ts';
import { lockForItems, lockOwnForItems } from './lock-for-items.ts';
import { lockSession } from '../session/session-records.ts';
import { releaseStock } from '../stock/stock-records.ts';
import { cartReply, fittedReply, isFitted, replyOf, viewCart } from './view-cart.ts';

type Items = Pick<
  GroupHandlers<typeof cartEndpoints>,
  'create' | 'createWithItem' | 'createExpress' | 'read' | 'addItem' | 'removeItem' | 'updateItem'
>;
type NewItem = Call<(typeof cartEndpoints)['addItem']>['body']['items'][number];

/** The site of a call, what can be chosen of its skus that are made to order, and the other addresses of the cart. */
type Asked = Pick<CallContext, 'site'> & {
  readonly customParts: Awaited<ReturnType<typeof readCustomParts>>;
  readonly addresses: ReadonlyMap<string, LineDelivery>;
};

/** The id that tells lines of one sku apart: of a gift card, of a recipe, else as the request has it. */
const recipeIdFor = (of: {
  readonly digitalGift: DigitalGift | undefined;
  readonly recipe: Recipe | undefined;
  readonly asked: string;
}): string => {
  if (of.digitalGift !== undefined) return recipeOf(of.digitalGift);
  return of.recipe === undefined ? of.asked : recipeIdOf(of.recipe);
};

/** Merges items by sku, recipe, delivery and message. */
const linesOf = (items: readonly NewItem[], { site, customParts, addresses }: Asked): readonly NewLine[] => {
  const lines = new Map<string, NewLine>();
  for (const { sku, productId, qty, position, ...asked } of items) {
    const digitalGift = receivedGift(asked, { site, now: Date.now() });
    const recipe = receivedRecipe(asked.recipe, { parts: customParts.get(sku), site });
    const recipeId = recipeIdFor({ digitalGift, recipe, asked: asked.recipeId ?? '' });
    const giftMessage = asked.giftMessage === undefined ? undefined : receivedMessage(asked.giftMessage, site);
    const chosen = deliveryFrom(asked);
    const delivery = chosen.code === 'home' ? (addresses.get(asked.shippingId ?? '') ?? chosen) : chosen;
    if (qty < 1) throw wrongQuantity;
    if (qty > UNIT_LIMIT) throw aboveLimit(UNIT_LIMIT);
    const identity = JSON.stringify([sku, productId, recipeId, delivery, giftMessage]);
    lines.set(identity, {
      lineId: newId(),
      sku,
      productId,
      recipeId,
      quantity: qty + (lines.get(identity)?.quantity ?? 0),
      delivery,
      ...present({ position, digitalGift, recipe, giftMessage }),
    });
  }
  return [...lines.values()];
};

const buyItems = async (
  tx: Tx,
  cart: CartRecord,
  items: readonly NewItem[],
  { site }: CallContext,
): Promise<readonly string[]> => {
  const readParts = (): ReturnType<typeof readCustomParts> =>
    readCustomParts(
      tx,
      items.map(({ sku }) => sku),
    );
  const addresses = new Map<string, LineDelivery>();
  for (const { shippingId } of items)
    if (shippingId !== undefined) addresses.set(shippingId, await otherAddressOf(tx, cart.cartId, shippingId));
  const isCustom = items.some(({ recipe }) => recipe !== undefined);
  const lines = linesOf(items, { site, customParts: isCustom ? await readParts() : new Map(), addresses });
  if (lines.length === 0) throw wrongQuantity;
  const { lineIds, lineCount } = await addUnits(tx, cart, lines);
  if (lineIds.length < lines.length) {
    // Goods that are made to order without a recipe were not added either: this names what is missing in it.
    linesOf(items, { site, customParts: await readParts(), addresses });
    throw notSold;
  }
  const isLonger = lines.some(({ lineId }) => lineIds.includes(lineId));
  if (isLonger && lineCount > MAX_CART_LINES) throw cartFull;
  return lines.map(({ sku }) => sku);
};

/** Adds goods that are bought, and then the gifts of promotions. Returns the skus that are bought. */
const addItems = async (
  tx: Tx,
  cart: CartRecord,
  items: readonly NewItem[],
  call: CallContext,
): Promise<readonly string[]> => {
  const goods = items.filter(({ promotionId }) => promotionId === undefined);
  const bought = goods.length > 0 || items.length === 0 ? await buyItems(tx, cart, goods, call) : [];
  for (const { promotionId, sku, productId } of items)
    if (promotionId !== undefined) await addGift(tx, cart, { promotionId, sku, productId }, call);
  return bought;
};

type ItemsToAdd = {
  /** Name of the operation, part of the idempotency key. */
  readonly operation: string;
  readonly items: readonly NewItem[];
  /** Locks the cart, or begins one, and increments its version. */
  readonly open: (tx: Tx) => Promise<CartRecord>;
};

/** Adds items to a cart once per key; returns the whole cart. */
const addOnce = (
  context: CartContext,
  call: Call<(typeof cartEndpoints)['createWithItem' | 'addItem' | 'createExpress']>,
  { operation, items, open }: ItemsToAdd,
): Promise<ReplyWith<CartWire> | Refusal> => {
  const keyed = keyedCall(operation, call);
  return withoutOrder(context, () =>
    runIdempotent(context, keyed, {
      reply: CartWire,
      command: async (tx) => {
        const cart = await open(tx);
        const raised = await addItems(tx, cart, items, call);
        return fittedReply(tx, cart, { ...call, raised });
      },
    }),
  );
};

/**
 * The key of a cart that a call may begin. Throws the 401 refusal if a sign-in has ended the session meanwhile: a cart of
 * the guest who was merged would be lost.
 */
const keyOfNewCart = async (tx: Tx, call: CallContext): Promise<CartKey> => {
  const key = cartKeyOf(call, newId());
  if (!(await lockSession(tx, key.consumerId))) throw sessionExpired;
  return key;
};

/** The consumer's open cart, or a new one (I32). */
const openForItems = async (tx: Tx, call: CallContext): Promise<CartRecord> => {
  const own = cartKeyOf(call, '');
  const found = await lockOwnForItems(tx, own);
  if (found !== undefined) return found;
  const key = await keyOfNewCart(tx, call);
  const open = (await startCart(tx, key)) ?? (await lockOwnForItems(tx, key));
  if (open !== undefined) return open;
  const cart = await openCart(tx, key);
  refuseWhileOrdering(cart);
  return incrementVersion(tx, cart.cartId);
};

/** The caller's cart with an id. A version is checked if the call has one. Throws BSK404. */
const ownForItems = async (tx: Tx, call: CallContext, cartId: string): Promise<CartRecord> => {
  const open = call.ifMatch === undefined ? await lockForItems(tx, cartKeyOf(call, cartId)) : undefined;
  if (open !== undefined) return open;
  const cart = await lockOwnCart(tx, call, cartId);
  await checkVersion(tx, call, cart);
  refuseWhileOrdering(cart);
  return incrementVersion(tx, cart.cartId);
};

/** Changes deliveries that are not possible any longer, and reduces lines to the available units (CART-35, ERR-41). */
const fitCart = (context: CartContext, call: Call<(typeof cartEndpoints)['read']>): Promise<ReplyWith<CartWire>> =>
  withTransaction(context.database.db, async (tx) => {
    const cart = await lockOwnCart(tx, call, call.params.basketId);
    return cart.status === 'ordering'
      ? cartReply(tx, cart, call)
      : fittedReply(tx, await incrementVersion(tx, cart.cartId), call);
  });

export const makeItemHandlers = (context: CartContext): Items => ({
  create: (call) =>
    runIdempotent(context, keyedCall('cart.create', call), {
      reply: CartWire,
      command: async (tx) => cartReply(tx, await openCart(tx, await keyOfNewCart(tx, call)), call),
    }),

  createWithItem: async (call) =>
    call.body.items.length === 0
      ? wrongQuantity
      : addOnce(context, call, {
          operation: 'cart.createWithItem',
          items: call.body.items,
          open: (tx) => openForItems(tx, call),
        }),

  createExpress: (call) =>
    addOnce(context, call, {
      operation: 'cart.createExpress',
      items: call.body.items,
      open: async (tx) => startExpressCart(tx, await keyOfNewCart(tx, call)),
    }),

  read: async (call) => {
    const cart = await findOwnCart(context.database.db, call, call.params.basketId);
    const parts = await viewCart(context.database.db, cart, call);
    return cart.status === 'ordering' || isFitted(parts) ? replyOf(parts) : fitCart(context, call);
  },

  addItem: (call) =>
    addOnce(context, call, {
      operation: 'cart.addItem',
      items: call.body.items,
      open: (tx) => ownForItems(tx, call, call.body.basketId),
    }),

  removeItem: (call) =>
    changeCart(context, call, {
      operation: 'cart.removeItem',
      cartId: call.body.basketId,
      command: async (tx, { cartId }) => {
        if (!(await deleteLine(tx, { cartId, lineId: call.body.itemId }))) throw lineNotFound;
        await releaseStock(tx, cartId);
      },
    }),

  updateItem: (call) =>
    changeCart(context, call, {
      operation: 'cart.updateItem',
      cartId: call.params.basketId,
      command: async (tx, cart) => {
        const { qty, sku, giftOption, sender, sendOn, giftMessage, ...delivery } = call.body;
        const gift = receivedGift(present({ giftOption, sender, sendOn }), { site: call.site, now: Date.now() });
        const at = { cartId: cart.cartId, lineId: call.query.itemId };
        const isDelivered = delivery.shippingCode !== undefined;
        const isOther = isDelivered || (gift ?? sku) !== undefined || giftMessage !== undefined;
        if (qty === undefined ? !isOther : qty < 1) throw wrongQuantity;
        if (qty !== undefined && qty > UNIT_LIMIT) throw aboveLimit(UNIT_LIMIT);
        const line = await findLine(tx, at);
        if (line === undefined) throw lineNotFound;
        // CART-20: the quantity of a gift is fixed.
        if ((qty ?? sku) !== undefined && line.giftOf !== '') throw wrongQuantity;
        if (qty !== undefined) await setQuantity(tx, { ...at, quantity: qty });
        if (gift !== undefined) await describeGift(tx, { ...at, gift });
        if (giftMessage !== undefined)
          await writeGiftMessage(tx, { ...at, message: giftMessage && receivedMessage(giftMessage, call.site) });
        if (sku !== undefined) await replaceVariant(tx, cart, { lineId: at.lineId, sku });
        if (isDelivered) await deliverLine(tx, cart, { ...delivery, lineId: at.lineId });
        await releaseStock(tx, at.cartId);
        const isRaised = isDelivered || sku !== undefined || (qty !== undefined && qty > line.quantity);
        return isRaised ? [sku ?? line.sku] : [];
      },
    }),
});
