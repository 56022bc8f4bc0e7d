import type { Migration } from '#adapters/database/migrate.ts';

/** Prices of groups, gifts with a purchase, and changes of prices by staff, who have tokens of their own. */
export const priceRules: Migration = {
  name: '0063-price-rules',
  statements: [
    // A fixed price is in the currency of its site.
    `create table group_price (
      group_price_id bigint generated always as identity primary key,
      group_id text not null check (group_id in ('employee', 'athlete', 'prosumer')), site_id text, sku text,
      category_id text, price bigint check (price >= 0), parts_per_million int check (parts_per_million between 1 and 1000000),
      constraint group_price_goods check ((sku is null) <> (category_id is null)),
      constraint group_price_value check ((price is null) <> (parts_per_million is null)),
      constraint group_price_fixed check (price is null or num_nulls(site_id, sku) = 0),
      constraint group_price_once unique nulls not distinct (group_id, site_id, sku, category_id))`,
    // The promotion of a gift; empty for goods that are bought.
    `alter table cart_line add column gift_of text not null default '' check (length(gift_of) <= 100),
      add constraint cart_line_gift check (gift_of = '' or quantity = 1), drop constraint cart_line_once,
      add constraint cart_line_once unique (cart_id, group_id, sku, recipe_id, gift_of)`,
    `create unique index cart_line_one_gift on cart_line (cart_id, gift_of) where gift_of <> ''`,
    // The associate who acts for the consumer; null for tokens of the consumer.
    `alter table token add column associate_id text check (length(associate_id) between 1 and 100)`,
    // `value`: parts per million of a percentage, else minor units.
    `create table price_adjustment (
      adjustment_id text primary key, position bigint generated always as identity,
      cart_id text not null references cart on delete cascade, line_id text references cart_line on delete cascade,
      level text not null check (level in ('ITEM', 'ORDER', 'SHIPPING')),
      type text not null check (type in ('PERCENTAGE', 'AMOUNT', 'FIXED_PRICE')), value bigint not null check (value >= 0),
      reason_code text not null check (length(reason_code) between 1 and 50),
      created_by text not null check (length(created_by) between 1 and 100),
      created_at timestamptz not null default now(),
      constraint price_adjustment_percentage check (type <> 'PERCENTAGE' or value between 1 and 1000000),
      constraint price_adjustment_line check ((level = 'ITEM') = (line_id is not null)))`,
    `create index price_adjustment_by_cart on price_adjustment (cart_id)`,
  ],
};
