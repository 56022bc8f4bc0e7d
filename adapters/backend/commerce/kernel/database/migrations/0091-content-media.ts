import type { Migration } from '#adapters/database/migrate.ts';

/** Pictures and films that editors have added. A name contains a hash of the bytes, so a row never changes. */
export const contentMedia: Migration = {
  name: '0091-content-media',
  statements: [
    `create table content_media (
      name text primary key, kind text not null check (kind in ('picture', 'film')),
      alt text not null, width int, height int, color text, data bytea not null, created_at timestamptz not null,
      check (kind = 'film' or (alt <> '' and width > 0 and height > 0 and color is not null)))`,
  ],
};
