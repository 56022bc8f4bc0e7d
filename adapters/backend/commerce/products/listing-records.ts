import { sql, type RawBuilder } from 'kysely';
import type { Sort } from '#core/catalog/listing.ts';
import type { Queries } from '../database/schema.ts';
import type { StoredPicture } from '../localised.ts';
import type { CommerceSite } from '../sites.ts';
import { priceSteps } from './catalog-words.ts';

/** Which styles are asked for: those of a category, or those that a full-text query finds. */
export type ListingScope = { readonly _tag: 'Category'; readonly categoryId: string } | { readonly _tag: 'Words'; readonly query: string };

export type ListingSelection = { readonly colors: readonly string[]; readonly sizes: readonly string[]; readonly types: readonly string[]; readonly prices: readonly number[] };

export type ListingRequest = { readonly scope: ListingScope; readonly selection: ListingSelection; readonly sort: Sort; readonly start: number; readonly count: number };

export type ColorRecord = { readonly code: string; readonly name: string; readonly productId: string; readonly swatch: string; readonly family: string; readonly pictures: readonly StoredPicture[] };

export type TileRecord = {
  readonly style_id: string;
  readonly default_color: string;
  readonly name: string;
  readonly type_label: string;
  readonly badge: string | null;
  readonly low_current: number;
  readonly high_current: number;
  readonly low_original: number | null;
  readonly high_original: number | null;
  readonly historic_best: number | null;
  readonly rating_tenths: number;
  readonly rating_count: number;
  readonly colors: readonly ColorRecord[];
};

export type FacetCount = { readonly facet: 'color' | 'size' | 'type' | 'price'; readonly value: string; readonly count: number };
export type ListingRecord = { readonly total: number; readonly tiles: readonly TileRecord[]; readonly counts: readonly FacetCount[]; readonly sizes: readonly { readonly code: string; readonly label: string }[] };

const orders: { readonly [sort in Sort]: RawBuilder<unknown> } = {
  recommended: sql`relevance desc, position`,
  newest: sql`launched_at desc`,
  priceAsc: sql`low_current`,
  priceDesc: sql`low_current desc`,
  rating: sql`rating_tenths desc, rating_count desc`,
};

const found = (scope: ListingScope, site: CommerceSite): RawBuilder<unknown> => {
  if (scope._tag === 'Category') return sql`select style_id, 0::real as relevance from style_category where category_id = ${scope.categoryId}`;
  const query = sql`to_tsquery(${site.locale === 'fr-ca' ? 'french' : 'english'}::regconfig, ${scope.query})`;
  return sql`select style_id, ts_rank(search, ${query}) as relevance from style_text where locale = ${site.locale} and search @@ ${query}`;
};

const chosen = (values: readonly string[], test: (list: RawBuilder<unknown>) => RawBuilder<unknown>): RawBuilder<unknown> => (values.length === 0 ? sql`true` : test(sql`${[...values]}::text[]`));

/**
 * A page of a list in one query: the tiles, how many there are in all, and how many each facet value would leave.
 * Values of one facet widen, facets narrow, and a facet's counts leave its own selection out (ENT-46).
 */
export const readListing = async (db: Queries, site: CommerceSite, { scope, selection, sort, start, count }: ListingRequest): Promise<ListingRecord> => {
  const bounds = sql.join(priceSteps.map((units) => sql.lit(units * 100)));
  const result = await sql<{ listing: ListingRecord }>`
    with found as materialized (${found(scope, site)}),
    marked as materialized (
      select shelf.*, relevance, width_bucket(low_current, array[${bounds}]::bigint[])::text as bucket,
        ${chosen(selection.colors, (list) => sql`color_families && ${list}`)} as by_color,
        ${chosen(selection.sizes, (list) => sql`size_codes && ${list}`)} as by_size,
        ${chosen(selection.types, (list) => sql`product_type = any (${list})`)} as by_type,
        ${chosen(selection.prices.map(String), (list) => sql`width_bucket(low_current, array[${bounds}]::bigint[])::text = any (${list})`)} as by_price
      from found join shelf using (style_id) where site_id = ${site.siteId}),
    page as (
      select * from marked where by_color and by_size and by_type and by_price
      order by ${orders[sort]}, position, style_id limit ${sql.lit(count)} offset ${sql.lit(start)}),
    tiles as (
      select page.*, style.default_color, style.badge, style_text.name, style_text.type_label, colors.list as colors
      from page join style using (style_id) join style_text using (style_id)
        cross join lateral (
          select jsonb_agg(jsonb_build_object('code', color, 'name', color_name->>${site.locale}, 'productId', product_id, 'swatch', swatch,
            'family', color_family, 'pictures', pictures) order by product.position) as list
          from product where product.style_id = page.style_id) colors
      where style_text.locale = ${site.locale}),
    counts as (
      select 'color' as facet, value, count(*) from marked, unnest(color_families) as value where by_size and by_type and by_price group by value
      union all select 'size', value, count(*) from marked, unnest(size_codes) as value where by_color and by_type and by_price group by value
      union all select 'type', product_type, count(*) from marked where by_color and by_size and by_price group by product_type
      union all select 'price', bucket, count(*) from marked where by_color and by_size and by_type group by bucket)
    select jsonb_build_object(
      'total', (select count(*) from marked where by_color and by_size and by_type and by_price),
      'tiles', coalesce((select jsonb_agg(to_jsonb(tiles) order by ${orders[sort]}, position, style_id) from tiles), '[]'),
      'counts', coalesce((select jsonb_agg(counts) from counts), '[]'),
      'sizes', coalesce((select jsonb_agg(jsonb_build_object('code', size_code, 'label', label->>${site.locale}) order by position) from size
        where size_code in (select value from counts where facet = 'size')), '[]')) as listing`.execute(db);
  const [row] = result.rows;
  if (row === undefined) throw new Error('A query that always gives a row gave none');
  return row.listing;
};

export type CategoryRecord = { readonly categoryId: string; readonly slug: string; readonly title: string; readonly description: string };

/** A category in the words of a locale; nothing when there is none. */
export const readCategory = async (db: Queries, locale: string, categoryId: string): Promise<CategoryRecord | undefined> => {
  const result = await sql<CategoryRecord>`
    select category_id as "categoryId", slug, title->>${locale} as title, description->>${locale} as description from category where category_id = ${categoryId}`.execute(db);
  return result.rows[0];
};

/** For each word the known one that it most resembles, two signs swapped counting as alike still; a word that resembles none is left out. */
export const readLikelyWords = async (db: Queries, locale: string, words: readonly string[]): Promise<readonly string[]> => {
  const result = await sql<{ label: string }>`
    select nearest.label from unnest(${[...words]}::text[]) with ordinality as asked (word, place)
      cross join lateral (
        select label from search_word where locale = ${locale} and similarity(word, asked.word) >= 0.2::real
        order by similarity(word, asked.word) desc, uses desc, word limit 1) nearest
    order by place`.execute(db);
  return result.rows.map(({ label }) => label);
};

/** The product that is called exactly this, by full id or by style id. */
export const readProductAddress = async (db: Queries, id: string): Promise<string | undefined> => {
  const found = await db
    .selectFrom('product')
    .innerJoin('style', 'style.style_id', 'product.style_id')
    .select('product_id')
    .where('product.style_id', '=', id.slice(0, 8))
    .where(({ or, and, eb }) => or([eb('product_id', '=', id), and([eb('style.style_id', '=', id), eb('color', '=', eb.ref('default_color'))])]))
    .executeTakeFirst();
  return found?.product_id;
};
