import type { Migration } from '#adapters/database/migrate.ts';

const config = `case language when 'fr' then 'french'::regconfig else 'english'::regconfig end`;

/** Index of the listings of a category in one order; ties are sorted by style id. */
const inOrder = (name: string, columns: string): string =>
  `create index category_shelf_by_${name} on category_shelf (site_id, category_id, ${columns}, position, style_id)`;

/**
 * Materialized views of listings, so that the cost of a page does not depend on the size of the catalog. Styles that
 * all filters treat alike share a facet set, and filters and counts work on sets. The site is one of the indexed terms
 * of a row, with a prefix that no word has, so that one index serves searches of a site.
 */
export const shelf: Migration = {
  name: '0005-shelf',
  statements: [
    `drop materialized view shelf`,
    `alter table style_text drop column search`,
    `create table site (site_id text primary key, locale text not null)`,
    // The bounds of price ranges are also in catalog-terms.ts; a test compares both.
    `create materialized view shelf as
      with offered as (
        select price.site_id, style.style_id, style.product_type, style.position, style.launched_at,
          style.rating_tenths, style.rating_count,
          min(price.current) as low_current, max(price.current) as high_current,
          case when count(price.original) > 0 then min(coalesce(price.original, price.current)) end as low_original,
          case when count(price.original) > 0 then max(coalesce(price.original, price.current)) end as high_original,
          min(price.historic_best) as historic_best,
          array_agg(distinct product.color_family) as color_families,
          array_agg(distinct variant.size_code) as size_codes,
          width_bucket(min(price.current), array[5000, 10000, 20000]::bigint[]) as price_range
        from style join product using (style_id) join variant using (product_id) join price using (sku)
        group by price.site_id, style.style_id)
      select offered.*,
        dense_rank() over (order by product_type, color_families, size_codes, price_range)::int as facet_set,
        to_tsvector(${config}, search_name) as names,
        strip(to_tsvector(${config}, search_name) || to_tsvector(${config}, search_words))
          || array_to_tsvector(array['@' || site_id]) as words
      from offered join site using (site_id) join style_text using (style_id, locale)`,
    `create unique index shelf_key on shelf (site_id, style_id)`,
    `create index shelf_words on shelf using gin (words)`,
    `create materialized view facet_set as
      select distinct facet_set, product_type, color_families, size_codes, price_range from shelf`,
    `create unique index facet_set_key on facet_set (facet_set)`,
    `create materialized view category_shelf as
      select site_id, category_id, style_id, facet_set, position, launched_at, low_current, rating_tenths, rating_count
        from shelf join style_category using (style_id)`,
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
