import { sql, type RawBuilder } from 'kysely';
import type { Sort } from '#core/catalog/listing.ts';
import type { PriceSpan } from '#core/catalog/price-span.ts';
import type { Currency } from '#core/kernel/currency.ts';
import { Money } from '#core/kernel/money.ts';
import type { Queries } from '../database/schema.ts';
import { searchLanguage, type StoredPicture } from '../localised.ts';
import type { CommerceSite } from '../sites.ts';
import { categoryPath, type CategoryLink } from './category-path.ts';

/** Which styles are asked for: those of a category, or those that a full-text query finds. */
export type ListingScope =
  | { readonly _tag: 'Category'; readonly categoryId: string }
  | { readonly _tag: 'Words'; readonly query: string };

export type ListingSelection = {
  readonly colors: readonly string[];
  readonly sizes: readonly string[];
  readonly types: readonly string[];
  /** Ranges of prices by their places. */
  readonly prices: readonly number[];
  /** A span beside the ranges, and the value that asked for it. */
  readonly span?: PriceSpan & { readonly value: string };
};

type ListingRequest = {
  readonly scope: ListingScope;
  readonly selection: ListingSelection;
  readonly sort: Sort;
  readonly start: number;
  readonly count: number;
};

/** Lowest and highest prices of the variants of a colour, in minor units. */
export type PriceRow = {
  readonly low_current: number;
  readonly high_current: number;
  readonly low_original: number | null;
  readonly high_original: number | null;
  readonly historic_best: number | null;
};

export type ColorRecord = {
  readonly code: string;
  readonly name: string;
  readonly productId: string;
  readonly swatch: string;
  readonly family: string;
  readonly pictures: readonly StoredPicture[];
};

/** A colour with what it costs on the site. */
type TileColorRecord = ColorRecord & { readonly price: PriceRow };

export type TileRecord = {
  readonly style_id: string;
  readonly default_color: string;
  readonly name: string;
  readonly type_label: string;
  readonly badge: string | null;
  readonly rating_tenths: number;
  readonly rating_count: number;
  readonly colors: readonly TileColorRecord[];
};

export type FacetCount = {
  readonly facet: 'color' | 'size' | 'type' | 'price';
  readonly value: string;
  readonly count: number;
};
type CategoryRecord = CategoryLink & {
  readonly description: string;
  /** The way to it, itself the last. */ readonly path: readonly CategoryLink[];
};
export type ListingRecord = {
  readonly total: number;
  readonly tiles: readonly TileRecord[];
  readonly counts: readonly FacetCount[];
  readonly sizes: readonly { readonly code: string; readonly label: string }[];
  /** The category that was asked for, when there is one. */
  readonly category: CategoryRecord | null;
};

const orders: { readonly [sort in Sort]: RawBuilder<unknown> } = {
  recommended: sql`position, style_id`,
  newest: sql`launched_at desc, position, style_id`,
  priceAsc: sql`low_current, position, style_id`,
  priceDesc: sql`low_current desc, position, style_id`,
  rating: sql`rating_tenths desc, rating_count desc, position, style_id`,
};

/**
 * What a scope gives: the rows that a page is taken from, how many styles each facet set has among them, and which come
 * first where nothing else is asked.
 */
type Found = {
  readonly found: RawBuilder<unknown>;
  readonly tally: RawBuilder<unknown>;
  readonly first: RawBuilder<unknown>;
};

const scopes: { readonly [scope in ListingScope['_tag']]: (scope: string, site: CommerceSite) => Found } = {
  /** Rows in every order and their counts are there already. */
  Category: (categoryId, { siteId }) => ({
    found: sql`select * from category_shelf where site_id = ${siteId} and category_id = ${categoryId}`,
    tally: sql`select facet_set, styles from category_facets where site_id = ${siteId} and category_id = ${categoryId}`,
    first: sql``,
  }),
  /** A style whose name has all that is looked for comes before those that only mention it. */
  Words: (words, { siteId, locale }) => {
    const query = sql`to_tsquery(${searchLanguage(locale)}::regconfig, ${words})`;
    return {
      found: sql`
        select style_id, facet_set, position, launched_at, low_current, rating_tenths, rating_count,
          names @@ ${query} as is_named
        from shelf where words @@ (${`'@${siteId}'`}::tsquery && ${query}) and numnode(${query}) > 0`,
      tally: sql`select facet_set, count(*)::int as styles from found group by facet_set`,
      first: sql`is_named desc,`,
    };
  },
};

const chosen = (
  values: readonly string[],
  test: (list: RawBuilder<unknown>) => RawBuilder<unknown>,
): RawBuilder<unknown> => (values.length === 0 ? sql`true` : test(sql`${[...values]}::text[]`));

/** The first page is what nearly everyone asks for, and worth a plan of its own. */
const offset = (start: number): RawBuilder<unknown> => (start === 0 ? sql`0` : sql`${start}`);

/**
 * The tiles of the styles in `page`, which has a place and a style in each row; of their colours those that the site
 * sells, each with its own price.
 */
export const tilesOfPage = ({ siteId, locale }: CommerceSite): RawBuilder<unknown> => sql`
      select place, shelf.style_id, shelf.rating_tenths, shelf.rating_count,
        style.default_color, style.badge, style_text.name, style_text.type_label, colors.list as colors
      from page join shelf using (style_id) join style using (style_id) join style_text using (style_id)
        cross join lateral (
          select json_agg(json_build_object('code', color, 'name', color_name->>${locale}, 'productId', product_id,
            'swatch', swatch, 'family', color_family, 'pictures', pictures, 'price', to_json(color_price))
              order by product.position) as list
          from product join color_price using (product_id)
            where product.style_id = page.style_id and color_price.site_id = ${siteId}) colors
      where shelf.site_id = ${siteId} and style_text.locale = ${locale}`;

