import { sql, type Selectable } from 'kysely';
import type { Queries, Schema, Tx } from '#adapters/backend/commerce/kernel/database/schema.ts';
import type { Address } from '#core/profile/address.ts';
import { digestOf } from '#adapters/backend/commerce/kernel/opaque-id.ts';

/** Minutes in which a correction can be confirmed. */
export const CONFIRM_MINUTES = 30;

type WaitingCorrection = Selectable<Schema['orderCorrection']>;
type NewCorrection = Pick<WaitingCorrection, 'consumerId' | 'email'> & {
  readonly address: Address | undefined;
  readonly shipmentId: string | undefined;
};

/**
 * Stores a correction until it is confirmed, by the digest of the secret of its link. It replaces an earlier one of the
 * order, whose link then ends.
 */
export const insertCorrection = async (
  tx: Tx,
  { orderId, token }: { readonly orderId: string; readonly token: string },
  { consumerId, email, address, shipmentId }: NewCorrection,
): Promise<void> => {
  const fields = {
    tokenHash: digestOf(token),
    consumerId,
    email,
    shipmentId: shipmentId ?? null,
    address: address === undefined ? null : sql<never>`${JSON.stringify(address)}::jsonb`,
    expiresAt: sql<Date>`now() + make_interval(mins => ${CONFIRM_MINUTES})`,
  };
  await tx
    .insertInto('orderCorrection')
    .values({ orderId, ...fields })
    .onConflict((conflict) => conflict.column('orderId').doUpdateSet(fields))
    .execute();
};

const waiting = (db: Queries, token: string) =>
  db
    .selectFrom('orderCorrection')
    .selectAll()
    .where('tokenHash', '=', digestOf(token))
    .where('expiresAt', '>', sql<Date>`now()`);

/** The correction of a link; undefined for a link that is unknown, used or expired. */
export const findCorrection = (db: Queries, token: string): Promise<WaitingCorrection | undefined> =>
  waiting(db, token).executeTakeFirst();

/** Ends the link of a correction of an order, which was sent before the order had its present data. */
export const deleteCorrection = async (tx: Tx, orderId: string): Promise<void> => {
  await tx.deleteFrom('orderCorrection').where('orderId', '=', orderId).execute();
};

/** Takes the correction of a link, so that the link ends. Of calls at the same time one gets it. */
export const takeCorrection = async (tx: Tx, token: string): Promise<WaitingCorrection | undefined> => {
  const found = await waiting(tx, token).forUpdate().executeTakeFirst();
  if (found !== undefined) await deleteCorrection(tx, found.orderId);
  return found;
};

/** Deletes corrections that were not confirmed. */
export const deleteExpiredCorrections = async (db: Queries): Promise<void> => {
  await db
    .deleteFrom('orderCorrection')
    .where('expiresAt', '<', sql<Date>`now()`)
    .execute();
};
