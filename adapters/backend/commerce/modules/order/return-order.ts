import type { ReturnState } from '#core/order/moves.ts';
import type { ReturnWay } from '#core/order/return.ts';
import { enqueueMessage } from '#adapters/backend/commerce/kernel/outbox/enqueue-message.ts';
import type { Tx } from '#adapters/backend/commerce/kernel/database/schema.ts';
import { restockUnits } from '../stock/stock-records.ts';
import { lockPaidOrder, orderClosed } from './cancel-order.ts';
import { acceptExchange, endExchange, sizesOfReturn } from './exchange-order.ts';
import { moveReturn } from './move-return.ts';
import { returnMessage } from './order-messages.ts';
import type { OrderRecord } from './order-records.ts';
import type { OrderRows } from './order-row-records.ts';
import type { LineUnit } from './order-units.ts';
import { refuseReturnCancellation } from './refuse-return-cancellation.ts';
import { updateUnits } from './refund-records.ts';
import { refundUnits } from './refund-units.ts';
import { findReturn, listDefective, updateReturn } from './return-records.ts';

/** Units of a return that is not finished, which go back for a refund or for another size. */
const unitsOfReturn = (rows: OrderRows, returnId: string, state: 'returning' | 'exchanging'): readonly LineUnit[] =>
  rows.lines.flatMap((line) =>
    line.units.filter((unit) => unit.returnId === returnId && unit.state === state).map((unit) => ({ line, unit })),
  );

type LockedReturn = {
  readonly order: OrderRecord;
  readonly rows: OrderRows;
  /** Units that go back for a refund. */
  readonly units: readonly LineUnit[];
  /** Units that go back for another size. */
  readonly exchange: { readonly returnId: string; readonly rows: OrderRows; readonly units: readonly LineUnit[] };
  readonly orderId: string;
  readonly returnId: string;
  readonly returnNumber: string;
  readonly state: ReturnState;
  readonly way: ReturnWay;
  /** The store that has received it; null for the warehouse. */
  readonly storeId: string | null;
  readonly email: string;
};

/** Locks the order of a return. Throws ORD409 for an unknown return. */
const lockReturn = async (tx: Tx, returnId: string): Promise<LockedReturn> => {
  const known = await findReturn(tx, returnId);
  if (known === undefined) throw orderClosed;
  const locked = await lockPaidOrder(tx, known.orderId);
  // Read again, since another transaction may have moved it before the lock.
  const { orderId, returnNumber, state, way, storeId, email } = (await findReturn(tx, returnId)) ?? known;
  const { rows } = locked;
  return {
    ...locked,
    units: unitsOfReturn(rows, returnId, 'returning'),
    exchange: { returnId, rows, units: unitsOfReturn(rows, returnId, 'exchanging') },
    orderId,
    returnId,
    returnNumber,
    state,
    way,
    storeId,
    email,
  };
};

const allUnits = ({ units, exchange }: LockedReturn): readonly LineUnit[] => [...units, ...exchange.units];

/** The carrier has the parcel. */
export const sendReturn = async (tx: Tx, returnId: string): Promise<void> =>
  moveReturn(tx, await lockReturn(tx, returnId), 'IN_TRANSIT');

/**
 * The parcel has arrived, or a store has the items, and they wait for their inspection; the carrier may not have reported
 * it before. Without `storeId` the warehouse has them.
 */
export const receiveReturn = async (
  tx: Tx,
  returnId: string,
  { storeId }: { readonly storeId?: string | undefined } = {},
): Promise<void> => {
  let found = await lockReturn(tx, returnId);
  if (found.state === 'LABEL_CREATED') {
    await moveReturn(tx, found, 'IN_TRANSIT');
    found = { ...found, state: 'IN_TRANSIT' };
  }
  await moveReturn(tx, found, 'RECEIVED');
  if (storeId !== undefined) await updateReturn(tx, returnId, { storeId });
  await enqueueMessage(
    tx,
    returnMessage(found.order, {
      kind: 'return-received',
      named: found,
      units: allUnits(found),
      to: found.email,
      params: {
        way: found.way,
        exchanges: found.exchange.units.length === 0 ? [] : sizesOfReturn(found.rows, returnId),
        isRefunded: found.units.length > 0,
      },
    }),
  );
};

