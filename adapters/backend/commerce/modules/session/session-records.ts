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
    .values({ consumerId: guest.consumerId, consumerType: 'GUEST', siteId: guest.siteId })
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
  const owner = { consumerId: pair.consumerId, familyId: pair.familyId };
  const rows = await tx
    .insertInto('token')
    .values([
      { ...owner, tokenHash: pair.accessHash, kind: 'access', expiresAt: from(ACCESS_SECONDS) },
      { ...owner, tokenHash: pair.refreshHash, kind: 'refresh', expiresAt: from(REFRESH_SECONDS[pair.consumerType]) },
    ])
    .returning(['kind', 'expiresAt'])
    .execute();
  const expiry = (kind: 'access' | 'refresh'): Date => {
    const row = rows.find((each) => each.kind === kind);
    if (row === undefined) throw new TypeError('A token was not stored');
    return row.expiresAt;
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
export const consumeRefreshToken = async (
  tx: Tx,
  { hash, siteId }: { readonly hash: string; readonly siteId?: string },
): Promise<RefreshUse> => {
  const row = await tx
    .selectFrom('token')
    .innerJoin('consumer', 'consumer.consumerId', 'token.consumerId')
    .select([
      'token.consumerId',
      'consumer.consumerType',
      'token.familyId',
      sql<boolean>`coalesce(token.used_at < now() - make_interval(secs => ${GRACE_SECONDS}), false)`.as('isStale'),
    ])
    .where('token.tokenHash', '=', hash)
    .where('token.kind', '=', 'refresh')
    .where('token.expiresAt', '>', sql<Date>`now()`)
    .where((where) =>
      siteId === undefined
        ? where.lit(true)
        : where.or([where('consumer.siteId', '=', siteId), where('consumer.consumerType', '=', 'REGISTERED')]),
    )
    .forUpdate('token')
    .executeTakeFirst();
  if (row === undefined) return { _tag: 'Unknown' };
  if (row.isStale) return { _tag: 'Replayed', familyId: row.familyId };
  await tx
    .updateTable('token')
    .set({ usedAt: sql<Date>`coalesce(used_at, now())` })
    .where('tokenHash', '=', hash)
    .execute();
  return { _tag: 'Renewable', consumerId: row.consumerId, consumerType: row.consumerType, familyId: row.familyId };
};

export const endFamily = async (db: Queries, familyId: string): Promise<void> => {
  await db.deleteFrom('token').where('familyId', '=', familyId).execute();
};

/** Ends every token of the sign-in that this access token came of. */
export const endFamilyOf = async (db: Queries, accessHash: string): Promise<void> => {
  await db
    .deleteFrom('token')
    .where('familyId', 'in', (sub) => sub.selectFrom('token').select('familyId').where('tokenHash', '=', accessHash))
    .execute();
};

/** The consumer of this access token; none once it has ended. */
export const findTokenHolder = (
  db: Queries,
  accessHash: string,
): Promise<{ readonly consumerId: string; readonly consumerType: ConsumerType } | undefined> =>
  db
    .selectFrom('token')
    .innerJoin('consumer', 'consumer.consumerId', 'token.consumerId')
    .select(['consumer.consumerId', 'consumer.consumerType'])
    .where('token.tokenHash', '=', accessHash)
    .where('token.kind', '=', 'access')
    .where('token.expiresAt', '>', sql<Date>`now()`)
    .executeTakeFirst();

/** Forgets tokens that ended; a used refresh token is kept until its end, so that a late replay is recognised. */
export const deleteExpiredTokens = async (db: Queries): Promise<void> => {
  await db
    .deleteFrom('token')
    .where('expiresAt', '<', sql<Date>`now()`)
    .execute();
};
