import * as Effect from 'effect/Effect';
import { wasOrdered } from '../../failures/recovery.ts';
import type { BasketId, ItemId } from '../../kernel/identifiers.ts';
import type { CartEvent } from '../cart-event.ts';
import type { Announcements } from '../../notifications/ports/announcements.ts';
import type { IdGenerator } from '../../session/ports/id-generator.ts';
import type { SessionRepository } from '../../session/ports/session-repository.ts';
import { startCommand } from '../../session/use-cases/start-command.ts';
import type { SessionUseCases } from '../../session/use-cases/session-use-cases.ts';
import { itemsToRecover, recoveredItem } from '../cart-recovery.ts';
import type { Cart } from '../cart.ts';
import type { CartFailure, CartGateway, CartNotFound } from '../ports/cart-gateway.ts';
import type { Keyed } from '#core/kernel/keyed.ts';
import type { LastCart } from '../ports/last-cart.ts';
import { clearOnInvalidCustomer } from './clear-on-invalid-customer.ts';

/**
 * One attempt of a write: its key, the cart to write, and the mapping from line ids of the cart that the shopper saw.
 */
type Attempt = Keyed & { readonly cart: Cart; readonly lineOf: (itemId: ItemId) => ItemId };

/** How a write is sent, and the cart in its response, if it has one. */
type CartWrite<Answer> = {
  readonly send: (attempt: Attempt) => Effect.Effect<Answer, CartFailure>;
  readonly cartIn?: (answer: Answer) => Cart;
};

/** A write that needs only the id of the session's cart; `create` makes a cart if there is none. */
type CartAddition<Answer> = {
  readonly create: (attempt: Keyed) => Effect.Effect<Answer, CartFailure>;
  readonly send: (attempt: Keyed & { readonly basketId: BasketId }) => Effect.Effect<Answer, CartFailure>;
  readonly cartIn: (answer: Answer) => Cart;
};

/**
 * All cart writes use this wrapper: it ensures a session and a new key, and remembers the returned cart (CART-42).
 * A lost cart (BSK404) is replaced by a new one with the existing items, and the write is retried once with another
 * key; a second BSK404 fails with `CartNotFound` (CART-22, ERR-06). The cart of another shopper, such as of an account
 * that another tab signed out of, is not copied. A cart that became an order is not replaced: `on` fails with
 * `CartNotFound`, `into` creates the next cart. An express purchase is neither remembered nor replaced.
 */
export type CartWrites = {
  readonly on: <Answer>(seen: Cart, write: CartWrite<Answer>) => Effect.Effect<Answer, CartFailure>;
  /** `on` for a write that is answered with the cart. */
  readonly change: (seen: Cart, send: CartWrite<Cart>['send']) => Effect.Effect<Cart, CartFailure>;
  readonly into: <Answer>(write: CartAddition<Answer>) => Effect.Effect<Answer, CartFailure>;
  /**
   * Remembers a cart that was received for a consumer (CART-42), unless the session has another consumer by now: a
   * response may arrive after a sign-out (AUTH-11).
   */
  readonly rememberCart: (cart: Cart, consumerId: string) => Effect.Effect<void>;
  /**
   * Clears the stored cart if a call fails with AUT498 (CART-23, ERR-05). `on` and `into` include it; other calls about
   * a cart use it directly.
   */
  readonly check: <Answer, Failure>(call: Effect.Effect<Answer, Failure>) => Effect.Effect<Answer, Failure>;
};

type CartWritePorts = {
  readonly carts: Pick<CartGateway, 'create' | 'addItems'>;
  readonly lastCart: LastCart;
  readonly session: SessionUseCases;
  readonly sessions: SessionRepository;
  readonly idGenerator: IdGenerator;
  readonly announcements: Announcements<CartEvent>;
};

/** Number of carts whose owner a channel remembers. */
const KNOWN_OWNERS = 10;

const isLost = (failure: CartFailure): failure is CartNotFound =>
  failure._tag === 'CartNotFound' && !wasOrdered(failure.failure);
const isOrdered = (failure: CartFailure): failure is CartNotFound =>
  failure._tag === 'CartNotFound' && wasOrdered(failure.failure);
/** Refused because of an item, not because of the caller or the network. */
const isRefusedItem = (failure: CartFailure): boolean => failure._tag === 'ApiFailure' && failure.status === 400;

