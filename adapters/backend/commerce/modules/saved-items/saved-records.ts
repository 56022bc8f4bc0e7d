import { sql } from 'kysely';
import { giftKey } from '../cart/gift-messages.ts';
import { shownLines, type LineRecord } from '../cart/line-records.ts';
import type { Units } from '../cart/merge-records.ts';
import type { Queries, Tx } from '#adapters/backend/commerce/kernel/database/schema.ts';

export type Owner = { readonly consumerId: string; readonly siteId: string };
export type SavedRecord = {
  readonly listId: string | undefined;
  readonly total: number;
  readonly lines: readonly LineRecord[];
};

/** Id of the consumer's list on a site; undefined before the first item. */
export const findListId = async (db: Queries, { consumerId, siteId }: Owner): Promise<string | undefined> =>
  (
    await db
      .selectFrom('savedList')
      .select('listId')
      .where('consumerId', '=', consumerId)
      .where('siteId', '=', siteId)
      .executeTakeFirst()
  )?.listId;

/** Locks the consumer's list, or creates it with the given id. Concurrent calls get the same list. */
export const openList = async (
  tx: Tx,
  { consumerId, siteId, listId }: Owner & { readonly listId: string },
): Promise<string> => {
  const row = await tx
    .insertInto('savedList')
    .values({ listId, consumerId, siteId })
    .onConflict((conflict) => conflict.columns(['consumerId', 'siteId']).doUpdateSet({ siteId }))
    .returning('listId')
    .executeTakeFirstOrThrow();
  return row.listId;
};

/** A page of a list, newest first, in one query, without products that the site no longer sells. */
export const readSaved = async (
  db: Queries,
  listId: string | undefined,
  {
    site,
    start,
    count,
  }: {
    readonly site: { readonly siteId: string; readonly locale: string };
    readonly start: number;
    readonly count: number;
  },
): Promise<SavedRecord> => {
  if (listId === undefined) return { listId, total: 0, lines: [] };
  const { rows } = await sql<Pick<SavedRecord, 'total' | 'lines'>>`
    with own as (${shownLines({ table: 'savedItem', id: 'itemId', cartId: '', site })}
      where line.list_id = ${listId}),
    page as (select * from own order by position desc limit ${count} offset ${start})
    select (select count(*)::int from own) as total,
      (select coalesce(json_agg(page order by position desc), '[]') from page) as lines`.execute(db);
  const [record] = rows;
  if (record === undefined) throw new TypeError('A query that always gives a row gave none');
  return { listId, ...record };
};

/** Adds units to the equal item, or inserts one, and makes it the newest, with the delivery of these units. */
export const addUnitsToList = async (
  tx: Tx,
  {
    listId,
    itemId,
    units: { sku, recipeId, quantity, giftMessage, delivery = null },
  }: { readonly listId: string; readonly itemId: string; readonly units: Units },
): Promise<void> => {
  await sql`
    insert into saved_item (item_id, list_id, sku, recipe_id, quantity, gift_message, delivery)
      values (${itemId}, ${listId}, ${sku}, ${recipeId}, ${quantity}, ${giftMessage},
        ${delivery === null ? null : JSON.stringify(delivery)}::jsonb)
    on conflict (list_id, sku, recipe_id, ${giftKey}) do update
      set quantity = least(saved_item.quantity + excluded.quantity, 999999), position = default,
        delivery = excluded.delivery`.execute(tx);
};

/** Largest number of items of a list. */
export const MAX_SAVED = 200;

export const countItems = async (db: Queries, listId: string): Promise<number> =>
  (
    await db
      .selectFrom('savedItem')
      .select(sql<number>`count(*)::int`.as('items'))
      .where('listId', '=', listId)
      .executeTakeFirstOrThrow()
  ).items;

/** Deletes the oldest items beyond the limit of a list. */
export const deleteOldest = async (tx: Tx, listId: string): Promise<void> => {
  await sql`delete from saved_item
    where item_id in (select item_id from saved_item where list_id = ${listId}
    order by position desc offset ${MAX_SAVED})`.execute(tx);
};

