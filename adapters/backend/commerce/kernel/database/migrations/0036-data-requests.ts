import type { Migration } from '#adapters/database/migrate.ts';

/** Requests of members for a copy of their personal data. */
export const dataRequests: Migration = {
  name: '0036-data-requests',
  statements: [
    `create table data_request (
      request_id text primary key, consumer_id text not null references consumer on delete cascade,
      created_at timestamptz not null default now())`,
    `create index data_request_by_consumer on data_request (consumer_id)`,
  ],
};
