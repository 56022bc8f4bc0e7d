import type { ShipmentState } from '#core/order/moves.ts';
import type { Queries } from '#adapters/backend/commerce/kernel/database/schema.ts';
import { listShipments } from './shipment-records.ts';

/** An order as an operator sees it. Amounts are minor units. */
export type OrderOverview = {
  readonly orderId: string;
  readonly orderNumber: string;
  readonly siteId: string;
  readonly status: string;
  readonly total: number;
  readonly currency: string;
  readonly shipments: readonly { readonly shipmentId: string; readonly code: string; readonly state: ShipmentState }[];
  readonly returns: readonly { readonly returnId: string; readonly state: string }[];
  readonly documents: readonly { readonly documentId: string; readonly kind: string }[];
  readonly pendingPayments: number;
};

/** Undefined for an unknown number. */
export const readOverview = async (db: Queries, orderNumber: string): Promise<OrderOverview | undefined> => {
  const order = await db
    .selectFrom('orders')
    .select(['orderId', 'orderNumber', 'siteId', 'status', 'total', 'currency'])
    .where('orderNumber', '=', orderNumber)
    .executeTakeFirst();
  if (order === undefined) return undefined;
  const of = order.orderId;
  const shipments = await listShipments(db, of);
  const returns = await db
    .selectFrom('orderReturn')
    .select(['returnId', 'state'])
    .where('orderId', '=', of)
    .orderBy('createdAt')
    .execute();
  const documents = await db
    .selectFrom('orderDocument')
    .select(['documentId', 'kind'])
    .where('orderId', '=', of)
    .orderBy('createdAt')
    .execute();
  const pending = await db
    .selectFrom('paymentOperation')
    .select('operationId')
    .where('orderId', '=', of)
    .where('state', '=', 'pending')
    .execute();
  return { ...order, shipments, returns, documents, pendingPayments: pending.length };
};
