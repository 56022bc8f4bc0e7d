import { sql, type Insertable, type Selectable } from 'kysely';
import type { Queries, Schema, Tx } from '#adapters/backend/commerce/kernel/database/schema.ts';

export type AccountRecord = Selectable<Schema['account']>;
type NewAccount = Omit<Insertable<Schema['account']>, 'optins' | 'createdAt'> & {
  readonly optins: readonly string[];
  readonly siteId: string;
};

/** How an address is compared: people write it in many ways. */
export const comparedEmail = (email: string): string => email.trim().toLowerCase();

export const findAccount = (db: Queries, email: string): Promise<AccountRecord | undefined> =>
  db.selectFrom('account').selectAll().where('email', '=', email).executeTakeFirst();

export const readAccount = (db: Queries, consumerId: string): Promise<AccountRecord | undefined> =>
  db.selectFrom('account').selectAll().where('consumerId', '=', consumerId).executeTakeFirst();

/**
 * A registered consumer with an account; false when the address has one already. Two who sign up at once wait for each
 * other here.
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

/**
 * So many trials within so many seconds; the last of them locks the address until that time is over (AUT426, AUT423).
 */
export const MAX_ATTEMPTS = 5;
const ATTEMPT_WINDOW_SECONDS = 15 * 60;

const from = (seconds: number) => sql<Date>`now() + make_interval(secs => ${seconds})`;

/** The trials of an address within the time of the first one, and the minutes until that time is over. */
export type AttemptCount = { readonly trials: number; readonly minutes: number };

/**
 * Counts a trial before its password is looked at, so that of any number of guesses at the same moment no more are
 * compared
 * than one after the other (reliability A5). Beyond the last one nothing moves, so a lock ends in its time however
 * often the form is sent.
 */
export const countAttempt = async (db: Queries, identityHash: string): Promise<AttemptCount> => {
  const { rows } = await sql<AttemptCount>`
    insert into sign_in_trial as known (identity_hash, trials, ends_at)
      values (${identityHash}, 1, ${from(ATTEMPT_WINDOW_SECONDS)})
    on conflict (identity_hash) do update set
      trials = case when known.ends_at <= now() then 1 else least(known.trials, ${MAX_ATTEMPTS}) + 1 end,
      ends_at = case when known.ends_at > now() and known.trials >= ${MAX_ATTEMPTS} then known.ends_at
        else excluded.ends_at end
    returning trials, ceil(extract(epoch from ends_at - now()) / 60)::int as minutes`.execute(db);
  const [counted] = rows;
  if (counted === undefined) throw new TypeError('A trial was not counted');
  return counted;
};

/** A successful sign-in clears earlier failed attempts. */
export const clearAttempts = async (db: Queries, identityHash: string): Promise<void> => {
  await db.deleteFrom('signInTrial').where('identityHash', '=', identityHash).execute();
};

/** Deletes trials whose time is over. */
export const deleteExpiredAttempts = async (db: Queries): Promise<void> => {
  await db
    .deleteFrom('signInTrial')
    .where('endsAt', '<', sql<Date>`now()`)
    .execute();
};
