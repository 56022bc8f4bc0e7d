import type { Migration } from '#adapters/database/migrate.ts';

/** Content of listings (PLP-02), named by category id. */
export const categoryContent: Migration = {
  name: '0014-category-content',
  statements: [
    `alter table content_document drop constraint content_document_kind_check`,
    `alter table content_document add
      constraint content_document_kind_check check (kind in ('page', 'menu', 'footer', 'category'))`,
  ],
};
