import type { Migration } from '#adapters/database/migrate.ts';

/** Indexes of ordered carts by email address and by consumer, for limited promo codes (PRM175). */
export const ordersByEmail: Migration = {
  name: '0018-orders-by-email',
  statements: [
    `create index cart_ordered_by_email on cart (lower(email)) where status in ('ordering', 'ordered')`,
    `create index cart_ordered_by_consumer on cart (consumer_id) where status in ('ordering', 'ordered')`,
  ],
};
