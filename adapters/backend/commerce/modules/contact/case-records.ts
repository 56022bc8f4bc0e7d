import type { Insertable } from 'kysely';
import type { Schema, Tx } from '#adapters/backend/commerce/kernel/database/schema.ts';

/** Stores a case. */
export const insertCase = async (tx: Tx, row: Insertable<Schema['contactCase']>): Promise<void> => {
  await tx.insertInto('contactCase').values(row).execute();
};
