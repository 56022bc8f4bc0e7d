import type { Migration } from '#adapters/database/migrate.ts';

/** Rate limit counters. Unlogged: no write waits for the disk, and a crash resets them. */
export const rates: Migration = {
  name: '0006-rates',
  statements: [
    `create unlogged table rate_count (
      consumer_id text not null, rate text not null, calls int not null, ends_at timestamptz not null,
      primary key (consumer_id, rate))`,
    `create index rate_count_by_end on rate_count (ends_at)`,
  ],
};
