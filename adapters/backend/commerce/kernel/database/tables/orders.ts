import type { Generated } from 'kysely';
import type { OrderState } from '#core/order/order.ts';

/**
 * Where the payment of an order stands. `unknown` until the provider's answer is known; `voiding` from the moment on at
 * which
 * the order is given up, so that it is not placed while its money is returned.
 */
type PaymentState = 'unknown' | 'challenge' | 'voiding' | 'charged' | 'declined' | 'voided';

/** Orders, the money they moved, and the events that are published about them. */
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
    /** The order as it is shown, but for its status and flashes; prices and addresses never change again. */
    snapshot: unknown;
    instrumentId: string;
    /** The key under which the provider charges: the same for every attempt at this order with this instrument. */
    providerKey: string;
    payment: Generated<PaymentState>;
    chargeId: string | null;
    challengeId: string | null;
    refusal: string | null;
    idempotencyKey: string;
    /** Of the call that placed it; its refusal is given under the same id. */
    correlationId: string;
    createdAt: Generated<Date>;
    /** Only the process that placed the order acts on it before. */
    settleAfter: Date;
    settledAt: Date | null;
  };
  orderLine: { orderId: string; lineId: string; sku: string; quantity: number; storeId: string | null };
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
  outbox: {
    eventId: string;
    kind: 'OrderPlaced' | 'OrderCancelled';
    orderId: string;
    body: unknown;
    createdAt: Generated<Date>;
    sentAt: Date | null;
  };
};
