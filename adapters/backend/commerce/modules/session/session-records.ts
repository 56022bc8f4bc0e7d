import { sql } from 'kysely';
import type { Queries, Tx } from '#adapters/backend/commerce/kernel/database/schema.ts';

/**
 * Lifetimes of tokens in seconds (AUTH-15). A guest is remembered for a day and a member for a month, renewed with
 * every renewal.
 */
const ACCESS_SECONDS = 30 * 60;
const REFRESH_SECONDS = { GUEST: 24 * 60 * 60, REGISTERED: 30 * 24 * 60 * 60 } as const;

export type ConsumerType = keyof typeof REFRESH_SECONDS;

/**
 * For so long a refresh token that was used already still serves: two tabs may renew at once, and an answer may get
 * lost.
 */
const GRACE_SECONDS = 30;

const from = (seconds: number) => sql<Date>`now() + make_interval(secs => ${seconds})`;

type StoredTokens = { readonly accessExpiry: Date; readonly refreshExpiry: Date };

export const insertGuest = async (
  tx: Tx,
  guest: { readonly consumerId: string; readonly siteId: string },
): Promise<void> => {
  await tx
    .insertInto('consumer')
    .values({ consumer_id: guest.consumerId, consumer_type: 'GUEST', site_id: guest.siteId })
    .execute();
};

/** Stores a pair of tokens by their digests and returns when they expire, by the database's clock. */
export const insertTokens = async (
  tx: Tx,
  pair: {
    readonly consumerId: string;
    readonly consumerType: ConsumerType;
    readonly familyId: string;
    readonly accessHash: string;
    readonly refreshHash: string;
  },
): Promise<StoredTokens> => {
  const owner = { consumer_id: pair.consumerId, family_id: pair.familyId };
  const rows = await tx
    .insertInto('token')
    .values([
      { ...owner, token_hash: pair.accessHash, kind: 'access', expires_at: from(ACCESS_SECONDS) },
      { ...owner, token_hash: pair.refreshHash, kind: 'refresh', expires_at: from(REFRESH_SECONDS[pair.consumerType]) },
    ])
    .returning(['kind', 'expires_at'])
    .execute();
  const expiry = (kind: 'access' | 'refresh'): Date => {
    const row = rows.find((each) => each.kind === kind);
    if (row === undefined) throw new TypeError('A token was not stored');
    return row.expires_at;
  };
  return { accessExpiry: expiry('access'), refreshExpiry: expiry('refresh') };
};

type RefreshUse =
  | {
      readonly _tag: 'Renewable';
      readonly consumerId: string;
      readonly consumerType: ConsumerType;
      readonly familyId: string;
    }
  /** Used again long after its use: another person may hold a copy. */
  | { readonly _tag: 'Replayed'; readonly familyId: string }
  | { readonly _tag: 'Unknown' };

/**
 * Marks a refresh token as used: a member's on any site, a guest's on its own, unless no site is asked for. Concurrent
 * uses wait for each other here.
 */
export const takeRefreshToken = async (
  tx: Tx,
  { hash, siteId }: { readonly hash: string; readonly siteId?: string },
): Promise<RefreshUse> => {
  const row = await tx
    .selectFrom('token')
    .innerJoin('consumer', 'consumer.consumer_id', 'token.consumer_id')
    .select([
      'token.consumer_id',
      'consumer.consumer_type',
      'token.family_id',
      sql<boolean>`coalesce(token.used_at < now() - make_interval(secs => ${GRACE_SECONDS}), false)`.as('is_stale'),
    ])
    .where('token.token_hash', '=', hash)
    .where('token.kind', '=', 'refresh')
    .where('token.expires_at', '>', sql<Date>`now()`)
    .where((where) =>
      siteId === undefined
        ? where.lit(true)
        : where.or([where('consumer.site_id', '=', siteId), where('consumer.consumer_type', '=', 'REGISTERED')]),
    )
    .forUpdate('token')
    .executeTakeFirst();
  if (row === undefined) return { _tag: 'Unknown' };
  if (row.is_stale) return { _tag: 'Replayed', familyId: row.family_id };
  await tx
    .updateTable('token')
    .set({ used_at: sql<Date>`coalesce(used_at, now())` })
    .where('token_hash', '=', hash)
    .execute();
  return { _tag: 'Renewable', consumerId: row.consumer_id, consumerType: row.consumer_type, familyId: row.family_id };
};

export const endFamily = async (db: Queries, familyId: string): Promise<void> => {
  await db.deleteFrom('token').where('family_id', '=', familyId).execute();
};

/** Ends every token of the sign-in that this access token came of. */
export const endFamilyOf = async (db: Queries, accessHash: string): Promise<void> => {
  await db
    .deleteFrom('token')
    .where('family_id', 'in', (sub) => sub.selectFrom('token').select('family_id').where('token_hash', '=', accessHash))
    .execute();
};

/** The consumer of this access token; none once it has ended. */
export const findHolder = (
  db: Queries,
  accessHash: string,
): Promise<{ readonly consumer_id: string; readonly consumer_type: ConsumerType } | undefined> =>
  db
    .selectFrom('token')
    .innerJoin('consumer', 'consumer.consumer_id', 'token.consumer_id')
    .select(['consumer.consumer_id', 'consumer.consumer_type'])
    .where('token.token_hash', '=', accessHash)
    .where('token.kind', '=', 'access')
    .where('token.expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();

/** Forgets tokens that ended; a used refresh token is kept until its end, so that a late replay is recognised. */
export const forgetEndedTokens = async (db: Queries): Promise<void> => {
  await db
    .deleteFrom('token')
    .where('expires_at', '<', sql<Date>`now()`)
    .execute();
};
