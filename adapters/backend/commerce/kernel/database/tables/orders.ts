import type { Generated } from 'kysely';
import type { OrderState } from '#core/order/order.ts';

/**
 * State of an order's payment. `unknown` until the provider responds; `voiding` from the decision to cancel, so that
 * the order is not placed while its charge is voided.
 */
type PaymentState = 'unknown' | 'challenge' | 'voiding' | 'charged' | 'declined' | 'voided';

/** Orders and their ledger. */
export type OrderTables = {
  orders: {
    orderId: string;
    orderNumber: string;
    cartId: string;
    consumerId: string;
    siteId: string;
    status: OrderState;
    /** Minor units. */
    total: number;
    tax: number;
    currency: string;
    /** The order without status and notices; prices and addresses never change. */
    snapshot: unknown;
    instrumentId: string;
    /** Idempotency key of the charge: equal for all attempts at this order with this instrument. */
    providerKey: string;
    payment: Generated<PaymentState>;
    chargeId: string | null;
    challengeId: string | null;
    refusal: string | null;
    idempotencyKey: string;
    /** Correlation id of the placing call, also of its refusals. */
    correlationId: string;
    createdAt: Generated<Date>;
    /** Until then only the placing process acts on the order. */
    settleAfter: Date;
    settledAt: Date | null;
  };
  orderLine: { orderId: string; lineId: string; sku: string; quantity: number; storeId: string | null };
  /** Orders that a session has tracked, with the time until which it may use them (ORD-03). */
  trackedOrder: { consumerId: string; orderId: string; until: Date };
  /** Append-only; the entries of one set sum to zero. */
  ledgerEntry: {
    entryId: Generated<number>;
    entrySet: string;
    orderId: string;
    account: 'payment' | 'sales' | 'tax';
    amount: number;
    currency: string;
    createdAt: Generated<Date>;
  };
};
