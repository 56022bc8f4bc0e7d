import { addressToWire } from '#adapters/contract/wire/address.codec.ts';
import { TotalsWire } from '#adapters/contract/wire/cart.codec.ts';
import type { OrderWire } from '#adapters/contract/wire/order.codec.ts';
import { Amount } from '#core/kernel/amount.ts';
import { Currency } from '#core/kernel/currency.ts';
import { Money } from '#core/kernel/money.ts';
import { present } from '#core/kernel/present.ts';
import type { Queries } from '#adapters/backend/commerce/kernel/database/schema.ts';
import { replyWith, type ReplyWith } from '#adapters/backend/commerce/kernel/handler.ts';
import { isExpressCart } from '../cart/cart-records.ts';
import { shownCardWire } from '../cart/cart-wire.ts';
import { isOtherSize } from '#core/order/exchange.ts';
import { returnMoves } from '#core/order/moves.ts';
import { pointHours, storeContact } from './store-contact.ts';
import { orderTaxes, remainingTaxes } from './order-taxes.ts';
import { namedTaxes } from '../pricing/tax-texts.ts';
import { methodName } from './document-texts.ts';
import { listSizes, type StockedSize } from './exchange-records.ts';
import { labelPath } from './label-page.ts';
import { giftCardsOf } from './due-value.ts';
import { headOf } from './order-messages.ts';
import type { OrderRecord } from './order-records.ts';
import { GIVE_UP_HOURS } from './refused-records.ts';
import { readOrderRows, type OrderRows } from './order-row-records.ts';
import { refuseReturnCancellation } from './refuse-return-cancellation.ts';
import { expectedOfReturn, shippingRefundOf } from './refund-units.ts';
import { withdrawableUnits } from './withdrawable-units.ts';
import { cancellableUnits, orderedItem, promiseOf, returnableUnits, trackingUrl } from './order-units.ts';

type LineRows = OrderRows['lines'][number];

/** The sizes in stock for which units of a line can be exchanged; undefined without one. */
const sizesOf = (line: LineRows, stocked: readonly StockedSize[]) => {
  const of = { sku: line.sku, productId: orderedItem(line).productId };
  const sizes = stocked.filter((size) => size.storeId === line.storeId && isOtherSize(of, size));
  return sizes.length === 0 ? undefined : sizes.map(({ sku, size, available }) => ({ sku, size, available }));
};

/** Units of lines that can still be changed. */
const openUnitsOf = (
  order: OrderRecord,
  rows: OrderRows,
  {
    now,
    timeZone,
    stocked,
    decimal,
  }: {
    readonly now: number;
    readonly timeZone: string;
    readonly stocked: readonly StockedSize[];
    readonly decimal: (amount: number) => number;
  },
): NonNullable<OrderWire['openUnits']> =>
  rows.lines.flatMap((line) => {
    const canceled = cancellableUnits(rows, line, order);
    const { units, until } = returnableUnits(rows, line, { now, timeZone });
    if (canceled.length === 0 && units.length === 0) return [];
    const open = {
      itemId: line.lineId,
      cancellable: canceled.length,
      returnable: units.length,
      // Units of a line are in one shipment, so that they can be either canceled or returned.
      unitRefunds: [...canceled, ...units].map(({ amount }) => decimal(amount)),
    };
    if (units.length === 0) return [open];
    return [{ ...open, ...present({ returnUntil: until?.toISOString(), exchangeSizes: sizesOf(line, stocked) }) }];
  });

/** Products of lines that can be returned, with the locations from which they were sold. */
const returnablePlaces = (rows: OrderRows, at: { readonly now: number; readonly timeZone: string }) =>
  rows.lines
    .filter((line) => returnableUnits(rows, line, at).units.length > 0)
    .map((line) => ({ productId: orderedItem(line).productId, storeId: line.storeId }));

const iso = (time: string | number): string => new Date(time).toISOString();

/** The refunds of an order with the units that they belong to. */
const refundsOf = (
  { refunds, lines }: OrderRows,
  decimal: (amount: number) => number,
): NonNullable<OrderWire['refunds']> =>
  refunds.map(({ refundId, kind, amount, released, at, settledAt }) => ({
    kind,
    amount: decimal(amount),
    date: iso(at),
    items: lines.flatMap(({ lineId, units }) => {
      const qty = units.filter((unit) => unit.refundId === refundId).length;
      return qty === 0 ? [] : [{ itemId: lineId, qty }];
    }),
    ...present({
      released: released === 0 ? undefined : decimal(released),
      settledAt: settledAt === null ? undefined : iso(settledAt),
    }),
  }));

