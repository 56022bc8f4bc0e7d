import type { Migration } from '#adapters/database/migrate.ts';

/** Addresses of pages that have moved. Paths are those below the locale. */
export const redirects: Migration = {
  name: '0090-redirects',
  statements: [
    `create table content_redirect (
      site_id text not null, from_path text not null, to_address text not null,
      status int not null check (status in (301, 302)),
      primary key (site_id, from_path))`,
  ],
};
