import { either as E } from 'fp-ts';
import { Amount } from '#core/kernel/amount.ts';
import { present } from '#core/kernel/present.ts';
import { giftsAfter, withGifts } from '#core/order/gifts-left.ts';
import { validateParts, type OrderPart } from '#core/order/order-part.ts';
import type { Tx } from '#adapters/backend/commerce/kernel/database/schema.ts';
import { badRequest } from '#adapters/backend/commerce/kernel/errors.ts';
import { enqueueMessage } from '#adapters/backend/commerce/kernel/outbox/enqueue-message.ts';
import type { WithdrawalOutcome } from '#adapters/backend/commerce/kernel/outbox/templates/withdrawal-lines.ts';
import { cancelUnits, lockPaidOrder, orderClosed } from './cancel-order.ts';
import { findWithdrawal, insertEvent, type WithdrawalEntry } from './event-records.ts';
import { giveBackUnits } from './hand-over.ts';
import { labelPath } from './label-page.ts';
import { isCapturePending } from './operation-records.ts';
import { headOf, totalLeft, withdrawalMessage } from './order-messages.ts';
import type { OrderRecord } from './order-records.ts';
import type { OrderRows } from './order-row-records.ts';
import { linesLeft, orderedItem, shipmentOf, type LineUnit, type ShipmentRows } from './order-units.ts';
import type { Repaid } from './refund-units.ts';
import { openReturn } from './start-return.ts';
import { hasLeft, withdrawableUnits, type Withdrawable } from './withdrawable-units.ts';

/** What happens with units after a withdrawal: the texts that the form shows. */
export type WithdrawalResult = 'unsent' | 'waiting' | 'sent' | 'shipping';

/** What happens with the units of an order, by the states of their shipments, and with the shipping that is refunded. */
export const withdrawalResults = (
  rows: OrderRows,
  {
    units,
    shipping,
  }: { readonly units: readonly LineUnit[]; readonly shipping: readonly { readonly amount: number }[] },
): readonly WithdrawalResult[] => {
  const shipments = units.map(({ line }) => shipmentOf(rows, line));
  const sent = shipments.filter(hasLeft);
  const waits = ({ state }: ShipmentRows): boolean => state === 'READY_FOR_PICKUP';
  const results: { readonly [result in WithdrawalResult]: boolean } = {
    unsent: sent.length < shipments.length,
    waiting: sent.some(waits),
    sent: !sent.every(waits),
    shipping: sent.length > 0 && shipping.some(({ amount }) => amount > 0),
  };
  return (Object.keys(results) as WithdrawalResult[]).filter((result) => results[result]);
};

/** Numbers of units by line. */
const countsOf = (units: readonly LineUnit[]): WithdrawalEntry['items'] =>
  [...new Set(units.map(({ line }) => line.lineId))].map((lineId) => ({
    lineId,
    quantity: units.filter(({ line }) => line.lineId === lineId).length,
  }));

type Chosen = {
  readonly units: readonly LineUnit[];
  /** The lines of gifts that were not chosen. */
  readonly gifts: ReturnType<typeof giftsAfter>;
};

/**
 * The chosen units and what becomes of gifts. API400 for parts that no order allows, ORD409 for units that cannot be
 * withdrawn from.
 */
const chosenUnits = (
  rows: OrderRows,
  { units, gifts }: Withdrawable,
  named: readonly OrderPart[] | undefined,
): Chosen => {
  if (named === undefined && units.length === 0) throw orderClosed;
  const parts = named ?? countsOf(units).map(({ lineId, quantity }) => ({ itemId: lineId, quantity }));
  const known = rows.lines.map((line) => ({ id: line.lineId, quantity: line.units.length }));
  if (E.isLeft(validateParts(parts, known))) throw badRequest;
  const open = [...units, ...gifts];
  const lines = linesLeft(rows, open);
  const own = parts.filter(({ itemId }) => !gifts.some(({ line }) => line.lineId === itemId));
  const all = withGifts(lines, own);
  if (parts.some(({ itemId }) => !all.some((part) => part.itemId === itemId))) throw orderClosed;
  const chosen = all.flatMap(({ itemId, quantity }) => {
    const ofLine = open.filter(({ line }) => line.lineId === itemId).slice(0, quantity);
    if (ofLine.length < quantity) throw orderClosed;
    return ofLine;
  });
  return { units: chosen, gifts: giftsAfter(lines, own) };
};

