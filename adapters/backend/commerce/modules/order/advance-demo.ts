import { sql } from 'kysely';
import type { CommerceContext } from '#adapters/backend/commerce/kernel/commerce-context.ts';
import type { Tx } from '#adapters/backend/commerce/kernel/database/schema.ts';
import { withTransaction } from '#adapters/database/transaction.ts';
import type { ReturnState, ShipmentState } from '#core/order/moves.ts';
import { beginHandOver, completeArrival, prepareShipment } from './hand-over.ts';
import { receiveReturn, refundReturn, sendReturn } from './return-order.ts';

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

type Due = { readonly id: string; readonly orderId: string; readonly state: string };

/**
 * The next row that has been in its state for long enough. Its order is locked, and those that other processes have
 * locked are left to them.
 */
const claimDue = async (
  tx: Tx,
  of: { readonly table: string; readonly id: string; readonly seconds: Readonly<Record<string, number>> },
): Promise<Due | undefined> =>
  (
    await sql<Due>`
      select ${sql.ref(of.id)} as id, moving.order_id as "orderId", moving.state
      from ${sql.table(of.table)} moving join orders using (order_id)
        join jsonb_each_text(${JSON.stringify(of.seconds)}::jsonb) due (state, seconds) on due.state = moving.state
      where orders.status <> 'PAYMENT_PENDING' and moved_at < now() - make_interval(secs => due.seconds::float8)
        and not exists (select from payment_operation operation where operation.order_id = orders.order_id
          and (operation.state = 'pending' or (operation.kind = 'capture' and operation.state = 'refused')))
      order by moved_at limit 1 for update of orders skip locked`.execute(tx)
  ).rows[0];

const moveShipmentOn = (tx: Tx, { id: shipmentId, orderId, state }: Due, now: number): Promise<void> => {
  if (state === 'PLACED') return prepareShipment(tx, orderId, { shipmentId, now });
  if (state !== 'PREPARING') return completeArrival(tx, orderId, { shipmentId, now });
  return beginHandOver(tx, orderId, { shipmentId, carrier: 'DHL', trackingNumber: `00340${shipmentId}`, now });
};

const moveReturnOn = (tx: Tx, { id: returnId, state }: Due, now: number): Promise<void> => {
  if (state === 'LABEL_CREATED') return sendReturn(tx, returnId);
  return state === 'IN_TRANSIT' ? receiveReturn(tx, returnId) : refundReturn(tx, returnId, now);
};

/** Largest number of moves per run. */
const BATCH = 20;

/**
 * Moves orders and returns of the demo along, as a warehouse would: only if the environment is `demo`, in any number of
 * processes.
 */
export const advanceDemo = async ({ environment, database: { db }, now, report }: CommerceContext): Promise<void> => {
  if (environment !== 'demo') return;
  for (let moved = 0; moved < BATCH; moved += 1) {
    const isDone = await withTransaction(db, async (tx) => {
      const shipment = await claimDue(tx, { table: 'order_shipment', id: 'shipment_id', seconds: SHIPMENT_SECONDS });
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
