import type { Migration } from '#adapters/database/migrate.ts';

/**
 * The consumer who began a return: who has only tracked an order does not cancel a return of others (ORD-16). Empty for
 * returns of earlier releases. Not named `consumer_id`, since queries of earlier releases join orders and use that name.
 */
export const whoReturns: Migration = {
  name: '0060-who-returns',
  statements: [`alter table order_return add column begun_by text`],
};
