import type { Migration } from '#adapters/database/migrate.ts';

/**
 * Editors take a document away from shoppers; its published versions are then `unpublished`. What editors have removed, a
 * new delivery of the shop does not add again.
 */
export const unpublishedContent: Migration = {
  name: '0105-unpublished-content',
  statements: [
    `alter table content_version drop constraint content_version_state_check`,
    `alter table content_version add
      constraint content_version_state_check check (state in ('draft', 'scheduled', 'published', 'unpublished'))`,
    `create table content_removal (
      site_id text not null,
      kind text not null check (kind in ('page', 'menu', 'footer', 'category', 'popups', 'redirect')),
      name text not null, primary key (site_id, kind, name))`,
  ],
};
