import { sql } from 'kysely';
import type { CommerceDatabase } from '../commerce/kernel/database/schema.ts';
import { siteOf } from '../commerce/kernel/sites.ts';
import { pickupPromise, promisedArrival } from '../commerce/kernel/site-days.ts';
import { withTransaction } from '#adapters/database/transaction.ts';
import { readDigest, writeDigest } from './seed-records.ts';

type Db = CommerceDatabase['db'];

/**
 * Moves every date of an order into the past, as if it had been placed that many days earlier. Triggers protect the log
 * of an order against changes, so they are off in this transaction: only on the embedded database, whose user may do so.
 */
export const ageOrder = (db: Db, orderNumber: string, days: number): Promise<void> =>
  withTransaction(db, async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql`
      with aged as (select order_id, make_interval(days => ${days}::int) as age from orders
          where order_number = ${orderNumber}),
        events as (update order_event set created_at = created_at - age from aged
          where order_event.order_id = aged.order_id),
        shipments as (update order_shipment set handed_over_at = handed_over_at - age, arrived_at = arrived_at - age,
          collect_until = collect_until - age from aged where order_shipment.order_id = aged.order_id),
        refunds as (update refund set created_at = created_at - age, settled_at = settled_at - age from aged
          where refund.order_id = aged.order_id),
        returns as (update order_return set created_at = order_return.created_at - age,
          expires_at = order_return.expires_at - age from aged where order_return.order_id = aged.order_id),
        documents as (update order_document set created_at = created_at - age,
          data = jsonb_set(data, '{date}', to_jsonb(to_char(((data->>'date')::timestamptz - age) at time zone 'UTC',
            'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))) from aged where order_document.order_id = aged.order_id)
      update orders set created_at = created_at - age, settled_at = settled_at - age from aged
        where orders.order_id = aged.order_id`.execute(tx);
  });

/** Promises the days that were promised on the day of an order, which was moved into the past. */
const renewPromises = async (
  db: Db,
  { orderId, siteId, createdAt }: { readonly orderId: string; readonly siteId: string; readonly createdAt: Date },
): Promise<void> => {
  const site = siteOf(siteId);
  if (site === undefined) throw new TypeError(`Order ${orderId} has an unknown site`);
  const now = createdAt.getTime();
  const shipments = await db
    .selectFrom('orderShipment')
    .leftJoin('store', (join) => join.onRef('store.storeId', '=', 'orderShipment.storeId').on('code', '=', 'pickup'))
    .select(['shipmentId', 'deliveryTime', 'store.address', 'timeZone', 'openingHours'])
    .where('orderId', '=', orderId)
    .where('arrivesFrom', 'is not', null)
    .execute();
  for (const { shipmentId, deliveryTime, address, timeZone, openingHours } of shipments) {
    const promise =
      address === null || timeZone === null || openingHours === null
        ? { deliveryTime, arrival: promisedArrival(site, { label: deliveryTime, now }) }
        : pickupPromise({ country: address.country, timeZone, openingHours }, { ...site, now });
    await db
      .updateTable('orderShipment')
      .set({
        deliveryTime: promise?.deliveryTime ?? deliveryTime,
        arrivesFrom: promise?.arrival?.from ?? null,
        arrivesTo: promise?.arrival?.to ?? null,
      })
      .where('shipmentId', '=', shipmentId)
      .execute();
  }
};

/**
 * Keeps an order in its state in the demo, with the days that were promised for it, and gives its parcels a tracking
 * number (ORD-19). `source`: where it was bought (ORD-05).
 */
export const keepExample = async (db: Db, orderNumber: string, source: 'ONLINE' | 'STORE'): Promise<void> => {
  const order = await db
    .updateTable('orders')
    .set({ isExample: true, source })
    .where('orderNumber', '=', orderNumber)
    .returning(['orderId', 'siteId', 'createdAt'])
    .executeTakeFirstOrThrow();
  await renewPromises(db, order);
  await db
    .updateTable('orderShipment')
    .set({ carrier: 'DHL', trackingNumber: `00340${orderNumber}` })
    .where('orderId', '=', order.orderId)
    .where('storeId', 'is', null)
    .where('handedOverAt', 'is not', null)
    .execute();
};

const NAME = 'demo-orders';

/** The number of example orders that earlier starts have made. */
export const countExamples = async (db: Db): Promise<number> => Number((await readDigest(db, NAME)) ?? 0);

export const storeExampleCount = (db: Db, count: number): Promise<void> =>
  withTransaction(db, (tx) => writeDigest(tx, NAME, String(count)));
