import type { Migration } from '#adapters/database/migrate.ts';

/** A correction that waits to be confirmed names a parcel to the address that changes; null for the first one. */
export const correctionsOfShipments: Migration = {
  name: '0080-corrections-of-shipments',
  statements: [`alter table order_correction add column shipment_id text`],
};
