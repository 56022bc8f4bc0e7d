import * as Effect from 'effect/Effect';
import { Amount } from '../kernel/amount.ts';
import type { PurchaseGateway } from '../order/ports/purchase-gateway.ts';
import { unitsUnderway } from '../order/line-returns.ts';
import { parcelsTo } from '../order/correction.ts';
import { canceledParts } from '../order/gifts-left.ts';
import type { OrderPart } from '../order/order-part.ts';
import { isReturnCancellable } from '../order/return.ts';
import { present } from '../kernel/present.ts';
import type { Purchase, PurchaseHistory, PurchaseSource } from '../order/purchase.ts';
import { nextArrival } from '../order/next-arrival.ts';
import { refundSums } from '../order/refunds.ts';
import { Session } from '../session/session.ts';
import type { SessionRepository } from '../session/ports/session-repository.ts';
import type { FakeOrders } from './fake-orders.ts';
import { apiRefusal, type FakeFaults } from './faults.ts';

/** Orders after they were placed: those of the fake orders, and those that a test puts here. */
export type FakePurchases = PurchaseGateway & {
  /** Adds an order, or replaces the one with its id. */
  readonly put: (purchase: Purchase, source?: PurchaseSource) => void;
  /** Sets the orders that other sites list. */
  readonly listElsewhere: (shops: PurchaseHistory['elsewhere']) => void;
  /** Makes an order one that the session has only tracked: its corrections have to be confirmed. */
  readonly confirmCorrections: (orderId: string) => void;
};

/** A placed order as read later. */
const purchaseOf = (order: ReturnType<FakeOrders['all']>[number]): Purchase => ({
  ...order,
  shipments: [],
  isCancellable: order.status === 'PLACED',
  isReturnable: false,
  invoices: [],
  returns: [],
  refunds: [],
  events: [{ status: order.status, date: order.orderDate }],
  openUnits:
    order.status === 'PLACED'
      ? order.items.map(({ id, quantity }) => ({ itemId: id, cancellable: quantity, returnable: 0 }))
      : [],
});

/** Prices of parts of an order, as its refund has them without discounts and tax. */
const pricesOf = ({ items }: Purchase, parts: readonly OrderPart[]): Amount =>
  Amount.sum(
    parts.map(({ itemId, quantity }) =>
      Amount.times(items.find(({ id }) => id === itemId)?.price.current ?? Amount.zero, quantity),
    ),
  );

type UnitKind = 'cancellable' | 'returnable';

/** Units of an order after parts of one kind are gone; undefined if there are not as many. */
const without = (
  { openUnits }: Purchase,
  parts: readonly OrderPart[],
  kind: UnitKind,
): Purchase['openUnits'] | undefined => {
  const left = openUnits.map((line) => {
    const part = parts.find(({ itemId }) => itemId === line.itemId);
    return { ...line, [kind]: line[kind] - (part?.quantity ?? 0) };
  });
  return left.some((line) => line[kind] < 0)
    ? undefined
    : left.filter((line) => line.cancellable + line.returnable > 0);
};

