import { sql } from 'kysely';
import type { Queries } from '#adapters/backend/commerce/kernel/database/schema.ts';
import type { LineDelivery } from './delivery-group-records.ts';

/** SQL: whether goods are collected in a row of `store`. */
export const hasPickup = sql<boolean>`store.services ? 'pickup'`;

/** Whether a site has the place of a delivery, and goods are collected there now. */
export const placeExists = async (
  db: Queries,
  { storeId, pointId }: LineDelivery,
  siteId: string,
): Promise<boolean> => {
  const { rows } = await sql`
    select where (${storeId}::text is null
        or exists (select from store where store_id = ${storeId} and site_id = ${siteId} and ${hasPickup}))
      and (${pointId}::text is null
        or exists (select from collection_point where point_id = ${pointId} and site_id = ${siteId} and is_active))`.execute(
    db,
  );
  return rows.length > 0;
};
