import { present } from '../kernel/present.ts';
import * as Effect from 'effect/Effect';
import type { Cart } from '../cart/cart.ts';
import type { CartFailure, CartGateway, NewItem } from '../cart/ports/cart-gateway.ts';
import { shownLine } from './shown-line.ts';
import type { LineDeliveryGateway } from '../cart/ports/line-delivery-gateway.ts';
import { Amount } from '../kernel/amount.ts';
import { isMainMethod } from '../payment/payment-method.ts';
import type { SessionRepository } from '../session/ports/session-repository.ts';
import type { SiteConfiguration } from '../site/site-configuration.ts';
import {
  GIFT_CARD_SKU,
  giftCardTotalOf,
  shippingOf,
  sizeOf,
  withChangedLine,
  withGiftMessage,
  withParts,
  withReturned,
  withStore,
  withVariant,
  type Extras,
  type Held,
  type HeldLine,
  type LinePart,
} from './fake-cart-state.ts';
import { apiRefusal, type FakeFaults } from './faults.ts';
import { keepRefs } from './session-refs.ts';
import { soundCart } from './sound-cart.ts';

/** Maximum units of a line; `UNIT_PRICE` is the price of any unit in minor units. */
export const LINE_LIMIT = 10;
export const UNIT_PRICE = 16_000;

/** The discount of any promo code, in parts per million. */
export const COUPON_SHARE = 100_000;

/** The carts of a service in memory, with prices, limits, versions and idempotency keys. */
export type FakeCarts = CartGateway & {
  /** Changes the delivery of a line. */
  readonly deliver: LineDeliveryGateway['change'];
  /** Changes the gift of a line. */
  readonly describeGift: LineDeliveryGateway['describeGift'];
  /** Changes the message with a line that is a gift. */
  readonly writeGiftMessage: LineDeliveryGateway['writeGiftMessage'];
  /** Replaces the variant of a line. */
  readonly replace: LineDeliveryGateway['changeVariant'];
  /** A cart for one express purchase; the session keeps its own. */
  readonly express: (key: string, items: readonly NewItem[]) => Effect.Effect<Cart, CartFailure>;
  /** Removes the shipping address and the methods. */
  readonly removeAddress: (key: string, seen: Cart) => Effect.Effect<Cart, CartFailure>;
  /** Deletes a cart permanently (BSK404). */
  readonly lose: (id: string) => void;
  /** Deletes all carts permanently. */
  readonly loseAll: () => void;
  /** Turns a cart into an order, whose number the refusal then contains (BSK404). */
  readonly order: (id: string, orderNumber: string) => void;
  /** Refuses to add this variant from now on (ORD404). */
  readonly sellOut: (sku: string) => void;
  /** Increases the version of a cart, as a change by another client does. */
  readonly touch: (id: string) => void;
  /**
   * Writes for another fake gateway of the same service: once per key, and only if the cart still has the version of
   * `seen`. `parts`: units of lines that become lines of their own.
   */
  readonly write: (
    operation: string,
    key: string,
    seen: Cart,
    extras: Extras,
    parts?: readonly LinePart[],
  ) => Effect.Effect<Cart, CartFailure>;
};

