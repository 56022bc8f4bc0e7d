import type { Migration } from '#adapters/database/migrate.ts';

/** Editors change the pop-ups of a site like other documents (POP-09). */
export const versionsOfPopUps: Migration = {
  name: '0104-versions-of-pop-ups',
  statements: [
    `alter table content_version drop constraint content_version_kind_check`,
    `alter table content_version add
      constraint content_version_kind_check check (kind in ('page', 'menu', 'footer', 'category', 'popups'))`,
  ],
};
