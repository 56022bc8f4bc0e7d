import type { Migration } from '#adapters/database/migrate.ts';

/** Categories lie in categories: up to three levels, as the menu has them. */
export const categoryLevels: Migration = {
  name: '0007-category-levels',
  statements: [`alter table category add column parent_id text references category`],
};
