import { Amount } from '#core/kernel/amount.ts';
import { hasShare } from '#core/order/exchange.ts';
import { refundParts } from '#core/order/refund-parts.ts';
import { isMainMethod } from '#core/payment/payment-method.ts';
import { newId } from '#adapters/backend/commerce/kernel/opaque-id.ts';
import type { Tx } from '#adapters/backend/commerce/kernel/database/schema.ts';
import { lockAccountsOf, returnPrepaid } from '../prepaid/prepaid-records.ts';
import { standardShipping } from '../pricing/site-pricing.ts';
import { settlePoints } from './earn-points.ts';
import { insertEvent } from './event-records.ts';
import { giftCardsOf, isHandedOver, paymentDue, valueOf } from './due-value.ts';
import { insertEntries, type TenderSums } from './ledger-records.ts';
import { heldBy, insertDone, insertOperation, listInstruments, paidBy } from './operation-records.ts';
import type { OrderRecord } from './order-records.ts';
import type { OrderRows } from './order-row-records.ts';
import { isRewardMethod, replaceReward } from './replace-reward.ts';
import { insertRefund, updateUnits } from './refund-records.ts';
import { updateShipment } from './shipment-records.ts';
import { settleRefund } from './settle-refund.ts';
import { returnedShipping } from './order-taxes.ts';
import { countedOf, countedUnits, firstShipmentOf, type LineUnit, type ShipmentRows } from './order-units.ts';

type RefundRequest = {
  readonly kind: 'canceled' | 'uncollected' | 'returned';
  /** The rows of the order before the refund. */
  readonly rows: OrderRows;
  readonly units: readonly LineUnit[];
  /** What the shopper wrote about a cancellation. */
  readonly reason?: string;
  /** Milliseconds since 1970. */
  readonly now: number;
};

/** A refund in minor units; `released` is the part that was authorized, but never captured. */
export type Repaid = { readonly refundId: string; readonly amount: number; readonly released: number };

/** No share of it is left to refund. */
const isGone = ({ unit: { state } }: LineUnit): boolean =>
  state === 'canceled' || state === 'returned' || !hasShare(state);

/** The rows with refunded units. */
const withRefunded = (rows: OrderRows, units: readonly LineUnit[]): OrderRows => {
  const gone = new Set(units.map(({ unit }) => unit));
  return {
    ...rows,
    lines: rows.lines.map((line) => ({
      ...line,
      units: line.units.map((unit) => (gone.has(unit) ? { ...unit, state: 'canceled' } : unit)),
    })),
  };
};

/** Maximum price of the shipping that a return refunds; a cancellation refunds all of it. */
const maxShippingOf = (kind: RefundRequest['kind']): number =>
  kind === 'returned' ? standardShipping : Number.MAX_SAFE_INTEGER;

/**
 * The shipping that is refunded with the last units of a shipment, and their number; undefined for none. Free gifts do not count
 * beside other goods (ORD-20).
 */
export const shippingRefundOf = (
  rows: OrderRows,
  shipment: ShipmentRows,
  order: OrderRecord,
  kind: RefundRequest['kind'] = shipment.arrivedAt === null ? 'canceled' : 'returned',
): { readonly units: number; readonly amount: number } | undefined => {
  const { shipmentId, exchangeOf, shippingRefunded } = shipment;
  const units = countedUnits(rows, shipmentId).filter(({ unit }) => unit.state === 'sold').length;
  const { amount } = returnedShipping(shipment, order, maxShippingOf(kind));
  return exchangeOf !== null || shippingRefunded > 0 || units === 0 || amount === 0 ? undefined : { units, amount };
};

