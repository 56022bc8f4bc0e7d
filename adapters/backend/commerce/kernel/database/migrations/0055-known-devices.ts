import type { Migration } from '#adapters/database/migrate.ts';

/** The device cookie of a sign-in. Earlier sign-ins have none, so their devices become known at the next sign-in. */
export const knownDevices: Migration = {
  name: '0055-known-devices',
  statements: [`alter table sign_in add column device_hash text check (device_hash ~ '^[0-9a-f]{64}$')`],
};
