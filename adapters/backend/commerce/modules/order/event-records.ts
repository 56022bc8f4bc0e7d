import { sql } from 'kysely';
import type { OrderState } from '#core/order/order.ts';
import type { ReturnState, ShipmentState } from '#core/order/moves.ts';
import type { Tx } from '#adapters/backend/commerce/kernel/database/schema.ts';

/** What happens to a paid order. */
type OrderLogEntry =
  | { readonly kind: 'state'; readonly data: { readonly state: OrderState } }
  | { readonly kind: 'shipment'; readonly data: { readonly shipmentId: string; readonly state: ShipmentState } }
  | { readonly kind: 'return'; readonly data: { readonly returnId: string; readonly state: ReturnState } };

/** Adds an event to the log of an order, in the transaction of the change. Rows of the log never change. */
export const insertEvent = async (tx: Tx, orderId: string, { kind, data }: OrderLogEntry): Promise<void> => {
  await tx
    .insertInto('orderEvent')
    .values({ orderId, kind, data: sql`${JSON.stringify(data)}::jsonb` })
    .execute();
};
