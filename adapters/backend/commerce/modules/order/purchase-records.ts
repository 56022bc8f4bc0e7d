import { sql } from 'kysely';
import { normalizedEmail } from '#adapters/backend/commerce/kernel/normalized-email.ts';
import type { Queries } from '#adapters/backend/commerce/kernel/database/schema.ts';
import type { OrderRecord } from './order-records.ts';

/** How long a session may use an order that it has tracked (orders and money: e-mail). */
const TRACKED_MINUTES = 30;

type Owner = { readonly consumerId: string; readonly siteId: string };

/** Excludes orders that wait for a challenge of the card, or whose payment is voided. */
const placed = sql<boolean>`not (status = 'PAYMENT_PENDING' and payment in ('challenge', 'voiding'))`;

/** The purchases of a consumer from one source on a site, newest first, their number, and that of other sites (ORD-05). */
export const readHistory = async (
  db: Queries,
  {
    consumerId,
    siteId,
    source,
    start,
    count,
  }: Owner & Pick<OrderRecord, 'source'> & { readonly start: number; readonly count: number },
): Promise<{
  readonly orders: readonly OrderRecord[];
  readonly total: number;
  readonly elsewhere: readonly { readonly siteId: string; readonly total: number }[];
}> => {
  const everywhere = db
    .selectFrom('orders')
    .where('consumerId', '=', consumerId)
    .where('source', '=', source)
    .where(placed);
  const own = everywhere.where('siteId', '=', siteId);
  const orders = await own
    .selectAll()
    .orderBy('createdAt', 'desc')
    .orderBy('orderId')
    .limit(count)
    .offset(start)
    .execute();
  const counted = sql<number>`count(*)::int`.as('total');
  const { total } = await own.select(counted).executeTakeFirstOrThrow();
  const elsewhere = await everywhere
    .where('siteId', '!=', siteId)
    .select(['siteId', counted])
    .groupBy('siteId')
    .orderBy('siteId')
    .execute();
  return { orders, total, elsewhere };
};

/** An order of a consumer, or one that the consumer has tracked, by its id or its number. */
export const findReadableOrder = (
  db: Queries,
  { consumerId, siteId, ...key }: Owner & ({ readonly orderId: string } | { readonly orderNumber: string }),
): Promise<OrderRecord | undefined> =>
  db
    .selectFrom('orders')
    .selectAll()
    .where((order) =>
      'orderId' in key ? order('orderId', '=', key.orderId) : order('orderNumber', '=', key.orderNumber),
    )
    .where('siteId', '=', siteId)
    .where(
      sql<boolean>`(consumer_id = ${consumerId} or exists (
        select from tracked_order where tracked_order.order_id = orders.order_id
          and tracked_order.consumer_id = ${consumerId} and until > now()))`,
    )
    .executeTakeFirst();

/** A placed order of a site by its number and email address; letter case of the address does not matter. */
export const findOrderOf = (
  db: Queries,
  { orderNumber, email, siteId }: { readonly orderNumber: string; readonly email: string; readonly siteId: string },
): Promise<OrderRecord | undefined> =>
  db
    .selectFrom('orders')
    .selectAll()
    .where('orderNumber', '=', orderNumber.trim())
    .where('siteId', '=', siteId)
    .where(placed)
    .where(sql<boolean>`lower(email) = ${normalizedEmail(email)}`)
    .executeTakeFirst();

/**
 * Lets a consumer use an order for the next 30 minutes. Nothing happens if its e-mail address is no longer the one by
 * which the consumer named it; a correction at the same time is waited for.
 */
export const insertTrackedOrder = async (
  db: Queries,
  consumerId: string,
  { orderId, email }: Pick<OrderRecord, 'orderId' | 'email'>,
): Promise<void> => {
  await sql`insert into tracked_order (consumer_id, order_id, until)
    select ${consumerId}, order_id, now() + make_interval(mins => ${TRACKED_MINUTES})
      from orders where order_id = ${orderId} and email = ${email} for share
    on conflict (consumer_id, order_id) do update set until = excluded.until`.execute(db);
};

/** Deletes expired permissions. */
export const deleteExpiredTracking = async (db: Queries): Promise<void> => {
  await db
    .deleteFrom('trackedOrder')
    .where('until', '<', sql<Date>`now()`)
    .execute();
};
