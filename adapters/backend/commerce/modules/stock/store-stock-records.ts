import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '#adapters/backend/commerce/kernel/database/schema.ts';

/** Units by shelf; a shelf is one sku in one store. */
type ShelfUnits = ReadonlyMap<string, number>;
type Held = { readonly shelf: string; readonly quantity: number };

/** A line of goods, and the store that it is collected in; without one it is brought home. */
export type PlacedLine = { readonly sku: string; readonly quantity: number; readonly storeId: string | null };

/** Lines of one shelf add up. */
export const unitsByShelf = (lines: Iterable<PlacedLine>): ShelfUnits => {
  const units = new Map<string, number>();
  for (const { sku, quantity, storeId } of lines)
    if (storeId !== null) units.set(`${storeId}/${sku}`, (units.get(`${storeId}/${sku}`) ?? 0) + quantity);
  return units;
};

const sumOf = (held: readonly Held[]): ShelfUnits => {
  const units = new Map<string, number>();
  for (const { shelf, quantity } of held) units.set(shelf, (units.get(shelf) ?? 0) + quantity);
  return units;
};

/**
 * Always in the same order, so that two transactions never wait for each other crosswise; shelves come after the stock
 * of the warehouse.
 */
const inOrder = (units: ShelfUnits): readonly (readonly [shelf: string, quantity: number])[] =>
  [...units].sort(([a], [b]) => (a < b ? -1 : 1));

/**
 * Units that a cart could have of a row of `store_stock`: on the shelf, and not held for others, whose expired holds
 * count for nothing.
 */
export const shelfUnitsFor = (cartId: string): RawBuilder<number> => sql`
  (store_stock.on_hand - store_stock.reserved + coalesce((
    select sum(hold.quantity) from store_hold hold where hold.shelf = store_stock.shelf
    and (hold.cart_id = ${cartId} or (hold.order_id is null and hold.expires_at < now()))), 0)::int)`;

/** What a cart has of these skus on each shelf, and what it could have; a store without the sku has none. */
export const unitsOnShelves = (
  cartId: string,
  skus: readonly string[],
): RawBuilder<{ readonly sku: string; readonly wanted: number; readonly available: number }> => sql`
  select line.sku, sum(line.quantity)::int as wanted, coalesce(max(${shelfUnitsFor(cartId)}), 0) as available
  from cart_line line left join store_stock on store_stock.shelf = line.store_id || '/' || line.sku
  where line.cart_id = ${cartId} and line.store_id is not null and line.sku = any(${[...skus]})
  group by line.store_id, line.sku`;

/** Takes units from what can be collected, or gives them back; false when there are not as many. */
const reserveUnits = async (tx: Tx, shelf: string, units: number): Promise<boolean> => {
  const { rows } = await sql`
    update store_stock set reserved = reserved + ${units} where shelf = ${shelf} and on_hand - reserved >= ${units}
    returning shelf`.execute(tx);
  return rows.length === 1;
};

/** Units that nothing holds any more can be collected again. */
export const giveBackShelves = async (tx: Tx, freed: readonly Held[]): Promise<void> => {
  for (const [shelf, quantity] of inOrder(sumOf(freed))) await reserveUnits(tx, shelf, -quantity);
};

/**
 * Deletes expired holds of these shelves, but those that another transaction is busy with. Their stock is to be
 * counted back by the caller.
 */
const dropExpired = async (tx: Tx, shelves: readonly string[], cartId: string): Promise<ShelfUnits> => {
  if (shelves.length === 0) return new Map();
  const { rows } = await sql<Held>`
    delete from store_hold where (cart_id, shelf) in (
      select cart_id, shelf from store_hold
        where shelf = any(${[...shelves]}) and cart_id <> ${cartId} and order_id is null and expires_at < now()
        for update skip locked)
    returning shelf, quantity`.execute(tx);
  return sumOf(rows);
};

/**
 * Makes the holds of a cart on shelves what they should be, until the given end; returns which shelves have too little.
 * The cart is locked.
 */
export const holdShelves = async (
  tx: Tx,
  cartId: string,
  { wanted, until }: { readonly wanted: ShelfUnits; readonly until: RawBuilder<Date> },
): Promise<{ readonly missing: readonly string[]; readonly expiresAt?: Date }> => {
  const own = (
    await sql<Held>`select shelf, quantity from store_hold where cart_id = ${cartId} order by shelf for update`.execute(
      tx,
    )
  ).rows;
  if (own.length === 0 && wanted.size === 0) return { missing: [] };
  const expired = await dropExpired(tx, [...wanted.keys()], cartId);
  const held = sumOf(own);
  const missing: string[] = [];
  for (const [shelf] of inOrder(new Map([...held, ...wanted]))) {
    const units = (wanted.get(shelf) ?? 0) - (held.get(shelf) ?? 0) - (expired.get(shelf) ?? 0);
    if (units !== 0 && !(await reserveUnits(tx, shelf, units))) missing.push(shelf);
  }
  // What is missing has no row to be held by; the caller rolls back.
  if (missing.length > 0) return { missing };
  await sql`delete from store_hold where cart_id = ${cartId}`.execute(tx);
  const rows = inOrder(wanted).map(([shelf, quantity]) => sql`(${cartId}, ${shelf}, ${quantity}, ${until})`);
  if (rows.length === 0) return { missing };
  const stored = await sql<{
    expiresAt: Date;
  }>`insert into store_hold (cart_id, shelf, quantity, expires_at) values ${sql.join(rows)}
    returning expires_at`.execute(tx);
  return { missing, ...(stored.rows[0] === undefined ? {} : { expiresAt: stored.rows[0].expiresAt }) };
};

/** Sets facts of the holds of a cart or an order; returns until when they are valid. */
export const updateShelfHolds = async (
  tx: Tx,
  of: { readonly cartId: string } | { readonly orderId: string },
  facts: RawBuilder<unknown>,
): Promise<Date | undefined> => {
  const whose = 'cartId' in of ? sql`cart_id = ${of.cartId}` : sql`order_id = ${of.orderId}`;
  return (
    await sql<{ expiresAt: Date }>`update store_hold set ${facts} where ${whose} returning expires_at`.execute(tx)
  ).rows[0]?.expiresAt;
};

/** What an order holds on shelves is sold: it is put aside for its shopper, and leaves the shelf for good. */
export const sellShelves = async (tx: Tx, orderId: string): Promise<void> => {
  const { rows } =
    await sql<Held>`delete from store_hold where order_id = ${orderId} returning shelf, quantity`.execute(tx);
  for (const [shelf, units] of inOrder(sumOf(rows)))
    await sql`update store_stock set on_hand = on_hand - ${units}, reserved = reserved - ${units}
      where shelf = ${shelf}`.execute(tx);
};

/** Frees every hold on a shelf that has expired; many processes may do so at once. */
export const sweepShelves = async (tx: Tx): Promise<void> => {
  const { rows } = await sql<Held>`
    delete from store_hold where (cart_id, shelf) in (
      select cart_id, shelf from store_hold where order_id is null and expires_at < now()
        order by expires_at limit 500 for update skip locked)
    returning shelf, quantity`.execute(tx);
  await giveBackShelves(tx, rows);
};
