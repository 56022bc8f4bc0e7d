import { sql } from 'kysely';
import type { OrderState } from '#core/order/order.ts';
import type { ReturnState, ShipmentState } from '#core/order/moves.ts';
import type { Tx } from '#adapters/backend/commerce/kernel/database/schema.ts';

/** What happens to a paid order. Without personal data, since rows of the log never change. */
type OrderLogEntry =
  | { readonly kind: 'state'; readonly data: { readonly state: OrderState } }
  | { readonly kind: 'shipment'; readonly data: { readonly shipmentId: string; readonly state: ShipmentState } }
  | { readonly kind: 'return'; readonly data: { readonly returnId: string; readonly state: ReturnState } }
  | {
      readonly kind: 'cancellation';
      readonly data: {
        readonly items: readonly { readonly lineId: string; readonly quantity: number }[];
      };
    }
  | { readonly kind: 'refund'; readonly data: { readonly refundId: string; readonly amount: number } }
  | {
      readonly kind: 'payment-refused';
      readonly data: { readonly operation: 'capture' | 'release' | 'refund'; readonly reason: string };
    };

/** Adds an event to the log of an order, in the transaction of the change. Rows of the log never change. */
export const insertEvent = async (tx: Tx, orderId: string, { kind, data }: OrderLogEntry): Promise<void> => {
  await tx
    .insertInto('orderEvent')
    .values({ orderId, kind, data: sql`${JSON.stringify(data)}::jsonb` })
    .execute();
};
