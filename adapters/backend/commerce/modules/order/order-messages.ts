import { Amount } from '#core/kernel/amount.ts';
import { Currency } from '#core/kernel/currency.ts';
import { present } from '#core/kernel/present.ts';
import { isMainMethod } from '#core/payment/payment-method.ts';
import type { Address } from '#core/profile/address.ts';
import { addressLines } from '#core/profile/address-lines.ts';
import type { Message } from '#adapters/backend/commerce/kernel/outbox/enqueue-message.ts';
import type { ParamsOf } from '#adapters/backend/commerce/kernel/outbox/message-kinds.ts';
import { siteOf, type CommerceSite } from '#adapters/backend/commerce/kernel/sites.ts';
import type { repaymentsOf } from './document-records.ts';
import { invoicedTender } from './document-texts.ts';
import type { WithdrawalEntry } from './event-records.ts';
import type { OrderRecord } from './order-records.ts';
import type { Repaid } from './refund-units.ts';
import { pointHours, shownContact, storeContact } from './store-contact.ts';
import { canBeReturned, listedUnits, promiseOf, trackingUrl, type LineUnit, type ShipmentRows } from './order-units.ts';

/** An address with the name of its recipient, in lines. */
export const recipientLines = ({ firstName, lastName, ...rest }: Address): readonly string[] => [
  `${firstName} ${lastName}`.trim(),
  ...addressLines(rest),
];

/** Recipient, site and currency of the messages about an order. */
export const headOf = (order: OrderRecord) => {
  const site = siteOf(order.siteId);
  const { currency, email: to } = order;
  if (site === undefined || !Currency.is(currency)) throw new TypeError(`Order ${order.orderId} has no site`);
  return { head: { to, siteId: site.siteId, locale: site.locale }, currency, site };
};

const itemsOf = (units: readonly LineUnit[]) =>
  listedUnits(units).map(({ line: _line, units: _units, ...item }) => item);

/** Units of an order of which the message is about a part. */
const partsOfLines = (units: readonly LineUnit[]) =>
  listedUnits(units).map(({ line, units: _units, ...item }) => ({ ...item, of: line.units.length }));

/** What an order costs after its refunds; undefined if nothing is left. In minor units. */
export const totalLeft = (
  { total }: Pick<OrderRecord, 'total'>,
  refunds: readonly { readonly amount: number }[],
): Amount | undefined => {
  const left = refunds.reduce((sum, { amount }) => sum - amount, total);
  return left > 0 ? Amount.of(left) : undefined;
};

/** The parts of a refund: what was only reserved, and what was charged and goes back. */
const partsOf = ({ amount, released }: Pick<Repaid, 'amount' | 'released'>) => ({
  released: Amount.of(released),
  refunded: Amount.of(amount - released),
});

type Repayments = ReturnType<typeof repaymentsOf>;

/** The tenders that get back what was charged, each with its amount. */
const refundedTo = (repayments: Repayments, site: CommerceSite) =>
  repayments
    .filter(({ kind }) => kind === 'refund')
    .map((part) => ({ name: invoicedTender(part, site), amount: Amount.of(part.amount) }));

/** Units that were canceled by the shopper or by the shop. */
export const cancellationMessage = (
  order: OrderRecord,
  refund: Repaid,
  {
    units,
    total,
    byShopper,
    repayments,
  }: {
    readonly units: readonly LineUnit[];
    readonly total: Amount | undefined;
    readonly byShopper: boolean;
    readonly repayments: Repayments;
  },
): Message => {
  const { head, currency, site } = headOf(order);
  return {
    ...head,
    kind: 'order-canceled',
    key: `order-canceled ${refund.refundId}`,
    params: {
      orderNumber: order.orderNumber,
      items: partsOfLines(units),
      repaid: { ...partsOf(refund), currency, parts: refundedTo(repayments, site), ...present({ total }) },
      byShopper,
    },
  };
};

/** Money of units that goes back, to which tenders, and a reservation that is released. */
export const refundMessage = (
  order: OrderRecord,
  refund: Repaid,
  { units, repayments }: { readonly units: readonly LineUnit[]; readonly repayments: Repayments },
): Message => {
  const { head, currency, site } = headOf(order);
  const { released, refunded } = partsOf(refund);
  return {
    ...head,
    kind: 'refund',
    key: `refund ${refund.refundId}`,
    params: {
      orderNumber: order.orderNumber,
      amount: refunded,
      currency,
      released,
      items: partsOfLines(units),
      parts: refundedTo(repayments, site),
      isPrepaid: !repayments.some(({ kind, method }) => kind === 'refund' && isMainMethod(method)),
    },
  };
};

