import type { Migration } from '#adapters/database/migrate.ts';

/** Price of each color of a style on a site: a tile shows the price of its color, not the range of the style. */
export const colorPrices: Migration = {
  name: '0017-color-prices',
  statements: [
    `create materialized view color_price as
      select price.site_id, variant.product_id, min(price.current) as low_current, max(price.current) as high_current,
        case when count(price.original) > 0 then min(coalesce(price.original, price.current)) end as low_original,
        case when count(price.original) > 0 then max(coalesce(price.original, price.current)) end as high_original,
        min(price.historic_best) as historic_best
      from variant join price using (sku) group by price.site_id, variant.product_id`,
    `create unique index color_price_key on color_price (product_id, site_id)`,
  ],
};
