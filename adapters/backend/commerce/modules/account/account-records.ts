import { normalizePhone } from '#core/validation/phone.ts';
import { sql, type Insertable, type Selectable } from 'kysely';
import type { Queries, Schema, Tx } from '#adapters/backend/commerce/kernel/database/schema.ts';

export type AccountRecord = Selectable<Schema['account']>;
type NewAccount = Omit<Insertable<Schema['account']>, 'optins' | 'createdAt'> & {
  readonly optins: readonly string[];
  readonly siteId: string;
};

export const findAccount = (db: Queries, email: string): Promise<AccountRecord | undefined> =>
  db.selectFrom('account').selectAll().where('email', '=', email).executeTakeFirst();

export const readAccount = (db: Queries, consumerId: string): Promise<AccountRecord | undefined> =>
  db.selectFrom('account').selectAll().where('consumerId', '=', consumerId).executeTakeFirst();

/**
 * Inserts a registered consumer with an account; false when the email address has one already. Concurrent sign-ups with
 * one address wait for each other.
 */
export const insertAccount = async (tx: Tx, { siteId, optins, ...account }: NewAccount): Promise<boolean> => {
  await tx
    .insertInto('consumer')
    .values({ consumerId: account.consumerId, consumerType: 'REGISTERED', siteId })
    .execute();
  const made = await tx
    .insertInto('account')
    .values({ ...account, optins: JSON.stringify(optins) })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('consumerId')
    .executeTakeFirst();
  return made !== undefined;
};

/** The international form of a phone number, by which accounts are compared; null without a number. */
export const phoneKeyOf = (phone: string | undefined, country: string): string | null =>
  phone === undefined || phone === '' ? null : normalizePhone(phone, country);

/** The account of a phone number in international form; the oldest one if several have it. */
export const findAccountByPhone = async (db: Queries, phoneKey: string | null): Promise<AccountRecord | undefined> =>
  phoneKey === null
    ? undefined
    : db.selectFrom('account').selectAll().where('phoneKey', '=', phoneKey).orderBy('createdAt').executeTakeFirst();

/**
 * Whether another account has a phone number. Concurrent changes to one number wait for each other. Numbers of accounts
 * from before `phone_key` are not compared, so no unique index is possible.
 */
export const isPhoneTaken = async (
  tx: Tx,
  { phoneKey, consumerId }: { readonly phoneKey: string | null; readonly consumerId: string },
): Promise<boolean> => {
  if (phoneKey === null) return false;
  await sql`select pg_advisory_xact_lock(hashtextextended(${phoneKey}, 0))`.execute(tx);
  const found = await tx
    .selectFrom('account')
    .select('consumerId')
    .where('phoneKey', '=', phoneKey)
    .where('consumerId', '<>', consumerId)
    .executeTakeFirst();
  return found !== undefined;
};

/** Attempts per window of one counter; the last one locks it until the window ends (AUT426, AUT423). */
export const MAX_ATTEMPTS = 5;
const ATTEMPT_WINDOW_SECONDS = 15 * 60;

const from = (seconds: number) => sql<Date>`now() + make_interval(secs => ${seconds})`;

/** Attempts of a counter in its current window, and the seconds until the window ends. */
export type AttemptCount = { readonly trials: number; readonly seconds: number };

/**
 * Counts an attempt with the digest of an address, of a known device or of a session. It is counted before the password is
 * checked, so that concurrent attempts cannot exceed the limit (reliability A5). Beyond the limit nothing changes, so
 * further attempts do not extend the lock.
 */
export const countAttempt = async (db: Queries, counter: string): Promise<AttemptCount> => {
  const { rows } = await sql<AttemptCount>`
    insert into sign_in_trial as known (identity_hash, trials, ends_at)
      values (${counter}, 1, ${from(ATTEMPT_WINDOW_SECONDS)})
    on conflict (identity_hash) do update set
      trials = case when known.ends_at <= now() then 1 else least(known.trials, ${MAX_ATTEMPTS}) + 1 end,
      ends_at = case when known.ends_at > now() and known.trials >= ${MAX_ATTEMPTS} then known.ends_at
        else excluded.ends_at end
    returning trials, ceil(extract(epoch from ends_at - now()))::int as seconds`.execute(db);
  const [counted] = rows;
  if (counted === undefined) throw new TypeError('A trial was not counted');
  return counted;
};

/** A right password clears earlier failed attempts of the same counter. */
export const clearAttempts = async (db: Queries, counter: string): Promise<void> => {
  await db.deleteFrom('signInTrial').where('identityHash', '=', counter).execute();
};

/** Clears the failed attempts with an address, everywhere and on the known devices of its member. */
export const clearAllAttempts = async (
  db: Queries,
  { identityHash, consumerId }: { readonly identityHash: string; readonly consumerId: string },
): Promise<void> => {
  await clearAttempts(db, identityHash);
  await db
    .deleteFrom('signInTrial')
    .where('identityHash', 'in', (query) =>
      query
        .selectFrom('signIn')
        .select('deviceHash')
        .where('consumerId', '=', consumerId)
        .where('deviceHash', 'is not', null)
        .$narrowType<{ deviceHash: string }>(),
    )
    .execute();
};

/** Deletes attempts of past windows. */
export const deleteExpiredAttempts = async (db: Queries): Promise<void> => {
  await db
    .deleteFrom('signInTrial')
    .where('endsAt', '<', sql<Date>`now()`)
    .execute();
};
