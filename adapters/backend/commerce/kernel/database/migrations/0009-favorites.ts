import type { Migration } from '#adapters/database/migrate.ts';

/** Favorites: one list per consumer and site, with unique entries, at most a hundred. */
export const favorites: Migration = {
  name: '0009-favorites',
  statements: [
    // `items` counts the entries, so that a constraint enforces the limit. A list with `shared_at` can be read by
    // others.
    `create table favorite_list (
      favorite_id text primary key, consumer_id text not null references consumer on delete cascade,
      site_id text not null,
      items int not null default 0, constraint favorite_list_limit check (items between 0 and 100),
      shared_at timestamptz,
      constraint favorite_list_one unique (consumer_id, site_id))`,
    `create table favorite_item (
      favorite_id text not null references favorite_list on delete cascade, item_id text not null,
      item_type text not null check (item_type in ('product', 'style')),
      style_id text not null references style on delete cascade, added bigint not null generated always as identity,
      primary key (favorite_id, item_id))`,
    // Emails that share a list. Nothing sends them yet.
    `create table favorite_mail (
      mail_id text primary key, favorite_id text not null references favorite_list on delete cascade,
      recipient text not null, message text not null, locale text not null,
      asked_at timestamptz not null default now())`,
  ],
};
