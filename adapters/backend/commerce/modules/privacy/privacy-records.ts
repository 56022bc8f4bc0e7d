import { sql } from 'kysely';
import type { Queries, Tx } from '#adapters/backend/commerce/kernel/database/schema.ts';
import { personalTables, type DataOwner } from './personal-tables.ts';

/** Only what has a value. */
const withoutNulls = (row: object): object =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null));

/** The stored data of a member by table, without secrets. */
export const readPersonalData = async (
  tx: Tx,
  owner: DataOwner,
): Promise<{ readonly [table: string]: readonly unknown[] }> => {
  const copy: { [table: string]: readonly unknown[] } = {};
  for (const { table, columns, rows } of personalTables) {
    if (columns === undefined) continue;
    const found = await sql<object>`select ${sql.raw(columns)} from ${sql.table(table)} where ${rows(owner)}`.execute(
      tx,
    );
    copy[table] = [...(copy[table] ?? []), ...found.rows.map(withoutNulls)];
  }
  return copy;
};

/** Erases the personal data of a member. What stays has the consumer id as a pseudonym. */
export const erasePersonalData = async (tx: Tx, owner: DataOwner): Promise<void> => {
  for (const { table, rows, erase } of personalTables) {
    if (erase === 'delete') await sql`delete from ${sql.table(table)} where ${rows(owner)}`.execute(tx);
    else if ('set' in erase)
      await sql`update ${sql.table(table)} set ${sql.raw(erase.set)} where ${rows(owner)}`.execute(tx);
  }
};

const completed = sql`('DELIVERED', 'PICKED_UP', 'CANCELLED')`;
const completedReturns = sql`('REFUNDED', 'REJECTED', 'CANCELLED')`;

/**
 * Orders and returns of a member that are not complete, with pending payment operations. A refund that the provider
 * refuses does not count: it may take any time, and the operator can pay it without the account.
 */
export const countOpen = async (
  db: Queries,
  consumerId: string,
): Promise<{ readonly openOrders: number; readonly openReturns: number }> => {
  const { rows } = await sql<{ openOrders: number; openReturns: number }>`
    select
      (select count(*)::int from orders where consumer_id = ${consumerId}
        and (status not in ${completed}
          or exists (select from payment_operation operation
            where operation.order_id = orders.order_id and state = 'pending')
          or exists (select from refund where refund.order_id = orders.order_id and settled_at is null
            and not exists (select from payment_operation operation
              where operation.refund_id = refund.refund_id and state = 'refused')))) as "openOrders",
      (select count(*)::int from order_return returned join orders using (order_id)
        where consumer_id = ${consumerId} and returned.state not in ${completedReturns}) as "openReturns"`.execute(db);
  return rows[0] ?? { openOrders: 0, openReturns: 0 };
};

/** Locks a member until the transaction ends: an order that is placed meanwhile waits. */
export const lockConsumer = async (tx: Tx, consumerId: string): Promise<void> => {
  await sql`select from consumer where consumer_id = ${consumerId} for update`.execute(tx);
};

const COPY_LIFETIME = sql`interval '1 day'`;

export const insertDataRequest = async (
  tx: Tx,
  request: { readonly requestId: string; readonly consumerId: string },
): Promise<void> => {
  await sql`delete from data_request where created_at < now() - ${COPY_LIFETIME}`.execute(tx);
  await tx.insertInto('dataRequest').values(request).execute();
};

/** Whether a request is this member's and not older than a day. */
export const hasDataRequest = async (
  db: Queries,
  { requestId, consumerId }: { readonly requestId: string; readonly consumerId: string },
): Promise<boolean> =>
  (await db
    .selectFrom('dataRequest')
    .select('requestId')
    .where('requestId', '=', requestId)
    .where('consumerId', '=', consumerId)
    .where(sql<boolean>`created_at > now() - ${COPY_LIFETIME}`)
    .executeTakeFirst()) !== undefined;
