import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { Queries, Schema, Tx } from '#adapters/backend/commerce/kernel/database/schema.ts';

export type CartRecord = Selectable<Schema['cart']>;

/** A literal and no parameter: the index of open carts is a partial one. */
const ORDERED = sql.lit('ordered' as const);

/** Whose cart, on which site. Every query asks for all three, so that a foreign cart is simply not there (AUTH-32). */
export type CartKey = { readonly cartId: string; readonly consumerId: string; readonly siteId: string };

export const findOpenCartId = async (db: Queries, owner: Omit<CartKey, 'cartId'>): Promise<string | undefined> =>
  (
    await db
      .selectFrom('cart')
      .select('cartId')
      .where('consumerId', '=', owner.consumerId)
      .where('siteId', '=', owner.siteId)
      .where('status', '<>', ORDERED)
      .executeTakeFirst()
  )?.cartId;

/**
 * The consumer's open cart, locked; a new one with this id when there is none. Two tabs that both start one get the
 * same (I32).
 */
export const openCart = async (tx: Tx, owner: CartKey): Promise<CartRecord> => {
  const open = () =>
    tx
      .selectFrom('cart')
      .selectAll()
      .where('consumerId', '=', owner.consumerId)
      .where('siteId', '=', owner.siteId)
      .where('status', '<>', ORDERED)
      .forUpdate();
  const started = () =>
    tx
      .insertInto('cart')
      .values({ cartId: owner.cartId, consumerId: owner.consumerId, siteId: owner.siteId })
      .onConflict((conflict) => conflict.columns(['consumerId', 'siteId']).where('status', '<>', ORDERED).doNothing())
      .returningAll();
  return (await open().executeTakeFirst()) ?? (await started().executeTakeFirst()) ?? open().executeTakeFirstOrThrow();
};

const openCarts = (db: Queries, key: CartKey) =>
  db
    .selectFrom('cart')
    .selectAll()
    .where('cartId', '=', key.cartId)
    .where('consumerId', '=', key.consumerId)
    .where('siteId', '=', key.siteId)
    .where('status', '<>', ORDERED);

/** Nothing for a cart that is unknown, another's, or ordered. */
export const findCart = (db: Queries, key: CartKey): Promise<CartRecord | undefined> =>
  openCarts(db, key).executeTakeFirst();

/** The number of the order that a cart has become; nothing for a cart that is open, unknown or another's. */
export const findOrderedNumber = async (db: Queries, key: CartKey): Promise<string | undefined> =>
  (
    await db
      .selectFrom('cart')
      .select('orderNumber')
      .where('cartId', '=', key.cartId)
      .where('consumerId', '=', key.consumerId)
      .where('siteId', '=', key.siteId)
      .where('status', '=', ORDERED)
      .executeTakeFirst()
  )?.orderNumber ?? undefined;

/** The same, locked: the first lock of every change, before those of orders and stock. */
export const lockCart = (tx: Tx, key: CartKey): Promise<CartRecord | undefined> =>
  openCarts(tx, key).forUpdate().executeTakeFirst();

/** Locks a cart that an order knows, whatever its state. */
export const lockCartOfOrder = (tx: Tx, cartId: string): Promise<CartRecord> =>
  tx.selectFrom('cart').selectAll().where('cartId', '=', cartId).forUpdate().executeTakeFirstOrThrow();

type CartFacts = Partial<
  Pick<CartRecord, 'shippingMethod' | 'email' | 'phone' | 'orderNumber' | 'preparedTotal' | 'status'>
>;

/** Writes facts of a cart that are not its shopper's change: the version stays. */
export const updateCart = async (tx: Tx, cartId: string, facts: CartFacts): Promise<void> => {
  await tx
    .updateTable('cart')
    .set({ ...facts, updatedAt: sql<Date>`now()` })
    .where('cartId', '=', cartId)
    .execute();
};

/** Counts a change of the shopper's; a prepared cart is active again (CART-43). */
export const bumpCart = async (tx: Tx, cartId: string): Promise<CartRecord> =>
  tx
    .updateTable('cart')
    .set({ version: sql`version + 1`, status: 'active', loweredLines: null, updatedAt: sql<Date>`now()` })
    .where('cartId', '=', cartId)
    .returningAll()
    .executeTakeFirstOrThrow();

export const setAddress = async (
  tx: Tx,
  cartId: string,
  address:
    | { readonly shipping: CartRecord['shippingAddress'] }
    | { readonly billing: CartRecord['billingAddress']; readonly sameAsShipping: boolean },
): Promise<void> => {
  const facts =
    'shipping' in address
      ? { shippingAddress: JSON.stringify(address.shipping) }
      : { billingAddress: JSON.stringify(address.billing), billingSameAsShipping: address.sameAsShipping };
  const set = Object.entries(facts).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
  await sql`update cart set ${sql.join(set)} where cart_id = ${cartId}`.execute(tx);
};

export const countLines = async (db: Queries, cartId: string): Promise<number> =>
  (
    await db
      .selectFrom('cartLine')
      .select(sql<number>`count(*)::int`.as('lines'))
      .where('cartId', '=', cartId)
      .executeTakeFirstOrThrow()
  ).lines;

export type LineQuantity = {
  readonly lineId: string;
  readonly sku: string;
  readonly quantity: number;
  readonly storeId: string | null;
};

