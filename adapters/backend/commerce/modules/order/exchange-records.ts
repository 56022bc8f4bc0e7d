import { sql } from 'kysely';
import type { CartItemWire } from '#adapters/contract/wire/cart.codec.ts';
import type { Queries, Tx } from '#adapters/backend/commerce/kernel/database/schema.ts';
import { locationOf } from '../stock/stock-records.ts';
import type { OrderRows } from './order-row-records.ts';

/** A size of a product at a location; `storeId` is null for the warehouse. */
export type StockedSize = {
  readonly sku: string;
  readonly productId: string;
  readonly upc: string;
  readonly size: string;
  readonly storeId: string | null;
  readonly available: number;
};

/** The sizes of products that their locations have in stock, in the order of sizes. */
export const listSizes = async (
  db: Queries,
  at: readonly { readonly productId: string; readonly storeId: string | null }[],
  locale: string,
): Promise<readonly StockedSize[]> => {
  if (at.length === 0) return [];
  const places = JSON.stringify(at.map(({ productId, storeId }) => ({ product_id: productId, store_id: storeId })));
  return (
    await sql<StockedSize>`
      select sku, product_id as "productId", upc, size.label->>${locale} as size, store_id as "storeId",
        on_hand - reserved as available
      from (select distinct product_id, store_id
          from jsonb_to_recordset(${places}::jsonb) as place (product_id text, store_id text)) place
        join variant using (product_id) join size using (size_code) join stock_level using (sku)
      where location_id = ${locationOf(sql`place.store_id`)} and on_hand > reserved
      order by size.position, sku`.execute(db)
  ).rows;
};

/** A variant by its sku, with its size; undefined for an unknown one. */
export const findSize = async (
  db: Queries,
  sku: string,
  locale: string,
): Promise<Pick<StockedSize, 'sku' | 'productId' | 'upc' | 'size'> | undefined> =>
  (
    await sql<Pick<StockedSize, 'sku' | 'productId' | 'upc' | 'size'>>`
      select sku, product_id as "productId", upc, size.label->>${locale} as size
      from variant join size using (size_code) where sku = ${sku}`.execute(db)
  ).rows[0];

/** Inserts a shipment of an exchange: sent, or collected, as the shipment whose units it replaces. */
export const insertExchangeShipment = async (
  tx: Tx,
  {
    orderId,
    shipmentId,
    position,
  }: { readonly orderId: string; readonly shipmentId: string; readonly position: number },
  { like, exchangeOf }: { readonly like: string; readonly exchangeOf: string },
): Promise<void> => {
  await sql`
    insert into order_shipment (shipment_id, order_id, position, code, method, label, delivery_time, address, store_id,
      store, point, shipping, shipping_tax, taxes, state, exchange_of)
    select ${shipmentId}, ${orderId}, ${position}, code, method, label, delivery_time, address, store_id, store, point, 0, 0, taxes,
      'RESERVED', ${exchangeOf}
    from order_shipment where shipment_id = ${like}`.execute(tx);
};

/** Inserts a line whose units have the shares of those that it replaces. */
export const insertExchangeLine = async (
  tx: Tx,
  { orderId, lineId: oldLineId }: { readonly orderId: string; readonly lineId: string },
  line: Pick<OrderRows['lines'][number], 'lineId' | 'position' | 'sku' | 'shipmentId'> & {
    readonly item: CartItemWire;
    readonly units: readonly number[];
  },
): Promise<void> => {
  const { lineId, position, sku, shipmentId, item, units } = line;
  await sql`
    insert into order_line (order_id, line_id, position, sku, recipe_id, quantity, unit_price, store_id, shipment_id, item)
    select order_id, ${lineId}, ${position}, ${sku}, recipe_id, ${units.length}, unit_price, store_id, ${shipmentId},
      ${JSON.stringify(item)}::jsonb
    from order_line where order_id = ${orderId} and line_id = ${oldLineId}`.execute(tx);
  await sql`
    insert into order_unit (order_id, line_id, unit, price, discount, discounts, tax, amount)
    select order_id, ${lineId}, row_number() over (order by unit), price, discount, discounts, tax, amount
    from order_unit where order_id = ${orderId} and line_id = ${oldLineId} and unit = any(${[...units]}::int[])`.execute(
    tx,
  );
};

/** Deletes the shipment of an exchange that was not accepted, with its lines and their units. */
export const deleteExchangeShipment = async (
  tx: Tx,
  { orderId, shipmentId }: { readonly orderId: string; readonly shipmentId: string },
): Promise<void> => {
  await sql`update return_line set exchange_line_id = null where order_id = ${orderId}
    and exchange_line_id in (select line_id from order_line where shipment_id = ${shipmentId})`.execute(tx);
  // Its lines and units go with it.
  await tx.deleteFrom('orderShipment').where('shipmentId', '=', shipmentId).execute();
};