/** The shipping that is refunded with the last units of each shipment, and the lines that these units are of. */
export const shippingRefundsOf = (rows: OrderRows, order: OrderRecord) =>
  rows.shipments.flatMap((shipment) => {
    const { shipmentId } = shipment;
    const back = shippingRefundOf(rows, shipment, order);
    const lines = rows.lines.filter((line) => firstShipmentOf(rows, line) === shipmentId);
    return back === undefined ? [] : [{ ...back, shipmentId, lineIds: lines.map(({ lineId }) => lineId) }];
  });

/** What a return of units that are sold refunds if all of them are accepted, in minor units. */
export const expectedRefundOf = (rows: OrderRows, units: readonly LineUnit[], order: OrderRecord): Amount => {
  const shipping = rows.shipments.flatMap((shipment) => {
    const chosen = countedOf(rows, shipment.shipmentId, units).length;
    const back = shippingRefundOf(rows, shipment, order, 'returned');
    return back !== undefined && back.units === chosen ? [back.amount] : [];
  });
  return Amount.of([...units.map(({ unit }) => unit.amount), ...shipping].reduce((sum, amount) => sum + amount, 0));
};

/**
 * What an open return refunds if all of its units are accepted; undefined for one that is over or refunds nothing. Counts
 * returns that began before it as accepted, as its message did, so that the shipping is promised once.
 */
export const expectedOfReturn = (rows: OrderRows, returnId: string, order: OrderRecord): Amount | undefined => {
  const later = rows.returns.slice(rows.returns.findIndex((back) => back.returnId === returnId));
  const isBack = ({ state, returnId: id }: LineUnit['unit']): boolean =>
    state === 'returning' && later.some((back) => back.returnId === id);
  const before: OrderRows = {
    ...rows,
    lines: rows.lines.map((line) => ({
      ...line,
      units: line.units.map((unit) => (isBack(unit) ? { ...unit, state: 'sold' } : unit)),
    })),
  };
  const units = rows.lines.flatMap((line) =>
    line.units
      .filter((unit) => unit.state === 'returning' && unit.returnId === returnId)
      .map((unit) => ({ line, unit })),
  );
  return units.length === 0 ? undefined : expectedRefundOf(before, units, order);
};

type Repayment = {
  readonly refundId: string;
  readonly amount: number;
  /** The rows of the order before and after the refund. */
  readonly before: OrderRows;
  readonly after: OrderRows;
};

/** Gift cards of goods that are handed over were captured with the remaining tender, except in orders of earlier releases. */
const mostPrepaid = (
  after: OrderRows,
  order: OrderRecord,
  instruments: Awaited<ReturnType<typeof listInstruments>>,
): Amount => {
  const rest = valueOf(after, order, () => true) - giftCardsOf(after, () => true);
  const paidByMain = paidBy(instruments.filter(({ method }) => isMainMethod(method)));
  return Amount.of(Math.max(rest, valueOf(after, order, isHandedOver) - paidByMain));
};

/**
 * Divides a refund among the tenders (`refundParts`): the remaining tender before the prepaid ones, and the last of these
 * first. Returns what was authorized, and is now released, and the sum by method.
 */
const repay = async (
  tx: Tx,
  order: OrderRecord,
  { refundId, amount, before, after }: Repayment,
): Promise<{ readonly released: number; readonly byMethod: TenderSums }> => {
  const { orderId } = order;
  const isDue = await paymentDue(tx, orderId);
  const instruments = await listInstruments(tx, orderId);
  // Prepaid tenders may have paid for what is handed over later.
  const paidAhead = Math.max(0, paidBy(instruments) - valueOf(before, order, isDue));
  const needed = valueOf(after, order, (shipment) => !isDue(shipment));
  const parts = refundParts(
    instruments.map((tender) => ({
      id: tender.instrumentId,
      isPrepaid: !isMainMethod(tender.method),
      held: Amount.of(heldBy([tender])),
      paid: Amount.of(paidBy([tender])),
    })),
    {
      amount: Amount.of(amount),
      unneeded: Amount.of(Math.max(0, heldBy(instruments) - Math.max(0, needed - paidAhead))),
      mostPrepaid: mostPrepaid(after, order, instruments),
    },
  );
  const byMethod = new Map<string, number>();
  for (const { instrumentId, method, accountId } of instruments) {
    const { released = 0, refunded = 0 } = parts.find(({ id }) => id === instrumentId) ?? {};
    const operation = { orderId, instrumentId, refundId };
    if (released > 0) await insertOperation(tx, { ...operation, kind: 'release', amount: released });
    if (refunded > 0) {
      const insert = isMainMethod(method) ? insertOperation : insertDone;
      await insert(tx, { ...operation, kind: 'refund', amount: refunded });
      if (isRewardMethod(method)) await replaceReward(tx, order, { ...operation, accountId, refunded });
      else if (!isMainMethod(method)) await returnPrepaid(tx, operation);
    }
    byMethod.set(method, (byMethod.get(method) ?? 0) - released - refunded);
  }
  return { released: parts.reduce((sum, { released }) => sum + released, 0), byMethod };
};

