import { tiles } from './0021-tiles.ts';
import type { Migration } from '#adapters/database/migrate.ts';

/** Index of the listings of a category in one order; ties are sorted by style id. */
const inOrder = (name: string, columns: string): string =>
  `create index category_shelf_by_${name} on category_shelf (site_id, category_id, ${columns}, position, style_id)`;

// The bounds of price ranges are also in catalog-terms.ts; a test compares both.
const rangeOf = (price: string): string => `width_bucket(${price}, array[5000, 10000, 20000]::bigint[])`;

/**
 * Color families of a style with their lowest price and price range, so that listings are filtered and counted by the
 * price of a color (PLP-07, ENT-46). A style has a second row with its reduced colors, of which the sale category
 * consists. Styles that all filters treat alike share a facet set.
 */
export const colorOffers: Migration = {
  name: '0023-color-offers',
  statements: [
    `drop materialized view category_facets`,
    `drop materialized view category_shelf`,
    `drop materialized view facet_set`,
    `drop materialized view tile`,
    `drop materialized view shelf`,
    `create materialized view listed_style as
      with color_offer as (
        select site_id, style_id, color_family, is_sale, min(low_current) as low_current
        from product join color_price using (product_id) cross join (values (false), (true)) row_kind (is_sale)
        where low_original is not null or not is_sale
        group by site_id, style_id, color_family, is_sale),
      offered as (
        select site_id, style_id, is_sale, min(low_current) as low_current,
          array_agg(color_family order by color_family) as color_families,
          array_agg(low_current order by color_family) as color_lows,
          array_agg(${rangeOf('low_current')} order by color_family) as color_ranges
        from color_offer group by site_id, style_id, is_sale),
      sized as (
        select site_id, style_id, array_agg(distinct size_code) as size_codes
        from product join variant using (product_id) join price using (sku) group by site_id, style_id)
      select offered.*, style.product_type, style.position, style.launched_at, style.rating_tenths, style.rating_count,
        size_codes, ${rangeOf('low_current')} as price_range,
        dense_rank() over (order by product_type, color_families, color_ranges, size_codes)::int as facet_set
      from offered join sized using (site_id, style_id) join style using (style_id)`,
    `create unique index listed_style_key on listed_style (site_id, style_id, is_sale)`,
    `create materialized view shelf as
      select listed_style.*, to_tsvector(config, search_name) as names,
        strip(to_tsvector(config, search_name) || to_tsvector(config, search_words))
          || array_to_tsvector(array['@' || site_id]) as words
      from listed_style join site using (site_id) join style_text using (style_id, locale)
        cross join lateral (
          select case language when 'fr' then 'french'::regconfig else 'english'::regconfig end as config) text_search
      where not is_sale`,
    `create unique index shelf_key on shelf (site_id, style_id)`,
    `create index shelf_words on shelf using gin (words)`,
    ...tiles.statements,
    `create materialized view facet_set as
      select distinct facet_set, product_type, color_families, color_ranges, size_codes, price_range from listed_style`,
    `create unique index facet_set_key on facet_set (facet_set)`,
    // The sale category is also named in catalog-terms.ts.
    `create materialized view category_shelf as
      select site_id, category_id, style_id, facet_set, position, launched_at, low_current, color_lows,
        rating_tenths, rating_count
      from listed_style join style_category using (style_id) where is_sale = (category_id = '6000')`,
    inOrder('facets', 'facet_set'),
    `create index category_shelf_by_position on category_shelf (site_id, category_id, position, style_id)`,
    inOrder('age', 'launched_at desc'),
    inOrder('price', 'low_current'),
    inOrder('falling_price', 'low_current desc'),
    inOrder('rating', 'rating_tenths desc, rating_count desc'),
    `create materialized view category_facets as
      select site_id, category_id, facet_set, count(*)::int as styles from category_shelf
        group by site_id, category_id, facet_set`,
    `create unique index category_facets_key on category_facets (site_id, category_id, facet_set)`,
  ],
};
