import type { Migration } from '#adapters/database/migrate.ts';

/**
 * Payments of an order by another card, after its first card was refused at a hand-over. The new tender has a charge of
 * its own; what the first one no longer pays is `replaced`, and released at the provider.
 */
export const orderPayments: Migration = {
  name: '0042-order-payments',
  statements: [
    `alter table order_instrument add column charge_id text, add column replaced bigint not null default 0,
      add constraint order_instrument_replaced check (replaced between 0 and released)`,
    `create table order_payment (
      payment_id text primary key, order_id text not null references orders,
      instrument_id text not null references payment_instrument, amount bigint not null check (amount > 0),
      provider_key text not null unique,
      state text not null default 'open' check (state in ('open', 'challenge', 'done', 'declined')),
      refusal text, charge_id text, challenge_id text,
      created_at timestamptz not null default now(), settle_after timestamptz not null)`,
    `create index order_payment_by_order on order_payment (order_id, created_at)`,
    `create index order_payment_due on order_payment (settle_after) where state in ('open', 'challenge')`,
    // One attempt at a time.
    `create unique index order_payment_one_open on order_payment (order_id) where state in ('open', 'challenge')`,
  ],
};