/**
 * Refunds units of a locked order: their fixed shares, and the shipping of a shipment of which nothing but free gifts is
 * left, also not in another size (ORD-20). Writes the ledger and the requests to the provider, which are sent after the
 * transaction; credit note and message follow when it has accepted them.
 */
export const refundUnits = async (
  tx: Tx,
  order: OrderRecord,
  { kind, rows: before, units, reason, now }: RefundRequest,
): Promise<Repaid> => {
  const { orderId } = order;
  const refundId = newId();
  await lockAccountsOf(tx, orderId);
  const rows = withRefunded(before, units);
  const emptied = rows.shipments
    .filter(
      ({ shipmentId, exchangeOf, shippingRefunded }) =>
        exchangeOf === null && shippingRefunded === 0 && countedUnits(rows, shipmentId).every(isGone),
    )
    .map((shipment) => ({ ...shipment, back: returnedShipping(shipment, order, maxShippingOf(kind)) }));
  const shipping = emptied.reduce((sum, { back }) => sum + back.amount, 0);
  const shippingTax = emptied.reduce((sum, { back }) => sum + back.tax, 0);
  const amount = units.reduce((sum, { unit }) => sum + unit.amount, 0) + shipping;
  const tax = units.reduce((sum, { unit }) => sum + unit.tax, 0) + shippingTax;
  const netShipping = shipping - shippingTax;
  await insertRefund(tx, {
    refundId,
    orderId,
    kind,
    amount,
    tax,
    shipping: netShipping,
    reason: reason ?? null,
    createdAt: new Date(now),
  });
  for (const { shipmentId, back } of emptied)
    await updateShipment(tx, shipmentId, { shippingRefunded: back.amount, shippingRefundId: refundId });
  await updateUnits(tx, orderId, { units, state: kind === 'returned' ? 'returned' : 'canceled', refundId });
  const refunded = new Map(emptied.map(({ shipmentId, back }) => [shipmentId, back.amount]));
  const after: OrderRows = {
    ...rows,
    shipments: rows.shipments.map((shipment) => ({
      ...shipment,
      shippingRefunded: refunded.get(shipment.shipmentId) ?? shipment.shippingRefunded,
    })),
  };
  const { released, byMethod } = await repay(tx, order, { refundId, amount, before, after });
  await insertEntries(tx, order, {
    entrySet: `refund ${refundId}`,
    tenders: byMethod,
    shipping: -netShipping,
    tax: -tax,
    giftCards: -units.reduce((sum, { line, unit }) => (line.isGiftCard ? sum + unit.amount : sum), 0),
  });
  await settlePoints(tx, orderId, `refund ${refundId}`);
  await insertEvent(tx, orderId, { kind: 'refund', data: { refundId, amount } });
  // Prepaid tenders have it at once, and one of nothing has no requests.
  await settleRefund(tx, order, { refundId, now });
  return { refundId, amount, released };
};
