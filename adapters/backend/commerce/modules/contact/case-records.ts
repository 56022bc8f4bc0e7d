import { sql, type Insertable } from 'kysely';
import type { Queries, Schema, Tx } from '#adapters/backend/commerce/kernel/database/schema.ts';

/** Stores a case. */
export const insertCase = async (tx: Tx, row: Insertable<Schema['contactCase']>): Promise<void> => {
  await tx.insertInto('contactCase').values(row).execute();
};

/** Days for which messages and warranty requests are kept: as long as a shopper may come back to a defect. */
export const CASE_DAYS = 730;

/** Deletes messages and warranty requests, with their photos, after their period. */
export const deleteOldCases = async (db: Queries): Promise<void> => {
  for (const table of ['contact_case', 'warranty_case'])
    await sql`delete from ${sql.table(table)} where created_at < now() - make_interval(days => ${CASE_DAYS})`.execute(
      db,
    );
};
