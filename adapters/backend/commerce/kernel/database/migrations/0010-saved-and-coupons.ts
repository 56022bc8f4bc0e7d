import type { Migration } from '#adapters/database/migrate.ts';

/** What shoppers keep for later, one list each, and the promo codes of their carts. */
export const savedAndCoupons: Migration = {
  name: '0010-saved-and-coupons',
  statements: [
    `create table saved_list (
      list_id text primary key, consumer_id text not null references consumer on delete cascade, site_id text not null,
      created_at timestamptz not null default now(), unique (consumer_id, site_id))`,
    // Units of the same thing add up, as in a cart; whatever was saved last has the highest position.
    `create table saved_item (
      item_id text primary key, list_id text not null references saved_list on delete cascade,
      position bigint not null generated always as identity,
      sku text not null references variant, recipe_id text not null default '',
      quantity int not null, constraint saved_item_quantity check (quantity between 1 and 999999),
      unique (list_id, sku, recipe_id))`,
    // A code is on a cart once, however often it is sent.
    `create table cart_coupon (
      coupon_item_id text primary key, cart_id text not null references cart on delete cascade,
      position bigint not null generated always as identity,
      code text not null, constraint cart_coupon_once unique (cart_id, code))`,
  ],
};
