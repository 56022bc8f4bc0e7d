import type { CommerceContext } from '#adapters/backend/commerce/kernel/commerce-context.ts';
import type { Queries } from '#adapters/backend/commerce/kernel/database/schema.ts';
import { withTransaction } from '#adapters/database/transaction.ts';
import { cancelUnits, lockPaidOrder } from './cancel-order.ts';
import { beginHandOver } from './hand-over.ts';
import { insertEvent } from './event-records.ts';
import { insertDone, insertOperation } from './operation-records.ts';
import { unitsIn } from './order-units.ts';
import { settleRefund } from './settle-refund.ts';
import { isRepeated, listRefusedRefunds, listStoppedHandOvers } from './refused-records.ts';

/**
 * Stores another capture for hand-overs that a refused one has stopped; after three days cancels their units. Any number
 * of processes may run it.
 */
export const resumeHandOvers = async ({ database: { db }, now, report }: CommerceContext): Promise<void> => {
  for (const { orderId, shipmentId, isOver } of await listStoppedHandOvers(db))
    await withTransaction(db, async (tx) => {
      if (!isOver) return beginHandOver(tx, orderId, { shipmentId, now: now() });
      const { order, rows } = await lockPaidOrder(tx, orderId);
      const units = unitsIn(rows, shipmentId).filter(({ unit }) => unit.state === 'sold');
      if (units.length > 0) await cancelUnits(tx, order, { rows, units, reason: 'payment refused', now: now() });
    }).catch((problem: unknown) => report(problem, orderId));
};

/** Sends refused refunds again under a new key, until the provider accepts them. */
export const repeatRefusedRefunds = async ({ database: { db }, report }: CommerceContext): Promise<void> => {
  for (const refused of await listRefusedRefunds(db))
    await withTransaction(db, async (tx) => {
      await lockPaidOrder(tx, refused.orderId);
      if (!(await isRepeated(tx, refused))) await insertOperation(tx, refused);
    }).catch((problem: unknown) => report(problem, refused.orderId));
};

/**
 * Settles refused refunds of an order that the shop has paid in another way, such as by bank transfer; they are not sent
 * again. Returns their number.
 */
export const settleRepaid = (db: Queries, orderId: string, { now }: { readonly now: number }): Promise<number> =>
  withTransaction(db, async (tx) => {
    const { order } = await lockPaidOrder(tx, orderId);
    const refused = await listRefusedRefunds(tx, orderId);
    for (const operation of refused) {
      const { refundId, amount } = operation;
      await insertDone(tx, operation);
      await insertEvent(tx, orderId, { kind: 'repaid', data: { refundId, amount } });
      await settleRefund(tx, order, { refundId, now });
    }
    return refused.length;
  });
