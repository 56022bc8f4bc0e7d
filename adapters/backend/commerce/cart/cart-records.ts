import { sql, type Selectable } from 'kysely';
import type { Queries, Schema, Tx } from '../database/schema.ts';

export type CartRecord = Selectable<Schema['cart']>;

/** Whose cart, on which site. Every query asks for all three, so that a foreign cart is simply not there (AUTH-32). */
export type CartKey = { readonly cartId: string; readonly consumerId: string; readonly siteId: string };

export const findOpenCartId = async (db: Queries, owner: Omit<CartKey, 'cartId'>): Promise<string | undefined> =>
  (await db.selectFrom('cart').select('cart_id').where('consumer_id', '=', owner.consumerId).where('site_id', '=', owner.siteId).where('status', '<>', 'ordered').executeTakeFirst())?.cart_id;

/** The consumer's open cart, locked; a new one with this id when there is none. Two tabs that both start one get the same (I32). */
export const openCart = async (tx: Tx, owner: CartKey): Promise<CartRecord> => {
  await tx
    .insertInto('cart')
    .values({ cart_id: owner.cartId, consumer_id: owner.consumerId, site_id: owner.siteId })
    .onConflict((conflict) => conflict.columns(['consumer_id', 'site_id']).where('status', '<>', 'ordered').doNothing())
    .execute();
  return tx.selectFrom('cart').selectAll().where('consumer_id', '=', owner.consumerId).where('site_id', '=', owner.siteId).where('status', '<>', 'ordered').forUpdate().executeTakeFirstOrThrow();
};

const openCarts = (db: Queries, key: CartKey) =>
  db.selectFrom('cart').selectAll().where('cart_id', '=', key.cartId).where('consumer_id', '=', key.consumerId).where('site_id', '=', key.siteId).where('status', '<>', 'ordered');

/** Nothing for a cart that is unknown, another's, or ordered. */
export const findCart = (db: Queries, key: CartKey): Promise<CartRecord | undefined> => openCarts(db, key).executeTakeFirst();

/** The same, locked: the first lock of every change, before those of orders and stock. */
export const lockCart = (tx: Tx, key: CartKey): Promise<CartRecord | undefined> => openCarts(tx, key).forUpdate().executeTakeFirst();

/** Locks a cart that an order knows, whatever its state. */
export const lockCartOfOrder = (tx: Tx, cartId: string): Promise<CartRecord> => tx.selectFrom('cart').selectAll().where('cart_id', '=', cartId).forUpdate().executeTakeFirstOrThrow();

type CartFacts = Partial<Pick<CartRecord, 'shipping_method' | 'email' | 'phone' | 'order_number' | 'prepared_total' | 'status'>>;

/** Writes facts of a cart that are not its shopper's change: the version stays. */
export const updateCart = async (tx: Tx, cartId: string, facts: CartFacts): Promise<void> => {
  await tx.updateTable('cart').set({ ...facts, updated_at: sql<Date>`now()` }).where('cart_id', '=', cartId).execute();
};

/** Counts a change of the shopper's; a prepared cart is active again (CART-43). */
export const bumpCart = async (tx: Tx, cartId: string): Promise<CartRecord> =>
  tx.updateTable('cart').set({ version: sql`version + 1`, status: 'active', updated_at: sql<Date>`now()` }).where('cart_id', '=', cartId).returningAll().executeTakeFirstOrThrow();

export const setAddress = async (tx: Tx, cartId: string, address: { readonly shipping: CartRecord['shipping_address'] } | { readonly billing: CartRecord['billing_address']; readonly sameAsShipping: boolean }): Promise<void> => {
  const facts = 'shipping' in address ? { shipping_address: JSON.stringify(address.shipping) } : { billing_address: JSON.stringify(address.billing), billing_same_as_shipping: address.sameAsShipping };
  const set = Object.entries(facts).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
  await sql`update cart set ${sql.join(set)} where cart_id = ${cartId}`.execute(tx);
};

