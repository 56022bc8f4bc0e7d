import { MAX_FAVORITES } from '#core/favorites/local-favorites.ts';
import { sql, type RawBuilder } from 'kysely';
import { styleOf } from '#core/catalog/product-id.ts';
import type { FavoriteType } from '#core/favorites/favorites.ts';
import type { Queries, Tx } from '#adapters/backend/commerce/kernel/database/schema.ts';
import { tilesOfPage, type TileRecord } from '../catalog/listing-records.ts';
import type { CommerceSite } from '#adapters/backend/commerce/kernel/sites.ts';

export type FavoriteRecord = { readonly itemId: string; readonly itemType: FavoriteType; readonly tile: TileRecord };
export type FavoritesRecord = {
  readonly favoriteId: string | null;
  readonly total: number;
  readonly items: readonly FavoriteRecord[];
};

type Owner = { readonly consumerId: string; readonly siteId: string };
type Part = { readonly start: number; readonly count: number };

/**
 * A page of the list that the condition selects, in one query: newest first, without products that the site no longer
 * sells.
 */
const readPart = async (
  db: Queries,
  site: CommerceSite,
  { start, count, list }: Part & { readonly list: RawBuilder<unknown> },
): Promise<FavoritesRecord> => {
  const result = await sql<FavoritesRecord>`
    with list as (select favorite_id from favorite_list where site_id = ${site.siteId} and ${list}),
    own as (
      select style_id, item_id, item_type, added from favorite_item join list using (favorite_id)
      where exists (select from listing_index
        where listing_index.style_id = favorite_item.style_id and listing_index.site_id = ${site.siteId})),
    page as (select row_number() over (order by added desc) as place, style_id, item_id, item_type from own
      order by place limit ${count} offset ${start}),
    tiles as (${tilesOfPage(site)})
    select (select favorite_id from list) as "favoriteId", (select count(*)::int from own) as total,
      (select coalesce(json_agg(json_build_object('itemId', item_id, 'itemType', item_type, 'tile', tiles)
        order by place), '[]') from tiles join page using (place)) as items`.execute(db);
  const [record] = result.rows;
  if (record === undefined) throw new Error('A query for one row gave none');
  return record;
};

/** A page of the consumer's list; empty and without an id when there is none. */
export const readFavorites = (
  db: Queries,
  site: CommerceSite,
  { consumerId, ...part }: Part & { readonly consumerId: string },
): Promise<FavoritesRecord> => readPart(db, site, { ...part, list: sql`consumer_id = ${consumerId}` });

/** All favorites of a shared list. */
export const readSharedFavorites = (db: Queries, site: CommerceSite, favoriteId: string): Promise<FavoritesRecord> =>
  readPart(db, site, {
    start: 0,
    count: MAX_FAVORITES,
    list: sql`favorite_id = ${favoriteId} and shared_at is not null`,
  });

/** Id of the consumer's list on a site. */
export const findFavoriteId = async (db: Queries, { consumerId, siteId }: Owner): Promise<string | undefined> =>
  (
    await db
      .selectFrom('favoriteList')
      .select('favoriteId')
      .where('consumerId', '=', consumerId)
      .where('siteId', '=', siteId)
      .executeTakeFirst()
  )?.favoriteId;

/** Locks the consumer's list, or creates it with the given id. Concurrent calls get the same list. */
export const openFavoriteList = async (
  tx: Tx,
  { consumerId, siteId, favoriteId }: Owner & { readonly favoriteId: string },
): Promise<string> => {
  const row = await tx
    .insertInto('favoriteList')
    .values({ favoriteId, consumerId, siteId })
    .onConflict((conflict) => conflict.columns(['consumerId', 'siteId']).doUpdateSet({ siteId }))
    .returning('favoriteId')
    .executeTakeFirstOrThrow();
  return row.favoriteId;
};

type NewEntry = {
  readonly favoriteId: string;
  readonly siteId: string;
  readonly itemId: string;
  readonly itemType: FavoriteType;
};

/** Adds an entry to a locked list; a known entry keeps its position. `Unknown`: the site does not sell it. */
export const addFavorite = async (
  tx: Tx,
  { favoriteId, siteId, itemId, itemType }: NewEntry,
): Promise<'Added' | 'Known' | 'Full' | 'Unknown'> => {
  const styleId = styleOf(itemId);
  const known = await tx
    .selectFrom('favoriteItem')
    .select('itemId')
    .where('favoriteId', '=', favoriteId)
    .where('itemId', '=', itemId)
    .executeTakeFirst();
  if (known !== undefined) return 'Known';
  const named =
    itemType === 'style'
      ? sql`listing_index.style_id = ${itemId}`
      : sql`exists (select from product where product_id = ${itemId} and product.style_id = listing_index.style_id)`;
  const added = await sql`
    insert into favorite_item (favorite_id, item_id, item_type, style_id)
    select ${favoriteId}, ${itemId}, ${itemType}, style_id from listing_index
      where style_id = ${styleId} and site_id = ${siteId} and ${named} returning item_id`.execute(tx);
  if (added.rows.length === 0) return 'Unknown';
  const counted = await tx
    .updateTable('favoriteList')
    .set({ items: sql`items + 1` })
    .where('favoriteId', '=', favoriteId)
    .where('items', '<', MAX_FAVORITES)
    .returning('items')
    .executeTakeFirst();
  return counted === undefined ? 'Full' : 'Added';
};

type OwnedList = Owner & { readonly favoriteId: string };

const updateOwnList = (tx: Tx, { favoriteId, consumerId, siteId }: OwnedList) =>
  tx
    .updateTable('favoriteList')
    .where('favoriteId', '=', favoriteId)
    .where('consumerId', '=', consumerId)
    .where('siteId', '=', siteId);

/** Removes an entry; false when the list is not the consumer's. Idempotent. */
export const removeFavorite = async (
  tx: Tx,
  { itemId, ...list }: OwnedList & { readonly itemId: string },
): Promise<boolean> => {
  const lockedList = await updateOwnList(tx, list)
    .set({ siteId: list.siteId })
    .returning('favoriteId')
    .executeTakeFirst();
  if (lockedList === undefined) return false;
  const removed = await tx
    .deleteFrom('favoriteItem')
    .where('favoriteId', '=', list.favoriteId)
    .where('itemId', '=', itemId)
    .returning('itemId')
    .executeTakeFirst();
  if (removed !== undefined)
    await updateOwnList(tx, list)
      .set({ items: sql`items - 1` })
      .execute();
  return true;
};

/** Shares a list with everyone who has its id; false when it is not the consumer's. */
export const shareFavorites = async (tx: Tx, list: OwnedList): Promise<boolean> =>
  (await updateOwnList(tx, list)
    .set({ sharedAt: sql<Date>`coalesce(shared_at, now())` })
    .returning('favoriteId')
    .executeTakeFirst()) !== undefined;
