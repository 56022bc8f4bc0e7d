import type { Migration } from '#adapters/database/migrate.ts';

/** Accounts whose deletion has begun, so that another process finishes it if the first one ends. */
export const accountDeletions: Migration = {
  name: '0041-account-deletions',
  statements: [
    `create table account_deletion (
      consumer_id text primary key references account on delete cascade,
      site_id text not null, settle_after timestamptz not null)`,
  ],
};