/** A line with all that is shown and priced of it, on a site and in its language. Amounts are minor units of one unit of goods. */
export type LineRecord = {
  readonly line_id: string; readonly sku: string; readonly recipe_id: string; readonly quantity: number;
  readonly product_id: string; readonly style_id: string; readonly upc: string; readonly name: string; readonly color_name: string; readonly size: string;
  readonly pictures: readonly { readonly name: string; readonly width: number; readonly height: number; readonly color: string }[];
  readonly is_digital: boolean; readonly is_customs: boolean; readonly category_ids: readonly string[];
  readonly current: number; readonly original: number | null;
  /** Units that this cart could have: on the shelf, not held by others. */
  readonly available: number;
};

export const listLines = async (db: Queries, cartId: string, site: { readonly siteId: string; readonly locale: string }): Promise<readonly LineRecord[]> =>
  (
    await sql<LineRecord>`
      select line.line_id, line.sku, line.recipe_id, line.quantity, product.product_id, product.style_id, variant.upc, style_text.name,
        product.color_name->>${site.locale} as color_name, size.label->>${site.locale} as size, product.pictures, style.is_digital, style.is_customs,
        array(select category_id from style_category where style_category.style_id = style.style_id) as category_ids,
        price.current, price.original, stock.on_hand - stock.reserved + coalesce(stock_hold.quantity, 0) as available
      from cart_line line join variant using (sku) join size using (size_code) join product using (product_id) join style using (style_id)
        join style_text on style_text.style_id = style.style_id and style_text.locale = ${site.locale}
        join price on price.sku = line.sku and price.site_id = ${site.siteId}
        join stock on stock.sku = line.sku
        left join stock_hold on stock_hold.cart_id = line.cart_id and stock_hold.sku = line.sku
      where line.cart_id = ${cartId} order by line.position`.execute(db)
  ).rows;

export type LineQuantity = { readonly line_id: string; readonly sku: string; readonly quantity: number };

export const listQuantities = (db: Queries, cartId: string): Promise<readonly LineQuantity[]> =>
  db.selectFrom('cart_line').select(['line_id', 'sku', 'quantity']).where('cart_id', '=', cartId).orderBy('position').execute();

/** Whether a sku belongs to a product and is sold on a site. */
export const isSold = async (db: Queries, item: { readonly sku: string; readonly productId: string; readonly siteId: string }): Promise<boolean> =>
  (await db
    .selectFrom('variant').innerJoin('price', 'price.sku', 'variant.sku').select('variant.sku')
    .where('variant.sku', '=', item.sku).where('variant.product_id', '=', item.productId).where('price.site_id', '=', item.siteId)
    .executeTakeFirst()) !== undefined;

/** Adds units to the line of a sku and recipe, or starts it. An increment, so that parallel adds all count (I30). */
export const addUnits = async (tx: Tx, line: { readonly lineId: string; readonly cartId: string; readonly sku: string; readonly recipeId: string; readonly quantity: number }): Promise<void> => {
  await tx
    .insertInto('cart_line')
    .values({ line_id: line.lineId, cart_id: line.cartId, sku: line.sku, recipe_id: line.recipeId, quantity: line.quantity })
    .onConflict((conflict) => conflict.columns(['cart_id', 'sku', 'recipe_id']).doUpdateSet({ quantity: sql`cart_line.quantity + excluded.quantity` }))
    .execute();
};

/** False when there is no such line. */
export const setQuantity = async (tx: Tx, line: { readonly cartId: string; readonly lineId: string; readonly quantity: number }): Promise<boolean> =>
  (await tx.updateTable('cart_line').set({ quantity: line.quantity }).where('cart_id', '=', line.cartId).where('line_id', '=', line.lineId).returning('line_id').executeTakeFirst()) !== undefined;

/** False when there is no such line. */
export const deleteLine = async (tx: Tx, line: { readonly cartId: string; readonly lineId: string }): Promise<boolean> =>
  (await tx.deleteFrom('cart_line').where('cart_id', '=', line.cartId).where('line_id', '=', line.lineId).returning('line_id').executeTakeFirst()) !== undefined;
