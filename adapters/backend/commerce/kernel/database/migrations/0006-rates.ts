import type { Migration } from '#adapters/database/migrate.ts';

/** How often consumers call. Unlogged: no call waits for a disk, and after a crash counting starts at zero. */
export const rates: Migration = {
  name: '0006-rates',
  statements: [
    `create unlogged table rate_count (
      consumer_id text not null, rate text not null, calls int not null, ends_at timestamptz not null,
      primary key (consumer_id, rate))`,
    `create index rate_count_by_end on rate_count (ends_at)`,
  ],
};
