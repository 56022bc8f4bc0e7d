import type { Migration } from '#adapters/database/migrate.ts';

/** An order keeps the taxes of its place with their rates, which its invoices name. Earlier orders have only the sum. */
export const taxesOfOrders: Migration = {
  name: '0052-taxes-of-orders',
  statements: [`alter table orders add column taxes jsonb`],
};
