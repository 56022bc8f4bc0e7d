import { sql } from 'kysely';
import type { OrderState } from '#core/order/order.ts';
import type { ReturnState, ShipmentState } from '#core/order/moves.ts';
import type { WithdrawalOutcome } from '#adapters/backend/commerce/kernel/outbox/templates/withdrawal-lines.ts';
import type { Tx } from '#adapters/backend/commerce/kernel/database/schema.ts';

/** A withdrawal from the contract; `at` is ISO 8601, UTC. Those of earlier releases have no outcome. */
export type WithdrawalEntry = {
  readonly withdrawalId: string;
  readonly at: string;
  readonly items: readonly { readonly lineId: string; readonly quantity: number }[];
  readonly outcome?: WithdrawalOutcome;
};

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
  | { readonly kind: 'withdrawal'; readonly data: WithdrawalEntry }
  | { readonly kind: 'correction'; readonly data: { readonly fields: readonly ('email' | 'address')[] } }
  /** A new card pays what others hold. */
  | { readonly kind: 'payment'; readonly data: { readonly amount: number } }
  | { readonly kind: 'refund'; readonly data: { readonly refundId: string; readonly amount: number } }
  /** A refused refund was paid in another way. */
  | { readonly kind: 'repaid'; readonly data: { readonly refundId: string; readonly amount: number } }
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

/** The withdrawal of an id; undefined for an unknown one. */
export const findWithdrawal = async (
  tx: Tx,
  { orderId, withdrawalId }: { readonly orderId: string; readonly withdrawalId: string },
): Promise<WithdrawalEntry | undefined> =>
  (
    await sql<{ data: WithdrawalEntry }>`select data from order_event
      where order_id = ${orderId} and kind = 'withdrawal' and data->>'withdrawalId' = ${withdrawalId}`.execute(tx)
  ).rows[0]?.data;
