import { sql } from 'kysely';
import type { CommerceContext } from '#adapters/backend/commerce/kernel/commerce-context.ts';
import type { Queries } from '#adapters/backend/commerce/kernel/database/schema.ts';
import { withTransaction } from '#adapters/database/transaction.ts';
import { cancelUnits, lockPaidOrder } from './cancel-order.ts';
import { beginHandOver } from './hand-over.ts';
import { insertOperation, type OperationRecord } from './operation-records.ts';
import { unitsIn } from './order-units.ts';

/** Hours between attempts at a refused operation, and after which the shop cancels units that cannot be captured. */
const RETRY_HOURS = 12;
const GIVE_UP_HOURS = 72;

type StoppedHandOver = { readonly orderId: string; readonly shipmentId: string; readonly isOver: boolean };

/** Shipments whose captures were refused, when the next attempt is due. */
const listStopped = async (db: Queries): Promise<readonly StoppedHandOver[]> =>
  (
    await sql<StoppedHandOver>`
      select operation.order_id as "orderId", operation.shipment_id as "shipmentId",
        min(operation.created_at) < now() - make_interval(hours => ${GIVE_UP_HOURS}) as "isOver"
      from payment_operation operation join order_shipment shipment using (shipment_id)
      where operation.kind = 'capture' and operation.state = 'refused' and shipment.state = 'PREPARING'
        and not exists (select from payment_operation other where other.shipment_id = operation.shipment_id
          and other.kind = 'capture' and other.state <> 'refused')
      group by operation.order_id, operation.shipment_id
      having max(operation.settled_at) < now() - make_interval(hours => ${RETRY_HOURS})
      limit 20`.execute(db)
  ).rows;

/**
 * Stores another capture for hand-overs that a refused one has stopped; after three days cancels their units. Any number
 * of processes may run it.
 */
export const resumeHandOvers = async ({ database: { db }, now, report }: CommerceContext): Promise<void> => {
  for (const { orderId, shipmentId, isOver } of await listStopped(db))
    await withTransaction(db, async (tx) => {
      if (!isOver) return beginHandOver(tx, orderId, { shipmentId, now: now() });
      const { order, rows } = await lockPaidOrder(tx, orderId);
      const units = unitsIn(rows, shipmentId).filter(({ unit }) => unit.state === 'sold');
      if (units.length > 0) await cancelUnits(tx, order, { rows, units, reason: 'payment refused', now: now() });
    }).catch((problem: unknown) => report(problem, orderId));
};

type RefusedRefund = Pick<OperationRecord, 'orderId' | 'instrumentId' | 'kind' | 'amount'> & {
  readonly refundId: string;
};

/** Sends refused refunds again under a new key, until the provider accepts them. */
export const repeatRefusedRefunds = async ({ database: { db }, report }: CommerceContext): Promise<void> => {
  const { rows } = await sql<RefusedRefund>`
    select order_id as "orderId", instrument_id as "instrumentId", kind, amount, refund_id as "refundId"
    from payment_operation operation
    where kind <> 'capture' and state = 'refused'
      and not exists (select from payment_operation other where other.refund_id = operation.refund_id
        and other.kind = operation.kind and other.instrument_id = operation.instrument_id and other.state <> 'refused')
    group by order_id, instrument_id, kind, amount, refund_id
    having max(settled_at) < now() - make_interval(hours => ${RETRY_HOURS}) limit 20`.execute(db);
  for (const refused of rows)
    await withTransaction(db, async (tx) => {
      await lockPaidOrder(tx, refused.orderId);
      const repeated = await tx
        .selectFrom('paymentOperation')
        .select('operationId')
        .where('refundId', '=', refused.refundId)
        .where('kind', '=', refused.kind)
        .where('instrumentId', '=', refused.instrumentId)
        .where('state', '<>', 'refused')
        .executeTakeFirst();
      if (repeated === undefined) await insertOperation(tx, refused);
    }).catch((problem: unknown) => report(problem, refused.orderId));
};
