import type { CommerceContext } from '#adapters/backend/commerce/kernel/commerce-context.ts';
import type { Tx } from '#adapters/backend/commerce/kernel/database/schema.ts';
import { withTransaction } from '#adapters/database/transaction.ts';
import type { ReturnState, ShipmentState } from '#core/order/moves.ts';
import { sql } from 'kysely';
import { claimDue, type Due } from './due-records.ts';
import { beginHandOver, completeArrival, prepareShipment } from './hand-over.ts';
import { receiveReturn, refundReturn, sendReturn } from './return-order.ts';
import { findFirstStore } from './return-records.ts';

/** How long a demo order and its return stay in a state, in seconds: long enough to cancel it. */
const SHIPMENT_SECONDS: { readonly [state in ShipmentState]?: number } = {
  PLACED: 60,
  PREPARING: 20,
  SHIPPED: 30,
  READY_FOR_PICKUP: 30,
};
const RETURN_SECONDS: { readonly [state in ReturnState]?: number } = {
  LABEL_CREATED: 30,
  IN_TRANSIT: 20,
  RECEIVED: 10,
};

const moveShipmentOn = (tx: Tx, { id: shipmentId, orderId, state }: Due, now: number): Promise<void> => {
  if (state === 'PLACED') return prepareShipment(tx, orderId, { shipmentId, now });
  if (state !== 'PREPARING') return completeArrival(tx, orderId, { shipmentId, now });
  return beginHandOver(tx, orderId, { shipmentId, carrier: 'DHL', trackingNumber: `00340${shipmentId}`, now });
};

const moveReturnOn = async (tx: Tx, { id: returnId, state }: Due, now: number): Promise<void> => {
  if (state === 'LABEL_CREATED') return sendReturn(tx, returnId);
  if (state !== 'IN_TRANSIT') return refundReturn(tx, returnId, now);
  return receiveReturn(tx, returnId, { storeId: await findFirstStore(tx, returnId) });
};

/** Digital goods are sent on their day. */
const notDigital = sql` and code <> 'digital'`;

/** Largest number of moves per run. */
const BATCH = 20;

/**
 * Moves orders and returns of the demo along, as a warehouse would: only if `advancesDemo` or the environment says so, in
 * any number of processes.
 */
export const advanceDemo = async ({
  environment,
  advancesDemo = environment === 'demo',
  database: { db },
  now,
  report,
}: CommerceContext): Promise<void> => {
  if (!advancesDemo) return;
  for (let moved = 0; moved < BATCH; moved += 1) {
    const isDone = await withTransaction(db, async (tx) => {
      const shipment = await claimDue(tx, {
        table: 'order_shipment',
        id: 'shipment_id',
        seconds: SHIPMENT_SECONDS,
        where: notDigital,
      });
      if (shipment !== undefined) await moveShipmentOn(tx, shipment, now());
      const back = await claimDue(tx, { table: 'order_return', id: 'return_id', seconds: RETURN_SECONDS });
      if (back !== undefined) await moveReturnOn(tx, back, now());
      return shipment === undefined && back === undefined;
    }).catch((problem: unknown) => {
      report(problem, 'advance-demo');
      return true;
    });
    if (isDone) return;
  }
};
