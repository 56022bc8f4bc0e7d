import { sql, type Insertable } from 'kysely';
import type { Photo } from '#adapters/backend/commerce/kernel/photos.ts';
import type { Queries, Schema, Tx } from '#adapters/backend/commerce/kernel/database/schema.ts';

/** Stores a warranty request with its photos in their order. */
export const insertWarranty = async (
  tx: Tx,
  { photos, ...row }: Insertable<Schema['warrantyCase']> & { readonly photos: readonly Photo[] },
): Promise<void> => {
  await tx.insertInto('warrantyCase').values(row).execute();
  for (const [position, { type: contentType, width, height, data }] of photos.entries())
    await tx
      .insertInto('warrantyPhoto')
      .values({ caseId: row.caseId, position, contentType, width, height, data })
      .execute();
};

/** Whether a line of an order has a product. */
export const isOrdered = async (
  db: Queries,
  { orderId, productId }: { readonly orderId: string; readonly productId: string },
): Promise<boolean> => {
  const { rows } = await sql`select from order_line
    where order_id = ${orderId} and item->>'productId' = ${productId} limit 1`.execute(db);
  return rows.length > 0;
};