/** A parcel was sent, or units are ready in their store. */
export const handOverMessage = (order: OrderRecord, shipment: ShipmentRows, units: readonly LineUnit[]): Message => {
  const { head, site } = headOf(order);
  const { shipmentId, store, storeNow, collector, carrier, trackingNumber, pickupCode, collectUntil, exchangeOf } =
    shipment;
  const { address, point } = shipment;
  const sentTo = point === null ? address && recipientLines(address) : [point.name, ...point.lines];
  const params = { orderNumber: order.orderNumber, items: itemsOf(units), isExchange: exchangeOf !== null };
  if (store === null)
    return {
      ...head,
      kind: 'order-shipped',
      key: `order-shipped ${shipmentId}`,
      params: {
        ...params,
        ...present({
          carrier: carrier ?? undefined,
          trackingNumber: trackingNumber ?? undefined,
          trackingUrl: trackingUrl(shipment),
          arrival: promiseOf(shipment),
          withdrawalDays: site.withdrawalDays,
          to: sentTo === null ? undefined : [...sentTo],
        }),
      },
    };
  return {
    ...head,
    kind: 'order-ready',
    key: `order-ready ${shipmentId}`,
    params: {
      ...params,
      store: store.name,
      storeLines: [...store.lines],
      code: pickupCode ?? '',
      ...shownContact(storeContact(storeNow, { now: Date.now(), site }), site),
      ...present({ until: collectUntil ?? undefined, collector: collector ?? undefined }),
    },
  };
};

/** A parcel has arrived, at its address or at a collection point, or the shopper has collected the units. */
export const arrivalMessage = (
  order: OrderRecord,
  { shipmentId, store, point, pointHours: week, collector, exchangeOf }: ShipmentRows,
  units: readonly LineUnit[],
): Message => {
  const { head, site } = headOf(order);
  return {
    ...head,
    kind: 'order-delivered',
    key: `order-delivered ${shipmentId}`,
    params: {
      orderNumber: order.orderNumber,
      items: itemsOf(units),
      isExchange: exchangeOf !== null,
      returnable: listedUnits(units).flatMap(({ line, name }) => (canBeReturned(line) ? [name] : [])),
      ...present({ store: store?.name }),
      ...(point !== null && {
        point: { name: point.name, lines: [...point.lines] },
        ...present({ hours: pointHours(week, site), collector: collector ?? undefined }),
      }),
    },
  };
};

type ReturnKind = 'return-label' | 'return-received' | 'return-rejected' | 'return-canceled' | 'exchange-canceled';

/** A step of a return; `to` is the address that the shopper gave for it. */
export const returnMessage = <Kind extends ReturnKind>(
  order: OrderRecord,
  {
    kind,
    named: { returnId, returnNumber },
    units,
    to,
    params,
  }: {
    readonly kind: Kind;
    readonly named: { readonly returnId: string; readonly returnNumber: string };
    readonly units: readonly LineUnit[];
    readonly to: string;
    readonly params: Omit<ParamsOf<Kind>, 'orderNumber' | 'returnId' | 'returnNumber' | 'items'>;
  },
) => ({
  ...headOf(order).head,
  to,
  kind,
  key: `${kind} ${returnId}`,
  params: { orderNumber: order.orderNumber, returnId, returnNumber, items: itemsOf(units), ...params },
});

/** The receipt of a withdrawal from the contract. */
export const withdrawalMessage = (
  order: OrderRecord,
  { withdrawalId, at, units, outcome }: Omit<WithdrawalEntry, 'items'> & { readonly units: readonly LineUnit[] },
): Message => ({
  ...headOf(order).head,
  kind: 'withdrawal',
  key: `withdrawal ${withdrawalId}`,
  params: { orderNumber: order.orderNumber, items: partsOfLines(units), at, ...present({ outcome }) },
});

/** The card was refused before a shipment was handed over. */
export const paymentProblem = (order: OrderRecord, shipmentId: string): Message => ({
  ...headOf(order).head,
  kind: 'payment-problem',
  key: `payment-problem ${shipmentId}`,
  params: { orderNumber: order.orderNumber },
});
