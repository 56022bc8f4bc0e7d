import type { Migration } from '#adapters/database/migrate.ts';

/** Ordered carts by e-mail address and by shopper, which decide how often a promo code serves (PRM175). */
export const ordersByEmail: Migration = {
  name: '0018-orders-by-email',
  statements: [
    `create index cart_ordered_by_email on cart (lower(email)) where status in ('ordering', 'ordered')`,
    `create index cart_ordered_by_consumer on cart (consumer_id) where status in ('ordering', 'ordered')`,
  ],
};
