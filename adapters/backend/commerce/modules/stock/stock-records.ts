import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '#adapters/backend/commerce/kernel/database/schema.ts';
import {
  giveBackShelves,
  holdShelves,
  sellShelves,
  sweepShelves,
  unitsByShelf,
  unitsOnShelves,
  updateShelfHolds,
  type PlacedLine,
} from './store-stock-records.ts';

/** How long stock is held for a cart that does not order it (CART-41). */
const HOLD_MINUTES = 15;
const holdEnd = sql<Date>`now() + make_interval(mins => ${HOLD_MINUTES})`;

/** Units by sku. */
type Units = ReadonlyMap<string, number>;

/** Lines of one sku add up: a limit or a stock is checked against their sum (I16). */
const unitsBySku = (lines: Iterable<{ readonly sku: string; readonly quantity: number }>): Units => {
  const units = new Map<string, number>();
  for (const { sku, quantity } of lines) units.set(sku, (units.get(sku) ?? 0) + quantity);
  return units;
};

/** Skus always in the same order, so that two transactions never wait for each other crosswise. */
const inOrder = (units: Units): readonly (readonly [sku: string, quantity: number])[] =>
  [...units].sort(([a], [b]) => (a < b ? -1 : 1));

/**
 * Units that a cart could have of a row of `stock`: on the shelf, and not held for others, whose expired holds count
 * for nothing.
 */
export const unitsFor = (cartId: string): RawBuilder<number> => sql`
  (on_hand - reserved + coalesce((select sum(hold.quantity) from stock_hold hold where hold.sku = stock.sku
    and (hold.cart_id = ${cartId} or (hold.order_id is null and hold.expires_at < now()))), 0)::int)`;

type WantedUnits = { readonly sku: string; readonly wanted: number; readonly available: number };

const unitsAtHome = (cartId: string, skus: readonly string[]): RawBuilder<WantedUnits> => sql`
  select sku, (select coalesce(sum(quantity), 0)::int from cart_line
      where cart_id = ${cartId} and cart_line.sku = stock.sku and store_id is null) as wanted,
    ${unitsFor(cartId)} as available
  from stock where sku = any(${[...skus]})`;

/** What a cart has brought home of these skus, all lines together (I16), and what it could have. */
export const compareUnits = async (tx: Tx, cartId: string, skus: readonly string[]): Promise<readonly WantedUnits[]> =>
  (await unitsAtHome(cartId, skus).execute(tx)).rows;

/** The same, and a row for each store in which the cart collects one of them. */
export const compareEveryPlace = async (
  tx: Tx,
  cartId: string,
  skus: readonly string[],
): Promise<readonly WantedUnits[]> =>
  (await sql<WantedUnits>`${unitsAtHome(cartId, skus)} union all ${unitsOnShelves(cartId, skus)}`.execute(tx)).rows;

/** Takes units from what is for sale, or gives them back; false when there are not as many. */
const reserveUnits = async (tx: Tx, sku: string, units: number): Promise<boolean> => {
  const { rows } =
    await sql`update stock set reserved = reserved + ${units} where sku = ${sku} and on_hand - reserved >= ${units}
      returning sku`.execute(tx);
  return rows.length === 1;
};

const giveBack = async (
  tx: Tx,
  freed: readonly { readonly sku: string; readonly quantity: number }[],
): Promise<void> => {
  for (const [sku, quantity] of inOrder(unitsBySku(freed))) await reserveUnits(tx, sku, -quantity);
};

/**
 * Deletes holds of these skus that have expired; holds that another transaction is busy with are left to it. Stock is
 * counted back by the caller.
 */
const dropExpired = async (tx: Tx, skus: readonly string[], cartId: string): Promise<Units> => {
  const { rows } = await sql<{ sku: string; quantity: number }>`
    delete from stock_hold where (cart_id, sku) in (
      select cart_id, sku from stock_hold
        where sku = any(${skus}) and cart_id <> ${cartId} and order_id is null and expires_at < now()
        for update skip locked)
    returning sku, quantity`.execute(tx);
  return unitsBySku(rows);
};

/**
 * Makes the hold of a cart what it should be, for the next 15 minutes; returns which skus have too little, and the
 * caller then
 * rolls back. The cart is locked. Locks its holds first and then stock by sku.
 */
