import type { Migration } from '#adapters/database/migrate.ts';

/** A message can be longer than a key of an index may be. */
const giftKey = `(coalesce(md5(gift_message), ''))`;

/**
 * A gift is a line of its own, so that goods of one sku can be bought once as a gift and once not, and with several
 * messages. Saved items keep their message.
 */
export const linesByGiftMessage: Migration = {
  name: '0078-lines-by-gift-message',
  statements: [
    `alter table cart_line drop constraint cart_line_once`,
    `create unique index cart_line_once on cart_line (cart_id, group_id, sku, recipe_id, gift_of, ${giftKey})`,
    `alter table saved_item add column gift_message text, drop constraint saved_item_list_id_sku_recipe_id_key`,
    `create unique index saved_item_once on saved_item (list_id, sku, recipe_id, ${giftKey})`,
    `alter table removed_saved_item add column gift_message text`,
  ],
};
