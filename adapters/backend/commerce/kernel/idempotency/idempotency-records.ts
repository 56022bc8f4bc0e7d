import { sql } from 'kysely';
import type { Queries, Tx } from '../database/schema.ts';

/** A keyed call: who calls, with which key, and what is asked. */
export type KeyedCall = {
  readonly consumerId: string;
  readonly key: string;
  readonly operation: string;
  readonly fingerprint: string;
};

/** What is known of a key that was seen before. No reply: its first call is still under way, or ended in the middle. */
export type KnownCall = { readonly operation: string; readonly fingerprint: string; readonly reply: string | null };

/** Takes a key, or returns what is known of it. A twin in another transaction is waited for, so the answer is final. */
export const claimKey = async (tx: Tx, call: KeyedCall): Promise<KnownCall | undefined> => {
  const claimed = await tx
    .insertInto('idempotency')
    .values({ ...call, reply: null })
    .onConflict((conflict) => conflict.columns(['consumerId', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst();
  if (claimed !== undefined) return undefined;
  return keyQuery(tx, call).executeTakeFirstOrThrow();
};

/** What is known of a key, without taking it. */
export const readKey = (db: Queries, call: KeyedCall): Promise<KnownCall | undefined> =>
  keyQuery(db, call).executeTakeFirst();

const keyQuery = (db: Queries, { consumerId, key }: KeyedCall) =>
  db
    .selectFrom('idempotency')
    .select(['operation', 'fingerprint', 'reply'])
    .where('consumerId', '=', consumerId)
    .where('key', '=', key);

/** Keeps the answer to a key. The first one stays. */
export const keepReply = async (
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

/** Keys are stored for a day (1A, Stripe), and longer while their order waits for its payment. */
export const forgetOldKeys = async (db: Queries): Promise<void> => {
  await db
    .deleteFrom('idempotency')
    .where('createdAt', '<', sql<Date>`now() - interval '24 hours'`)
    .where('reply', 'is not', null)
    .execute();
};
