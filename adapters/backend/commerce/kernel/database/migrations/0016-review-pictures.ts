import type { Migration } from '#adapters/database/migrate.ts';

/** What shoppers show with what they say. */
export const reviewPictures: Migration = {
  name: '0016-review-pictures',
  statements: [`alter table review add column pictures jsonb not null default '[]'`],
};