export const holdStock = async (
  tx: Tx,
  cartId: string,
  lines: readonly PlacedLine[],
): Promise<{ readonly missing: readonly string[]; readonly expiresAt: Date }> => {
  const wanted = unitsBySku(lines.filter((line) => line.storeId === null));
  const own = await tx
    .selectFrom('stockHold')
    .select(['sku', 'quantity'])
    .where('cartId', '=', cartId)
    .orderBy('sku')
    .forUpdate()
    .execute();
  const expired = await dropExpired(tx, [...wanted.keys()], cartId);
  const held = unitsBySku(own);
  const change = (sku: string): number => (wanted.get(sku) ?? 0) - (held.get(sku) ?? 0) - (expired.get(sku) ?? 0);
  const changes = inOrder(new Map([...wanted.keys(), ...held.keys()].map((sku) => [sku, change(sku)])));
  const missing: string[] = [];
  for (const [sku, units] of changes) if (units !== 0 && !(await reserveUnits(tx, sku, units))) missing.push(sku);

  await tx.deleteFrom('stockHold').where('cartId', '=', cartId).execute();
  const rows = inOrder(wanted).map(([sku, quantity]) => ({
    cartId,
    sku,
    quantity,
    orderId: null,
    expiresAt: holdEnd,
  }));
  const [first] =
    rows.length === 0 ? [] : await tx.insertInto('stockHold').values(rows).returning('expiresAt').execute();
  const shelves = await holdShelves(tx, cartId, { wanted: unitsByShelf(lines), until: holdEnd });
  return {
    missing: [...missing, ...shelves.missing],
    expiresAt: first?.expiresAt ?? shelves.expiresAt ?? new Date(0),
  };
};

/** Lets go of all that is held for a cart, which is locked: others never wait for its holds. */
export const releaseStock = async (tx: Tx, cartId: string): Promise<void> => {
  const { rows } = await sql<{ sku: string | null; shelf: string | null; quantity: number }>`
    with home as (delete from stock_hold where cart_id = ${cartId} returning sku, quantity),
    collected as (delete from store_hold where cart_id = ${cartId} returning shelf, quantity)
    select sku, null as shelf, quantity from home union all select null, shelf, quantity from collected`.execute(tx);
  await giveBack(
    tx,
    rows.flatMap(({ sku, quantity }) => (sku === null ? [] : [{ sku, quantity }])),
  );
  await giveBackShelves(
    tx,
    rows.flatMap(({ shelf, quantity }) => (shelf === null ? [] : [{ shelf, quantity }])),
  );
};

/** What a cart holds is held for another 15 minutes at least, whether or not an order has it; returns until when. */
export const renewHold = async (tx: Tx, cartId: string): Promise<Date> => {
  const [first] = await tx
    .updateTable('stockHold')
    .set({ expiresAt: holdEnd })
    .where('cartId', '=', cartId)
    .returning('expiresAt')
    .execute();
  const shelves = await updateShelfHolds(tx, { cartId }, sql`expires_at = ${holdEnd}`);
  return first?.expiresAt ?? shelves ?? new Date(0);
};

/** From here on the hold belongs to an order and does not expire (I18). */
export const pinHold = async (tx: Tx, cartId: string, orderId: string): Promise<void> => {
  await tx.updateTable('stockHold').set({ orderId }).where('cartId', '=', cartId).execute();
  await updateShelfHolds(tx, { cartId }, sql`order_id = ${orderId}`);
};

/** The order came to nothing: its cart keeps the units for another 15 minutes. */
export const unpinHold = async (tx: Tx, orderId: string): Promise<void> => {
  await tx.updateTable('stockHold').set({ orderId: null, expiresAt: holdEnd }).where('orderId', '=', orderId).execute();
  await updateShelfHolds(tx, { orderId }, sql`order_id = null, expires_at = ${holdEnd}`);
};

/** What an order holds is sold: it leaves the shelf for good. */
export const sellHold = async (tx: Tx, orderId: string): Promise<void> => {
  const sold = await tx.deleteFrom('stockHold').where('orderId', '=', orderId).returning(['sku', 'quantity']).execute();
  for (const [sku, units] of inOrder(unitsBySku(sold))) {
    await sql`update stock set on_hand = on_hand - ${units}, reserved = reserved - ${units} where sku = ${sku}`.execute(
      tx,
    );
  }
  await sellShelves(tx, orderId);
};

/** Frees every hold that has expired; many processes may do so at once. */
export const sweepHolds = async (tx: Tx): Promise<void> => {
  const { rows } = await sql<{ sku: string; quantity: number }>`
    delete from stock_hold where (cart_id, sku) in (
      select cart_id, sku from stock_hold where order_id is null and expires_at < now() order by expires_at limit 500
        for update skip locked)
    returning sku, quantity`.execute(tx);
  await giveBack(tx, rows);
  await sweepShelves(tx);
};
