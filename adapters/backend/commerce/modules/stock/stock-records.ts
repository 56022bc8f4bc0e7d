import type { InStatement } from '#adapters/database/compiled-once.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '#adapters/backend/commerce/kernel/database/schema.ts';
import { WAREHOUSE } from '#adapters/backend/commerce/kernel/database/tables/stock.ts';
import { tooManyRequests } from '#adapters/backend/commerce/kernel/rates/limit-calls.ts';

/** Minutes for which a cart holds stock (CART-41). */
const HOLD_MINUTES = 15;
const holdEnd = sql<Date>`now() + make_interval(mins => ${HOLD_MINUTES})`;

/**
 * Units of a sku at a location that the carts of one network may hold at a time. Guests are free, so a limit by cart
 * would let one client hold all. Three full carts (`UNIT_LIMIT`) in a household or office are normal.
 */
const NETWORK_UNITS = 30;

/** Units of a sku at a location. */
type StockUnits = { readonly sku: string; readonly locationId: string; readonly quantity: number };

/**
 * Sums units by sku and location, against which limits and stock are checked (I16). Always in the same order, so that
 * concurrent transactions do not deadlock.
 */
const summed = (entries: Iterable<StockUnits>): readonly StockUnits[] => {
  const sums = new Map<string, StockUnits>();
  for (const entry of entries) {
    const key = `${entry.sku} ${entry.locationId}`;
    sums.set(key, { ...entry, quantity: entry.quantity + (sums.get(key)?.quantity ?? 0) });
  }
  return [...sums].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, entry]) => entry);
};

const negative = (entries: readonly StockUnits[]): readonly StockUnits[] =>
  entries.map((entry) => ({ ...entry, quantity: -entry.quantity }));

