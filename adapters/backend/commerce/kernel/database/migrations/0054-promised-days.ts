import type { Migration } from '#adapters/database/migrate.ts';

/** The first and last day that were promised for a shipment. Orders of earlier releases have none. */
export const promisedDays: Migration = {
  name: '0054-promised-days',
  statements: ['alter table order_shipment add column arrives_from date, add column arrives_to date'],
};
