import { addressToWire } from '#adapters/contract/wire/address.codec.ts';
import { TotalsWire } from '#adapters/contract/wire/cart.codec.ts';
import type { OrderWire } from '#adapters/contract/wire/order.codec.ts';
import { Amount } from '#core/kernel/amount.ts';
import { Currency } from '#core/kernel/currency.ts';
import { Money } from '#core/kernel/money.ts';
import { present } from '#core/kernel/present.ts';
import type { Queries } from '#adapters/backend/commerce/kernel/database/schema.ts';
import { replyWith, type ReplyWith } from '#adapters/backend/commerce/kernel/handler.ts';
import { shownCardWire } from '../cart/cart-wire.ts';
import type { OrderRecord } from './order-records.ts';
import { GIVE_UP_HOURS } from './refused-records.ts';
import { readOrderRows, type OrderRows } from './order-row-records.ts';
import { cancellableUnits, orderedItem, returnableUnits, trackingUrl } from './order-units.ts';

/** Units of lines that can still be changed. */
const openUnitsOf = (order: OrderRecord, rows: OrderRows, now: number): NonNullable<OrderWire['openUnits']> =>
  rows.lines.flatMap((line) => {
    const cancellable = cancellableUnits(rows, line, order).length;
    const { units, until } = returnableUnits(rows, line, now);
    if (cancellable === 0 && units.length === 0) return [];
    const returnUntil = units.length === 0 ? undefined : until?.toISOString();
    return [{ itemId: line.lineId, cancellable, returnable: units.length, ...present({ returnUntil }) }];
  });

const iso = (time: string | number): string => new Date(time).toISOString();

/** The current order; during a challenge a notice contains its address (CHK-18, ERR-43). */
const wireOf = (order: OrderRecord, rows: OrderRows, now: number): OrderWire => {
  const { currency, totals } = order;
  if (!Currency.is(currency) || !TotalsWire.is(totals)) throw new TypeError(`Order ${order.orderId} cannot be read`);
  const decimal = (amount: number): number => Money.toDecimal(Amount.of(amount), currency);
  const asks = order.status === 'PAYMENT_PENDING' && order.payment === 'challenge';
  const challengeId = asks ? order.challengeId : rows.challengeId;
  const flash =
    asks || rows.challengeId !== null
      ? [{ code: 'PaymentNotAuthorized', params: present({ challengeId: challengeId ?? undefined }) }]
      : [];
  const openUnits = openUnitsOf(order, rows, now);
  const sentTo = rows.shipments.find(({ address }) => address !== null)?.address ?? null;
  return {
    orderId: order.orderId,
    orderNumber: order.orderNumber,
    orderDate: order.createdAt.toISOString(),
    status: order.status,
    email: order.email,
    currency,
    items: rows.lines.map(orderedItem),
    shipments: rows.shipments.map(({ shipmentId, state, method, label, deliveryTime, address, store, ...more }) => ({
      shipmentId,
      status: state,
      shippingMethod: { code: method, label, deliveryTime },
      itemIds: rows.lines.filter((line) => line.shipmentId === shipmentId).map(({ lineId }) => lineId),
      ...present({
        address: address === null ? undefined : addressToWire(address),
        store: store === null ? undefined : { ...store, lines: [...store.lines] },
        carrier: more.carrier ?? undefined,
        trackingNumber: more.trackingNumber ?? undefined,
        trackingUrl: trackingUrl(more),
        pickupCode: state === 'READY_FOR_PICKUP' ? (more.pickupCode ?? undefined) : undefined,
        collectUntil: state === 'READY_FOR_PICKUP' && more.collectUntil !== null ? iso(more.collectUntil) : undefined,
      }),
    })),
    totals,
    paymentMethod: rows.instruments.at(-1)?.method ?? '',
    payment_instruments: rows.instruments.map(({ instrumentId, method, amount, ...card }) => ({
      paymentInstrumentId: instrumentId,
      paymentMethod: method,
      amount: decimal(amount),
      ...shownCardWire(card),
    })),
    orderPromotions: rows.promotions.map(({ promotionId, name, discount }) => ({
      promotionId,
      promotionName: name,
      discount: decimal(discount),
    })),
    flash,
    cancellable: openUnits.some((line) => line.cancellable > 0),
    returnable: openUnits.some((line) => line.returnable > 0),
    openUnits,
    invoices: rows.documents.map(({ documentId, at }) => ({ invoiceId: documentId, date: iso(at) })),
    returns: rows.returns.map(({ returnId, state, at, note, expiresAt, refund, lines }) => ({
      returnId,
      date: iso(at),
      // The shopper has no refund before the provider has accepted it.
      status: refund?.isSettled === false ? 'RECEIVED' : state,
      items: lines.map(({ lineId, quantity, reason }) => ({ itemId: lineId, qty: quantity, reason })),
      expiresAt: iso(expiresAt),
      ...present({ refund: refund?.isSettled === true ? decimal(refund.amount) : undefined, note: note ?? undefined }),
    })),
    events: rows.states.map(({ state, at }) => ({ status: state, date: iso(at) })),
    ...present({
      paymentDue:
        rows.due === null
          ? undefined
          : { amount: decimal(rows.due.amount), until: iso(Date.parse(rows.due.since) + GIVE_UP_HOURS * 3_600_000) },
      refundDue: rows.refundDue === null ? undefined : { ...rows.refundDue, amount: decimal(rows.refundDue.amount) },
      shippingAddress: sentTo === null ? undefined : addressToWire(sentTo),
      billingAddress: order.billingAddress === null ? undefined : addressToWire(order.billingAddress),
    }),
  };
};

/** The wire form of orders, built from their rows in one query; in the order of the records. */
export const orderWires = async (db: Queries, orders: readonly OrderRecord[]): Promise<readonly OrderWire[]> => {
  const rows = new Map(
    (
      await readOrderRows(
        db,
        orders.map(({ orderId }) => orderId),
      )
    ).map((one) => [one.orderId, one]),
  );
  const now = Date.now();
  return orders.map((order) => {
    const own = rows.get(order.orderId);
    if (own === undefined) throw new TypeError(`Order ${order.orderId} has no rows`);
    return wireOf(order, own, now);
  });
};

export const orderWire = async (db: Queries, order: OrderRecord): Promise<OrderWire> => {
  const [wire] = await orderWires(db, [order]);
  if (wire === undefined) throw new TypeError(`Order ${order.orderId} has no rows`);
  return wire;
};

export const orderReply = async (db: Queries, order: OrderRecord): Promise<ReplyWith<OrderWire>> =>
  replyWith(await orderWire(db, order), { status: 200, headers: { 'cache-control': 'no-store' } });
