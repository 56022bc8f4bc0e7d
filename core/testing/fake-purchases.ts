import * as Effect from 'effect/Effect';
import type { PurchaseGateway } from '../order/ports/purchase-gateway.ts';
import type { Purchase } from '../order/purchase.ts';
import { Session } from '../session/session.ts';
import type { SessionRepository } from '../session/ports/session-repository.ts';
import type { FakeOrders } from './fake-orders.ts';
import { apiRefusal, type FakeFaults } from './faults.ts';

/** Orders after they were placed: those of the fake orders, and those that a test puts here. */
export type FakePurchases = PurchaseGateway & {
  /** Adds an order, or replaces the one with its id. */
  readonly put: (purchase: Purchase) => void;
};

/** A placed order as read later. */
const purchaseOf = (order: ReturnType<FakeOrders['all']>[number]): Purchase => ({
  ...order,
  shipments: [],
  isCancellable: false,
  isReturnable: false,
  invoices: [],
  returns: [],
  events: [{ status: order.status, date: order.orderDate }],
  openUnits: [],
});

export const makeFakePurchases = (
  orders: FakeOrders,
  faults: FakeFaults,
  sessions: SessionRepository,
): FakePurchases => {
  const put = new Map<string, Purchase>();
  const all = (): readonly Purchase[] => [
    ...new Map([...orders.all().map(purchaseOf), ...put.values()].map((one) => [one.orderId, one])).values(),
  ];
  const find = (isIt: (purchase: Purchase) => boolean, errorId: string) =>
    Effect.suspend(() => {
      const found = all().find(isIt);
      return found === undefined ? Effect.fail(apiRefusal(errorId, 404)) : Effect.succeed(found);
    });
  return {
    put: (purchase) => void put.set(purchase.orderId, purchase),
    history: ({ start, count }) =>
      Effect.gen(function* () {
        yield* faults.meet('history');
        if (!Session.isMember(yield* sessions.read)) return yield* Effect.fail(apiRefusal('AUT440', 403));
        const newestFirst = all().toSorted((a, b) => b.orderDate.localeCompare(a.orderDate));
        return {
          orders: newestFirst.slice(start, start + count).map(({ totals, items, ...order }) => ({
            orderId: order.orderId,
            orderNumber: order.orderNumber,
            orderDate: order.orderDate,
            status: order.status,
            total: totals.total,
            currency: order.currency,
            units: totals.totalUnits,
            source: 'ONLINE' as const,
            items: items.map(({ productId, name, picture, quantity }) => ({ productId, name, picture, quantity })),
          })),
          total: newestFirst.length,
          start,
        };
      }),
    view: (orderId) =>
      Effect.andThen(
        faults.meet('viewPurchase'),
        find((one) => one.orderId === orderId, 'OHS4004'),
      ),
    track: ({ orderNumber, email }) =>
      Effect.andThen(
        faults.meet('track'),
        find((one) => one.orderNumber === orderNumber && one.email === email.toLowerCase(), 'ORD400'),
      ),
  };
};
