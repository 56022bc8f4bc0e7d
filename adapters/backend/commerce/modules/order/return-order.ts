import { either as E } from 'fp-ts';
import { present } from '#core/kernel/present.ts';
import { exchangeSteps } from '#core/order/exchange.ts';
import { returnMoves, type ReturnState } from '#core/order/moves.ts';
import { validateReturn, type ReturnPart, type ReturnWay } from '#core/order/return.ts';
import { badRequest } from '#adapters/backend/commerce/kernel/errors.ts';
import { newId } from '#adapters/backend/commerce/kernel/opaque-id.ts';
import { enqueueMessage } from '#adapters/backend/commerce/kernel/outbox/enqueue-message.ts';
import type { Tx } from '#adapters/backend/commerce/kernel/database/schema.ts';
import { restockUnits } from '../stock/stock-records.ts';
import { lockPaidOrder, orderClosed } from './cancel-order.ts';
import { insertEvent } from './event-records.ts';
import { acceptExchange, endExchange, sizesOfReturn, startExchanges } from './exchange-order.ts';
import { labelPath } from './label-page.ts';
import { returnMessage } from './order-messages.ts';
import type { OrderRecord } from './order-records.ts';
import { rowsOf, type OrderRows } from './order-row-records.ts';
import { returnableUnits, type LineUnit } from './order-units.ts';
import { updateUnits } from './refund-records.ts';
import { refundUnits } from './refund-units.ts';
import {
  findReturn,
  insertReturn,
  listDefective,
  setReturnState,
  updateReturn,
  type ReturnedPart,
} from './return-records.ts';

/** Days for which a return label is valid. */
const LABEL_DAYS = 30;
const DAY_MS = 86_400_000;

/** Moves a return to its next state; each move is an event. Throws a RangeError for a move that is not listed (ORD-16). */
const moveReturn = async (
  tx: Tx,
  { orderId, returnId, state }: { readonly orderId: string; readonly returnId: string; readonly state: ReturnState },
  to: ReturnState,
): Promise<void> => {
  if (!returnMoves[state].includes(to)) throw new RangeError(`A return does not go from ${state} to ${to}`);
  await setReturnState(tx, returnId, to);
  await insertEvent(tx, orderId, { kind: 'return', data: { returnId, state: to } });
};

/** Units of a return that is not finished, which go back for a refund or for another size. */
const unitsOfReturn = (rows: OrderRows, returnId: string, state: 'returning' | 'exchanging'): readonly LineUnit[] =>
  rows.lines.flatMap((line) =>
    line.units.filter((unit) => unit.returnId === returnId && unit.state === state).map((unit) => ({ line, unit })),
  );

type NewReturn = { readonly returnId: string; readonly expiresAt: Date };

type NewUnits = {
  readonly units: readonly LineUnit[];
  readonly parts: readonly ReturnedPart[];
  readonly way?: ReturnWay;
  readonly email: string;
  readonly now: number;
};

/** Inserts a return of units of a locked order, creates its label or code and sends it to an e-mail address. */
export const openReturn = async (
  tx: Tx,
  order: OrderRecord,
  { units, parts, way = 'post', email: to, now }: NewUnits,
): Promise<NewReturn> => {
  const { orderId } = order;
  const returnId = newId();
  const expiresAt = new Date(now + LABEL_DAYS * DAY_MS);
  const createdAt = new Date(now);
  await insertReturn(tx, { returnId, orderId, state: 'REQUESTED', email: to, way, expiresAt, createdAt }, parts);
  await insertEvent(tx, orderId, { kind: 'return', data: { returnId, state: 'REQUESTED' } });
  const isExchanged = ({ line }: LineUnit): boolean =>
    parts.some(({ itemId, exchangeLineId }) => itemId === line.lineId && exchangeLineId !== undefined);
  const exchanged = units.filter(isExchanged);
  const refunded = units.filter((unit) => !isExchanged(unit));
  await updateUnits(tx, orderId, { units: refunded, state: 'returning', returnId });
  await updateUnits(tx, orderId, { units: exchanged, state: exchangeSteps.start.old, returnId });
  await moveReturn(tx, { orderId, returnId, state: 'REQUESTED' }, 'LABEL_CREATED');
  await enqueueMessage(
    tx,
    returnMessage(order, {
      kind: 'return-label',
      returnId,
      units,
      to,
      params: {
        way,
        exchanges: sizesOfReturn(await rowsOf(tx, orderId), returnId),
        isRefunded: refunded.length > 0,
        labelUrl: labelPath(returnId),
        expiresAt: expiresAt.toISOString(),
      },
    }),
  );
  return { returnId, expiresAt };
};

/**
 * Starts a return and creates its label (ORD-10, ORD-11, ORD-18), with the exchanges of its units for other sizes. ORD409
 * for units that cannot be returned, also for those of another return; API400 for a request that no order allows; INV406
 * for a size that is out of stock.
 */
export const startReturn = async (
  tx: Tx,
  orderId: string,
  {
    parts,
    way,
    email,
    now,
  }: {
    readonly parts: readonly ReturnPart[];
    readonly way?: ReturnWay | undefined;
    readonly email?: string | undefined;
    readonly now: number;
  },
): Promise<NewReturn> => {
  const { order, rows } = await lockPaidOrder(tx, orderId);
  const lines = rows.lines.map(({ lineId, units }) => ({ id: lineId, quantity: units.length }));
  const checked = validateReturn(parts, lines);
  if (E.isLeft(checked)) throw badRequest;
  const chosen = checked.right.map(({ itemId, quantity, exchangeSku }) => {
    const line = rows.lines.find(({ lineId }) => lineId === itemId);
    if (line === undefined) throw badRequest;
    const open = returnableUnits(rows, line, now).units.slice(0, quantity);
    if (open.length < quantity) throw orderClosed;
    return { line, units: open.map((unit) => ({ line, unit })), sku: exchangeSku };
  });
  const wanted = chosen.flatMap(({ sku, ...part }) => (sku === undefined ? [] : [{ ...part, sku }]));
  const newLines = await startExchanges(tx, order, { rows, wanted });
  return openReturn(tx, order, {
    units: chosen.flatMap(({ units }) => units),
    parts: checked.right.map(({ exchangeSku: _, ...part }) => ({
      ...part,
      ...present({ exchangeLineId: newLines.get(part.itemId) }),
    })),
    email: email ?? order.email,
    now,
    ...present({ way }),
  });
};

