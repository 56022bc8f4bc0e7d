import type { Migration } from '#adapters/database/migrate.ts';

/** Hierarchy of categories with up to three levels. */
export const categoryLevels: Migration = {
  name: '0007-category-levels',
  statements: [`alter table category add column parent_id text references category`],
};