/**
 * Accepts a received return. Refunds the shares of its units, and with the last units of a shipment its shipping, at most
 * the standard price; units that were exchanged are replaced by those of the other size. The returned units join the stock
 * of the store that has received them, or of the warehouse, unless they are defective.
 */
export const refundReturn = async (tx: Tx, returnId: string, now: number): Promise<void> => {
  const found = await lockReturn(tx, returnId);
  const { order, rows, units, exchange } = found;
  await moveReturn(tx, found, 'REFUNDED');
  if (units.length > 0) {
    const { refundId } = await refundUnits(tx, order, {
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
      .map(({ line: { sku } }) => ({ sku, storeId: found.storeId, quantity: 1 })),
  );
};

/** Rejects a received return with a reason; its units stay with the shopper. */
export const rejectReturn = async (
  tx: Tx,
  returnId: string,
  { reason }: { readonly reason: string },
): Promise<void> => {
  const found = await lockReturn(tx, returnId);
  await moveReturn(tx, found, 'REJECTED');
  await updateReturn(tx, returnId, { note: reason });
  await updateUnits(tx, found.orderId, { units: found.units, state: 'sold' });
  const { order, exchange, email: to } = found;
  await endExchange(tx, order, { ...exchange, step: 'cancel' });
  const units = allUnits(found);
  await enqueueMessage(
    tx,
    returnMessage(order, { kind: 'return-rejected', named: found, units, to, params: { reason } }),
  );
};

/** Tells the shopper that an exchange has ended; `wasSent`: its parcel is on its way for too long. */
const reportEndOfExchange = async (tx: Tx, found: LockedReturn, wasSent: boolean): Promise<void> => {
  const { order, exchange, email: to } = found;
  if (exchange.units.length === 0) return;
  const exchanges = sizesOfReturn(found.rows, found.returnId);
  await enqueueMessage(
    tx,
    returnMessage(order, {
      kind: 'exchange-canceled',
      named: found,
      units: exchange.units,
      to,
      params: { exchanges, wasSent },
    }),
  );
};

/** Ends a return that was never sent; its units stay with the shopper and can be returned again (ORD-16). */
const endReturn = async (tx: Tx, found: LockedReturn): Promise<void> => {
  await moveReturn(tx, found, 'CANCELLED');
  await updateUnits(tx, found.orderId, { units: found.units, state: 'sold' });
  await endExchange(tx, found.order, { ...found.exchange, step: 'cancel' });
};

/** Ends a return whose label has expired, and tells the shopper if it was an exchange. */
export const expireReturn = async (tx: Tx, returnId: string): Promise<void> => {
  const found = await lockReturn(tx, returnId);
  await endReturn(tx, found);
  await reportEndOfExchange(tx, found, false);
};

/**
 * Ends a return of an order on request of the shopper, and says so where its label was sent. Throws ORD409 for one of
 * another order; the other refusals are those of `refuseReturnCancellation`.
 */
export const cancelReturn = async (
  tx: Tx,
  orderId: string,
  { returnId, consumerId }: { readonly returnId: string; readonly consumerId: string },
): Promise<void> => {
  const found = await lockReturn(tx, returnId);
  const { returns } = found.rows;
  const back = returns.find((one) => one.returnId === returnId);
  if (found.orderId !== orderId || back === undefined) throw orderClosed;
  const refused = refuseReturnCancellation(found.order, back, { returns, reader: consumerId });
  if (refused !== undefined) throw refused;
  await endReturn(tx, found);
  const { order, exchange, email: to, way } = found;
  await enqueueMessage(
    tx,
    returnMessage(order, {
      kind: 'return-canceled',
      named: found,
      units: allUnits(found),
      to,
      params: { way, exchanges: exchange.units.length === 0 ? [] : sizesOfReturn(found.rows, returnId) },
    }),
  );
};

/** Ends the exchanges of a return that is on its way for too long; its units are refunded when they arrive. */
export const outrunExchange = async (tx: Tx, returnId: string): Promise<void> => {
  const found = await lockReturn(tx, returnId);
  if (found.state !== 'IN_TRANSIT') return;
  await endExchange(tx, found.order, { ...found.exchange, step: 'outrun' });
  await reportEndOfExchange(tx, found, true);
};
