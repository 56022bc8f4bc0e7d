import { sql, type Selectable } from 'kysely';
import type { Queries, Schema } from '#adapters/backend/commerce/kernel/database/schema.ts';

/** A request to the customer service in a list. `subject`: category and subject, or the product of a warranty. */
type CaseEntry = {
  readonly id: string;
  readonly kind: 'message' | 'warranty';
  readonly subject: string;
  readonly email: string;
  readonly createdAt: Date;
};

/** The newest requests of all sites, the newest first. */
export const readCases = async (db: Queries, count: number): Promise<readonly CaseEntry[]> => {
  const { rows } = await sql<CaseEntry>`
    select case_number as id, 'message' as kind, category_id || '/' || subject_id as subject, email,
        created_at as "createdAt" from contact_case
      union all select case_id, 'warranty', product_id, email, created_at from warranty_case
      order by 5 desc, 1 limit ${count}`.execute(db);
  return rows;
};

/** A message, or a warranty request with its photos in their order. */
export type CaseDetails =
  | { readonly kind: 'message'; readonly row: Selectable<Schema['contactCase']> }
  | {
      readonly kind: 'warranty';
      readonly row: Selectable<Schema['warrantyCase']>;
      readonly photos: readonly Selectable<Schema['warrantyPhoto']>[];
    };

/** A request by its number; undefined for an unknown one. */
export const findCase = async (db: Queries, id: string): Promise<CaseDetails | undefined> => {
  const message = await db.selectFrom('contactCase').selectAll().where('caseNumber', '=', id).executeTakeFirst();
  if (message !== undefined) return { kind: 'message', row: message };
  const row = await db.selectFrom('warrantyCase').selectAll().where('caseId', '=', id).executeTakeFirst();
  if (row === undefined) return undefined;
  const photos = await db
    .selectFrom('warrantyPhoto')
    .selectAll()
    .where('caseId', '=', id)
    .orderBy('position')
    .execute();
  return { kind: 'warranty', row, photos };
};
