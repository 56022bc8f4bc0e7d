import { sql } from 'kysely';
import type { Queries, Tx } from '#adapters/backend/commerce/kernel/database/schema.ts';

type NewSignIn = {
  readonly familyId: string;
  readonly consumerId: string;
  readonly device: string;
  readonly deviceHash: string | null;
};

/**
 * Stores a sign-in of a member. Returns whether its device is new: the member has signed in before, but never on this
 * browser and system.
 */
export const insertSignIn = async (tx: Tx, signIn: NewSignIn): Promise<{ readonly isNewDevice: boolean }> => {
  const devices = await tx
    .selectFrom('signIn')
    .select('device')
    .distinct()
    .where('consumerId', '=', signIn.consumerId)
    .execute();
  await tx.insertInto('signIn').values(signIn).execute();
  return { isNewDevice: devices.length > 0 && devices.every(({ device }) => device !== signIn.device) };
};

/** Notes that a sign-in is used now. */
export const touchSignIn = async (db: Queries, familyId: string): Promise<void> => {
  await db
    .updateTable('signIn')
    .set({ usedAt: sql<Date>`now()` })
    .where('familyId', '=', familyId)
    .execute();
};

/** A sign-in whose session has not ended. */
type OpenSignIn = {
  readonly familyId: string;
  readonly device: string;
  readonly createdAt: Date;
  readonly usedAt: Date;
};

/** Sign-ins of a member with valid tokens, the last used first. */
export const listSignIns = (db: Queries, consumerId: string): Promise<readonly OpenSignIn[]> =>
  db
    .selectFrom('signIn')
    .select(['familyId', 'device', 'createdAt', 'usedAt'])
    .where('consumerId', '=', consumerId)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('token')
          .select('tokenHash')
          .whereRef('token.familyId', '=', 'signIn.familyId')
          .where('expiresAt', '>', sql<Date>`now()`),
      ),
    )
    .orderBy('usedAt', 'desc')
    .execute();

/** The token family of an access token. */
export const findFamily = async (db: Queries, accessHash: string): Promise<string | undefined> =>
  (await db.selectFrom('token').select('familyId').where('tokenHash', '=', accessHash).executeTakeFirst())?.familyId;

/** Ends one sign-in of a member; false if the member has no such sign-in (AUTH-32). */
export const endSignIn = async (
  db: Queries,
  { consumerId, familyId }: { readonly consumerId: string; readonly familyId: string },
): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('token')
    .where('consumerId', '=', consumerId)
    .where('familyId', '=', familyId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};

/** Ends all sign-ins of a member, or all but one. Their codes that are not exchanged yet become invalid, too. */
export const endSignIns = async (tx: Queries, consumerId: string, currentFamilyId?: string): Promise<void> => {
  await tx.deleteFrom('authorizationCode').where('consumerId', '=', consumerId).execute();
  await tx
    .deleteFrom('token')
    .where('consumerId', '=', consumerId)
    .$if(currentFamilyId !== undefined, (query) => query.where('familyId', '<>', currentFamilyId ?? ''))
    .execute();
};

const REMEMBERED = '400 days';

/** Deletes sign-ins that were last used long ago. */
export const deleteOldSignIns = async (db: Queries): Promise<void> => {
  await db
    .deleteFrom('signIn')
    .where('usedAt', '<', sql<Date>`now() - ${REMEMBERED}::interval`)
    .execute();
};
