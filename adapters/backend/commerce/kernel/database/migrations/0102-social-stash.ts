import type { Migration } from '#adapters/database/migrate.ts';

/** Selections of pictures that shoppers save (API-106). */
export const socialStash: Migration = {
  name: '0102-social-stash',
  statements: [
    `create table social_stash (
      stash_id text primary key, consumer_id text not null references consumer on delete cascade,
      medium_ids text[] not null, created_at timestamptz not null default now())`,
    `create index social_stash_by_consumer on social_stash (consumer_id)`,
  ],
};
