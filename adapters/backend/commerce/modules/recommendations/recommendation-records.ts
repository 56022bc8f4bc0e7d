import { sql, type RawBuilder } from 'kysely';
import type { Queries } from '#adapters/backend/commerce/kernel/database/schema.ts';
import { tilesOfPage, type TileRecord } from '../catalog/listing-records.ts';
import { WAREHOUSE } from '#adapters/backend/commerce/kernel/database/tables/stock.ts';
import type { CommerceSite } from '#adapters/backend/commerce/kernel/sites.ts';

/** A style with the variant that represents it: the first available size of its default color. */
export type RecommendationRecord = TileRecord & { readonly sku: string; readonly inStock: boolean };

/** The style that recommendations refer to. */
export type AnchorRecord = { readonly styleId: string; readonly productType: string; readonly name: string };

/** The style of a product that the site sells; undefined without one. */
export const readAnchor = async (
  db: Queries,
  { siteId, locale }: CommerceSite,
  styleId: string,
): Promise<AnchorRecord | undefined> => {
  const result = await sql<AnchorRecord>`
    select style_id as "styleId", product_type as "productType", name
    from listing_index join style_text using (style_id)
    where site_id = ${siteId} and style_id = ${styleId} and locale = ${locale}`.execute(db);
  return result.rows[0];
};

/** Tiles of the styles of `ranked`: available ones first, then by `place`. */
const readTiles = async (
  db: Queries,
  site: CommerceSite,
  { ranked, count }: { readonly ranked: RawBuilder<unknown>; readonly count: number },
): Promise<readonly RecommendationRecord[]> => {
  const result = await sql<{ list: readonly RecommendationRecord[] }>`
    with ranked as materialized (${ranked}),
    stocked as (
      select ranked.place, ranked.style_id, exists (
        select from product join variant using (product_id) join stock_level using (sku)
          where location_id = ${sql.lit(WAREHOUSE)} and product.style_id = ranked.style_id
            and on_hand > reserved) as is_there
      from ranked),
    page as (select row_number() over (order by is_there desc, place, style_id) as place, style_id from stocked
      order by place limit ${count}),
    tiles as (${tilesOfPage(site)}),
    listed as (
      select tiles.*, own.sku, own."inStock" from tiles cross join lateral (
        select sku, on_hand > reserved as "inStock" from variant join stock_level using (sku) join size using (size_code)
          where location_id = ${sql.lit(WAREHOUSE)} and product_id = tiles."styleId" || tiles."defaultColor"
        order by on_hand > reserved desc, size.position limit 1) own)
    select coalesce(json_agg(listed order by place), '[]') as list from listed`.execute(db);
  return result.rows[0]?.list ?? [];
};

/** The size of goods without sizes. */
const ONE_SIZE = 'one';
/** Largest ratio of prices of similar styles. */
const MAX_PRICE_FACTOR = 2.5;
/** Number of categories of a style that are searched, most specific first. */
const MAX_CATEGORIES = 3;

/**
 * Similar styles: of the most specific categories first, in each the closest by price. Styles of `excludedCategories`
 * are no alternatives. Each category is read by its price index, so its size does not matter.
 */
export const readSimilar = (
  db: Queries,
  site: CommerceSite,
  {
    styleId,
    excludedCategories,
    count,
  }: { readonly styleId: string; readonly excludedCategories: readonly string[]; readonly count: number },
): Promise<readonly RecommendationRecord[]> => {
  const nearest = (side: RawBuilder<unknown>, order: RawBuilder<unknown>) => sql`
    select style_id, low_current from category_listing
      where site_id = ${site.siteId} and category_id = homes.category_id and style_id <> asked.style_id and ${side}
    order by low_current ${order}, position, style_id limit ${count * 2}`;
  const below = sql`low_current <= asked.low_current and low_current * ${sql.lit(MAX_PRICE_FACTOR)} >= asked.low_current`;
  const above = sql`low_current > asked.low_current and low_current <= asked.low_current * ${sql.lit(MAX_PRICE_FACTOR)}`;
  return readTiles(db, site, {
    count,
    ranked: sql`
      with asked as (
        select style_id, low_current from listing_index where site_id = ${site.siteId} and style_id = ${styleId}),
      homes as (
        select category_id, row_number() over (order by category.position) as rank from style_category
          join category using (category_id)
        where style_id = ${styleId} order by category.position limit ${sql.lit(MAX_CATEGORIES)}),
      near as (
        select homes.rank, one.style_id, abs(one.low_current - asked.low_current) as distance from asked
        cross join homes cross join lateral (
          (${nearest(below, sql`desc`)}) union all
          (${nearest(above, sql`asc`)})) one
        where not exists (select from style_category other
          where other.style_id = one.style_id and other.category_id = any (${[...excludedCategories]}::text[])))
      select row_number() over (order by min(rank), min(distance), style_id) as place, style_id from near
        group by style_id order by place limit ${count * 2}`,
  });
};

/** Highest price of a small thing, in minor units of any currency. */
const SMALL_PRICE = 50_00;

/** SQL: the style of a row of `category_listing` is cheap, has one size in every color, and is not made to order. */
const small = sql`low_current <= ${sql.lit(SMALL_PRICE)}
  and not exists (select from style where style.style_id = category_listing.style_id and is_customs)
  and not exists (select from product join variant using (product_id)
    where product.style_id = category_listing.style_id and size_code <> ${sql.lit(ONE_SIZE)})`;

const orders = {
  recommended: sql`position, style_id`,
  rating: sql`rating_tenths desc, rating_count desc, position, style_id`,
} as const;

/** The first styles of each category, alternating, so that one category does not fill the row. */
export const readAlternating = (
  db: Queries,
  site: CommerceSite,
  {
    categoryIds,
    by,
    without = '',
    isSmall = false,
    count,
  }: {
    readonly categoryIds: readonly string[];
    readonly by: keyof typeof orders;
    readonly without?: string;
    /** Only cheap styles without anything to choose. */
    readonly isSmall?: boolean;
    readonly count: number;
  },
): Promise<readonly RecommendationRecord[]> =>
  readTiles(db, site, {
    count,
    ranked: sql`
      with first as (
        select one.*, wanted.turn from unnest(${[...categoryIds]}::text[])
          with ordinality as wanted (category_id, turn) cross join lateral (
          select style_id, row_number() over () as round from (
            select style_id from category_listing
              where site_id = ${site.siteId} and category_id = wanted.category_id and style_id <> ${without}
                and ${isSmall ? small : sql`true`}
              order by ${orders[by]} limit ${count}) ordered) one)
      select row_number() over (order by min(round), min(turn), style_id) as place, style_id from first
        group by style_id order by place limit ${count * 2}`,
  });
