import type { Migration } from '#adapters/database/migrate.ts';

/** Pictures of reviews. */
export const reviewPictures: Migration = {
  name: '0016-review-pictures',
  statements: [`alter table review add column pictures jsonb not null default '[]'`],
};
