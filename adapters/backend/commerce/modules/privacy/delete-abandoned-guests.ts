import { sql } from 'kysely';
import type { CommerceContext } from '#adapters/backend/commerce/kernel/commerce-context.ts';
import type { Tx } from '#adapters/backend/commerce/kernel/database/schema.ts';
import type { Job } from '#adapters/backend/commerce/kernel/repeat.ts';
import { withTransaction } from '#adapters/database/transaction.ts';

/** Guests of one transaction. */
const BATCH = 200;
/** Interval in milliseconds. */
const INTERVAL_MS = 60_000;

/**
 * Guests of yesterday or before without a token: their session has ended, or they signed in. Those whose cart holds
 * stock or is being ordered follow later.
 */
const takeAbandoned = async (tx: Tx): Promise<readonly string[]> => {
  const { rows } = await sql<{ consumerId: string }>`
    select consumer_id as "consumerId" from consumer guest
    where consumer_type = 'GUEST' and swept_at is null and created_at < now() - interval '1 day'
      and not exists (select from token where token.consumer_id = guest.consumer_id)
      and not exists (select from cart where cart.consumer_id = guest.consumer_id and (status = 'ordering'
        or exists (select from stock_hold where stock_hold.cart_id = cart.cart_id)))
    order by created_at limit ${BATCH} for update skip locked`.execute(tx);
  return rows.map(({ consumerId }) => consumerId);
};

/**
 * Deletes carts and lists of guests, and the guests that nothing refers to. An order or payment attempt keeps its guest
 * and cart, a shared list, a reported review and a consent to text messages keep their guest. Every table that refers
 * to a consumer is deleted with it, except orders.
 */
const deleteGuests = async (tx: Tx, guests: readonly string[]): Promise<void> => {
  const ofGuests = sql`consumer_id = any(${guests}::text[])`;
  await sql`delete from cart where ${ofGuests}
    and not exists (select from orders where orders.cart_id = cart.cart_id)
    and not exists (select from payment_attempt where payment_attempt.cart_id = cart.cart_id)`.execute(tx);
  await sql`delete from saved_list where ${ofGuests}`.execute(tx);
  await sql`delete from favorite_list where ${ofGuests} and shared_at is null`.execute(tx);
  await sql`delete from consumer where ${ofGuests}
    and not exists (select from cart where cart.consumer_id = consumer.consumer_id)
    and not exists (select from orders where orders.consumer_id = consumer.consumer_id)
    and not exists (select from favorite_list where favorite_list.consumer_id = consumer.consumer_id)
    and not exists (select from review_flag where review_flag.consumer_id = consumer.consumer_id)
    and not exists (select from social_report where social_report.consumer_id = consumer.consumer_id)
    and not exists (select from sms_subscription where sms_subscription.consumer_id = consumer.consumer_id)`.execute(
    tx,
  );
  await sql`update consumer set swept_at = now() where ${ofGuests}`.execute(tx);
};

/** One batch in a transaction; returns its size. Any number of processes may run it concurrently. */
const sweepGuests = async (tx: Tx): Promise<number> => {
  const guests = await takeAbandoned(tx);
  if (guests.length > 0) await deleteGuests(tx, guests);
  return guests.length;
};

/** Deletes guests that do not return, and what only they could see. */
export const guestJob = ({ database }: Pick<CommerceContext, 'database'>): Job => ({
  name: 'abandoned-guests',
  intervalMs: INTERVAL_MS,
  run: async (signal) => {
    for (let swept = BATCH; swept === BATCH && !signal.aborted;)
      swept = await withTransaction(database.db, sweepGuests);
  },
});
