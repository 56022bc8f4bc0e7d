import { CartWire } from '#adapters/contract/wire/cart.codec.ts';
import type { CommerceContext } from '../commerce-context.ts';
import type { Tx } from '../database/schema.ts';
import type { Refusal } from '../errors.ts';
import { consumerOf, type CallContext, type ReplyWith } from '../handler.ts';
import { keyedCall, once, stillRunning } from '../idempotency/once.ts';
import { abandonOrder } from '../orders/settle-order.ts';
import { bumpCart, lockCart, type CartKey, type CartRecord } from './cart-records.ts';
import { cartNotFound } from './cart-refusals.ts';
import { cartReply } from './view-cart.ts';

type CartCall = CallContext & { readonly params: unknown; readonly query: unknown; readonly body: unknown };

export const cartKeyOf = (call: CallContext, cartId: string): CartKey => ({ cartId, consumerId: consumerOf(call).consumerId, siteId: call.site.siteId });

/** An order of this cart waits for its payment; thrown to undo what was begun. */
type OrderUnderWay = { readonly _tag: 'OrderUnderWay' };
export const orderUnderWay: OrderUnderWay = { _tag: 'OrderUnderWay' };
export const isOrderUnderWay = (thrown: unknown): thrown is OrderUnderWay => typeof thrown === 'object' && thrown !== null && '_tag' in thrown && thrown._tag === 'OrderUnderWay';

/** The caller's cart, locked, also while an order of it waits for its payment. BSK404 when it is not there. */
export const lockOwnCart = async (tx: Tx, call: CallContext, cartId: string): Promise<CartRecord> => {
  const cart = await lockCart(tx, cartKeyOf(call, cartId));
  if (cart === undefined) throw cartNotFound;
  return cart;
};

/** The same, to be changed: throws when an order of it waits for its payment. */
export const lockOpenCart = async (tx: Tx, call: CallContext, cartId: string): Promise<CartRecord> => {
  const cart = await lockOwnCart(tx, call, cartId);
  if (cart.status === 'ordering') throw orderUnderWay;
  return cart;
};

/**
 * An absolute write is refused with 409 and the cart as it is now, when the cart has moved on since it was read (I31).
 * A caller who tells no version writes whatever it is.
 */
export const checkVersion = async (tx: Tx, call: CallContext, cart: CartRecord): Promise<void> => {
  if (call.ifMatch !== undefined && call.ifMatch !== String(cart.version)) throw await cartReply(tx, cart, { site: call.site, status: 409 });
};

/**
 * Runs work that changes carts. Where an order waits for its payment, that order is given up first, if its money can be told
 * not to move; otherwise 409 CHK320, because nobody knows yet whether the cart has been paid for.
 */
export const withoutOrder = async <Result>(context: CommerceContext, cart: CartKey, work: () => Promise<Result>): Promise<Result | Refusal> => {
  try {
    return await work();
  } catch (thrown) {
    if (!isOrderUnderWay(thrown)) throw thrown;
  }
  if (!(await abandonOrder(context, cart))) return stillRunning;
  try {
    return await work();
  } catch (thrown) {
    if (isOrderUnderWay(thrown)) return stillRunning;
    throw thrown;
  }
};

type Change = {
  /** Name of the operation; a key of one never serves another. */
  readonly operation: string;
  readonly cartId: string;
  /** Whether the write says how things shall be, and so needs the version that it was decided on. */
  readonly absolute: boolean;
  readonly deed: (tx: Tx, cart: CartRecord) => Promise<void>;
};

/** One change of a shopper's cart, once per key: the deed, then the next version, answered with the whole cart. */
export const changeCart = async (context: CommerceContext, call: CartCall, change: Change): Promise<ReplyWith<CartWire> | Refusal> => {
  const keyed = await keyedCall(change.operation, call);
  return withoutOrder(context, cartKeyOf(call, change.cartId), () =>
    once(context, keyed, {
      reply: CartWire,
      deed: async (tx) => {
        const cart = await lockOpenCart(tx, call, change.cartId);
        if (change.absolute) await checkVersion(tx, call, cart);
        await change.deed(tx, cart);
        return cartReply(tx, await bumpCart(tx, cart.cart_id), call);
      },
    }),
  );
};
