import type { Migration } from '#adapters/database/migrate.ts';

/**
 * Copies of carts that their links show: skus and quantities, and neither the cart nor its shopper. They end after their
 * time. A style may have a limit of units of its own.
 */
export const cartLinksAndLimits: Migration = {
  name: '0073-cart-links-and-limits',
  statements: [
    `create table shared_cart (
      share_id text primary key, site_id text not null, expires_at timestamptz not null)`,
    `create index shared_cart_by_expiry on shared_cart (expires_at)`,
    `create table shared_cart_line (
      share_id text not null references shared_cart on delete cascade, sku text not null references variant,
      position int not null, quantity int not null check (quantity between 1 and 999999),
      primary key (share_id, sku))`,
    `alter table style add column unit_limit int check (unit_limit > 0)`,
  ],
};