export const makeCartWrites = ({
  carts,
  lastCart,
  session,
  sessions,
  idGenerator,
  announcements,
}: CartWritePorts): CartWrites => {
  const command = startCommand(session, idGenerator);
  /** The consumer for whom each cart of this channel was received. */
  const owners = new Map<BasketId, string>();

  const rememberCart = Effect.fnUntraced(function* (cart: Cart, consumerId: string) {
    const session = yield* sessions.read;
    if (cart.isExpress === true || (session?.consumerId ?? '') !== consumerId) return;
    yield* lastCart.write(cart);
    owners.delete(cart.id);
    if (session !== undefined) owners.set(cart.id, consumerId);
    for (const oldest of [...owners.keys()].slice(0, -KNOWN_OWNERS)) owners.delete(oldest);
  });
  const check = clearOnInvalidCustomer({ sessions, lastCart, announcements });

  const withCartTracking = <Answer>(
    answer: Effect.Effect<Answer, CartFailure>,
    { cartIn, consumerId }: { readonly cartIn: ((answer: Answer) => Cart) | undefined; readonly consumerId: string },
  ): Effect.Effect<Answer, CartFailure> =>
    answer.pipe(
      Effect.tapError((failure) =>
        failure._tag === 'CartChanged' ? rememberCart(failure.cart, consumerId) : Effect.void,
      ),
      Effect.tap((value) => (cartIn === undefined ? Effect.void : rememberCart(cartIn(value), consumerId))),
    );

  /**
   * Replaces a lost cart. The service returns a cart that is already open, so items that another tab has moved are not
   * added twice. Refused items are left out.
   */
  const replace = Effect.fnUntraced(function* (lost: Cart | undefined, consumerId: string) {
    const begun = yield* carts.create({ key: yield* idGenerator.key });
    const items = lost === undefined ? [] : itemsToRecover(lost, begun);
    const add = (some: typeof items) =>
      Effect.flatMap(idGenerator.key, (key) => carts.addItems({ key, basketId: begun.id, items: some }));
    const oneByOne = Effect.reduce(
      items,
      () => begun,
      (cart: Cart, item) => Effect.catchIf(add([item]), isRefusedItem, () => Effect.succeed(cart)),
    );
    const cart = items.length === 0 ? begun : yield* Effect.catchIf(add(items), isRefusedItem, () => oneByOne);
    yield* rememberCart(cart, consumerId);
    yield* announcements.announce({ _tag: 'CartRecovered', lines: cart.items.length });
    return cart;
  });

  const on: CartWrites['on'] = (seen, { send, cartIn }) =>
    check(
      Effect.gen(function* () {
        const { key: firstKey, consumerId } = yield* command;
        const attempt = ({ key }: Keyed, cart: Cart) =>
          withCartTracking(
            send({
              key,
              cart,
              lineOf: (itemId) =>
                cart === seen ? itemId : (recoveredItem({ lost: seen, itemId, fresh: cart })?.id ?? itemId),
            }),
            { cartIn, consumerId },
          );
        const retry = Effect.flatMap(replace(seen, consumerId), (cart) =>
          Effect.flatMap(idGenerator.key, (key) => attempt({ key }, cart)),
        );
        const isOwn = seen.isExpress !== true && (owners.get(seen.id) ?? consumerId) === consumerId;
        return yield* Effect.catchIf(
          attempt({ key: firstKey }, seen),
          (failure) => isOwn && isLost(failure),
          () => retry,
        );
      }),
    );

  return {
    check,
    rememberCart,
    on,
    change: (seen, send) => on(seen, { send, cartIn: (answer) => answer }),

    into: ({ create, send, cartIn }) =>
      check(
        Effect.gen(function* () {
          const {
            key,
            consumerId,
            refs: { basket: basketId },
          } = yield* command;
          const tracked = (answer: ReturnType<typeof create>) => withCartTracking(answer, { cartIn, consumerId });
          const next = Effect.flatMap(idGenerator.key, (nextKey) => tracked(create({ key: nextKey })));
          if (basketId === undefined) return yield* tracked(create({ key }));
          const retry = Effect.gen(function* () {
            const { id } = yield* replace(yield* lastCart.read, consumerId);
            return yield* tracked(send({ key: yield* idGenerator.key, basketId: id }));
          });
          return yield* tracked(send({ key, basketId })).pipe(
            Effect.catchIf(isLost, () => retry),
            Effect.catchIf(isOrdered, () => next),
          );
        }),
      ),
  };
};
