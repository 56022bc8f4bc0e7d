import type { Migration } from '#adapters/database/migrate.ts';

/** Carts, lines, holds of stock and payment instruments. */
export const cart: Migration = {
  name: '0003-cart',
  statements: [
    `create table cart (
      cart_id text primary key, consumer_id text not null references consumer on delete cascade, site_id text not null,
      status text not null default 'active' check (status in ('active', 'prepared', 'ordering', 'ordered')),
      version bigint not null default 1, shipping_method text, shipping_address jsonb, billing_address jsonb,
      billing_same_as_shipping boolean,
      email text, phone text, order_number text check (order_number ~ '^[0-9]{10}$'),
      prepared_total bigint check (prepared_total >= 0),
      created_at timestamptz not null default now(), updated_at timestamptz not null default now())`,
    // One open cart per consumer and site, under concurrency too.
    `create unique index cart_one_open on cart (consumer_id, site_id) where status <> 'ordered'`,
    `create unique index cart_order_number on cart (order_number)`,
    `create table cart_line (
      line_id text primary key, cart_id text not null references cart on delete cascade,
      position bigint not null generated always as identity,
      sku text not null references variant, recipe_id text not null default '',
      quantity int not null, constraint cart_line_quantity check (quantity between 1 and 999999),
      unique (cart_id, sku, recipe_id))`,
    `create table stock_hold (
      cart_id text not null references cart on delete cascade, sku text not null references stock,
      quantity int not null check (quantity > 0),
      expires_at timestamptz not null, order_id text, primary key (cart_id, sku))`,
    `create index stock_hold_by_expiry on stock_hold (expires_at) where order_id is null`,
    `create index stock_hold_by_sku on stock_hold (sku)`,
    `create table payment_instrument (
      instrument_id text primary key, cart_id text not null references cart on delete cascade,
      method text not null check (method in ('CREDIT_CARD')),
      token text not null, brand text not null, last4 text not null check (last4 ~ '^[0-9]{4}$'),
      exp_month int not null check (exp_month between 1 and 12),
      exp_year int not null, status text not null default 'attached'
        check (status in ('attached', 'replaced', 'refused')), created_at timestamptz not null default now())`,
    `create unique index payment_instrument_one_attached on payment_instrument (cart_id) where status = 'attached'`,
  ],
};
