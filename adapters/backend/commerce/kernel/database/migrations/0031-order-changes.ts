import type { Migration } from '#adapters/database/migrate.ts';

/**
 * What happens to an order after it is placed: requests to the payment provider, refunds, invoices and credit notes,
 * returns. Payments are authorized when the order is placed and captured before each hand-over.
 */
export const orderChanges: Migration = {
  name: '0031-order-changes',
  statements: [
    `alter table orders drop constraint orders_payment_check, drop constraint orders_paid,
      add constraint orders_payment_check
        check (payment in ('unknown', 'challenge', 'voiding', 'charged', 'authorized')),
      add constraint orders_paid check (status = 'PAYMENT_PENDING'
        or (payment in ('charged', 'authorized') and charge_id is not null))`,
    `create table refund (
      refund_id text primary key, order_id text not null references orders,
      kind text not null check (kind in ('canceled', 'uncollected', 'returned')),
      amount bigint not null check (amount >= 0), tax bigint not null check (tax between 0 and amount),
      shipping bigint not null check (shipping between 0 and amount), created_at timestamptz not null default now())`,
    `create index refund_by_order on refund (order_id)`,

    // A request to the provider, stored before it is sent. Its id is the idempotency key.
    `create table payment_operation (
      operation_id text primary key, order_id text not null references orders, instrument_id text not null,
      kind text not null check (kind in ('capture', 'release', 'refund')), amount bigint not null check (amount > 0),
      shipment_id text references order_shipment, refund_id text references refund,
      state text not null default 'pending' check (state in ('pending', 'done', 'refused')), refusal text,
      created_at timestamptz not null default now(), settle_after timestamptz not null, settled_at timestamptz,
      constraint payment_operation_settled check ((state = 'pending') = (settled_at is null)),
      foreign key (order_id, instrument_id) references order_instrument (order_id, instrument_id))`,
    `create index payment_operation_due on payment_operation (settle_after) where state = 'pending'`,
    `create index payment_operation_refused on payment_operation (shipment_id)
      where kind = 'capture' and state = 'refused'`,
    `create index payment_operation_by_order on payment_operation (order_id)`,
    // At most one capture per hand-over waits or has succeeded.
    `create unique index payment_operation_per_shipment on payment_operation (shipment_id)
      where kind = 'capture' and state <> 'refused'`,

    `create table order_return (
      return_id text primary key, order_id text not null references orders,
      state text not null check (state in ('REQUESTED', 'LABEL_CREATED', 'IN_TRANSIT', 'RECEIVED', 'REFUNDED',
        'REJECTED', 'CANCELLED')),
      email text not null check (length(email) <= 254), note text check (length(note) <= 500),
      expires_at timestamptz not null, refund_id text references refund,
      created_at timestamptz not null default now(), moved_at timestamptz not null default now())`,
    `create index order_return_by_order on order_return (order_id)`,
    `create index order_return_open on order_return (moved_at)
      where state in ('REQUESTED', 'LABEL_CREATED', 'IN_TRANSIT', 'RECEIVED')`,
    `create table return_line (
      return_id text not null references order_return, order_id text not null, line_id text not null,
      quantity int not null check (quantity > 0), reason text not null check (length(reason) <= 100),
      primary key (return_id, line_id), foreign key (order_id, line_id) references order_line)`,
    `alter table order_unit add column return_id text references order_return,
      add column refund_id text references refund,
      add constraint order_unit_refunded check ((state in ('canceled', 'returned')) = (refund_id is not null))`,
    `alter table order_shipment add column shipping_refunded bigint not null default 0,
      add column pickup_code text, add column collect_until timestamptz,
      add constraint order_shipment_shipping_refunded
        check (shipping_refunded between 0 and shipping + shipping_tax)`,
    `create index order_shipment_open on order_shipment (moved_at)
      where state in ('PLACED', 'PREPARING', 'SHIPPED', 'READY_FOR_PICKUP')`,

    // Numbers without gaps: the counter's row is locked until its document is committed.
    `create table document_counter (
      site_id text not null, kind text not null check (kind in ('invoice', 'credit-note')),
      last int not null, primary key (site_id, kind))`,
    `create table order_document (
      document_id text primary key, site_id text not null, kind text not null, number int not null,
      order_id text not null references orders, shipment_id text unique references order_shipment,
      refund_id text unique references refund, data jsonb not null, created_at timestamptz not null default now(),
      unique (site_id, kind, number),
      check ((kind = 'invoice') = (shipment_id is not null) and (kind = 'credit-note') = (refund_id is not null)))`,
    `create index order_document_by_order on order_document (order_id)`,
  ],
};