/** Removes units of an item, and the item with its last unit. Undefined when the item does not exist or has fewer. */
export const removeUnits = async (
  tx: Tx,
  { listId, itemId, quantity }: { readonly listId: string; readonly itemId: string; readonly quantity: number },
): Promise<(Required<Units> & { readonly productId: string }) | undefined> => {
  const item = await tx
    .selectFrom('savedItem')
    .innerJoin('variant', 'variant.sku', 'savedItem.sku')
    .select(['savedItem.sku', 'recipeId', 'quantity', 'productId', 'giftMessage', 'delivery'])
    .where('listId', '=', listId)
    .where('itemId', '=', itemId)
    .forUpdate('savedItem')
    .executeTakeFirst();
  if (item === undefined || item.quantity < quantity) return undefined;
  if (item.quantity === quantity) await deleteItem(tx, { listId, itemId });
  else
    await tx
      .updateTable('savedItem')
      .set({ quantity: item.quantity - quantity })
      .where('itemId', '=', itemId)
      .execute();
  return { ...item, quantity };
};

type ItemOfList = { readonly listId: string; readonly itemId: string };

const deleteItem = async (tx: Tx, { listId, itemId }: ItemOfList): Promise<void> => {
  await tx.deleteFrom('savedItem').where('listId', '=', listId).where('itemId', '=', itemId).execute();
};

/** Hours in which a removed item can be restored. */
const RESTORABLE_HOURS = 1;
const restorableFrom = sql`now() - make_interval(hours => ${RESTORABLE_HOURS})`;

/** Removes an item. Idempotent. It is kept for restoring, at most as many per list as the list may have items. */
export const removeSavedItem = async (tx: Tx, { listId, itemId }: ItemOfList): Promise<void> => {
  await sql`
    with removed as (delete from saved_item where list_id = ${listId} and item_id = ${itemId} returning *)
    insert into removed_saved_item (item_id, list_id, position, sku, recipe_id, quantity, gift_message, delivery)
      select item_id, list_id, position, sku, recipe_id, quantity, gift_message, delivery from removed`.execute(tx);
  await sql`
    delete from removed_saved_item where list_id = ${listId} and (removed_at < ${restorableFrom} or item_id in (
      select item_id from removed_saved_item where list_id = ${listId}
        order by removed_at desc offset ${MAX_SAVED}))`.execute(tx);
};

/**
 * Restores a removed item at its position, or adds its units to an equal item that was saved since. False when the item
 * is neither removed nor in the list.
 */
export const restoreItem = async (tx: Tx, { listId, itemId }: ItemOfList): Promise<boolean> => {
  const { rows } = await sql`
    with restored as (
      delete from removed_saved_item
        where list_id = ${listId} and item_id = ${itemId} and removed_at >= ${restorableFrom} returning *)
    insert into saved_item (item_id, list_id, position, sku, recipe_id, quantity, gift_message, delivery)
      overriding system value
      select item_id, list_id, position, sku, recipe_id, quantity, gift_message, delivery from restored
    on conflict (list_id, sku, recipe_id, ${giftKey}) do update
      set quantity = least(saved_item.quantity + excluded.quantity, 999999)
    returning item_id`.execute(tx);
  if (rows.length > 0) return true;
  const known = await tx
    .selectFrom('savedItem')
    .select('itemId')
    .where('listId', '=', listId)
    .where('itemId', '=', itemId)
    .executeTakeFirst();
  return known !== undefined;
};

/** Moves all items to another list, adding units of equal items, and deletes the list. */
export const moveItems = async (tx: Tx, fromListId: string, toListId: string): Promise<void> => {
  await sql`
    update saved_item known set quantity = least(known.quantity + moved.quantity, 999999) from saved_item moved
    where known.list_id = ${toListId} and moved.list_id = ${fromListId} and known.sku = moved.sku
      and known.recipe_id = moved.recipe_id and known.gift_message is not distinct from moved.gift_message`.execute(tx);
  await sql`
    update saved_item moved set list_id = ${toListId} where list_id = ${fromListId}
      and not exists (select from saved_item known
        where known.list_id = ${toListId} and known.sku = moved.sku and known.recipe_id = moved.recipe_id
          and known.gift_message is not distinct from moved.gift_message)`.execute(tx);
  await tx.deleteFrom('savedList').where('listId', '=', fromListId).execute();
};

/** Makes another consumer, who has no list on the site, the owner of a list. */
export const changeOwner = async (tx: Tx, listId: string, consumerId: string): Promise<void> => {
  await tx.updateTable('savedList').set({ consumerId }).where('listId', '=', listId).execute();
};
