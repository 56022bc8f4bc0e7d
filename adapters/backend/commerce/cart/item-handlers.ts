import type { cart as cartRoom } from '#adapters/contract/cart.ts';
import { CartWire } from '#adapters/contract/wire/cart.codec.ts';
import { newId } from '../authentication/opaque-id.ts';
import type { CommerceContext } from '../commerce-context.ts';
import type { Tx } from '../database/schema.ts';
import type { Call, CallContext, ReplyWith, RoomHandlers } from '../handler.ts';
import type { Refusal } from '../errors.ts';
import { keyedCall, once } from '../idempotency/once.ts';
import { addUnits, bumpCart, deleteLine, findCart, findOpenCartId, isSold, listQuantities, openCart, setQuantity } from './cart-records.ts';
import { aboveLimit, cartNotFound, lineNotFound, notSold, wrongQuantity } from './cart-refusals.ts';
import { cartKeyOf, changeCart, lockOpenCart, lockOwnCart, withoutOrder } from './change-cart.ts';
import { UNIT_LIMIT } from './cart-wire.ts';
import { availableUnits, releaseStock, unitsBySku } from './stock-records.ts';
import { cartReply } from './view-cart.ts';

type Items = Pick<RoomHandlers<typeof cartRoom>, 'create' | 'createWithItem' | 'read' | 'addItem' | 'removeItem' | 'updateItem'>;
type NewItem = Call<(typeof cartRoom)['addItem']>['body']['items'][number];

/** The sum of a sku's lines stays within its limit and what can be had (I16); INV408 names the most that is possible (CART-27). */
const checkUnits = async (tx: Tx, cartId: string, skus: readonly string[]): Promise<void> => {
  const units = unitsBySku(await listQuantities(tx, cartId));
  for (const sku of new Set(skus)) {
    const available = await availableUnits(tx, cartId, sku);
    if (available <= 0) throw notSold;
    const max = Math.min(UNIT_LIMIT, available);
    if ((units.get(sku) ?? 0) > max) throw aboveLimit(max);
  }
};

/** Whatever is held for the lines as they were is let go; checkout holds anew. */
const addItems = async (tx: Tx, call: CallContext, { cartId, items }: { readonly cartId: string; readonly items: readonly NewItem[] }): Promise<void> => {
  if (items.length === 0) throw wrongQuantity;
  for (const { sku, productId, qty, recipeId = '' } of items) {
    if (qty < 1) throw wrongQuantity;
    if (qty > UNIT_LIMIT) throw aboveLimit(UNIT_LIMIT);
    if (!(await isSold(tx, { sku, productId, siteId: call.site.siteId }))) throw notSold;
    await addUnits(tx, { lineId: newId(), cartId, sku, recipeId, quantity: qty });
  }
  await releaseStock(tx, cartId);
  await checkUnits(tx, cartId, items.map(({ sku }) => sku));
};

/** Opens the consumer's cart, or goes on with the one that is open (I32), and puts items in. */
const startCart = async (context: CommerceContext, call: Call<(typeof cartRoom)['create' | 'createWithItem']>, { operation, items }: { readonly operation: string; readonly items: readonly NewItem[] }): Promise<ReplyWith<CartWire> | Refusal> => {
  const keyed = await keyedCall(operation, call);
  const owner = cartKeyOf(call, newId());
  const open = await findOpenCartId(context.database.db, owner);
  return withoutOrder(context, { ...owner, cartId: open ?? owner.cartId }, () =>
    once(context, keyed, {
      reply: CartWire,
      deed: async (tx) => {
        const { cart_id: cartId } = await openCart(tx, owner);
        if (items.length === 0) return cartReply(tx, await lockOwnCart(tx, call, cartId), call);
        await lockOpenCart(tx, call, cartId);
        await addItems(tx, call, { cartId, items });
        return cartReply(tx, await bumpCart(tx, cartId), call);
      },
    }),
  );
};

export const makeItemHandlers = (context: CommerceContext): Items => ({
  create: (call) => startCart(context, call, { operation: 'cart.create', items: [] }),

  createWithItem: async (call) => (call.body.items.length === 0 ? wrongQuantity : startCart(context, call, { operation: 'cart.createWithItem', items: call.body.items })),

  read: async (call) => {
    const cart = await findCart(context.database.db, cartKeyOf(call, call.params.basketId));
    return cart === undefined ? cartNotFound : cartReply(context.database.db, cart, call);
  },

  addItem: (call) =>
    changeCart(context, call, { operation: 'cart.addItem', cartId: call.body.basketId, absolute: false, deed: (tx, cart) => addItems(tx, call, { cartId: cart.cart_id, items: call.body.items }) }),

  removeItem: (call) =>
    changeCart(context, call, {
      operation: 'cart.removeItem', cartId: call.body.basketId, absolute: true,
      deed: async (tx, { cart_id: cartId }) => {
        if (!(await deleteLine(tx, { cartId, lineId: call.body.itemId }))) throw lineNotFound;
        await releaseStock(tx, cartId);
      },
    }),

  updateItem: (call) =>
    changeCart(context, call, {
      operation: 'cart.updateItem', cartId: call.params.basketId, absolute: true,
      deed: async (tx, { cart_id: cartId }) => {
        const { qty } = call.body;
        if (qty === undefined || qty < 1) throw wrongQuantity;
        if (qty > UNIT_LIMIT) throw aboveLimit(UNIT_LIMIT);
        const line = (await listQuantities(tx, cartId)).find(({ line_id }) => line_id === call.query.itemId);
        if (line === undefined) throw lineNotFound;
        await setQuantity(tx, { cartId, lineId: line.line_id, quantity: qty });
        await releaseStock(tx, cartId);
        if (qty > line.quantity) await checkUnits(tx, cartId, [line.sku]);
      },
    }),
});
