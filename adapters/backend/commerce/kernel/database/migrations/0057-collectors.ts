import type { Migration } from '#adapters/database/migrate.ts';

/** Who collects what is picked up. Carts and orders of earlier releases have none. */
export const collectors: Migration = {
  name: '0057-collectors',
  statements: ['alter table cart add column collector text', 'alter table order_shipment add column collector text'],
};
