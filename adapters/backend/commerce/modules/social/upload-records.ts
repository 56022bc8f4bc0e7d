import { sql } from 'kysely';
import type { Queries, Tx } from '#adapters/backend/commerce/kernel/database/schema.ts';
import type { Refusal } from '#adapters/backend/commerce/kernel/errors.ts';
import { tooManyRequests } from '#adapters/backend/commerce/kernel/rates/limit-calls.ts';

/** The user of a member, made at the first call; its name is the latest one (API-108). */
export const putUser = async (
  tx: Tx,
  user: { readonly userId: string; readonly consumerId: string; readonly screenName: string },
): Promise<string> => {
  const { userId } = await tx
    .insertInto('socialUser')
    .values(user)
    .onConflict((conflict) => conflict.column('consumerId').doUpdateSet({ screenName: user.screenName }))
    .returning('userId')
    .executeTakeFirstOrThrow();
  return userId;
};

/** The name of a member's user; undefined for the user of another member, or an unknown one. */
export const screenNameOf = async (
  db: Queries,
  { userId, consumerId }: { readonly userId: string; readonly consumerId: string },
): Promise<string | undefined> =>
  (
    await db
      .selectFrom('socialUser')
      .select('screenName')
      .where('userId', '=', userId)
      .where('consumerId', '=', consumerId)
      .executeTakeFirst()
  )?.screenName;

/** Whether all products exist. */
export const areProducts = async (db: Queries, productIds: readonly string[]): Promise<boolean> =>
  (await db.selectFrom('product').select('productId').where('productId', 'in', productIds).execute()).length ===
  new Set(productIds).size;

/** Pictures of one member that may wait for a moderator, so that others are seen as well. */
const MAX_PENDING_UPLOADS = 20;
/** When a client may try again: nothing says when a moderator decides. */
const RETRY_SECONDS = 3_600;

/** 429 API400 if a user already has the most pictures that may wait for a moderator; undefined otherwise. */
export const limitUploads = async (db: Queries, userId: string): Promise<Refusal | undefined> => {
  const { rows } = await sql<{ pending: number }>`
    select count(*)::int as pending from social_medium where user_id = ${userId} and state = 'pending'`.execute(db);
  return (rows[0]?.pending ?? 0) >= MAX_PENDING_UPLOADS ? tooManyRequests(RETRY_SECONDS) : undefined;
};

/**
 * Stores a shared picture, which waits for a moderator (API-107). Throws 429 API400 beyond the most that may wait; uploads
 * of one user are stored in turn, so that simultaneous ones cannot exceed it.
 */
export const insertUpload = async (
  tx: Tx,
  upload: {
    readonly mediaId: string;
    readonly userId: string;
    readonly uploader: string;
    readonly caption: string;
    readonly language: string;
    readonly productIds: readonly string[];
    readonly data: Uint8Array;
  },
): Promise<void> => {
  const { mediaId, userId, uploader, caption, language, productIds, data } = upload;
  await tx.selectFrom('socialUser').select('userId').where('userId', '=', userId).forUpdate().execute();
  const refused = await limitUploads(tx, userId);
  if (refused !== undefined) throw refused;
  await sql`insert into social_medium (medium_id, user_id, uploader, captions, language, product_ids, data, state)
    values (${mediaId}, ${userId}, ${uploader}, ${JSON.stringify({ [language]: caption })}::jsonb, ${language},
      ${productIds}, ${data}, 'pending')`.execute(tx);
};
