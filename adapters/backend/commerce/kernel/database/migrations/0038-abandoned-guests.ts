import type { Migration } from '#adapters/database/migrate.ts';

/**
 * Guests whose session has ended are removed. A hold has the digest of its client's network, whose holds are limited. `swept_at` marks those that stay because of an order, so that each is
 * examined once. The other indexes are for the checks of foreign keys when a cart is deleted.
 */
export const abandonedGuests: Migration = {
  name: '0038-abandoned-guests',
  statements: [
    `alter table stock_hold add column network text`,
    `alter table consumer add column swept_at timestamptz`,
    `create index consumer_unswept on consumer (created_at) where consumer_type = 'GUEST' and swept_at is null`,
    `create index cart_by_consumer on cart (consumer_id)`,
    `create index payment_instrument_by_cart on payment_instrument (cart_id)`,
    `create index orders_by_cart on orders (cart_id)`,
    `create index orders_by_instrument on orders (instrument_id)`,
    `create index order_instrument_by_instrument on order_instrument (instrument_id)`,
    `create index payment_attempt_by_instrument on payment_attempt (instrument_id)`,
  ],
};