/** How many styles a facet's value would leave: nothing is a count as well, as the value stays in its place (ux 15). */
const leftBy = (others: RawBuilder<unknown>, styles = sql`priced`): RawBuilder<unknown> =>
  sql`coalesce(sum(${styles}) filter (where ${others}), 0)`;

/** More than anything costs, in minor units. */
const ANY_PRICE = 999_999_999;

/**
 * What a choice of prices means: the counts of a facet set, which rows of `found` are taken, and the count of the span
 * itself.
 * Ranges part the facet sets, so their styles are counted already; a span parts the styles within a set, so that they
 * are counted for it.
 */
const pricing = ({ prices, span }: ListingSelection, currency: Currency, tally: RawBuilder<unknown>) => {
  const inRange = prices.length === 0 ? sql`false` : sql`price_range::text = any (${prices.map(String)}::text[])`;
  if (span === undefined) {
    const priced = prices.length === 0 ? sql`styles` : sql`case when ${inRange} then styles else 0 end`;
    return { counted: tally, counts: sql`styles, ${priced} as priced`, isTaken: sql`true`, spanCount: sql`` };
  }
  const { value, from = 0, to } = span;
  const minorUnits = (units: number): number => Money.fromDecimal(units, currency);
  const inSpan = sql`low_current between ${minorUnits(from)}::bigint and ${to === undefined ? ANY_PRICE : minorUnits(to)}::bigint`;
  return {
    counted: sql`select facet_set, count(*)::int as styles, (count(*) filter (where ${inSpan}))::int as spanned
      from found group by facet_set`,
    counts: sql`styles, spanned, case when ${inRange} then styles else spanned end as priced`,
    isTaken: sql`(${inSpan} or facet_set = any (array(select facet_set from sets where ${inRange})))`,
    spanCount: sql`union all select 'price', ${value}::text,
      ${leftBy(sql`by_color and by_size and by_type`, sql`spanned`)} from sets`,
  };
};

/**
 * A page of a list in one query: the tiles, how many there are in all, and how many each facet value would leave.
 * Values of one facet widen, facets narrow, and a facet's counts leave its own selection out (ENT-46).
 */
export const readListing = async (
  db: Queries,
  site: CommerceSite,
  { scope, selection, sort, start, count }: ListingRequest,
): Promise<ListingRecord> => {
  const { found, tally, first } =
    scope._tag === 'Category' ? scopes.Category(scope.categoryId, site) : scopes.Words(scope.query, site);
  const order = sql`${sort === 'recommended' ? first : sql``} ${orders[sort]}`;
  const isNarrowed =
    selection.span !== undefined ||
    [selection.colors, selection.sizes, selection.types, selection.prices].some(({ length }) => length > 0);
  const { counted, counts, isTaken, spanCount } = pricing(selection, site.currency, tally);
  const inChosenSets = sql`
    facet_set = any (array(select facet_set from sets where by_color and by_size and by_type and priced > 0))`;
  const result = await sql<{ listing: ListingRecord }>`
    with found as ${scope._tag === 'Words' ? sql`materialized` : sql`not materialized`} (${found}),
    sets as materialized (
      select facet_set.*, ${counts},
        ${chosen(selection.colors, (list) => sql`color_families && ${list}`)} as by_color,
        ${chosen(selection.sizes, (list) => sql`size_codes && ${list}`)} as by_size,
        ${chosen(selection.types, (list) => sql`product_type = any (${list})`)} as by_type
      from facet_set join (${counted}) tally using (facet_set)),
    page as (
      select row_number() over () as place, style_id from (
        select style_id from found where ${isNarrowed ? sql`${inChosenSets} and ${isTaken}` : sql`true`}
        order by ${order} limit ${sql.lit(count)} offset ${offset(start)}) ordered),
    tiles as (${tilesOfPage(site)}),
    counts as (
      select 'color' as facet, value, ${leftBy(sql`by_size and by_type`)} as count
        from sets, unnest(color_families) as value group by value
      union all select 'size', value, ${leftBy(sql`by_color and by_type`)} from sets, unnest(size_codes) as value
        group by value
      union all select 'type', product_type, ${leftBy(sql`by_color and by_size`)} from sets group by product_type
      union all select 'price', price_range::text, ${leftBy(sql`by_color and by_size and by_type`, sql`styles`)}
        from sets group by price_range ${spanCount})
    select json_build_object(
      'category', (select json_build_object('categoryId', category_id, 'slug', slug,
          'title', title->>${site.locale}, 'description', description->>${site.locale},
          'path', (${categoryPath(sql`category_id = asked.category_id`, site.locale)}))
        from category asked where category_id = ${scope._tag === 'Category' ? scope.categoryId : ''}),
      'total', (select coalesce(sum(priced), 0) from sets where by_color and by_size and by_type),
      'tiles', (select coalesce(json_agg(tiles order by place), '[]') from tiles),
      'counts', (select coalesce(json_agg(counts), '[]') from counts),
      'sizes', (select coalesce(json_agg(json_build_object('code', size_code, 'label', label->>${site.locale})
        order by position), '[]') from size
        where size_code in (select value from counts where facet = 'size'))) as listing`.execute(db);
  const [row] = result.rows;
  if (row === undefined) throw new Error('A query that always gives a row gave none');
  return row.listing;
};
