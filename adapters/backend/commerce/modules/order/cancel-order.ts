import { either as E } from 'fp-ts';
import { withGifts } from '#core/order/gifts-left.ts';
import { validateCancellation } from '#core/order/validate-cancellation.ts';
import type { OrderPart } from '#core/order/order-part.ts';
import { badRequest, refusal } from '#adapters/backend/commerce/kernel/errors.ts';
import { enqueueMessage } from '#adapters/backend/commerce/kernel/outbox/enqueue-message.ts';
import type { Tx } from '#adapters/backend/commerce/kernel/database/schema.ts';
import { restockUnits } from '../stock/stock-records.ts';
import { insertEvent } from './event-records.ts';
import { moveShipment } from './move-shipment.ts';
import { repaymentsOf } from './document-records.ts';
import { listRefundParts } from './operation-records.ts';
import { cancellationMessage, totalLeft } from './order-messages.ts';
import { lockOrder, type OrderRecord } from './order-records.ts';
import { rowsOf, type OrderRows } from './order-row-records.ts';
import { cancellableUnits, linesLeft, unitsIn, type LineUnit } from './order-units.ts';
import { refundUnits, type Repaid } from './refund-units.ts';

/** The order, or these units of it, can no longer be changed (ORD-21). */
export const orderClosed = refusal(409, 'ORD409');

/** Locks a paid order and reads its rows. Throws ORD409 for one that waits for its payment or was refused. */
export const lockPaidOrder = async (
  tx: Tx,
  orderId: string,
): Promise<{ readonly order: OrderRecord; readonly rows: OrderRows }> => {
  const order = await lockOrder(tx, orderId);
  if (order === undefined || order.status === 'PAYMENT_PENDING') throw orderClosed;
  return { order, rows: await rowsOf(tx, orderId) };
};

/**
 * Cancels units of a locked order that are not handed over: refund, stock, states, message. `hasReceipt`: the receipt of a
 * withdrawal says the same, so that no other message is sent.
 */
export const cancelUnits = async (
  tx: Tx,
  order: OrderRecord,
  {
    rows,
    units,
    reason,
    hasReceipt = false,
    byShopper = false,
    now,
  }: {
    readonly rows: OrderRows;
    readonly units: readonly LineUnit[];
    readonly reason: string;
    readonly hasReceipt?: boolean;
    /** Whether it was asked for on the website. */
    readonly byShopper?: boolean;
    readonly now: number;
  },
): Promise<Repaid> => {
  const { orderId } = order;
  const refund = await refundUnits(tx, order, { kind: 'canceled', rows, units, reason, now });
  await restockUnits(
    tx,
    units.map(({ line: { sku, storeId } }) => ({ sku, storeId, quantity: 1 })),
  );
  const items = rows.lines.flatMap(({ lineId }) => {
    const quantity = units.filter(({ line }) => line.lineId === lineId).length;
    return quantity === 0 ? [] : [{ lineId, quantity }];
  });
  await insertEvent(tx, orderId, { kind: 'cancellation', data: { items } });
  if (!hasReceipt)
    await enqueueMessage(
      tx,
      cancellationMessage(order, refund, {
        units,
        byShopper,
        total: totalLeft(order, [...rows.refunds, refund]),
        repayments: repaymentsOf({ rows, parts: await listRefundParts(tx, refund.refundId, ['pending', 'done']) }),
      }),
    );
  const gone = new Set(units.map(({ unit }) => unit));
  for (const { shipmentId } of rows.shipments) {
    const all = unitsIn(rows, shipmentId);
    const isTouched = all.some(({ unit }) => gone.has(unit));
    if (!isTouched || all.some(({ unit }) => unit.state !== 'canceled' && !gone.has(unit))) continue;
    const current = await lockOrder(tx, orderId);
    if (current !== undefined) await moveShipment(tx, current, { shipmentId, to: 'CANCELLED', now });
  }
  return refund;
};

/**
 * Cancels units on request of the shopper (ORD-08, ORD-09): while the order is placed or processed, and units that are
 * not being prepared, gift cards until they are sent; with the last goods, gifts that came with them. ORD409 for other
 * units, also for those that were canceled in another tab; API400 for a request that no state of the order allows.
 */
export const cancelOrder = async (
  tx: Tx,
  orderId: string,
  { parts, reason, now }: { readonly parts: readonly OrderPart[]; readonly reason: string; readonly now: number },
): Promise<void> => {
  const { order, rows } = await lockPaidOrder(tx, orderId);
  const open = rows.lines.flatMap((line) => cancellableUnits(rows, line, order).map((unit) => ({ line, unit })));
  const checked = validateCancellation(
    { parts, reason },
    {
      status: order.status,
      ...(open.length > 0 && { cancellable: true }),
      items: rows.lines.map(({ lineId, units }) => ({ id: lineId, quantity: units.length })),
    },
  );
  if (E.isLeft(checked)) throw checked.left._tag === 'NotCancellable' ? orderClosed : badRequest;
  const units = withGifts(linesLeft(rows, open), checked.right.parts).flatMap(({ itemId, quantity }) => {
    const own = open.filter(({ line }) => line.lineId === itemId).slice(0, quantity);
    if (own.length < quantity) throw orderClosed;
    return own;
  });
  await cancelUnits(tx, order, { rows, units, reason: checked.right.reason, byShopper: true, now });
};
