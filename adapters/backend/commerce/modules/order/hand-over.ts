import { isMainMethod } from '#core/payment/payment-method.ts';
import { enqueueMessage } from '#adapters/backend/commerce/kernel/outbox/enqueue-message.ts';
import { COLLECT_DAYS } from '#adapters/backend/commerce/kernel/collect-days.ts';
import type { Tx } from '#adapters/backend/commerce/kernel/database/schema.ts';
import { restockUnits } from '../stock/stock-records.ts';
import { lockPaidOrder, orderClosed } from './cancel-order.ts';
import { issueDocument } from './document-records.ts';
import { settlePoints } from './earn-points.ts';
import { giftCardsOf, isExchange, paymentDue, valueOf } from './due-value.ts';
import { moveShipment } from './move-shipment.ts';
import { heldBy, insertOperation, isCapturePending, listInstruments, paidBy } from './operation-records.ts';
import { arrivalMessage, handOverMessage, paymentProblem } from './order-messages.ts';
import { lockOrder, type OrderRecord } from './order-records.ts';
import { rowsOf, type OrderRows } from './order-row-records.ts';
import { invoicedShipping } from './order-taxes.ts';
import { isPaidWhenPlaced, shipmentOf, unitsIn, type LineUnit, type ShipmentRows } from './order-units.ts';
import { refundUnits, type Repaid } from './refund-units.ts';
import { issueGiftCards } from './issue-gift-cards.ts';
import { listShipments, updateShipment } from './shipment-records.ts';

const DAY_MS = 86_400_000;