export const makeFakeCarts = (site: SiteConfiguration, faults: FakeFaults, sessions: SessionRepository): FakeCarts => {
  const carts = new Map<string, Held>();
  const answers = new Map<string, Cart>();
  const ordered = new Map<string, string>();
  const soldOut = new Set<string>();
  const isBasket = keepRefs(sessions, (cart: Cart) => ({ basket: cart.id }));
  let made = 0;
  const nextId = (kind: string): string => `${kind}-${(made += 1)}`;

  const show = (id: string, { lines, version, extras }: Held): Cart => {
    const { coupons = [], instruments = [] } = extras;
    const priced = soundCart({
      lines: lines.map(({ quantity }) => ({ current: UNIT_PRICE, quantity })),
      currency: site.currency,
      taxMode: site.taxMode,
      promotions: coupons.map(({ status }) => (status === 'APPLIED' ? COUPON_SHARE : 0)),
    });
    const items = priced.items.map((item, index) => ({
      ...item,
      ...shownLine(lines[index]),
      size: sizeOf(lines[index]?.sku),
      isDigital: lines[index]?.sku === GIFT_CARD_SKU,
      maxQuantity: LINE_LIMIT,
      shipping: shippingOf(item.shipping, { storeId: lines[index]?.storeId, inventory: LINE_LIMIT }),
    }));
    return {
      ...priced,
      id,
      version: `"${version}"`,
      items,
      shipments: [{ ...shipment, itemIds: items.map(({ id: itemId }) => itemId) }],
      ...extras,
      ...present({ giftCardTotal: giftCardTotalOf(items) }),
      totals: {
        ...priced.totals,
        remainingToPay: Amount.subtract(
          priced.totals.total,
          Amount.sum(instruments.filter(({ method }) => !isMainMethod(method)).map(({ amount }) => amount)),
        ),
      },
      coupons: coupons.map((coupon, index) => ({
        ...coupon,
        discount: priced.orderPromotions[index]?.discount ?? coupon.discount,
      })),
    };
  };

  const find = (id: string): Effect.Effect<Held, CartFailure> =>
    Effect.suspend(() => {
      const held = carts.get(id);
      const orderNumber = ordered.get(id);
      return held === undefined
        ? Effect.fail({
            _tag: 'CartNotFound',
            failure: apiRefusal('BSK404', 404, orderNumber === undefined ? {} : { params: { orderNumber } }),
          })
        : Effect.succeed(held);
    });

  /** Runs a write once per key; the same key returns the same response. */
  const once = (
    operation: string,
    key: string,
    act: Effect.Effect<Cart, CartFailure>,
  ): Effect.Effect<Cart, CartFailure> =>
    Effect.gen(function* () {
      yield* faults.meet(operation);
      const known = answers.get(key);
      if (known !== undefined) return known;
      const cart = yield* act;
      answers.set(key, cart);
      return cart;
    });

  const store = (id: string, lines: readonly HeldLine[], version: number, extras: Extras = {}): Cart => {
    const held = { lines, version, extras };
    carts.set(id, held);
    return show(id, held);
  };

  const added = (
    lines: readonly HeldLine[],
    items: readonly NewItem[],
  ): Effect.Effect<readonly HeldLine[], CartFailure> =>
    Effect.suspend(() => {
      const next = [...lines];
      for (const item of items) {
        if (soldOut.has(item.sku)) return Effect.fail(apiRefusal('ORD404', 400));
        const index = next.findIndex(
          ({ sku, storeId, giftMessage }) =>
            sku === item.sku && storeId === item.storeId && giftMessage === item.giftMessage,
        );
        const known = next[index];
        const quantity = (known?.quantity ?? 0) + item.quantity;
        if (quantity > LINE_LIMIT) return Effect.fail(apiRefusal('INV408', 400, { params: { max: LINE_LIMIT } }));
        if (known === undefined) next.push({ ...item, id: nextId('item'), position: item.position ?? (made += 1) });
        else next[index] = { ...known, quantity };
      }
      return Effect.succeed(next.toSorted((one, other) => one.position - other.position));
    });

  const absolute = (
    operation: string,
    key: string,
    seen: Cart,
    change: (held: Held) => Effect.Effect<Held, CartFailure>,
  ) =>
    once(
      operation,
      key,
      Effect.gen(function* () {
        const held = yield* find(seen.id);
        if (seen.version !== undefined && seen.version !== `"${held.version}"`)
          return yield* Effect.fail({ _tag: 'CartChanged' as const, cart: show(seen.id, held) });
        const { lines, extras } = yield* change(held);
        return store(seen.id, lines, held.version + 1, extras);
      }),
    );

  const ofLine = (held: Held, itemId: string, lines: readonly HeldLine[]): Effect.Effect<Held, CartFailure> =>
    held.lines.some(({ id }) => id === itemId)
      ? Effect.succeed({ ...held, lines })
      : Effect.fail(apiRefusal('ORD404', 404));

  return {
    // A shopper has at most one open cart, so an open one is returned (I32).
    create: ({ key }) =>
      once(
        'create',
        key,
        Effect.sync(() => {
          const [open] = [...carts].filter(([, { extras }]) => extras.isExpress !== true).slice(-1);
          return open === undefined ? store(nextId('basket'), [], 1) : show(...open);
        }),
      ).pipe(isBasket),
    createWithItems: ({ key, items }) =>
      once(
        'createWithItems',
        key,
        Effect.gen(function* () {
          return store(nextId('basket'), yield* added([], items), 1);
        }),
      ).pipe(isBasket),
    read: (id) =>
      faults.meet('read').pipe(
        Effect.andThen(find(id)),
        Effect.map((held) => show(id, held)),
      ),
    addItems: ({ key, basketId, items }) =>
      once(
        'addItems',
        key,
        Effect.gen(function* () {
          const held = yield* find(basketId);
          const lines = yield* added(held.lines, items);
          return store(basketId, lines, held.version + 1, withReturned(held.extras, lines));
        }),
      ),
    changeQuantity: ({ key, cart, itemId, quantity }) =>
      absolute('changeQuantity', key, cart, (held) =>
        ofLine(held, itemId, withChangedLine(held.lines, itemId, { quantity })),
      ),
    removeItem: ({ key, cart, itemId }) =>
      absolute('removeItem', key, cart, (held) =>
        ofLine(
          held,
          itemId,
          held.lines.filter(({ id }) => id !== itemId),
        ),
      ),
    deliver: ({ key, cart, itemId, storeId }) =>
      absolute('deliver', key, cart, (held) => ofLine(held, itemId, withStore(held.lines, itemId, storeId))),
    describeGift: ({ key, cart, itemId, gift }) =>
      absolute('describeGift', key, cart, (held) => ofLine(held, itemId, withChangedLine(held.lines, itemId, gift))),
    writeGiftMessage: ({ key, cart, itemId, giftMessage: written }) =>
      absolute('writeGiftMessage', key, cart, (held) =>
        ofLine(held, itemId, withGiftMessage(held.lines, itemId, written)),
      ),
    replace: ({ key, cart, itemId, sku }) =>
      absolute('replace', key, cart, (held) => {
        if (soldOut.has(sku)) return Effect.fail(apiRefusal('ORD404', 400));
        const next = withVariant(held.lines, { itemId, sku });
        return next.some(({ id, quantity }) => id === itemId && quantity > LINE_LIMIT)
          ? Effect.fail(apiRefusal('INV408', 400, { params: { max: LINE_LIMIT } }))
          : ofLine(held, itemId, next);
      }),
    express: (key, items) =>
      once(
        'beginExpress',
        key,
        Effect.map(added([], items), (lines) => store(nextId('basket'), lines, 1, { isExpress: true })),
      ),
    removeAddress: (key, seen) =>
      absolute('removeShippingAddress', key, seen, ({ extras: { shippingAddress: _address, ...extras }, ...held }) =>
        Effect.succeed({
          ...held,
          extras: { ...extras, shipments: seen.shipments.map(({ methodId: _methodId, ...one }) => one) },
        }),
      ),
    lose: (id) => void carts.delete(id),
    loseAll: () => carts.clear(),
    order: (id, orderNumber) => {
      carts.delete(id);
      ordered.set(id, orderNumber);
    },
    sellOut: (sku) => {
      soldOut.add(sku);
    },
    touch: (id) => {
      const held = carts.get(id);
      if (held !== undefined) carts.set(id, { ...held, version: held.version + 1 });
    },
    write: (operation, key, seen, extras, parts = []) =>
      absolute(operation, key, seen, (held) =>
        Effect.succeed({ ...held, lines: withParts(held.lines, parts), extras: { ...held.extras, ...extras } }),
      ),
  };
};

const shipment: Cart['shipments'][number] = { id: 'shipment-1', code: 'standard', applicable: [] };
