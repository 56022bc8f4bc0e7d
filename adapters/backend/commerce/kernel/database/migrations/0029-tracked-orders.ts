import type { Migration } from '#adapters/database/migrate.ts';

/**
 * Orders that a session has tracked by number and email address, with the time until which it may read and change them
 * (ORD-03, RTE-31).
 */
export const trackedOrders: Migration = {
  name: '0029-tracked-orders',
  statements: [
    `create table tracked_order (
      consumer_id text not null references consumer on delete cascade,
      order_id text not null references orders on delete cascade,
      until timestamptz not null, primary key (consumer_id, order_id))`,
    `create index orders_history on orders (consumer_id, site_id, created_at desc)`,
  ],
};