export const listQuantities = (db: Queries, cartId: string): Promise<readonly LineQuantity[]> =>
  db
    .selectFrom('cartLine')
    .select(['lineId', 'sku', 'quantity', 'storeId'])
    .where('cartId', '=', cartId)
    .orderBy('position')
    .execute();

export type NewLine = {
  readonly lineId: string;
  readonly sku: string;
  readonly productId: string;
  readonly recipeId: string;
  readonly quantity: number;
  /** Where it is collected. */ readonly storeId?: string;
  /** Its place among the lines; the last one unless given. */ readonly position?: number;
};

/** The place behind the last line of a cart; places count within it, so that they say nothing of other carts. */
export const nextPlace = (cartId: string): RawBuilder<number> =>
  sql`(select coalesce(max(position), 0) + 1 from cart_line where cart_id = ${cartId})`;

/** Where another line has the place of one that comes back, it and those behind it move on by one. */
const clearPlace = async (tx: Tx, cartId: string, position: number): Promise<void> => {
  await sql`update cart_line set position = position + 1 where cart_id = ${cartId} and position >= ${position}
    and exists (select from cart_line taken where taken.cart_id = ${cartId} and taken.position = ${position})`.execute(
    tx,
  );
};

/**
 * Adds units to the lines of these skus and recipes, each named once, or creates them; returns the ids of those lines.
 * What is not of its product
 * or not sold on the site, or is to be collected where there is no store, is left out. An increment, so that parallel
 * adds all count (I30).
 */
export const addUnits = async (
  tx: Tx,
  { cartId, siteId }: CartRecord,
  lines: readonly NewLine[],
): Promise<readonly string[]> => {
  for (const { position } of lines) if (position !== undefined) await clearPlace(tx, cartId, position);
  const list = (field: Exclude<keyof NewLine, 'position'>) => lines.map((line) => line[field] ?? '');
  const positions = lines.map(({ position }) => position ?? null);
  const { rows } = await sql<{ lineId: string }>`
    insert into cart_line (line_id, cart_id, sku, recipe_id, quantity, store_id, position)
      select line_id, ${cartId}, asked.sku, recipe_id, quantity, store.store_id,
        least(wanted, ${nextPlace(cartId)} + place - 1)
      from unnest(${list('lineId')}::text[], ${list('sku')}::text[], ${list('productId')}::text[],
        ${list('recipeId')}::text[], ${list('quantity')}::int[], ${list('storeId')}::text[], ${positions}::bigint[])
          with ordinality as asked (line_id, sku, product_id, recipe_id, quantity, collected_in, wanted, place)
        join variant on variant.sku = asked.sku and variant.product_id = asked.product_id
        join price on price.sku = asked.sku and price.site_id = ${siteId}
        left join store on store.store_id = collected_in and store.site_id = ${siteId}
      where collected_in = '' or store.store_id is not null
      order by place
    on conflict (cart_id, sku, recipe_id, store_id) do update set quantity = cart_line.quantity + excluded.quantity
    returning line_id`.execute(tx);
  return rows.map((row) => row.lineId);
};

export const findLine = (
  db: Queries,
  line: { readonly cartId: string; readonly lineId: string },
): Promise<{ readonly sku: string; readonly recipeId: string; readonly quantity: number } | undefined> =>
  db
    .selectFrom('cartLine')
    .select(['sku', 'recipeId', 'quantity'])
    .where('cartId', '=', line.cartId)
    .where('lineId', '=', line.lineId)
    .executeTakeFirst();

/** The line of the same thing with this delivery. */
export const findPlacedLine = (
  db: Queries,
  line: { readonly cartId: string; readonly sku: string; readonly recipeId: string; readonly storeId: string | null },
): Promise<{ readonly lineId: string; readonly quantity: number } | undefined> =>
  db
    .selectFrom('cartLine')
    .select(['lineId', 'quantity'])
    .where('cartId', '=', line.cartId)
    .where('sku', '=', line.sku)
    .where('recipeId', '=', line.recipeId)
    .where(sql<boolean>`store_id is not distinct from ${line.storeId}::text`)
    .executeTakeFirst();

export const isStoreOf = async (
  db: Queries,
  store: { readonly storeId: string; readonly siteId: string },
): Promise<boolean> =>
  (await db
    .selectFrom('store')
    .select('storeId')
    .where('storeId', '=', store.storeId)
    .where('siteId', '=', store.siteId)
    .executeTakeFirst()) !== undefined;

export const placeLine = async (
  tx: Tx,
  line: { readonly cartId: string; readonly lineId: string; readonly storeId: string | null },
): Promise<void> => {
  await tx
    .updateTable('cartLine')
    .set({ storeId: line.storeId })
    .where('cartId', '=', line.cartId)
    .where('lineId', '=', line.lineId)
    .execute();
};

/** False when there is no such line. */
export const setQuantity = async (
  tx: Tx,
  line: { readonly cartId: string; readonly lineId: string; readonly quantity: number },
): Promise<boolean> =>
  (await tx
    .updateTable('cartLine')
    .set({ quantity: line.quantity })
    .where('cartId', '=', line.cartId)
    .where('lineId', '=', line.lineId)
    .returning('lineId')
    .executeTakeFirst()) !== undefined;

/** False when there is no such line. */
export const deleteLine = async (
  tx: Tx,
  line: { readonly cartId: string; readonly lineId: string },
): Promise<boolean> =>
  (await tx
    .deleteFrom('cartLine')
    .where('cartId', '=', line.cartId)
    .where('lineId', '=', line.lineId)
    .returning('lineId')
    .executeTakeFirst()) !== undefined;
