import { sql } from 'kysely';
import type { CommerceContext } from '#adapters/backend/commerce/kernel/commerce-context.ts';
import type { Tx } from '#adapters/backend/commerce/kernel/database/schema.ts';
import type { Job } from '#adapters/backend/commerce/kernel/repeat.ts';
import { withTransaction } from '#adapters/database/transaction.ts';

/** Carts of one transaction. */
const BATCH = 200;
/** Interval in milliseconds. */
const INTERVAL_MS = 60_000;

/**
 * Deletes a batch of express purchases that were not changed for a day, and returns its size. Those with a payment
 * attempt stay, and those that hold stock follow later. Any number of processes may run it concurrently.
 */
const deleteBatch = async (tx: Tx): Promise<number> => {
  const { numAffectedRows = 0n } = await sql`
    delete from cart where cart_id in (
      select cart_id from cart abandoned
      where express and status in ('active', 'prepared') and updated_at < now() - interval '1 day'
        and not exists (select from payment_attempt where payment_attempt.cart_id = abandoned.cart_id)
        and not exists (select from orders where orders.cart_id = abandoned.cart_id)
        and not exists (select from stock_hold where stock_hold.cart_id = abandoned.cart_id)
      order by updated_at limit ${BATCH} for update skip locked)`.execute(tx);
  return Number(numAffectedRows);
};

/**
 * Each press of an express button begins a cart beside that of the shopper (PAY-02), which no page opens again once its
 * sheet is closed.
 */
export const expressJob = ({ database }: Pick<CommerceContext, 'database'>): Job => ({
  name: 'abandoned-express-purchases',
  intervalMs: INTERVAL_MS,
  run: async (signal) => {
    for (let deleted = BATCH; deleted === BATCH && !signal.aborted;)
      deleted = await withTransaction(database.db, deleteBatch);
  },
});