/** The challenge that a reader of an order may end: of its placement if they placed it, or of a payment that they began. */
const challengeFor = (order: OrderRecord, { challenge }: OrderRows, reader: string) => {
  if (order.status === 'PAYMENT_PENDING' && order.payment === 'challenge')
    return reader === order.consumerId ? { challengeId: order.challengeId ?? undefined } : undefined;
  return challenge !== null && reader === (challenge.consumerId ?? order.consumerId) ? challenge : undefined;
};

/** The current order; during a challenge a notice contains its address, for the reader who began it (CHK-18, ERR-43). */
const wireOf = (
  order: OrderRecord,
  rows: OrderRows,
  at: { readonly now: number; readonly stocked: readonly StockedSize[]; readonly reader: string | undefined },
): OrderWire => {
  const { currency, totals } = order;
  if (!Currency.is(currency) || !TotalsWire.is(totals)) throw new TypeError(`Order ${order.orderId} cannot be read`);
  const decimal = (amount: number): number => Money.toDecimal(Amount.of(amount), currency);
  const reader = at.reader ?? order.consumerId;
  const challenge = challengeFor(order, rows, reader);
  const flash =
    challenge === undefined
      ? []
      : [{ code: 'PaymentNotAuthorized', params: present({ challengeId: challenge.challengeId }) }];
  const { site } = headOf(order);
  const { locale, timeZone } = site;
  const giftCards = giftCardsOf(rows, () => true);
  const openUnits = openUnitsOf(order, rows, { ...at, timeZone, decimal });
  const sentTo = rows.shipments.find(({ address }) => address !== null)?.address ?? null;
  const shippingRefund = (shipment: OrderRows['shipments'][number]) => {
    const back = shippingRefundOf(rows, shipment, order);
    return back && { ...back, amount: decimal(back.amount) };
  };
  return {
    orderId: order.orderId,
    orderNumber: order.orderNumber,
    orderDate: order.createdAt.toISOString(),
    status: order.status,
    email: order.email,
    currency,
    items: rows.lines.map(orderedItem),
    shipments: rows.shipments.map((shipment) => {
      const { shipmentId, state, method, label, deliveryTime, address, store, point, storeNow, collector, ...more } =
        shipment;
      return {
        shipmentId,
        status: state,
        shippingMethod: { code: method, label, deliveryTime },
        itemIds: rows.lines.filter((line) => line.shipmentId === shipmentId).map(({ lineId }) => lineId),
        ...present({
          address: address === null ? undefined : addressToWire(address),
          store:
            store === null
              ? undefined
              : {
                  ...store,
                  lines: [...store.lines],
                  ...storeContact(storeNow, { now: at.now, site }),
                  ...present({ collector: collector ?? undefined }),
                },
          point:
            point === null
              ? undefined
              : {
                  ...point,
                  lines: [...point.lines],
                  ...present({ collector: collector ?? undefined, hours: pointHours(more.pointHours, site) }),
                },
          carrier: more.carrier ?? undefined,
          trackingNumber: more.trackingNumber ?? undefined,
          trackingUrl: trackingUrl(more),
          pickupCode: state === 'READY_FOR_PICKUP' ? (more.pickupCode ?? undefined) : undefined,
          collectUntil: state === 'READY_FOR_PICKUP' && more.collectUntil !== null ? iso(more.collectUntil) : undefined,
          arrival: promiseOf(shipment),
          exchangeOf: more.exchangeOf ?? undefined,
          arrivedAt: more.arrivedAt === null ? undefined : iso(more.arrivedAt),
          shippingRefund: shippingRefund(shipment),
        }),
      };
    }),
    totals,
    paymentMethod: rows.instruments.at(-1)?.method ?? '',
    payment_instruments: rows.instruments.map(
      ({ instrumentId, method, amount, captured, refunded, refundDue, ...card }) => ({
        paymentInstrumentId: instrumentId,
        paymentMethod: method,
        // What a refused capture has left to another card is no payment of this one.
        amount: decimal(rows.due === null ? amount : captured),
        reserved: decimal(rows.due === null ? amount - captured : 0),
        label: methodName(method, site),
        ...shownCardWire(card),
        ...present({
          refunded: refunded === 0 ? undefined : decimal(refunded),
          refundDue: refundDue === 0 ? undefined : decimal(refundDue),
        }),
      }),
    ),
    orderPromotions: rows.promotions.map(({ promotionId, name, discount }) => ({
      promotionId,
      promotionName: name,
      discount: decimal(discount),
    })),
    flash,
    cancellable: openUnits.some((line) => line.cancellable > 0),
    returnable: openUnits.some((line) => line.returnable > 0),
    withdrawable: withdrawableUnits(order, rows, at.now).units.length > 0,
    openUnits,
    invoices: rows.documents.map(({ documentId, kind, at }) => ({ invoiceId: documentId, kind, date: iso(at) })),
    returns: rows.returns.map((one) => {
      const { returnId, returnNumber, way, at: began, movedAt, note, expiresAt, refund, ...back } = one;
      const refused = refuseReturnCancellation(order, one, { returns: rows.returns, reader });
      // The shopper has no refund before the provider has accepted it.
      const state = refund?.isSettled === false ? 'RECEIVED' : back.state;
      const expected = expectedOfReturn(rows, returnId, order);
      return {
        returnId,
        returnNumber,
        date: iso(began),
        status: state,
        way,
        cancellable: refused === undefined,
        items: back.lines.map(({ lineId, quantity, reason, exchangeLineId }) => ({
          itemId: lineId,
          qty: quantity,
          reason,
          ...present({ exchangeItemId: exchangeLineId ?? undefined }),
        })),
        expiresAt: iso(expiresAt),
        ...present({
          endedAt: returnMoves[state].length === 0 ? iso(movedAt) : undefined,
          labelUrl: state === 'LABEL_CREATED' ? `/${locale}${labelPath(returnId)}` : undefined,
          refund: refund?.isSettled === true ? decimal(refund.amount) : undefined,
          expectedRefund: expected === undefined ? undefined : decimal(expected),
          note: note ?? undefined,
        }),
      };
    }),
    refunds: refundsOf(rows, decimal),
    events: rows.states.map(({ state, at }) => ({ status: state, date: iso(at) })),
    ...present({
      giftCardTotal: giftCards === 0 ? undefined : decimal(giftCards),
      taxes: namedTaxes(orderTaxes(rows), site)?.map(({ name, amount }) => ({ name, amount: decimal(amount) })),
      finalTaxes: namedTaxes(remainingTaxes(rows, order), site)?.map(({ name, amount }) => ({
        name,
        amount: decimal(amount),
      })),
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

/**
 * The wire form of orders, built from their rows in one query; in the order of the records. `reader` sees no challenge
 * that another consumer began, whose address suffices to refuse the payment, and which returns they can cancel; who
 * placed an order reads it by default.
 */
export const orderWires = async (
  db: Queries,
  orders: readonly OrderRecord[],
  reader?: string,
): Promise<readonly OrderWire[]> => {
  const rows = new Map(
    (
      await readOrderRows(
        db,
        orders.map(({ orderId }) => orderId),
      )
    ).map((one) => [one.orderId, one]),
  );
  const now = Date.now();
  const [first] = orders;
  if (first === undefined) return [];
  // Orders of one list are of one site.
  const { locale, timeZone } = headOf(first).site;
  const places = [...rows.values()].flatMap((own) => returnablePlaces(own, { now, timeZone }));
  const stocked = await listSizes(db, places, locale);
  return orders.map((order) => {
    const own = rows.get(order.orderId);
    if (own === undefined) throw new TypeError(`Order ${order.orderId} has no rows`);
    return wireOf(order, own, { now, stocked, reader });
  });
};

/** One order for a reader, as `orderWires`. */
export const orderWire = async (db: Queries, order: OrderRecord, reader?: string): Promise<OrderWire> => {
  const [wire] = await orderWires(db, [order], reader);
  if (wire === undefined) throw new TypeError(`Order ${order.orderId} has no rows`);
  return wire;
};

export const orderReply = async (db: Queries, order: OrderRecord, reader?: string): Promise<ReplyWith<OrderWire>> =>
  replyWith(
    {
      ...(await orderWire(db, order, reader)),
      ...present({ express: (await isExpressCart(db, order.cartId)) || undefined }),
    },
    { status: 200, headers: { 'cache-control': 'no-store' } },
  );
