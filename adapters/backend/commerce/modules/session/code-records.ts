import { sql } from 'kysely';
import type { Queries, Tx } from '#adapters/backend/commerce/kernel/database/schema.ts';

/** A code is traded within a minute (reliability A1). */
const CODE_SECONDS = 60;

const from = (seconds: number) => sql<Date>`now() + make_interval(secs => ${seconds})`;

export const insertCode = async (
  db: Queries,
  code: { readonly hash: string; readonly consumerId: string; readonly challenge: string },
): Promise<void> => {
  await db
    .insertInto('authorization_code')
    .values({
      code_hash: code.hash,
      consumer_id: code.consumerId,
      challenge: code.challenge,
      expires_at: from(CODE_SECONDS),
    })
    .execute();
};

/** Takes a code away: of all who come with it at once, one finds it. */
export const takeCode = (
  tx: Tx,
  hash: string,
): Promise<{ readonly consumer_id: string; readonly challenge: string } | undefined> =>
  tx
    .deleteFrom('authorization_code')
    .where('code_hash', '=', hash)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning(['consumer_id', 'challenge'])
    .executeTakeFirst();

/** Deletes codes whose time is over. */
export const forgetOldCodes = async (db: Queries): Promise<void> => {
  await db
    .deleteFrom('authorization_code')
    .where('expires_at', '<', sql<Date>`now()`)
    .execute();
};
