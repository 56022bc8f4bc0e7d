import type { ReturnState, ShipmentState } from '#core/order/moves.ts';
import type { Queries, Tx } from '#adapters/backend/commerce/kernel/database/schema.ts';
import { isRefusal } from '#adapters/backend/commerce/kernel/errors.ts';
import { withTransaction } from '#adapters/database/transaction.ts';
import { beginHandOver, completeArrival, giveBackUncollected } from './hand-over.ts';
import type { OrderOverview } from './overview-records.ts';
import { receiveReturn, refundReturn, rejectReturn } from './return-order.ts';

/** What an operator does with the shipments of an order, and which shipments it concerns. */
export const orderActions = {
  ship: ['PLACED', 'PREPARING'],
  deliver: ['SHIPPED'],
  pickup: ['READY_FOR_PICKUP'],
  uncollected: ['READY_FOR_PICKUP'],
} as const satisfies { readonly [action: string]: readonly ShipmentState[] };

export type OrderAction = keyof typeof orderActions;

/** What an operator does with a return, and the states that allow it. */
export const returnActions = {
  receive: ['LABEL_CREATED', 'IN_TRANSIT'],
  refund: ['RECEIVED'],
  reject: ['RECEIVED'],
} as const satisfies { readonly [action: string]: readonly ReturnState[] };

export type ReturnAction = keyof typeof returnActions;

/** `Nothing`: no shipment or return is in a state that allows it. */
type Outcome = 'Done' | 'Nothing';

const outcomeOf = async (work: Promise<Outcome>): Promise<Outcome> =>
  work.catch((thrown: unknown) => {
    if (isRefusal(thrown) || thrown instanceof RangeError) return 'Nothing';
    throw thrown;
  });

type Tracking = { readonly carrier?: string | undefined; readonly trackingNumber?: string | undefined };

/**
 * Acts on every shipment of an order that is in the right state, in one transaction. Captures and refunds are stored;
 * a running shop or service sends them to the payment provider.
 */
export const operateOrder = (
  db: Queries,
  action: OrderAction,
  { overview, tracking, now }: { readonly overview: OrderOverview; readonly tracking: Tracking; readonly now: number },
): Promise<Outcome> =>
  outcomeOf(
    withTransaction(db, async (tx): Promise<Outcome> => {
      const states: readonly ShipmentState[] = orderActions[action];
      // Digital goods are sent on their day.
      const due = overview.shipments.filter(({ state, code }) => states.includes(state) && code !== 'digital');
      for (const { shipmentId } of due) {
        const moved = { shipmentId, now };
        if (action === 'ship') await beginHandOver(tx, overview.orderId, { ...moved, ...tracking });
        else if (action === 'uncollected') await giveBackUncollected(tx, overview.orderId, moved);
        else await completeArrival(tx, overview.orderId, moved);
      }
      return due.length === 0 ? 'Nothing' : 'Done';
    }),
  );

/**
 * Receives a return, in a store or at the warehouse, or refunds or rejects a received one; `reason` is what the shopper
 * reads.
 */
export const operateReturn = (
  db: Queries,
  action: ReturnAction,
  {
    returnId,
    reason,
    storeId,
    now,
  }: {
    readonly returnId: string;
    readonly reason: string;
    readonly storeId?: string | undefined;
    readonly now: number;
  },
): Promise<Outcome> => {
  const steps: { readonly [name in ReturnAction]: (tx: Tx) => Promise<void> } = {
    receive: (tx) => receiveReturn(tx, returnId, { storeId }),
    refund: (tx) => refundReturn(tx, returnId, now),
    reject: (tx) => rejectReturn(tx, returnId, { reason }),
  };
  return outcomeOf(
    withTransaction(db, async (tx): Promise<Outcome> => {
      await steps[action](tx);
      return 'Done';
    }),
  );
};
