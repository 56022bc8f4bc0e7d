import type { Migration } from '#adapters/database/migrate.ts';

/** Tiles of listings by site, so that a page reads one row for each. */
export const tiles: Migration = {
  name: '0021-tiles',
  statements: [
    `create materialized view tile as
      select site_id, style_id, shelf.rating_tenths, shelf.rating_count, style.default_color, style.badge,
        style_text.name, style_text.type_label, colors.list as colors
      from shelf join site using (site_id) join style using (style_id) join style_text using (style_id, locale)
        cross join lateral (
          select json_agg(json_build_object('code', color, 'name', color_name->>locale, 'productId', product_id,
            'swatch', swatch, 'family', color_family, 'pictures', pictures, 'price', json_build_object(
              'low_current', color_price.low_current, 'high_current', color_price.high_current,
              'low_original', color_price.low_original, 'high_original', color_price.high_original,
              'historic_best', color_price.historic_best)) order by product.position) as list
          from product join color_price using (product_id)
            where product.style_id = shelf.style_id and color_price.site_id = shelf.site_id) colors`,
    `create unique index tile_key on tile (site_id, style_id)`,
  ],
};
