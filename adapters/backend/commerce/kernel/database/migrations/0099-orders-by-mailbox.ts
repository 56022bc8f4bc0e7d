import type { Migration } from '#adapters/database/migrate.ts';

/** Limited promo codes count the orders whose email address was changed to a mailbox, too (PRM175). */
export const ordersByMailbox: Migration = {
  name: '0099-orders-by-mailbox',
  statements: [`create index orders_by_mailbox on orders (mailbox_of(email))`],
};
