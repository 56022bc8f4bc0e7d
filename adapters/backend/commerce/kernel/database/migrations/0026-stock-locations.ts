import type { Migration } from '#adapters/database/migrate.ts';

/**
 * Stock and holds by location. The warehouse and every store are rows of one table; a store's location has the store's
 * id. Replaces stock, store_stock and store_hold, whose quantities and holds move with the orders that they belong to.
 */
export const stockLocations: Migration = {
  name: '0026-stock-locations',
  statements: [
    `create table stock_location (
      location_id text primary key, store_id text unique references store on delete cascade check (store_id = location_id))`,
    `insert into stock_location (location_id) values ('warehouse')`,
    `insert into stock_location (location_id, store_id) select store_id, store_id from store`,
    `create table stock_level (
      sku text not null references variant on delete cascade,
      location_id text not null references stock_location on delete cascade,
      on_hand int not null check (on_hand >= 0), reserved int not null default 0,
      primary key (sku, location_id), constraint stock_not_oversold check (on_hand >= reserved and reserved >= 0))`,
    `insert into stock_level (sku, location_id, on_hand, reserved)
      select sku, 'warehouse', on_hand, reserved from stock
      union all select sku, store_id, on_hand, reserved from store_stock`,
    `alter table stock_hold add column location_id text not null default 'warehouse',
      drop constraint stock_hold_sku_fkey, drop constraint stock_hold_pkey`,
    `insert into stock_hold (cart_id, sku, location_id, quantity, expires_at, order_id)
      select cart_id, sku, store_id, quantity, expires_at, order_id from store_hold join store_stock using (shelf)`,
    `alter table stock_hold alter column location_id drop default, add primary key (cart_id, sku, location_id),
      add foreign key (sku, location_id) references stock_level`,
    `drop index stock_hold_by_sku`,
    `create index stock_hold_by_level on stock_hold (sku, location_id)`,
    `drop table store_hold`,
    `drop table store_stock`,
    `drop table stock`,
    `drop view stock_sold`,
  ],
};