/** SQL: the location of a row with a store id; the warehouse for null. */
export const locationOf = (storeId: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`coalesce(${storeId}, ${sql.lit(WAREHOUSE)})`;

/** SQL: the location that has the goods of a row of `delivery_group`: only a pickup takes them from its store. */
export const stockLocation = locationOf(sql`case when delivery_group.code = 'pickup' then delivery_group.store_id end`);

/** SQL: units of a row of `stock_level` that are available to a cart, without holds of others that have not expired. */
export const availableTo = (cartId: InStatement<string>): RawBuilder<number> => sql`
  (stock_level.on_hand - stock_level.reserved + coalesce((select sum(hold.quantity) from stock_hold hold
    where hold.sku = stock_level.sku and hold.location_id = stock_level.location_id
    and (hold.cart_id = ${cartId} or (hold.order_id is null and hold.expires_at < now()))), 0)::int)`;

type ComparedUnits = Pick<StockUnits, 'sku' | 'locationId'> & {
  readonly wanted: number;
  readonly available: number;
  /** The limit of units of its style; null without one of its own. */
  readonly own: number | null;
};

/**
 * Wanted and available units of skus by location, summed over all lines (I16). Includes the warehouse, and stores of
 * pickup lines.
 */
export const compareUnits = async (
  tx: Tx,
  cartId: string,
  skus: readonly string[],
): Promise<readonly ComparedUnits[]> =>
  (
    await sql<ComparedUnits>`
      select sku, location_id, wanted, coalesce(${availableTo(cartId)}, 0) as available, (
          select unit_limit from variant join product using (product_id) join style using (style_id)
          where variant.sku = line.sku) as own
      from (
        select sku, location_id, sum(quantity)::int as wanted from (
          select unnest(${[...skus]}::text[]) as sku, ${sql.lit(WAREHOUSE)} as location_id, 0 as quantity
          union all select sku, ${stockLocation}, quantity
            from cart_line join delivery_group using (cart_id, group_id)
            where cart_id = ${cartId} and sku = any(${[...skus]})) line
        group by sku, location_id) line
      left join stock_level using (sku, location_id)`.execute(tx)
  ).rows;

/** Like `compareUnits`, at the warehouse only. */
export const compareDelivered = async (
  tx: Tx,
  cartId: string,
  skus: readonly string[],
): Promise<readonly ComparedUnits[]> =>
  (await compareUnits(tx, cartId, skus)).filter(({ locationId }) => locationId === WAREHOUSE);

/** Units of a sku at a location that are available to a cart, without those of its lines. */
export const spareUnits = async (
  tx: Tx,
  { cartId, sku, locationId }: { readonly cartId: string } & Pick<StockUnits, 'sku' | 'locationId'>,
): Promise<number> => {
  const { rows } = await sql<{ units: number }>`
    select ${availableTo(cartId)} - coalesce((select sum(quantity)::int
        from cart_line join delivery_group using (cart_id, group_id)
        where cart_id = ${cartId} and cart_line.sku = ${sku} and ${stockLocation} = ${locationId}), 0) as units
      from stock_level where sku = ${sku} and location_id = ${locationId}`.execute(tx);
  return rows[0]?.units ?? 0;
};

/** Reserves units, or releases them where negative; false when too few are available. */
const reserveUnits = async (tx: Tx, { sku, locationId, quantity }: StockUnits): Promise<boolean> => {
  const { rows } = await sql`
    update stock_level set reserved = reserved + ${quantity}
    where sku = ${sku} and location_id = ${locationId} and on_hand - reserved >= ${quantity} returning sku`.execute(tx);
  return rows.length === 1;
};

const returnUnits = async (tx: Tx, freed: readonly StockUnits[]): Promise<void> => {
  for (const units of negative(summed(freed))) await reserveUnits(tx, units);
};

/**
 * Deletes expired holds within a scope and a limit, except those that another transaction has locked. The caller
 * returns the units.
 */
const deleteExpired = async (
  tx: Tx,
  { scope, limit }: { readonly scope: RawBuilder<unknown>; readonly limit: number | null },
): Promise<readonly StockUnits[]> =>
  (
    await sql<StockUnits>`
      delete from stock_hold where (cart_id, sku, location_id) in (
        select cart_id, sku, location_id from stock_hold where order_id is null and expires_at < now() and ${scope}
          order by expires_at limit ${limit} for update skip locked)
      returning sku, location_id, quantity`.execute(tx)
  ).rows;

/** Deletes expired holds of other carts on wanted units. */
const deleteExpiredOfOthers = (tx: Tx, cartId: string, wanted: readonly StockUnits[]): Promise<readonly StockUnits[]> =>
  deleteExpired(tx, {
    scope: sql`cart_id <> ${cartId} and (sku, location_id) in (
      select * from unnest(${wanted.map(({ sku }) => sku)}::text[], ${wanted.map((at) => at.locationId)}::text[]))`,
    limit: null,
  });

/**
 * Seconds until other carts of a network hold less of one of these skus, where all together hold more than they may;
 * undefined if they do not.
 */
const waitOfNetwork = async (
  tx: Tx,
  { cartId, network, skus }: { readonly cartId: string; readonly network: string; readonly skus: readonly string[] },
): Promise<number | undefined> => {
  const { rows } = await sql<{ seconds: number }>`
    select ceil(extract(epoch from coalesce(min(expires_at) filter (where cart_id <> ${cartId}), ${holdEnd}) - now()))::int
      as seconds
    from stock_hold
    where sku = any(${[...skus]}::text[]) and network = ${network} and order_id is null and expires_at >= now()
    group by sku, location_id having sum(quantity) > ${NETWORK_UNITS}`.execute(tx);
  return rows.length === 0 ? undefined : Math.max(1, ...rows.map(({ seconds }) => seconds));
};

/**
 * Makes the holds of a locked cart equal to its lines for 15 minutes; returns the expiry. Undefined when units are
 * missing: the caller then rolls back. Throws 429 INV406 while carts of the client's network hold too many of them. Locks
 * first the holds of the cart, then stock in sorted order.
 */
export const holdStock = async (
  tx: Tx,
  { cartId, network = null }: { readonly cartId: string; readonly network?: string | null | undefined },
  lines: readonly StockUnits[],
): Promise<Date | undefined> => {
  const wanted = summed(lines.map(({ sku, quantity, locationId }) => ({ sku, quantity, locationId })));
  const own = await tx
    .selectFrom('stockHold')
    .select(['sku', 'locationId', 'quantity'])
    .where('cartId', '=', cartId)
    .orderBy('sku')
    .orderBy('locationId')
    .forUpdate()
    .execute();
  const expired = await deleteExpiredOfOthers(tx, cartId, wanted);
  for (const change of summed([...wanted, ...negative(own), ...negative(expired)]))
    if (change.quantity !== 0 && !(await reserveUnits(tx, change))) return undefined;
  await tx.deleteFrom('stockHold').where('cartId', '=', cartId).execute();
  const holds = wanted.map((units) => ({ ...units, cartId, network, orderId: null, expiresAt: holdEnd }));
  if (holds.length === 0) return new Date(0);
  const { expiresAt } = await tx.insertInto('stockHold').values(holds).returning('expiresAt').executeTakeFirstOrThrow();
  const skus = holds.map(({ sku }) => sku);
  const wait = network === null ? undefined : await waitOfNetwork(tx, { cartId, network, skus });
  if (wait !== undefined) throw tooManyRequests(wait, 'INV406');
  return expiresAt;
};

/** Releases all holds of a locked cart. Other transactions never wait for its holds. */
export const releaseStock = async (tx: Tx, cartId: string): Promise<void> =>
  returnUnits(
    tx,
    await tx
      .deleteFrom('stockHold')
      .where('cartId', '=', cartId)
      .returning(['sku', 'locationId', 'quantity'])
      .execute(),
  );

/** Extends the holds of a cart to 15 minutes, also those of an order; returns the expiry. */
export const renewHold = async (tx: Tx, cartId: string): Promise<Date> =>
  (
    await tx
      .updateTable('stockHold')
      .set({ expiresAt: holdEnd })
      .where('cartId', '=', cartId)
      .returning('expiresAt')
      .executeTakeFirst()
  )?.expiresAt ?? new Date(0);

/** Assigns the holds to an order, so that they do not expire (I18). */
export const pinHold = async (tx: Tx, cartId: string, orderId: string): Promise<void> => {
  await tx.updateTable('stockHold').set({ orderId }).where('cartId', '=', cartId).execute();
};

/** Returns the holds of a canceled order to its cart for 15 minutes. */
export const unpinHold = async (tx: Tx, orderId: string): Promise<void> => {
  await tx.updateTable('stockHold').set({ orderId: null, expiresAt: holdEnd }).where('orderId', '=', orderId).execute();
};

/** Deletes the holds of an order and removes the sold units from stock. */
export const sellHold = async (tx: Tx, orderId: string): Promise<void> => {
  const sold = await tx
    .deleteFrom('stockHold')
    .where('orderId', '=', orderId)
    .returning(['sku', 'locationId', 'quantity'])
    .execute();
  for (const { sku, locationId, quantity } of summed(sold))
    await sql`update stock_level set on_hand = on_hand - ${quantity}, reserved = reserved - ${quantity}
      where sku = ${sku} and location_id = ${locationId}`.execute(tx);
};

/** Takes units of an exchange from the stock of their locations; false when too few are available. */
export const takeUnits = async (
  tx: Tx,
  units: readonly { readonly sku: string; readonly storeId: string | null; readonly quantity: number }[],
): Promise<boolean> => {
  const taken = summed(units.map(({ storeId, ...rest }) => ({ ...rest, locationId: storeId ?? WAREHOUSE })));
  for (const { sku, locationId, quantity } of taken) {
    const { rows } = await sql`update stock_level set on_hand = on_hand - ${quantity}
      where sku = ${sku} and location_id = ${locationId} and on_hand - reserved >= ${quantity} returning sku`.execute(
      tx,
    );
    if (rows.length === 0) return false;
  }
  return true;
};

/**
 * Adds units to the stock of a location, the warehouse by default: canceled units, and returned ones, which a store may
 * not have had before. Units of a sku or a store that exists no more are not added.
 */
export const restockUnits = async (
  tx: Tx,
  units: readonly { readonly sku: string; readonly storeId: string | null; readonly quantity: number }[],
): Promise<void> => {
  const back = summed(units.map(({ storeId, ...rest }) => ({ ...rest, locationId: storeId ?? WAREHOUSE })));
  for (const { sku, locationId, quantity } of back)
    await sql`insert into stock_level (sku, location_id, on_hand)
      select sku, location_id, ${quantity}::int from variant, stock_location
        where sku = ${sku} and location_id = ${locationId}
      on conflict (sku, location_id) do update set on_hand = stock_level.on_hand + excluded.on_hand`.execute(tx);
};

/** Largest number of holds per sweep. */
const SWEEP_LIMIT = 500;

/** Releases expired holds. Safe for concurrent processes. */
export const sweepHolds = async (tx: Tx): Promise<void> =>
  returnUnits(tx, await deleteExpired(tx, { scope: sql`true`, limit: SWEEP_LIMIT }));
