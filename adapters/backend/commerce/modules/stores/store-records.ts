import { sql, type Selectable } from 'kysely';
import type { Queries, Schema } from '#adapters/backend/commerce/kernel/database/schema.ts';

export type StoreRecord = Selectable<Schema['store']>;
type PointRecord = Selectable<Schema['collectionPoint']>;
export type TownRecord = Selectable<Schema['town']>;

/** Stores of a site in display order. */
export const listStores = (db: Queries, siteId: string): Promise<readonly StoreRecord[]> =>
  db.selectFrom('store').selectAll().where('siteId', '=', siteId).orderBy('position').execute();

/** Collection points of a site that take parcels. */
export const listPoints = (db: Queries, siteId: string): Promise<readonly PointRecord[]> =>
  db
    .selectFrom('collectionPoint')
    .selectAll()
    .where('siteId', '=', siteId)
    .where('isActive', '=', true)
    .orderBy('position')
    .execute();

/** Towns of a country. There are few, so a search reads all. */
export const listTowns = (db: Queries, country: string): Promise<readonly TownRecord[]> =>
  db.selectFrom('town').selectAll().where('country', '=', country).orderBy('name').execute();

/** Available units of a sku in stores of a site; stores without it and unknown stores are omitted. */
export const readStoreUnits = async (
  db: Queries,
  siteId: string,
  { sku, stores }: { readonly sku: string; readonly stores: readonly string[] },
): Promise<ReadonlyMap<string, number>> => {
  const rows = await db
    .selectFrom('stockLevel')
    .innerJoin('store', 'store.storeId', 'stockLevel.locationId')
    .select(['store.storeId', sql<number>`on_hand - reserved`.as('units')])
    .where('store.siteId', '=', siteId)
    .where('sku', '=', sku)
    .where(sql<boolean>`store.store_id = any(${[...stores]})`)
    .execute();
  return new Map(rows.map(({ storeId, units }) => [storeId, units]));
};
