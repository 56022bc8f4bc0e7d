import type { Migration } from '#adapters/database/migrate.ts';

/** Removed saved items, kept for a while for restoring. */
export const removedSavedItems: Migration = {
  name: '0020-removed-saved-items',
  statements: [
    `create table removed_saved_item (
      item_id text primary key, list_id text not null references saved_list on delete cascade, position bigint not null,
      sku text not null references variant, recipe_id text not null, quantity int not null,
      removed_at timestamptz not null default now())`,
    `create index removed_saved_item_by_list on removed_saved_item (list_id, removed_at)`,
  ],
};