export const makeFakePurchases = (
  orders: FakeOrders,
  faults: FakeFaults,
  sessions: SessionRepository,
): FakePurchases => {
  const put = new Map<string, Purchase>();
  const inStores = new Set<string>();
  const confirmed = new Set<string>();
  let elsewhere: PurchaseHistory['elsewhere'] = [];
  const all = (): readonly Purchase[] => [
    ...new Map([...orders.all().map(purchaseOf), ...put.values()].map((one) => [one.orderId, one])).values(),
  ];
  const find = (isIt: (purchase: Purchase) => boolean, errorId: string) =>
    Effect.suspend(() => {
      const found = all().find(isIt);
      return found === undefined ? Effect.fail(apiRefusal(errorId, 404)) : Effect.succeed(found);
    });
  const paid = (operation: string, orderId: string) =>
    Effect.gen(function* () {
      yield* faults.meet(operation);
      const { paymentDue, ...next } = yield* find((one) => one.orderId === orderId, 'OHS4004');
      if (paymentDue === undefined && operation === 'pay') return yield* Effect.fail(apiRefusal('ORD409', 409));
      put.set(orderId, next);
      return next;
    });
  return {
    put: (purchase, source = 'ONLINE') => {
      put.set(purchase.orderId, purchase);
      if (source === 'STORE') inStores.add(purchase.orderId);
    },
    listElsewhere: (shops) => void (elsewhere = shops),
    confirmCorrections: (orderId) => void confirmed.add(orderId),
    history: ({ start, count, source }) =>
      Effect.gen(function* () {
        yield* faults.meet('history');
        if (!Session.isMember(yield* sessions.read)) return yield* Effect.fail(apiRefusal('AUT440', 403));
        const newestFirst = all()
          .filter(({ orderId }) => inStores.has(orderId) === (source === 'STORE'))
          .toSorted((a, b) => b.orderDate.localeCompare(a.orderDate));
        return {
          orders: newestFirst.slice(start, start + count).map(({ totals, items, ...order }) => ({
            orderId: order.orderId,
            orderNumber: order.orderNumber,
            orderDate: order.orderDate,
            status: order.status,
            total: totals.total,
            currency: order.currency,
            units: totals.totalUnits,
            source,
            items: items.map(({ productId, name, picture, quantity }) => ({ productId, name, picture, quantity })),
            ...refundSums(order),
            ...unitsUnderway(order),
            ...present({ arrival: nextArrival(order.shipments) }),
          })),
          total: newestFirst.length,
          start,
          elsewhere,
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
    cancel: ({ orderNumber, parts }) =>
      Effect.gen(function* () {
        yield* faults.meet('cancel');
        const found = yield* find((one) => one.orderNumber === orderNumber, 'OHS4004');
        const canceled = canceledParts(found, parts);
        const openUnits = without(found, canceled, 'cancellable');
        if (!found.isCancellable || openUnits === undefined) return yield* Effect.fail(apiRefusal('ORD409', 409));
        const isOver = openUnits.length === 0;
        const next: Purchase = {
          ...found,
          openUnits,
          refunds: [
            ...found.refunds,
            { kind: 'canceled', amount: pricesOf(found, parts), date: found.orderDate, items: canceled },
          ],
          isCancellable: !isOver,
          status: isOver ? 'CANCELLED' : found.status,
        };
        put.set(next.orderId, next);
        return next;
      }),
    startReturn: ({ orderId, parts, way }) =>
      Effect.gen(function* () {
        yield* faults.meet('startReturn');
        const found = yield* find((one) => one.orderId === orderId, 'OHS4004');
        const openUnits = without(found, parts, 'returnable');
        if (!found.isReturnable || openUnits === undefined) return yield* Effect.fail(apiRefusal('ORD409', 409));
        const started = {
          returnId: `return-${found.returns.length + 1}`,
          returnNumber: `R-${found.returns.length + 1}`,
          date: found.orderDate,
          status: 'LABEL_CREATED' as const,
          way,
          items: parts.map(({ exchangeSku: _, ...part }) => part),
          labelUrl: '/label',
          expiresAt: found.orderDate,
        };
        put.set(orderId, {
          ...found,
          openUnits,
          isReturnable: openUnits.length > 0,
          returns: [...found.returns, started],
        });
        const { returnId, returnNumber, labelUrl, expiresAt } = started;
        return {
          returnId,
          returnNumber,
          labelUrl,
          expiresAt,
          ...(way === 'store' ? { qrCodeUrl: `${labelUrl}.svg` } : { carrier: 'UPS' }),
        };
      }),
    cancelReturn: ({ orderId, returnId }) =>
      Effect.gen(function* () {
        yield* faults.meet('cancelReturn');
        const found = yield* find((one) => one.orderId === orderId, 'OHS4004');
        const back = found.returns.find((one) => one.returnId === returnId);
        if (back === undefined || !isReturnCancellable(back)) return yield* Effect.fail(apiRefusal('ORD409', 409));
        const next: Purchase = {
          ...found,
          isReturnable: true,
          openUnits: [
            ...found.openUnits,
            ...back.items.map(({ itemId, quantity }) => ({ itemId, cancellable: 0, returnable: quantity })),
          ],
          returns: found.returns.map((one) => (one === back ? { ...one, status: 'CANCELLED' } : one)),
        };
        put.set(orderId, next);
        return next;
      }),
    resendGiftCard: ({ orderNumber, itemId }) =>
      Effect.gen(function* () {
        yield* faults.meet('resendGiftCard');
        const found = yield* find((one) => one.orderNumber === orderNumber, 'OHS4004');
        if (!found.shipments.some((one) => one.status === 'DELIVERED' && one.itemIds.includes(itemId)))
          return yield* Effect.fail(apiRefusal('ORD409', 409));
      }),
    openPayment: (orderId) =>
      Effect.gen(function* () {
        yield* faults.meet('openPayment');
        const found = yield* find((one) => one.orderId === orderId, 'OHS4004');
        if (found.paymentDue === undefined) return yield* Effect.fail(apiRefusal('ORD409', 409));
        return { sessionId: 'session', clientToken: 'client', expiresAt: '', providerUrl: 'https://pay.test' };
      }),
    pay: ({ orderId }) => paid('pay', orderId),
    settlePayment: ({ orderId }) => paid('settlePayment', orderId),
    correct: ({ orderId, email, address, shipmentId }) =>
      Effect.gen(function* () {
        yield* faults.meet('correct');
        const found = yield* find((one) => one.orderId === orderId, 'OHS4004');
        if (found.status === 'CANCELLED') return yield* Effect.fail(apiRefusal('ORD409', 409));
        if (confirmed.has(orderId)) return { purchase: found, confirmMinutes: 30 };
        const moved = parcelsTo(found.shipments, shipmentId).map((one) => one.shipmentId);
        const shipments = found.shipments.map((one) =>
          address && moved.includes(one.shipmentId) ? { ...one, address } : one,
        );
        const isFirst = shipmentId === undefined;
        const next: Purchase = { ...found, email, shipments, ...(address && isFirst && { shippingAddress: address }) };
        put.set(orderId, next);
        return { purchase: next };
      }),
    withdraw: ({ orderNumber, email, parts }) =>
      Effect.gen(function* () {
        yield* faults.meet('withdraw');
        const found = yield* find(
          (one) => one.orderNumber === orderNumber && one.email === email.toLowerCase(),
          'ORD400',
        );
        const all = found.openUnits.map(({ itemId, cancellable }) => ({ itemId, quantity: cancellable }));
        const openUnits = without(found, parts ?? all, 'cancellable');
        if (all.length === 0 || openUnits === undefined) return yield* Effect.fail(apiRefusal('ORD409', 409));
        const next: Purchase = { ...found, openUnits };
        put.set(next.orderId, next);
        return next;
      }),
    download: ({ orderNumber, invoiceId }) =>
      Effect.gen(function* () {
        yield* faults.meet('download');
        const { invoices, returns } = yield* find((one) => one.orderNumber === orderNumber, 'OHS4004');
        const ids = [...invoices.map((one) => one.invoiceId), ...returns.map(({ returnId }) => returnId)];
        if (!ids.includes(invoiceId)) return yield* Effect.fail(apiRefusal('OHS4004', 404));
        return { fileName: `${invoiceId}.pdf`, contentBase64: 'JVBERi0=' };
      }),
  };
};
