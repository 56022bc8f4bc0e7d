import { sql } from 'kysely';
import type { Queries, Tx } from '../database/schema.ts';

/** A call with an idempotency key. */
export type KeyedCall = {
  readonly consumerId: string;
  readonly key: string;
  readonly operation: string;
  readonly fingerprint: string;
};

/** The stored call of a key. Without a reply its first call is in progress or was interrupted. */
export type StoredCall = { readonly operation: string; readonly fingerprint: string; readonly reply: string | null };

/**
 * Claims a key, with the reply of its call or before there is one. False if the key is not free. Waits for a concurrent
 * transaction that has claimed the same key.
 */
export const claimKey = async (
  tx: Tx,
  { reply, ...call }: KeyedCall & { readonly reply?: string },
): Promise<boolean> => {
  const claimed = await tx
    .insertInto('idempotency')
    .values({ ...call, reply: reply ?? null })
    .onConflict((conflict) => conflict.columns(['consumerId', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst();
  return claimed !== undefined;
};

/** Claims a key for a call that has no reply yet, or returns its stored call. */
export const claimOrRead = async (tx: Tx, call: KeyedCall): Promise<StoredCall | undefined> =>
  (await claimKey(tx, call)) ? undefined : keyQuery(tx, call).executeTakeFirstOrThrow();

/** The stored call of a key, without claiming it. */
export const readKey = (db: Queries, call: KeyedCall): Promise<StoredCall | undefined> =>
  keyQuery(db, call).executeTakeFirst();

const keyQuery = (db: Queries, { consumerId, key }: KeyedCall) =>
  db
    .selectFrom('idempotency')
    .select(['operation', 'fingerprint', 'reply'])
    .where('consumerId', '=', consumerId)
    .where('key', '=', key);

/** Stores the reply of a key; a stored one is never replaced. */
export const storeReply = async (
  tx: Queries,
  answer: { readonly consumerId: string; readonly key: string; readonly reply: string },
): Promise<void> => {
  await tx
    .updateTable('idempotency')
    .set({ reply: answer.reply })
    .where('consumerId', '=', answer.consumerId)
    .where('key', '=', answer.key)
    .where('reply', 'is', null)
    .execute();
};

/** Deletes keys after 24 hours; the key of an order in payment has no reply yet and stays. */
export const deleteExpiredKeys = async (db: Queries): Promise<void> => {
  await db
    .deleteFrom('idempotency')
    .where('createdAt', '<', sql<Date>`now() - interval '24 hours'`)
    .where('reply', 'is not', null)
    .execute();
};
