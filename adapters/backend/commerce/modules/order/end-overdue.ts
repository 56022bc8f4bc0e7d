import type { CommerceContext } from '#adapters/backend/commerce/kernel/commerce-context.ts';
import { isRefusal } from '#adapters/backend/commerce/kernel/errors.ts';
import { withTransaction } from '#adapters/database/transaction.ts';
import { listOverdue } from './due-records.ts';
import { giveBackUncollected } from './hand-over.ts';
import { expireReturn, outrunExchange } from './return-order.ts';

/**
 * Refunds units that were not collected in time, ends returns whose label has expired, and exchanges whose parcel has not
 * arrived by then. Any number of processes may run it: what another one has ended is refused and left as it is.
 */
export const endOverdue = async ({ database: { db }, now, report }: CommerceContext): Promise<void> => {
  for (const { kind, id, orderId } of await listOverdue(db))
    await withTransaction(db, (tx) => {
      if (kind === 'pickup') return giveBackUncollected(tx, orderId, { shipmentId: id, now: now() });
      return kind === 'return' ? expireReturn(tx, id) : outrunExchange(tx, id);
    }).catch((problem: unknown) => {
      if (!isRefusal(problem) && !(problem instanceof RangeError)) report(problem, orderId);
    });
};
