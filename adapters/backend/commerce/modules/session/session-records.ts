import { sql } from 'kysely';
import { compiledOnce } from '#adapters/database/compiled-once.ts';
import type { Queries, Schema, Tx } from '#adapters/backend/commerce/kernel/database/schema.ts';

/** Lifetimes of tokens in seconds (AUTH-15). Each renewal starts a new refresh period. */
const ACCESS_SECONDS = 30 * 60;
const REFRESH_SECONDS = { GUEST: 24 * 60 * 60, REGISTERED: 30 * 24 * 60 * 60 } as const;

export type ConsumerType = keyof typeof REFRESH_SECONDS;

/** Grace period of a used refresh token in seconds: two tabs may renew at once, and a response may get lost. */
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

/** Stores a pair of tokens as digests and returns their expiry by the clock of the database. */
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
  /** Used again after the grace period: the token may have been stolen. */
  | { readonly _tag: 'Replayed'; readonly familyId: string }
  | { readonly _tag: 'Unknown' };

/**
 * Marks a refresh token as used. A member's token is valid on every site, a guest's on its own site, unless `siteId` is
 * omitted. Concurrent uses wait for each other.
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

export const endTokenFamily = async (db: Queries, familyId: string): Promise<void> => {
  await db.deleteFrom('token').where('familyId', '=', familyId).execute();
};

/**
 * Locks a token of a consumer until the end of the transaction, so that the session does not end before: a sign-in
 * merges what a guest has. False if it has ended.
 */
export const lockSession = async (tx: Tx, consumerId: string): Promise<boolean> =>
  (await tx
    .selectFrom('token')
    .select('kind')
    .where('consumerId', '=', consumerId)
    .limit(1)
    .forKeyShare()
    .executeTakeFirst()) !== undefined;

/** Ends every token of the family of an access token. */
export const endTokenFamilyOf = async (db: Queries, accessHash: string): Promise<void> => {
  await db
    .deleteFrom('token')
    .where('familyId', 'in', (sub) => sub.selectFrom('token').select('familyId').where('tokenHash', '=', accessHash))
    .execute();
};

type TokenHolder = {
  readonly consumerId: string;
  readonly consumerType: ConsumerType;
  readonly familyId: string;
  /** Whether the noted use of the sign-in is older than a minute; false for a guest. */
  readonly isUseOld: boolean;
  readonly associateId: string | null;
};

const tokenHolder = compiledOnce<Schema, { readonly accessHash: string }, TokenHolder>((db, place) =>
  db
    .selectFrom('token')
    .innerJoin('consumer', 'consumer.consumerId', 'token.consumerId')
    .leftJoin('signIn', 'signIn.familyId', 'token.familyId')
    .select([
      'consumer.consumerId',
      'consumer.consumerType',
      'token.familyId',
      'token.associateId',
      sql<boolean>`coalesce(sign_in.used_at < now() - interval '1 minute', false)`.as('isUseOld'),
    ])
    .where('token.tokenHash', '=', place('accessHash'))
    .where('token.kind', '=', 'access')
    .where('token.expiresAt', '>', sql<Date>`now()`)
    .compile(),
);

/** The consumer of an access token; undefined when it is unknown or expired. */
export const findTokenHolder = async (db: Queries, accessHash: string): Promise<TokenHolder | undefined> =>
  (await tokenHolder(db, { accessHash }))[0];

/** Deletes expired tokens; a used refresh token stays until then, so that its reuse is detected. */
export const deleteExpiredTokens = async (db: Queries): Promise<void> => {
  await db
    .deleteFrom('token')
    .where('expiresAt', '<', sql<Date>`now()`)
    .execute();
};