type LockedReturn = {
  readonly order: OrderRecord;
  readonly rows: OrderRows;
  /** Units that go back for a refund. */
  readonly units: readonly LineUnit[];
  /** Units that go back for another size. */
  readonly exchange: { readonly returnId: string; readonly rows: OrderRows; readonly units: readonly LineUnit[] };
  readonly orderId: string;
  readonly returnId: string;
  readonly state: ReturnState;
  readonly email: string;
};

/** Locks the order of a return. Throws ORD409 for an unknown return. */
const lockReturn = async (tx: Tx, returnId: string): Promise<LockedReturn> => {
  const known = await findReturn(tx, returnId);
  if (known === undefined) throw orderClosed;
  const locked = await lockPaidOrder(tx, known.orderId);
  // Read again, since another transaction may have moved it before the lock.
  const { orderId, state, email } = (await findReturn(tx, returnId)) ?? known;
  const { rows } = locked;
  return {
    ...locked,
    units: unitsOfReturn(rows, returnId, 'returning'),
    exchange: { returnId, rows, units: unitsOfReturn(rows, returnId, 'exchanging') },
    orderId,
    returnId,
    state,
    email,
  };
};

const allUnits = ({ units, exchange }: LockedReturn): readonly LineUnit[] => [...units, ...exchange.units];

/** The carrier has the parcel. */
export const sendReturn = async (tx: Tx, returnId: string): Promise<void> =>
  moveReturn(tx, await lockReturn(tx, returnId), 'IN_TRANSIT');

/** The parcel has arrived and waits for its inspection; the carrier may not have reported it before. */
export const receiveReturn = async (tx: Tx, returnId: string): Promise<void> => {
  let found = await lockReturn(tx, returnId);
  if (found.state === 'LABEL_CREATED') {
    await moveReturn(tx, found, 'IN_TRANSIT');
    found = { ...found, state: 'IN_TRANSIT' };
  }
  await moveReturn(tx, found, 'RECEIVED');
  await enqueueMessage(
    tx,
    returnMessage(found.order, {
      kind: 'return-received',
      returnId,
      units: allUnits(found),
      to: found.email,
      params: {
        way: found.rows.returns.find((one) => one.returnId === returnId)?.way ?? 'post',
        exchanges: found.exchange.units.length === 0 ? [] : sizesOfReturn(found.rows, returnId),
        isRefunded: found.units.length > 0,
      },
    }),
  );
};

/**
 * Accepts a received return. Refunds the shares of its units, and with the last units of a shipment its shipping, at most
 * the standard price; units that were exchanged are replaced by those of the other size. The returned units go to the
 * warehouse, unless they are defective.
 */
export const refundReturn = async (tx: Tx, returnId: string, now: number): Promise<void> => {
  const found = await lockReturn(tx, returnId);
  const { order, rows, units, exchange } = found;
  await moveReturn(tx, found, 'REFUNDED');
  if (units.length > 0) {
    const refundId = await refundUnits(tx, order, {
      kind: 'returned',
      rows,
      units,
      now,
    });
    await updateReturn(tx, returnId, { refundId });
  }
  await acceptExchange(tx, order, { ...exchange, now });
  const defective = await listDefective(tx, returnId);
  await restockUnits(
    tx,
    allUnits(found)
      .filter(({ line }) => !defective.has(line.lineId))
      .map(({ line: { sku } }) => ({ sku, storeId: null, quantity: 1 })),
  );
};

/** Rejects a received return with a reason; its units stay with the shopper. */
export const rejectReturn = async (
  tx: Tx,
  returnId: string,
  { reason, now }: { readonly reason: string; readonly now: number },
): Promise<void> => {
  const found = await lockReturn(tx, returnId);
  await moveReturn(tx, found, 'REJECTED');
  await updateReturn(tx, returnId, { note: reason });
  await updateUnits(tx, found.orderId, { units: found.units, state: 'sold' });
  const { order, exchange, email: to } = found;
  await endExchange(tx, order, { ...exchange, step: 'cancel', now });
  const units = allUnits(found);
  await enqueueMessage(tx, returnMessage(order, { kind: 'return-rejected', returnId, units, to, params: { reason } }));
};

/** Ends a return that was never sent; its units stay with the shopper and can be returned again (ORD-16). */
export const cancelReturn = async (tx: Tx, returnId: string, now: number): Promise<void> => {
  const found = await lockReturn(tx, returnId);
  await moveReturn(tx, found, 'CANCELLED');
  await updateUnits(tx, found.orderId, { units: found.units, state: 'sold' });
  await endExchange(tx, found.order, { ...found.exchange, step: 'cancel', now });
};

/** Ends the exchanges of a return that is on its way for too long; its units are refunded when they arrive. */
export const outrunExchange = async (tx: Tx, returnId: string, now: number): Promise<void> => {
  const found = await lockReturn(tx, returnId);
  if (found.state === 'IN_TRANSIT') await endExchange(tx, found.order, { ...found.exchange, step: 'outrun', now });
};
