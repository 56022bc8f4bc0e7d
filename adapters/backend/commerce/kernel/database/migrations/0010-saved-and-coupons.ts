import type { Migration } from '#adapters/database/migrate.ts';

/** Saved items, one list per consumer and site, and promo codes of carts. */
export const savedAndCoupons: Migration = {
  name: '0010-saved-and-coupons',
  statements: [
    `create table saved_list (
      list_id text primary key, consumer_id text not null references consumer on delete cascade, site_id text not null,
      created_at timestamptz not null default now(), unique (consumer_id, site_id))`,
    // Units of equal items are added; the newest item has the highest position.
    `create table saved_item (
      item_id text primary key, list_id text not null references saved_list on delete cascade,
      position bigint not null generated always as identity,
      sku text not null references variant, recipe_id text not null default '',
      quantity int not null, constraint saved_item_quantity check (quantity between 1 and 999999),
      unique (list_id, sku, recipe_id))`,
    // A code is unique in its cart.
    `create table cart_coupon (
      coupon_item_id text primary key, cart_id text not null references cart on delete cascade,
      position bigint not null generated always as identity,
      code text not null, constraint cart_coupon_once unique (cart_id, code))`,
  ],
};