/** Six random digits that the shopper shows in the store. */
const newPickupCode = (): string => String(100_000 + ((crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % 900_000));

const isCollected = ({ code }: ShipmentRows): boolean => code === 'pickup' || code === 'sts';

/** Units of a shipment that the shopper keeps. */
const unitsOfShopper = (rows: OrderRows, shipmentId: string): readonly LineUnit[] =>
  unitsIn(rows, shipmentId).filter(({ unit }) => unit.state === 'sold' || unit.state === 'returning');

/**
 * Stores a capture of what has to be paid now, with this shipment, and no tender has paid yet. Prepaid tenders have
 * paid when the order was placed, so the remaining tender pays what exceeds them; it pays gift cards as goods in any
 * case, so that prepaid tenders never do, even if the rest of the order is canceled (GFC725). Returns the amount, in
 * minor units; 0 when nothing is due.
 */
const planCapture = async (
  tx: Tx,
  order: OrderRecord,
  { rows, shipmentId }: { readonly rows: OrderRows; readonly shipmentId: string },
): Promise<number> => {
  const isDue = await paymentDue(tx, order.orderId);
  const isCounted = (shipment: ShipmentRows): boolean => shipment.shipmentId === shipmentId || isDue(shipment);
  const instruments = await listInstruments(tx, order.orderId);
  const paid = paidBy(instruments);
  const paidByMain = paidBy(instruments.filter(({ method }) => isMainMethod(method)));
  const unpaid = Math.max(valueOf(rows, order, isCounted) - paid, giftCardsOf(rows, isCounted) - paidByMain);
  const amount = Math.min(Math.max(0, unpaid), heldBy(instruments));
  const [tender] = instruments;
  if (amount > 0 && tender !== undefined)
    await insertOperation(tx, {
      orderId: order.orderId,
      instrumentId: tender.instrumentId,
      kind: 'capture',
      amount,
      shipmentId,
    });
  return amount;
};

/** Stores the capture of digital and customized goods of an order that is placed. */
export const captureWhenPlaced = async (tx: Tx, order: OrderRecord): Promise<void> => {
  const first = (await listShipments(tx, order.orderId)).find(isPaidWhenPlaced);
  if (first === undefined) return;
  await planCapture(tx, order, { rows: await rowsOf(tx, order.orderId), shipmentId: first.shipmentId });
};

/** From now on the shopper cannot cancel the units of a shipment. */
export const prepareShipment = async (
  tx: Tx,
  orderId: string,
  { shipmentId, now }: { readonly shipmentId: string; readonly now: number },
): Promise<void> => {
  const { order, rows } = await lockPaidOrder(tx, orderId);
  if (shipmentOf(rows, { shipmentId }).state !== 'PLACED') throw orderClosed;
  await moveShipment(tx, order, { shipmentId, to: 'PREPARING', now });
};

type HandOver = {
  readonly shipmentId: string;
  readonly carrier?: string | undefined;
  readonly trackingNumber?: string | undefined;
  readonly now: number;
};

/**
 * Begins to hand over a shipment: ships a parcel, or makes it ready in its store. What is due is captured first; the
 * shipment moves when the capture has succeeded. A pickup has no carrier and no tracking number. ORD409 for a shipment
 * that is handed over or canceled.
 */
export const beginHandOver = async (
  tx: Tx,
  orderId: string,
  { shipmentId, carrier, trackingNumber, now }: HandOver,
): Promise<void> => {
  const { order, rows } = await lockPaidOrder(tx, orderId);
  const shipment = shipmentOf(rows, { shipmentId });
  const { state } = shipment;
  if (state !== 'PLACED' && state !== 'PREPARING') throw orderClosed;
  if (state === 'PLACED') await moveShipment(tx, order, { shipmentId, to: 'PREPARING', now });
  if (!isCollected(shipment) && (carrier !== undefined || trackingNumber !== undefined))
    await updateShipment(tx, shipmentId, { carrier: carrier ?? null, trackingNumber: trackingNumber ?? null });
  if (await isCapturePending(tx, shipmentId)) return;
  if ((await planCapture(tx, order, { rows, shipmentId })) > 0) return;
  const current = await lockOrder(tx, orderId);
  if (current !== undefined) await completeHandOver(tx, current, { shipmentId, now });
};

/**
 * Completes the hand-over of a paid shipment: states, invoice (units of an exchange have theirs), message. Does nothing
 * if it is not being prepared.
 */
export const completeHandOver = async (
  tx: Tx,
  order: OrderRecord,
  { shipmentId, now }: { readonly shipmentId: string; readonly now: number },
): Promise<void> => {
  const before = await rowsOf(tx, order.orderId);
  const shipment = shipmentOf(before, { shipmentId });
  if (shipment.state !== 'PREPARING') return;
  if (isCollected(shipment))
    await updateShipment(tx, shipmentId, {
      pickupCode: newPickupCode(),
      collectUntil: new Date(now + COLLECT_DAYS * DAY_MS),
    });
  await moveShipment(tx, order, { shipmentId, to: isCollected(shipment) ? 'READY_FOR_PICKUP' : 'SHIPPED', now });
  const units = unitsOfShopper(before, shipmentId);
  const shipping = invoicedShipping(shipment, order);
  if (!isExchange(shipment))
    await issueDocument(tx, order, {
      kind: 'invoice',
      shipmentId,
      rows: before,
      units,
      shipping: shipping.amount,
      shippingTaxes: new Map([[shipmentId, shipping.tax]]),
      now,
    });
  await settlePoints(tx, order.orderId, `hand-over ${shipmentId}`);
  if (shipment.code === 'digital') return completeDigital(tx, order, { shipmentId, units, now });
  const after = await rowsOf(tx, order.orderId);
  await enqueueMessage(tx, handOverMessage(order, shipmentOf(after, { shipmentId }), units));
};

/** Digital goods have arrived once they are sent; their email says so. */
const completeDigital = async (
  tx: Tx,
  { orderId }: OrderRecord,
  {
    shipmentId,
    units,
    now,
  }: { readonly shipmentId: string; readonly units: readonly LineUnit[]; readonly now: number },
): Promise<void> => {
  const order = await lockOrder(tx, orderId);
  if (order === undefined) return;
  await moveShipment(tx, order, { shipmentId, to: 'DELIVERED', now });
  await issueGiftCards(tx, order, units);
};

/** A parcel has arrived, or the shopper has collected the units. ORD409 for a shipment that was not handed over. */
export const completeArrival = async (
  tx: Tx,
  orderId: string,
  { shipmentId, now }: { readonly shipmentId: string; readonly now: number },
): Promise<void> => {
  const { order, rows } = await lockPaidOrder(tx, orderId);
  const shipment = shipmentOf(rows, { shipmentId });
  if (shipment.state !== 'SHIPPED' && shipment.state !== 'READY_FOR_PICKUP') throw orderClosed;
  await moveShipment(tx, order, { shipmentId, to: isCollected(shipment) ? 'PICKED_UP' : 'DELIVERED', now });
  await enqueueMessage(tx, arrivalMessage(order, shipment, unitsOfShopper(rows, shipmentId)));
};

/** Refunds units that wait in their store, and returns them to its stock; without the last unit the pickup ends. */
export const giveBackUnits = async (
  tx: Tx,
  order: OrderRecord,
  {
    rows,
    shipmentId,
    units,
    now,
  }: {
    readonly rows: OrderRows;
    readonly shipmentId: string;
    readonly units: readonly LineUnit[];
    readonly now: number;
  },
): Promise<Repaid> => {
  const refund = await refundUnits(tx, order, { kind: 'uncollected', rows, units, now });
  await restockUnits(
    tx,
    units.map(({ line: { sku, storeId } }) => ({ sku, storeId, quantity: 1 })),
  );
  if (units.length === unitsOfShopper(rows, shipmentId).length)
    await moveShipment(tx, order, { shipmentId, to: 'UNCOLLECTED', now });
  return refund;
};

/** Units were not collected in time: they are refunded and go back to the stock of their store. */
export const giveBackUncollected = async (
  tx: Tx,
  orderId: string,
  { shipmentId, now }: { readonly shipmentId: string; readonly now: number },
): Promise<void> => {
  const { order, rows } = await lockPaidOrder(tx, orderId);
  if (shipmentOf(rows, { shipmentId }).state !== 'READY_FOR_PICKUP') throw orderClosed;
  await giveBackUnits(tx, order, { rows, shipmentId, units: unitsOfShopper(rows, shipmentId), now });
};

/** A refused capture stops the hand-over; the shopper gets one message per shipment. */
export const reportRefusedCapture = async (tx: Tx, order: OrderRecord, shipmentId: string): Promise<void> =>
  enqueueMessage(tx, paymentProblem(order, shipmentId));
