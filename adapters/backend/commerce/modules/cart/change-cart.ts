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
import {
  incrementVersion,
  findCart,
  findOrderedNumber,
  lockCart,
  type CartKey,
  type CartRecord,
} from './cart-records.ts';
import { cartNotFound } from './cart-refusals.ts';
import { cartReply, fittedReply } from './view-cart.ts';

type CartCall = CallContext & { readonly params: unknown; readonly query: unknown; readonly body: unknown };

export const cartKeyOf = (call: CallContext, cartId: string): CartKey => ({
  cartId,
  consumerId: consumerOf(call).consumerId,
  siteId: call.site.siteId,
});

/** Thrown, and so rolls back, while an order of the cart waits for its payment. */
type CartBeingOrdered = { readonly _tag: 'CartBeingOrdered'; readonly cart: CartRecord };
export const cartBeingOrdered = (cart: CartRecord): CartBeingOrdered => ({ _tag: 'CartBeingOrdered', cart });
export const isCartBeingOrdered = (thrown: unknown): thrown is CartBeingOrdered =>
  typeof thrown === 'object' && thrown !== null && '_tag' in thrown && thrown._tag === 'CartBeingOrdered';

/** BSK404, with the order number when the consumer has ordered the cart, so that clients do not recreate it. */
const cartGone = async (db: Queries, key: CartKey): Promise<Refusal> => {
  const orderNumber = await findOrderedNumber(db, key);
  return orderNumber === undefined ? cartNotFound : { ...cartNotFound, params: { orderNumber } };
};

/** The caller's cart, even while an order waits for its payment. Throws BSK404. */
export const findOwnCart = async (db: Queries, call: CallContext, cartId: string): Promise<CartRecord> => {
  const key = cartKeyOf(call, cartId);
  return (await findCart(db, key)) ?? Promise.reject(await cartGone(db, key));
};

/** Like `findOwnCart`, and locks the cart. */
export const lockOwnCart = async (tx: Tx, call: CallContext, cartId: string): Promise<CartRecord> => {
  const key = cartKeyOf(call, cartId);
  const cart = await lockCart(tx, key);
  if (cart === undefined) throw await cartGone(tx, key);
  return cart;
};

/** Throws while an order of the cart waits for its payment. */
export const refuseWhileOrdering = (cart: CartRecord): void => {
  if (cart.status === 'ordering') throw cartBeingOrdered(cart);
};

/**
 * Refuses a write with an outdated version: 409 with the current cart (I31). The router requires a version for absolute
 * writes.
 */
export const checkVersion = async (tx: Tx, call: CallContext, cart: CartRecord): Promise<void> => {
  if (call.ifMatch !== undefined && call.ifMatch !== String(cart.version))
    throw await cartReply(tx, cart, { ...call, status: 409 });
};

/**
 * Runs work that changes carts. A pending order is released first, if its charge can be excluded or voided; otherwise
 * 409 CHK320, since the cart may be paid for.
 */
export const withoutOrder = async <Result>(
  context: CartContext,
  work: () => Promise<Result>,
): Promise<Result | Refusal> => {
  const waiting = await work().catch(orderOf);
  if (!isCartBeingOrdered(waiting)) return waiting;
  if (!(await context.releaseOrder({ cartId: waiting.cart.cartId, consumerId: waiting.cart.consumerId })))
    return callInProgress;
  const again = await work().catch(orderOf);
  return isCartBeingOrdered(again) ? callInProgress : again;
};

const orderOf = (thrown: unknown): CartBeingOrdered => {
  if (isCartBeingOrdered(thrown)) return thrown;
  throw thrown;
};

type Change = {
  /** Name of the operation, part of the idempotency key. */
  readonly operation: string;
  readonly cartId: string;
  /** Whether the change is already in effect: repeating it is then no change and does not release a pending order. */
  readonly isDone?: (cart: CartRecord) => boolean;
  /** Returns the skus of which it has raised or moved units, which are then checked (I16). */
  readonly command: (tx: Tx, cart: CartRecord) => Promise<readonly string[] | void>;
};

/** Changes a cart once per key: runs the command, increments the version, and returns the whole cart. */
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
        const raised = (await change.command(tx, cart)) ?? [];
        return fittedReply(tx, await incrementVersion(tx, cart.cartId), { ...call, raised });
      },
    }),
  );
};
