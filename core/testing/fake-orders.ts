import * as Effect from 'effect/Effect';
import type { Cart } from '../cart/cart.ts';
import type { CartFlash } from '../cart/flash.ts';
import { Order, type OrderState } from '../order/order.ts';
import type { OrderGateway, OrderRequest } from '../order/ports/order-gateway.ts';
import { fakeAgreement } from './fake-agreement.ts';
import type { FakeCarts } from './fake-carts.ts';
import type { SessionRepository } from '../session/ports/session-repository.ts';
import { apiRefusal, type FakeFaults } from './faults.ts';
import { keepRefs } from './session-refs.ts';

/** Orders of the fake carts: one per key. An ordered cart no longer exists. */
export type FakeOrders = OrderGateway & {
  readonly requests: readonly (OrderRequest & { readonly key: string })[];
  /** Every placed order, oldest first. */
  readonly all: () => readonly Order[];
  /** Sets messages and state of the next order that is placed. */
  readonly answerNext: (answer: { readonly flashes?: readonly CartFlash[]; readonly status?: OrderState }) => void;
};

export const makeFakeOrders = (carts: FakeCarts, faults: FakeFaults, sessions: SessionRepository): FakeOrders => {
  /** Ids of orders by the key that placed them. The same key returns the current state of its order. */
  const placed = new Map<string, string>();
  const byId = new Map<string, Order>();
  const requests: (OrderRequest & { readonly key: string })[] = [];
  let next: Parameters<FakeOrders['answerNext']>[0] = {};

  const takesCart = keepRefs(sessions, (order: Order) =>
    Order.isPlaced(order) ? { order: order.orderId, basket: undefined } : {},
  );

  const take = (order: Order, basketId: string): Order => {
    byId.set(order.orderId, order);
    if (order.flashes.length === 0) carts.order(basketId, order.orderNumber);
    return order;
  };

  return {
    requests,
    all: () => [...byId.values()],
    answerNext: (answer) => {
      next = answer;
    },
    place: ({ key, request }) =>
      Effect.gen(function* () {
        requests.push({ ...request, key });
        yield* faults.meet('place');
        const known = byId.get(placed.get(key) ?? '');
        if (known !== undefined) return known;
        const cart = yield* carts.read(request.basketId);
        if (request.agreement !== undefined && request.agreement !== fakeAgreement(cart))
          return yield* Effect.fail({ _tag: 'CartChanged' as const, cart });
        const order = take(orderOf(cart, key.split(':')[0] ?? '', next), cart.id);
        placed.set(key, order.orderId);
        next = {};
        return order;
      }).pipe(takesCart),
    settleChallenge: ({ orderNumber, basketId }) =>
      Effect.gen(function* () {
        yield* faults.meet('settleChallenge');
        const order = byId.get(`order-${orderNumber}`);
        if (order === undefined) return yield* Effect.fail(apiRefusal('OHS4004', 404));
        return take({ ...order, flashes: [], status: 'PLACED' }, basketId);
      }).pipe(takesCart),
    read: (orderId) =>
      Effect.gen(function* () {
        yield* faults.meet('readOrder');
        return byId.get(orderId) ?? (yield* Effect.fail(apiRefusal('OHS4004', 404)));
      }),
  };
};

const orderOf = (
  cart: Cart,
  orderNumber: string,
  { flashes = [], status = 'PLACED' }: Parameters<FakeOrders['answerNext']>[0],
): Order => {
  const { items, totals, currency, orderPromotions, instruments, shippingAddress, billingAddress } = cart;
  return {
    orderId: `order-${orderNumber}`,
    orderNumber,
    orderDate: '2026-01-05T10:00:00.000Z',
    status,
    email: 'robin@example.com',
    paymentMethod: 'CREDIT_CARD',
    shipments: [],
    items,
    totals,
    currency,
    orderPromotions,
    instruments,
    flashes,
    ...(shippingAddress === undefined ? {} : { shippingAddress }),
    ...(billingAddress === undefined ? {} : { billingAddress }),
  };
};
