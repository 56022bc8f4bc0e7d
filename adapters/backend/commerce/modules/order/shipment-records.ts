import { sql, type Selectable } from 'kysely';
import type { ShipmentState } from '#core/order/moves.ts';
import type { OrderState } from '#core/order/order.ts';
import type { Address } from '#core/profile/address.ts';
import type { Queries, Schema, Tx } from '#adapters/backend/commerce/kernel/database/schema.ts';

type ShipmentRecord = Selectable<Schema['orderShipment']>;

export const listShipments = (
  db: Queries,
  orderId: string,
): Promise<readonly Pick<ShipmentRecord, 'shipmentId' | 'state' | 'code' | 'method' | 'exchangeOf'>[]> =>
  db
    .selectFrom('orderShipment')
    .select(['shipmentId', 'state', 'code', 'method', 'exchangeOf'])
    .where('orderId', '=', orderId)
    .orderBy('position')
    .execute();

type ShipmentFields = Partial<
  Pick<
    ShipmentRecord,
    | 'carrier'
    | 'trackingNumber'
    | 'arrivesFrom'
    | 'arrivesTo'
    | 'pickupCode'
    | 'collectUntil'
    | 'shippingRefunded'
    | 'shippingRefundId'
    | 'handedOverAt'
    | 'arrivedAt'
  >
>;

export const updateShipment = async (tx: Tx, shipmentId: string, fields: ShipmentFields): Promise<void> => {
  await tx.updateTable('orderShipment').set(fields).where('shipmentId', '=', shipmentId).execute();
};

/**
 * Sends the parcels to an address of an order to another one, and bills it to `billing`; undefined leaves the billing
 * address.
 */
export const correctAddress = async (
  tx: Tx,
  orderId: string,
  { from, to, billing }: { readonly from: Address; readonly to: Address; readonly billing: Address | undefined },
): Promise<void> => {
  await tx
    .updateTable('orderShipment')
    .set({ address: sql`${JSON.stringify(to)}::jsonb` })
    .where('orderId', '=', orderId)
    .where(sql<boolean>`address = ${JSON.stringify(from)}::jsonb`)
    .execute();
  if (billing === undefined) return;
  await tx
    .updateTable('orders')
    .set({ billingAddress: sql`${JSON.stringify(billing)}::jsonb` })
    .where('orderId', '=', orderId)
    .execute();
};

/**
 * Replaces the e-mail address of a locked order. Sessions that have tracked it by the old one cannot use it any longer
 * (ORD-03).
 */
export const setOrderEmail = async (tx: Tx, orderId: string, email: string): Promise<void> => {
  await tx.updateTable('orders').set({ email }).where('orderId', '=', orderId).execute();
  await tx.deleteFrom('trackedOrder').where('orderId', '=', orderId).execute();
};

/** Stores a state of a shipment, with the times that it sets. */
export const setShipmentState = async (
  tx: Tx,
  shipmentId: string,
  { state, ...fields }: ShipmentFields & { readonly state: ShipmentState },
): Promise<void> => {
  await tx
    .updateTable('orderShipment')
    .set({ ...fields, state, movedAt: sql<Date>`now()` })
    .where('shipmentId', '=', shipmentId)
    .execute();
};

/** Stores a state of an order. The database refuses a move that is not listed (ORD-15). */
export const setOrderState = async (tx: Tx, orderId: string, status: OrderState): Promise<void> => {
  await tx.updateTable('orders').set({ status }).where('orderId', '=', orderId).execute();
};
