import { sql, type RawBuilder } from 'kysely';
import type { Sort } from '#core/catalog/listing.ts';
import type { Queries } from '#adapters/backend/commerce/kernel/database/schema.ts';
import type { StoredPicture } from '#adapters/backend/commerce/kernel/database/tables/catalog.ts';
import { searchLanguage, type CommerceSite } from '#adapters/backend/commerce/kernel/sites.ts';
import { categoryPath, type CategoryLink } from './category-path.ts';
import { evaluation, isByFacetSet, leftBy, spanCount, type ListingSelection } from './listing-selection.ts';

/** The styles of a listing: those of a category, or the result of a text query. */
export type ListingScope =
  | { readonly _tag: 'Category'; readonly categoryId: string }
  | { readonly _tag: 'TextQuery'; readonly query: string };

type ListingRequest = {
  readonly scope: ListingScope;
  readonly selection: ListingSelection;
  readonly sort: Sort;
  readonly start: number;
  readonly count: number;
};

/** Lowest and highest prices of the variants of a color, in minor units; keys as the view `tile` stores them. */
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

/** A color with its price on the site. */
type TileColorRecord = ColorRecord & { readonly price: PriceRow };

export type TileRecord = {
  readonly styleId: string;
  readonly defaultColor: string;
  readonly name: string;
  readonly typeLabel: string;
  readonly badge: string | null;
  readonly ratingTenths: number;
  readonly ratingCount: number;
  readonly colors: readonly TileColorRecord[];
};

export type FacetCount = {
  readonly facet: 'color' | 'size' | 'type' | 'price';
  readonly value: string;
  readonly count: number;
};
type CategoryRecord = CategoryLink & {
  readonly description: string;
  /** Path to the category, itself last. */
  readonly path: readonly CategoryLink[];
};
export type ListingRecord = {
  readonly total: number;
  readonly tiles: readonly TileRecord[];
  readonly counts: readonly FacetCount[];
  readonly sizes: readonly { readonly code: string; readonly label: string }[];
  /** Set for the listing of a category. */
  readonly category: CategoryRecord | null;
};

const orders: { readonly [sort in Sort]: (price: RawBuilder<unknown>) => RawBuilder<unknown> } = {
  recommended: () => sql`position, style_id`,
  newest: () => sql`launched_at desc, position, style_id`,
  priceAsc: (price) => sql`${price}, position, style_id`,
  priceDesc: (price) => sql`${price} desc, position, style_id`,
  rating: () => sql`rating_tenths desc, rating_count desc, position, style_id`,
};

/**
 * SQL of a scope: the rows of the listing, the number of styles of each facet set, and the leading order of recommended
 * results.
 */
type Found = {
  readonly found: RawBuilder<unknown>;
  readonly tally: RawBuilder<unknown>;
  readonly first: RawBuilder<unknown>;
};

/**
 * Table `asked` with the text query in the language of a site, and the same with the number of the site in front of
 * each term, as in `listing_index`. A word that the language ignores counts if the catalog uses it. A row, since an
 * expression would be parsed again for each style.
 */
export const textQueryTable = ({ siteId, locale }: CommerceSite, terms: string): RawBuilder<unknown> => sql`
  select query, regexp_replace(query::text, '''([^'']+)''', '''' || number || ':\\1''', 'g')::tsquery as query_of_site
  from site cross join (
    select string_agg(coalesce(nullif(to_tsquery(config, term)::text, ''), known), ' & ')::tsquery as query
    from (select ${searchLanguage(locale)}::regconfig as config) text_search
      cross join unnest(string_to_array(${terms}, ' & ')) as term
      left join lateral (
        select term as known from search_word where locale = ${locale} and word = rtrim(term, ':*')) catalog_word on true
  ) combined where site_id = ${siteId} offset 0`;

/** Columns that the first page of a search reads, and those for other orders, colors and prices. */
const searchColumns = {
  first: sql`style_id, facet_set, position`,
  all: sql`style_id, facet_set, position, launched_at, low_current, color_lows, rating_tenths, rating_count`,
};

type FoundFor = (scope: string, site: CommerceSite, columns: keyof typeof searchColumns) => Found;

const scopes: { readonly [scope in ListingScope['_tag']]: FoundFor } = {
  /** Rows of a category and their counts are materialized. */
  Category: (categoryId, { siteId }) => ({
    found: sql`select * from category_listing where site_id = ${siteId} and category_id = ${categoryId}`,
    tally: sql`select facet_set, styles from category_facets where site_id = ${siteId} and category_id = ${categoryId}`,
    first: sql``,
  }),
  /** Styles that match by name come before other matches. */
  TextQuery: (terms, site, columns) => {
    return {
      found: sql`
        select ${searchColumns[columns]}, names @@ query as is_named
        from (${textQueryTable(site, terms)}) asked join listing_index on words @@ query_of_site where numnode(query) > 0`,
      tally: sql`select facet_set, count(*)::int as styles from found group by facet_set`,
      first: sql`is_named desc,`,
    };
  },
};

/** A literal for the first page, which gets a query plan of its own. */
const offset = (start: number): RawBuilder<unknown> => (start === 0 ? sql`0` : sql`${start}`);

/**
 * Tiles of the styles in `page` (columns `place`, `style_id`), with the colors that the site sells and their prices.
 */
export const tilesOfPage = ({ siteId }: CommerceSite): RawBuilder<unknown> => sql`
      select place, style_id as "styleId", rating_tenths as "ratingTenths", rating_count as "ratingCount",
        default_color as "defaultColor", badge, name, type_label as "typeLabel", colors
      from page join tile using (style_id) where site_id = ${siteId}`;

/**
 * A page of a listing in one query: tiles, total, and the number of results of each facet value. Values of one facet
 * are alternatives, facets are combined; the counts of a facet ignore its own selection (ENT-46).
 */
export const readListing = async (
  db: Queries,
  site: CommerceSite,
  { scope, selection, sort, start, count }: ListingRequest,
): Promise<ListingRecord> => {
  const columns = sort === 'recommended' && isByFacetSet(selection) ? 'first' : 'all';
  const { found, tally, first } =
    scope._tag === 'Category'
      ? scopes.Category(scope.categoryId, site, columns)
      : scopes.TextQuery(scope.query, site, columns);
  const isMaterialized = scope._tag === 'TextQuery';
  const { tables, left, price, colorCounts, priceCounts } = evaluation(
    { found, tally, isMaterialized },
    selection,
    site,
  );
  const order = sql`${sort === 'recommended' ? first : sql``} ${orders[sort](price)}`;
  const result = await sql<{ listing: ListingRecord }>`
    with ${tables},
    page as (
      select row_number() over () as place, style_id from (
        select style_id from ${left} order by ${order} limit ${sql.lit(count)} offset ${offset(start)}) ordered),
    tiles as (${tilesOfPage(site)}),
    counts as (
      ${colorCounts}
      union all select 'size', value, ${leftBy(sql`by_color and by_type`)} from sets, unnest(size_codes) as value
        group by value
      union all select 'type', product_type, ${leftBy(sql`by_color and by_size`)} from sets group by product_type
      union all ${priceCounts} ${spanCount(selection)})
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
