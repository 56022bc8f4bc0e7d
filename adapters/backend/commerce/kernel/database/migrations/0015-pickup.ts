import type { Migration } from '#adapters/database/migrate.ts';

/** Pickup in stores, and holds of store stock. */
export const pickup: Migration = {
  name: '0015-pickup',
  statements: [
    // Home delivery and pickup of equal items are separate lines.
    `alter table cart_line add column store_id text references store`,
    `alter table cart_line drop constraint cart_line_cart_id_sku_recipe_id_key`,
    `alter table cart_line add constraint cart_line_once unique nulls not distinct (cart_id, sku, recipe_id, store_id)`,
    `alter table order_line add column store_id text references store`,
    `create table store_hold (
      cart_id text not null references cart on delete cascade, shelf text not null references store_stock (shelf),
      quantity int not null check (quantity > 0),
      expires_at timestamptz not null, order_id text, primary key (cart_id, shelf))`,
    `create index store_hold_by_expiry on store_hold (expires_at) where order_id is null`,
    `create index store_hold_by_shelf on store_hold (shelf)`,
    `create or replace view stock_sold as
      select sku, sum(quantity)::int as sold from order_line join orders using (order_id)
        where status not in ('PAYMENT_PENDING', 'CANCELLED') and store_id is null group by sku`,
  ],
};
