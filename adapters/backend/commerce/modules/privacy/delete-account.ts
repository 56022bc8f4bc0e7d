import { sql } from 'kysely';
import type { CommerceContext } from '#adapters/backend/commerce/kernel/commerce-context.ts';
import type { Queries, Tx } from '#adapters/backend/commerce/kernel/database/schema.ts';
import { refusal, type Refusal } from '#adapters/backend/commerce/kernel/errors.ts';
import { enqueueMessage } from '#adapters/backend/commerce/kernel/outbox/enqueue-message.ts';
import type { Job } from '#adapters/backend/commerce/kernel/repeat.ts';
import { siteOf, type CommerceSite } from '#adapters/backend/commerce/kernel/sites.ts';
import { withTransaction } from '#adapters/database/transaction.ts';
import { readAccount } from '../account/account-records.ts';
import { countOpen, erasePersonalData, lockConsumer } from './privacy-records.ts';

/** An order or return is not complete. */
const stillOpen = refusal(409, 'API405');

/** Interval of the job in milliseconds. */
const INTERVAL_MS = 10_000;
/** Until then only the process that has claimed a deletion continues it. */
const claimEnd = sql<Date>`now() + interval '1 minute'`;

type Deletion = { readonly consumerId: string; readonly site: CommerceSite };

/** What a deletion needs besides the database. */
export type DeletionParts = {
  readonly context: CommerceContext;
  /** Deletes the saved cards of a member, here and at the payment provider; may be repeated. */
  readonly forgetCards: (consumerId: string) => Promise<Refusal | undefined>;
};

const hasOpen = async (db: Queries, consumerId: string): Promise<boolean> => {
  const { openOrders, openReturns } = await countOpen(db, consumerId);
  return openOrders + openReturns > 0;
};

const withdraw = async (db: Queries, consumerId: string): Promise<void> => {
  await db.deleteFrom('accountDeletion').where('consumerId', '=', consumerId).execute();
};

/** Erases an account in one transaction. An order that was placed meanwhile ends the deletion. */
const erase = async (
  tx: Tx,
  { consumerId, site: { siteId, locale } }: Deletion,
  { crashPoint }: CommerceContext,
): Promise<Refusal | undefined> => {
  await lockConsumer(tx, consumerId);
  const account = await readAccount(tx, consumerId);
  if (account === undefined) return undefined;
  if (await hasOpen(tx, consumerId)) {
    await withdraw(tx, consumerId);
    return stillOpen;
  }
  const { email, firstName, emailVerifiedAt } = account;
  await erasePersonalData(tx, { consumerId, email, isEmailVerified: emailVerifiedAt !== null });
  await crashPoint('account-erased');
  const key = `account-deleted ${consumerId}`;
  await enqueueMessage(tx, { kind: 'account-deleted', params: { firstName }, to: email, siteId, locale, key });
  return undefined;
};

/**
 * Stores a deletion, or claims a stored one again; false if the account is gone. The row of the account is locked, so
 * that a deletion at the same time ends before, and no row refers to an account that it erases.
 */
const begin = async (tx: Tx, { consumerId, site: { siteId } }: Deletion): Promise<boolean> => {
  const account = await tx
    .selectFrom('account')
    .select('consumerId')
    .where('consumerId', '=', consumerId)
    .forKeyShare()
    .executeTakeFirst();
  if (account === undefined) return false;
  await tx
    .insertInto('accountDeletion')
    .values({ consumerId, siteId, settleAfter: claimEnd })
    .onConflict((conflict) => conflict.column('consumerId').doUpdateSet({ settleAfter: claimEnd }))
    .execute();
  return true;
};

const finish = async ({ context, forgetCards }: DeletionParts, deletion: Deletion): Promise<Refusal | undefined> => {
  const kept = await forgetCards(deletion.consumerId);
  if (kept !== undefined) return kept;
  await context.crashPoint('cards-forgotten');
  return withTransaction(context.database.db, (tx) => erase(tx, deletion, context));
};

/**
 * Deletes an account: saved cards at the payment provider first, because no transaction is open during a call to it,
 * then everything here. The deletion is stored before, so that the job finishes it if this process ends. A refusal ends
 * it: 409 API405 while an order or return is open, or that of the provider. Nothing is left to do if another call has
 * deleted the account meanwhile.
 */
export const deleteAccount = async (parts: DeletionParts, deletion: Deletion): Promise<Refusal | undefined> => {
  const { db } = parts.context.database;
  const { consumerId } = deletion;
  if (await hasOpen(db, consumerId)) return stillOpen;
  if (!(await withTransaction(db, (tx) => begin(tx, deletion)))) return undefined;
  const refused = await finish(parts, deletion);
  if (refused !== undefined) await withdraw(db, consumerId);
  return refused;
};

/** Finishes deletions of processes that have ended. Any number of processes may run it concurrently. */
export const deletionJob = (parts: DeletionParts): Job => ({
  name: 'account-deletions',
  intervalMs: INTERVAL_MS,
  run: async () => {
    const claimed = await parts.context.database.db
      .updateTable('accountDeletion')
      .set({ settleAfter: claimEnd })
      .where('settleAfter', '<=', sql<Date>`now()`)
      .returning(['consumerId', 'siteId'])
      .execute();
    for (const { consumerId, siteId } of claimed) {
      const site = siteOf(siteId);
      if (site !== undefined) await finish(parts, { consumerId, site });
    }
  },
});
