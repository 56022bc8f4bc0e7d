import { sql } from 'kysely';
import type { Queries, Tx } from '#adapters/backend/commerce/kernel/database/schema.ts';

/** Lifetime of a code that was sent by e-mail, in seconds. */
const CODE_SECONDS = 60 * 60;
/** Wrong attempts after which a typed code is expired. */
const MAX_FAILURES = 5;

type SentCode = {
  readonly codeHash: string;
  readonly identityHash: string;
  readonly purpose: 'reset' | 'verify';
};

export const insertSentCode = async (tx: Tx, code: SentCode): Promise<void> => {
  await tx
    .insertInto('accountCode')
    .values({ ...code, expiresAt: sql<Date>`now() + make_interval(secs => ${CODE_SECONDS})` })
    .execute();
};

/** Deletes all codes of a purpose for an address. */
export const deleteSentCodes = async (tx: Tx, { identityHash, purpose }: Omit<SentCode, 'codeHash'>): Promise<void> => {
  await tx.deleteFrom('accountCode').where('identityHash', '=', identityHash).where('purpose', '=', purpose).execute();
};

/** Whether a code of a link is valid. It is not used by that. */
export const isSentCodeValid = async (db: Queries, { codeHash, identityHash, purpose }: SentCode): Promise<boolean> =>
  (await db
    .selectFrom('accountCode')
    .select('codeHash')
    .where('codeHash', '=', codeHash)
    .where('identityHash', '=', identityHash)
    .where('purpose', '=', purpose)
    .where('expiresAt', '>', sql<Date>`now()`)
    .executeTakeFirst()) !== undefined;

/** Uses a code: of concurrent calls with one code, a single one succeeds. */
export const consumeSentCode = async (tx: Tx, { codeHash, identityHash, purpose }: SentCode): Promise<boolean> => {
  const { numDeletedRows } = await tx
    .deleteFrom('accountCode')
    .where('codeHash', '=', codeHash)
    .where('identityHash', '=', identityHash)
    .where('purpose', '=', purpose)
    .where('expiresAt', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};

/**
 * Checks a typed code of an address, which has one at a time. A right one is used; each wrong one counts, and after the
 * last one every code is expired, so that it cannot be guessed.
 */
export const checkTypedCode = async (
  tx: Tx,
  { codeHash, identityHash, purpose }: SentCode,
): Promise<'valid' | 'wrong' | 'expired'> => {
  const sent = await tx
    .selectFrom('accountCode')
    .select(['codeHash', 'failures', sql<boolean>`expires_at <= now()`.as('isExpired')])
    .where('identityHash', '=', identityHash)
    .where('purpose', '=', purpose)
    .forUpdate()
    .executeTakeFirst();
  if (sent === undefined) return 'wrong';
  const isRight = sent.codeHash === codeHash;
  if (sent.failures >= MAX_FAILURES || (isRight && sent.isExpired)) return 'expired';
  if (isRight) await deleteSentCodes(tx, { identityHash, purpose });
  else
    await tx
      .updateTable('accountCode')
      .set({ failures: sent.failures + 1 })
      .where('codeHash', '=', sent.codeHash)
      .execute();
  return isRight ? 'valid' : 'wrong';
};

/** Deletes codes a day after they expired: until then a typed code is refused as expired. */
export const deleteExpiredSentCodes = async (db: Queries): Promise<void> => {
  await db
    .deleteFrom('accountCode')
    .where('expiresAt', '<', sql<Date>`now() - interval '1 day'`)
    .execute();
};
