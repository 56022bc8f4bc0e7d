import { tiles } from './0021-tiles.ts';
import type { Migration } from '#adapters/database/migrate.ts';

/** Each text has the name of its text search configuration (SRCH-04), so that a new language needs no migration. */
export const searchLanguages: Migration = {
  name: '0024-search-languages',
  statements: [
    `drop materialized view tile`,
    `drop materialized view shelf`,
    `alter table style_text drop constraint style_text_language_check`,
    `alter table style_text rename column language to search_language`,
    `update style_text set search_language = case search_language when 'fr' then 'french' else 'english' end`,
    `create materialized view shelf as
      select listed_style.*, to_tsvector(config, search_name) as names,
        strip(to_tsvector(config, search_name) || to_tsvector(config, search_words))
          || array_to_tsvector(array['@' || site_id]) as words
      from listed_style join site using (site_id) join style_text using (style_id, locale)
        cross join lateral (select search_language::regconfig as config) text_search
      where not is_sale`,
    `create unique index shelf_key on shelf (site_id, style_id)`,
    `create index shelf_words on shelf using gin (words)`,
    ...tiles.statements,
  ],
};
