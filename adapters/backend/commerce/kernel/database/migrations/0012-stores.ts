import type { Migration } from '#adapters/database/migrate.ts';

/** Stores, their stock, and towns with postal codes. */
export const stores: Migration = {
  name: '0012-stores',
  statements: [
    `create table store (
      store_id text primary key, site_id text not null, position int not null, name text not null,
      address jsonb not null, phone text,
      latitude float8 not null check (latitude between -90 and 90),
      longitude float8 not null check (longitude between -180 and 180),
      time_zone text not null, opening_hours jsonb not null, services jsonb not null)`,
    `create index store_by_site on store (site_id)`,
    // `shelf` is the key of one sku in one store.
    `create table store_stock (
      store_id text not null references store on delete cascade, sku text not null references variant on delete cascade,
      shelf text not null unique generated always as (store_id || '/' || sku) stored,
      on_hand int not null check (on_hand >= 0), reserved int not null default 0,
      primary key (store_id, sku), constraint store_stock_not_oversold check (on_hand >= reserved and reserved >= 0))`,
    `create table town (country text not null, name text not null, latitude float8 not null,
      longitude float8 not null, postal_codes jsonb not null, primary key (country, name))`,
  ],
};
