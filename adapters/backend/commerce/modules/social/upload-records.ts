import { sql } from 'kysely';
import type { Queries, Tx } from '#adapters/backend/commerce/kernel/database/schema.ts';

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

/** Stores a shared picture, which waits for a moderator (API-107). */
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
  await sql`insert into social_medium (medium_id, user_id, uploader, captions, language, product_ids, data, state)
    values (${mediaId}, ${userId}, ${uploader}, ${JSON.stringify({ [language]: caption })}::jsonb, ${language},
      ${productIds}, ${data}, 'pending')`.execute(tx);
};
