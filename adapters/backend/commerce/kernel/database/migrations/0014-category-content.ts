import type { Migration } from '#adapters/database/migrate.ts';

/** What editors put into the list of a category (PLP-02); it is named by the category's id. */
export const categoryContent: Migration = {
  name: '0014-category-content',
  statements: [
    `alter table content_document drop constraint content_document_kind_check`,
    `alter table content_document add
      constraint content_document_kind_check check (kind in ('page', 'menu', 'footer', 'category'))`,
  ],
};
