import type { Migration } from '#adapters/database/migrate.ts';

const states = `'PAYMENT_PENDING', 'PLACED', 'PROCESSING', 'PARTIALLY_SHIPPED', 'SHIPPED', 'DELIVERED', 'READY_FOR_PICKUP', 'PICKED_UP', 'CANCELLED'`;

/** Orders, ledger and outbox. Constraints and triggers enforce the invariants of money. */
export const orders: Migration = {
  name: '0004-orders',
  statements: [
    `create table orders (
      order_id text primary key, order_number text not null check (order_number ~ '^[0-9]{10}$'),
      cart_id text not null references cart,
      consumer_id text not null references consumer, site_id text not null,
      status text not null check (status in (${states})),
      total bigint not null check (total > 0), tax bigint not null check (tax between 0 and total),
      currency text not null check (currency ~ '^[A-Z]{3}$'),
      snapshot jsonb not null, instrument_id text not null references payment_instrument,
      provider_key text not null unique,
      payment text not null default 'unknown'
        check (payment in ('unknown', 'challenge', 'voiding', 'charged', 'declined', 'voided')),
      charge_id text unique, challenge_id text unique, refusal text, idempotency_key text not null,
      correlation_id text not null,
      created_at timestamptz not null default now(), settle_after timestamptz not null, settled_at timestamptz,
      constraint orders_paid check (status in ('PAYMENT_PENDING', 'CANCELLED')
        or (payment = 'charged' and charge_id is not null)),
      constraint orders_unpaid check (status <> 'CANCELLED' or payment in ('declined', 'voided')))`,
    // At most one order per cart that is not canceled.
    `create unique index orders_one_per_cart on orders (cart_id) where status <> 'CANCELLED'`,
    `create unique index orders_one_per_number on orders (order_number) where status <> 'CANCELLED'`,
    `create index orders_by_consumer on orders (consumer_id)`,
    `create index orders_unsettled on orders (settle_after) where status = 'PAYMENT_PENDING'`,
    `create table order_line (
      order_id text not null references orders, line_id text not null, sku text not null references variant,
      quantity int not null check (quantity > 0), primary key (order_id, line_id))`,
    `create function orders_move() returns trigger language plpgsql as $$
      begin
        if old.status = new.status
          or (old.status = 'PAYMENT_PENDING' and new.status in ('PLACED', 'CANCELLED'))
          or (old.status = 'PLACED' and new.status in ('PROCESSING', 'CANCELLED', 'PAYMENT_PENDING'))
          or (old.status = 'PROCESSING' and new.status in ('PARTIALLY_SHIPPED', 'READY_FOR_PICKUP', 'CANCELLED'))
          or (old.status = 'PARTIALLY_SHIPPED' and new.status = 'SHIPPED')
          or (old.status = 'SHIPPED' and new.status = 'DELIVERED')
          or (old.status = 'READY_FOR_PICKUP' and new.status = 'PICKED_UP')
        then return new; end if;
        raise exception 'An order does not go from % to %', old.status, new.status
          using errcode = 'check_violation', constraint = 'orders_move';
      end $$`,
    `create trigger orders_move before update on orders for each row execute function orders_move()`,
    `create table ledger_entry (
      entry_id bigint primary key generated always as identity, entry_set text not null,
      order_id text not null references orders,
      account text not null check (account in ('payment', 'sales', 'tax')), amount bigint not null,
      currency text not null, created_at timestamptz not null default now(),
      constraint ledger_entry_once unique (entry_set, account))`,
    `create function ledger_is_append_only() returns trigger language plpgsql as $$
      begin raise exception 'The ledger is only ever added to'
        using errcode = 'check_violation', constraint = 'ledger_is_append_only'; end $$`,
    `create trigger ledger_is_append_only before update or delete on ledger_entry
      for each row execute function ledger_is_append_only()`,
    `create trigger ledger_is_not_emptied before truncate on ledger_entry
      for each statement execute function ledger_is_append_only()`,
    `create function ledger_balances() returns trigger language plpgsql as $$
      begin
        if (select sum(amount) from ledger_entry where entry_set = new.entry_set) <> 0 then
          raise exception 'The entries of a set sum to zero'
            using errcode = 'check_violation', constraint = 'ledger_balances';
        end if;
        return null;
      end $$`,
    `create constraint trigger ledger_balances after insert on ledger_entry deferrable initially deferred
      for each row execute function ledger_balances()`,
    `create table outbox (
      event_id text primary key, kind text not null check (kind in ('OrderPlaced', 'OrderCancelled')),
      order_id text not null references orders,
      body jsonb not null, created_at timestamptz not null default now(), sent_at timestamptz,
      unique (order_id, kind))`,
    // Sold units, to check that on hand + sold = received.
    `create view stock_sold as
      select sku, sum(quantity)::int as sold from order_line join orders using (order_id)
        where status not in ('PAYMENT_PENDING', 'CANCELLED') group by sku`,
  ],
};
