import { sql } from 'kysely';
import type { Tx } from '#adapters/backend/commerce/kernel/database/schema.ts';
import { MAX_FAVORITES } from '#core/favorites/local-favorites.ts';

/**
 * Merges the list of a guest into the member's and returns the id of the remaining list (FAV-12). Entries stay unique;
 * beyond the limit the oldest ones are omitted. A member without a list becomes the owner of the guest's.
 */
export const mergeFavorites = async (
  tx: Tx,
  {
    fromConsumerId,
    toConsumerId,
    siteId,
  }: { readonly fromConsumerId: string; readonly toConsumerId: string; readonly siteId: string },
): Promise<string | undefined> => {
  // One statement locks both in a fixed order, so that concurrent merges do not deadlock.
  const lists = await tx
    .selectFrom('favoriteList')
    .select(['favoriteId', 'consumerId'])
    .where('consumerId', 'in', [fromConsumerId, toConsumerId])
    .where('siteId', '=', siteId)
    .orderBy('favoriteId')
    .forUpdate()
    .execute();
  const idOf = (consumerId: string): string | undefined =>
    lists.find((list) => list.consumerId === consumerId)?.favoriteId;
  const [from, to] = [idOf(fromConsumerId), idOf(toConsumerId)];
  if (from === undefined || from === to) return to;
  if (to === undefined) {
    await tx.updateTable('favoriteList').set({ consumerId: toConsumerId }).where('favoriteId', '=', from).execute();
    return from;
  }
  await sql`
    insert into favorite_item (favorite_id, item_id, item_type, style_id)
    select ${to}, item_id, item_type, style_id from (
      select item_id, item_type, style_id, added from favorite_item guest where favorite_id = ${from}
        and not exists (select from favorite_item known
          where known.favorite_id = ${to} and known.item_id = guest.item_id)
      order by added desc limit ${MAX_FAVORITES}::int - (select items from favorite_list
        where favorite_id = ${to})) latest
    order by added`.execute(tx);
  await tx
    .updateTable('favoriteList')
    .set({ items: sql`(select count(*)::int from favorite_item where favorite_id = ${to})` })
    .where('favoriteId', '=', to)
    .execute();
  await tx.deleteFrom('favoriteList').where('favoriteId', '=', from).execute();
  return to;
};
