import type { Migration } from '#adapters/database/migrate.ts';

/** The pop-ups of a site (POP-09). */
export const popUps: Migration = {
  name: '0086-pop-ups',
  statements: [
    `alter table content_document drop constraint content_document_kind_check`,
    `alter table content_document add
      constraint content_document_kind_check check (kind in ('page', 'menu', 'footer', 'category', 'popups'))`,
  ],
};
