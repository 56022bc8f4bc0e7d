import { sql } from 'kysely';
import type { Queries, Tx } from '#adapters/backend/commerce/kernel/database/schema.ts';

/** Lifetime of an authorization code in seconds (reliability A1). */
const CODE_SECONDS = 60;

const from = (seconds: number) => sql<Date>`now() + make_interval(secs => ${seconds})`;

export const insertCode = async (
  db: Queries,
  code: { readonly hash: string; readonly consumerId: string; readonly challenge: string },
): Promise<void> => {
  await db
    .insertInto('authorizationCode')
    .values({
      codeHash: code.hash,
      consumerId: code.consumerId,
      challenge: code.challenge,
      expiresAt: from(CODE_SECONDS),
    })
    .execute();
};

/** Deletes a code and returns it: of concurrent calls with one code, a single one succeeds. */
export const consumeCode = (
  tx: Tx,
  hash: string,
): Promise<{ readonly consumerId: string; readonly challenge: string } | undefined> =>
  tx
    .deleteFrom('authorizationCode')
    .where('codeHash', '=', hash)
    .where('expiresAt', '>', sql<Date>`now()`)
    .returning(['consumerId', 'challenge'])
    .executeTakeFirst();

/** Deletes expired codes. */
export const deleteExpiredCodes = async (db: Queries): Promise<void> => {
  await db
    .deleteFrom('authorizationCode')
    .where('expiresAt', '<', sql<Date>`now()`)
    .execute();
};
