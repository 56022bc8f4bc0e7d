import { sql } from 'kysely';
import type { Tx } from '#adapters/backend/commerce/kernel/database/schema.ts';
import type { CartRecord } from './cart-records.ts';
import { notSold } from './cart-refusals.ts';

type Replacement = { readonly lineId: string; readonly sku: string };

/** Whether a variant is sold on the site, and is another size or color of a line's style. */
const isOfStyle = async (tx: Tx, { cartId, siteId }: CartRecord, { lineId, sku }: Replacement): Promise<boolean> => {
  const { rows } = await sql`
    select wanted.sku from variant wanted join product using (product_id)
      join price on price.sku = wanted.sku and price.site_id = ${siteId}
    where wanted.sku = ${sku} and style_id = (
      select style_id from cart_line join variant using (sku) join product using (product_id)
      where cart_id = ${cartId} and line_id = ${lineId})`.execute(tx);
  return rows.length === 1;
};

/**
 * Replaces the size or color of a line, which keeps its id, place, delivery, message and units (CART-08). The units of an
 * equal line are added to it. ORD404 for a variant that is not sold on the site, and of another style.
 */
export const replaceVariant = async (tx: Tx, cart: CartRecord, { lineId, sku }: Replacement): Promise<void> => {
  if (!(await isOfStyle(tx, cart, { lineId, sku }))) throw notSold;
  const { cartId } = cart;
  const { rows } = await sql<{ quantity: number }>`
    delete from cart_line equal using cart_line line
    where line.cart_id = ${cartId} and line.line_id = ${lineId} and equal.cart_id = ${cartId}
      and equal.line_id <> line.line_id and equal.sku = ${sku} and equal.group_id = line.group_id
      and equal.recipe_id = line.recipe_id and equal.gift_of = line.gift_of
      and equal.gift_message is not distinct from line.gift_message
    returning equal.quantity`.execute(tx);
  const merged = rows.reduce((sum, { quantity }) => sum + quantity, 0);
  await sql`update cart_line set sku = ${sku}, quantity = quantity + ${merged}::int
    where cart_id = ${cartId} and line_id = ${lineId}`.execute(tx);
};
