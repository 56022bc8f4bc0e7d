import type { Migration } from '#adapters/database/migrate.ts';

/** The key that signs the grants of editors; the first link to a preview creates it. */
export const previewKey: Migration = {
  name: '0089-preview-key',
  statements: [
    `create table content_preview_key (is_only boolean primary key default true check (is_only), key text not null)`,
  ],
};
