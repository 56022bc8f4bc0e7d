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
    order_id: string;
    order_number: string;
    cart_id: string;
    consumer_id: string;
    site_id: string;
    status: OrderState;
    /** Minor units. */
    total: number;
    tax: number;
    currency: string;
    /** The order as it is shown, but for its status and flashes; prices and addresses never change again. */
    snapshot: unknown;
    instrument_id: string;
    /** The key under which the provider charges: the same for every attempt at this order with this instrument. */
    provider_key: string;
    payment: Generated<PaymentState>;
    charge_id: string | null;
    challenge_id: string | null;
    refusal: string | null;
    idempotency_key: string;
    /** Of the call that placed it; its refusal is given under the same id. */
    correlation_id: string;
    created_at: Generated<Date>;
    /** Only the process that placed the order acts on it before. */
    settle_after: Date;
    settled_at: Date | null;
  };
  order_line: { order_id: string; line_id: string; sku: string; quantity: number; store_id: string | null };
  /** Append-only; the entries of one set sum to zero. */
  ledger_entry: {
    entry_id: Generated<number>;
    entry_set: string;
    order_id: string;
    account: 'payment' | 'sales' | 'tax';
    amount: number;
    currency: string;
    created_at: Generated<Date>;
  };
  outbox: {
    event_id: string;
    kind: 'OrderPlaced' | 'OrderCancelled';
    order_id: string;
    body: unknown;
    created_at: Generated<Date>;
    sent_at: Date | null;
  };
};
