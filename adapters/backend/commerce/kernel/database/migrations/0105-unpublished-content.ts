import type { Migration } from '#adapters/database/migrate.ts';

/** Editors take a document away from shoppers; its published versions are then `unpublished`. */
export const unpublishedContent: Migration = {
  name: '0105-unpublished-content',
  statements: [
    `alter table content_version drop constraint content_version_state_check`,
    `alter table content_version add
      constraint content_version_state_check check (state in ('draft', 'scheduled', 'published', 'unpublished'))`,
  ],
};
