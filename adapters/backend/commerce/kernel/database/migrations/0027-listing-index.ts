import type { Migration } from '#adapters/database/migrate.ts';

/** The words of a text that its language ignores although the catalog uses them, such as "down" in English. */
const ignoredIn = (text: string): string =>
  `(select coalesce(array_to_tsvector(array_agg(word)), ''::tsvector) from ignored
    where ignored.locale = style_text.locale and ignored.config = text_search.config
      and word = any (string_to_array(${text}, ' ')))`;

/** SQL: the view, with a column of `site` in front of each term, and an order of its rows. */
export const listingIndexView = (sitePrefix: string, order = ''): readonly string[] => [
  `create materialized view listing_index as
      with configured as (select distinct locale, search_language::regconfig as config from style_text),
      ignored as materialized (
        select locale, config, word from search_word join configured using (locale)
        where to_tsvector(config, word) = ''::tsvector)
      select facet_set, position, rating_tenths, rating_count, launched_at, low_current, listed_style.site_id, style_id,
        color_lows, product_type, names, (
          select array_to_tsvector(array_agg(distinct ${sitePrefix} || ':' || term))
          from unnest(tsvector_to_array(
            names || to_tsvector(config, search_words) || ${ignoredIn('search_words')})) as term) as words
      from listed_style join site using (site_id) join style_text using (style_id, locale)
        cross join lateral (select search_language::regconfig as config) text_search
        cross join lateral (select to_tsvector(config, search_name) || ${ignoredIn('search_name')} as names) named
      where not is_sale${order}`,
  `create unique index listing_index_key on listing_index (site_id, style_id)`,
  `create index listing_index_words on listing_index using gin (words)`,
];

/** SQL: the tiles of the styles in `listing_index`. */
export const tileView: readonly string[] = [
  `create materialized view tile as
      select site_id, style_id, listing_index.rating_tenths, listing_index.rating_count, style.default_color, style.badge,
        style_text.name, style_text.type_label, colors.list as colors
      from listing_index join site using (site_id) join style using (style_id)
        join style_text using (style_id, locale)
        cross join lateral (
          select json_agg(json_build_object('code', color, 'name', color_name->>locale, 'productId', product_id,
            'swatch', swatch, 'family', color_family, 'pictures', pictures, 'price', json_build_object(
              'low_current', color_price.low_current, 'high_current', color_price.high_current,
              'low_original', color_price.low_original, 'high_original', color_price.high_original,
              'historic_best', color_price.historic_best)) order by product.position) as list
          from product join color_price using (product_id)
            where product.style_id = listing_index.style_id and color_price.site_id = listing_index.site_id) colors`,
  `create unique index tile_key on tile (site_id, style_id)`,
];

/**
 * What searches read. Each search term is stored with the site in front of it, so that the index finds the styles of
 * one site without reading those of the others. The columns that a search reads of each found style come first, since
 * PostgreSQL walks over all columns in front of the one that it needs.
 */
export const listingIndex: Migration = {
  name: '0027-listing-index',
  statements: [
    `drop materialized view tile`,
    `drop materialized view shelf`,
    `alter materialized view category_shelf rename to category_listing`,
    ...listingIndexView('listed_style.site_id'),
    ...tileView,
  ],
};