/** How units go back: not sent yet, waiting in a store, or sent. */
type Way = 'cancel' | 'give-back' | 'return';

const wayOf = async (tx: Tx, { shipmentId, state }: ShipmentRows): Promise<Way> => {
  if (state === 'READY_FOR_PICKUP') return 'give-back';
  if (state !== 'PLACED' && state !== 'PREPARING') return 'return';
  // A hand-over whose payment is being captured cannot be stopped.
  return (await isCapturePending(tx, shipmentId)) ? 'return' : 'cancel';
};

const namesIn = ({ lines }: OrderRows, lineIds: readonly string[]): string[] =>
  lines.filter(({ lineId }) => lineIds.includes(lineId)).map((line) => orderedItem(line).name);

type Withdrawn = { readonly order: OrderRecord; readonly withdrawal: WithdrawalEntry };

/**
 * Withdraws from the contract of an order or of a part of it: units that are not sent are canceled, units that wait in a
 * store are given back, and the others get a return label. A receipt with the time is sent. Without `parts` everything
 * that is left. The same id again changes nothing. API400 and ORD409 as for a cancellation.
 */
export const withdraw = async (
  tx: Tx,
  orderId: string,
  {
    withdrawalId,
    parts,
    now,
  }: { readonly withdrawalId: string; readonly parts?: readonly OrderPart[] | undefined; readonly now: number },
): Promise<Withdrawn> => {
  const { order, rows } = await lockPaidOrder(tx, orderId);
  const known = await findWithdrawal(tx, { orderId, withdrawalId });
  if (known !== undefined) return { order, withdrawal: known };
  const { units, gifts } = chosenUnits(rows, withdrawableUnits(order, rows, now), parts);
  const staying = namesIn(rows, gifts.staying);
  const sentBack: string[] = [];
  const repaid: Repaid[] = [];
  const returns: WithdrawalOutcome['returns'] = [];
  for (const { shipmentId } of rows.shipments) {
    const isChosen = new Set(
      units.filter(({ line }) => line.shipmentId === shipmentId).map(({ line, unit }) => `${line.lineId} ${unit.unit}`),
    );
    if (isChosen.size === 0) continue;
    // Read again, since the units of another shipment have changed the order.
    const current = await lockPaidOrder(tx, orderId);
    const own = current.rows.lines.flatMap((line) =>
      line.units.filter(({ unit }) => isChosen.has(`${line.lineId} ${unit}`)).map((unit) => ({ line, unit })),
    );
    const change = { rows: current.rows, units: own, now };
    const way = await wayOf(tx, shipmentOf(current.rows, { shipmentId }));
    if (way === 'cancel')
      repaid.push(await cancelUnits(tx, current.order, { ...change, reason: 'withdrawal', hasReceipt: true }));
    else if (way === 'give-back') repaid.push(await giveBackUnits(tx, current.order, { ...change, shipmentId }));
    else {
      const ownGifts = gifts.leaving.filter((lineId) => own.some(({ line }) => line.lineId === lineId));
      sentBack.push(...ownGifts);
      const { returnId, returnNumber, refund, expiresAt } = await openReturn(tx, current.order, {
        ...change,
        gifts: { returning: namesIn(rows, ownGifts), staying },
        parts: countsOf(own).map(({ lineId, quantity }) => ({ itemId: lineId, quantity, reason: 'withdrawal' })),
        email: order.email,
      });
      returns.push({ returnNumber, refund, until: expiresAt.toISOString(), labelUrl: labelPath(returnId) });
    }
  }
  const canceled = gifts.leaving.filter((lineId) => !sentBack.includes(lineId));
  const total = repaid.length === 0 ? undefined : totalLeft(order, [...rows.refunds, ...repaid]);
  const released = repaid.reduce((sum, one) => sum + one.released, 0);
  const withdrawal: WithdrawalEntry = {
    withdrawalId,
    at: new Date(now).toISOString(),
    items: countsOf(units),
    outcome: {
      currency: headOf(order).currency,
      released: Amount.of(released),
      refunded: Amount.of(repaid.reduce((sum, { amount }) => sum + amount, -released)),
      returns,
      gifts: { staying, returning: namesIn(rows, sentBack), canceled: namesIn(rows, canceled) },
      ...present({ total }),
    },
  };
  await insertEvent(tx, orderId, { kind: 'withdrawal', data: withdrawal });
  await enqueueMessage(tx, withdrawalMessage(order, { ...withdrawal, units }));
  return { order, withdrawal };
};
