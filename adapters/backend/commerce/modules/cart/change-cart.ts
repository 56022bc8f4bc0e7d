import { CartWire } from '#adapters/contract/wire/cart.codec.ts';
import type { Queries, Tx } from '#adapters/backend/commerce/kernel/database/schema.ts';
import type { Refusal } from '#adapters/backend/commerce/kernel/errors.ts';
import { consumerOf, type CallContext, type ReplyWith } from '#adapters/backend/commerce/kernel/handler.ts';
import {
  keyedCall,
  runIdempotent,
  callInProgress,
} from '#adapters/backend/commerce/kernel/idempotency/idempotent-command.ts';
import type { CartContext } from './cart-context.ts';
import { bumpCart, findCart, findOrderedNumber, lockCart, type CartKey, type CartRecord } from './cart-records.ts';
import { cartNotFound } from './cart-refusals.ts';
import { cartReply, fittedReply } from './view-cart.ts';

type CartCall = CallContext & { readonly params: unknown; readonly query: unknown; readonly body: unknown };

export const cartKeyOf = (call: CallContext, cartId: string): CartKey => ({
  cartId,
  consumerId: consumerOf(call).consumerId,
  siteId: call.site.siteId,
});

/** An order of this cart waits for its payment; thrown to undo what was begun. */
type OrderUnderWay = { readonly _tag: 'OrderUnderWay'; readonly cart: CartRecord };
export const orderUnderWay = (cart: CartRecord): OrderUnderWay => ({ _tag: 'OrderUnderWay', cart });
export const isOrderUnderWay = (thrown: unknown): thrown is OrderUnderWay =>
  typeof thrown === 'object' && thrown !== null && '_tag' in thrown && thrown._tag === 'OrderUnderWay';

/**
 * BSK404. Of a cart that this shopper has ordered it names the order number, so that a client does not make the same
 * cart again.
 */
const goneCart = async (db: Queries, key: CartKey): Promise<Refusal> => {
  const orderNumber = await findOrderedNumber(db, key);
  return orderNumber === undefined ? cartNotFound : { ...cartNotFound, params: { orderNumber } };
};

/** The caller's cart, also while an order of it waits for its payment. Throws BSK404 when it is not there. */
export const findOwnCart = async (db: Queries, call: CallContext, cartId: string): Promise<CartRecord> => {
  const key = cartKeyOf(call, cartId);
  return (await findCart(db, key)) ?? Promise.reject(await goneCart(db, key));
};

/** The same, locked. */
export const lockOwnCart = async (tx: Tx, call: CallContext, cartId: string): Promise<CartRecord> => {
  const key = cartKeyOf(call, cartId);
  const cart = await lockCart(tx, key);
  if (cart === undefined) throw await goneCart(tx, key);
  return cart;
};

/** Throws when an order of a cart waits for its payment. */
export const refuseWhileOrdering = (cart: CartRecord): void => {
  if (cart.status === 'ordering') throw orderUnderWay(cart);
};

/**
 * A write that sends a version is refused with 409 and the cart as it is now, when the cart has moved on since it was
 * read (I31). The router requires one of absolute writes.
 */
export const checkVersion = async (tx: Tx, call: CallContext, cart: CartRecord): Promise<void> => {
  if (call.ifMatch !== undefined && call.ifMatch !== String(cart.version))
    throw await cartReply(tx, cart, { ...call, status: 409 });
};

/**
 * Runs work that changes carts. Where an order waits for its payment, that order is given up first, if its payment can
 * be determined
 * not to move; otherwise 409 CHK320, because it is not known yet whether the cart has been paid for.
 */
export const withoutOrder = async <Result>(
  context: CartContext,
  work: () => Promise<Result>,
): Promise<Result | Refusal> => {
  const waiting = await work().catch(orderOf);
  if (!isOrderUnderWay(waiting)) return waiting;
  if (!(await context.releaseOrder({ cartId: waiting.cart.cartId, consumerId: waiting.cart.consumerId })))
    return callInProgress;
  const again = await work().catch(orderOf);
  return isOrderUnderWay(again) ? callInProgress : again;
};

const orderOf = (thrown: unknown): OrderUnderWay => {
  if (isOrderUnderWay(thrown)) return thrown;
  throw thrown;
};

type Change = {
  /** Name of the operation; a key of one never serves another. */
  readonly operation: string;
  readonly cartId: string;
  /**
   * Whether the cart is so already. A step that a second tab sends again is then no change, and an order that waits for
   * its payment goes on waiting.
   */
  readonly isDone?: (cart: CartRecord) => boolean;
  readonly command: (tx: Tx, cart: CartRecord) => Promise<void>;
};

/** One change of a shopper's cart, once per key: the change, then the next version, answered with the whole cart. */
export const changeCart = async (
  context: CartContext,
  call: CartCall,
  change: Change,
): Promise<ReplyWith<CartWire> | Refusal> => {
  const keyed = keyedCall(change.operation, call);
  return withoutOrder(context, () =>
    runIdempotent(context, keyed, {
      reply: CartWire,
      command: async (tx) => {
        const cart = await lockOwnCart(tx, call, change.cartId);
        await checkVersion(tx, call, cart);
        if (cart.status === 'ordering' && change.isDone?.(cart) === true) return cartReply(tx, cart, call);
        refuseWhileOrdering(cart);
        await change.command(tx, cart);
        return fittedReply(tx, await bumpCart(tx, cart.cartId), call);
      },
    }),
  );
};
