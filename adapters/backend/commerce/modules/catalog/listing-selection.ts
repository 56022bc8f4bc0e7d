import { sql, type RawBuilder } from 'kysely';
import type { PriceSpan } from '#core/catalog/price-span.ts';
import type { Currency } from '#core/kernel/currency.ts';
import { Money } from '#core/kernel/money.ts';
import type { CommerceSite } from '#adapters/backend/commerce/kernel/sites.ts';

export type ListingSelection = {
  readonly colors: readonly string[];
  readonly sizes: readonly string[];
  readonly types: readonly string[];
  /** Indexes of price ranges. */
  readonly prices: readonly number[];
  /** A custom price span, and the filter value that it comes from. */
  readonly span?: PriceSpan & { readonly value: string };
};

/** The rows of a listing, and the number of styles of each facet set. */
type Found = {
  readonly found: RawBuilder<unknown>;
  readonly tally: RawBuilder<unknown>;
  readonly isMaterialized: boolean;
};

/** Parts of the SQL of a listing for a selection. */
type Evaluation = {
  /**
   * Common table expressions: `found` has the styles of the listing; `sets` has groups of styles that filters treat
   * alike, with their number (`styles`) and how many match the selected prices (`priced`) and the span alone
   * (`spanned`).
   */
  readonly tables: RawBuilder<unknown>;
  /** Source of the styles that match the selection. */
  readonly left: RawBuilder<unknown>;
  /** Price for sorting. */
  readonly price: RawBuilder<unknown>;
  readonly colorCounts: RawBuilder<unknown>;
  readonly priceCounts: RawBuilder<unknown>;
};

const chosen = (
  values: readonly string[],
  test: (list: RawBuilder<unknown>) => RawBuilder<unknown>,
): RawBuilder<unknown> => (values.length === 0 ? sql`true` : test(sql`${[...values]}::text[]`));

const bySizeAndType = ({ sizes, types }: ListingSelection): RawBuilder<unknown> => sql`
  ${chosen(sizes, (list) => sql`size_codes && ${list}`)} as by_size,
  ${chosen(types, (list) => sql`product_type = any (${list})`)} as by_type`;

/** Number of styles that a facet value would leave; 0 is listed too, so that values keep their place (ux 15). */
export const leftBy = (others: RawBuilder<unknown>, styles = sql`priced`): RawBuilder<unknown> =>
  sql`coalesce(sum(${styles}) filter (where ${others}), 0)`;

/** Above every price, in minor units. */
const ANY_PRICE = 999_999_999;

/** SQL conditions: whether a row with `low_current` and `price_range` matches the selected prices. */
const priceTests = ({ prices, span }: ListingSelection, currency: Currency, table: RawBuilder<unknown>) => {
  const minorUnits = (units: number): number => Money.fromDecimal(units, currency);
  const { from = 0, to } = span ?? {};
  const inRange =
    prices.length === 0 ? sql`false` : sql`${table}price_range::text = any (${prices.map(String)}::text[])`;
  const inSpan = sql`${table}low_current between ${minorUnits(from)}::bigint
    and ${to === undefined ? ANY_PRICE : minorUnits(to)}::bigint`;
  const isPriced = span !== undefined ? sql`(${inRange} or ${inSpan})` : prices.length > 0 ? inRange : sql`true`;
  return { inRange, inSpan, isPriced };
};

const setsWhere = (condition: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`array(select facet_set from sets where ${condition})`;

/**
 * Evaluates by facet sets, whose styles are counted already: they have the same colors, each in the same price range.
 * The price of a style is that of its cheapest color.
 */
const byFacetSet = (
  { found, tally, isMaterialized }: Found,
  selection: ListingSelection,
  { currency }: CommerceSite,
): Evaluation => {
  const { sizes, types, prices } = selection;
  const { isPriced } = priceTests(selection, currency, sql``);
  const isNarrowed = [sizes, types, prices].some(({ length }) => length > 0);
  return {
    tables: sql`
      found as ${isMaterialized ? sql`materialized` : sql`not materialized`} (${found}),
      sets as materialized (
        select facet_set.*, styles, case when ${isPriced} then styles else 0 end as priced, true as by_color,
          ${bySizeAndType(selection)}
        from facet_set join (${tally}) tally using (facet_set))`,
    left: isNarrowed
      ? sql`found where facet_set = any (${setsWhere(sql`by_size and by_type and priced > 0`)})`
      : sql`found`,
    price: sql`low_current`,
    colorCounts: sql`select 'color' as facet, value,
        ${leftBy(sql`by_size and by_type and ${priceTests(selection, currency, sql`offer.`).isPriced}`, sql`styles`)} as count
      from sets, unnest(color_families, color_ranges) as offer (value, price_range) group by value`,
    priceCounts: sql`select 'price', price_range::text, ${leftBy(sql`by_size and by_type`, sql`styles`)}
      from sets group by price_range`,
  };
};

const ofFilteredColors = {
  left: sql`found join sets using (facet_set, color_lows) where by_size and by_type and priced > 0`,
  price: sql`filtered_current`,
};

/** Without a color filter the price is in the row of the style, which avoids a join. */
const ofCheapestColor = ({ inRange, inSpan }: ReturnType<typeof priceTests>) => ({
  left: sql`found where (${inSpan} or facet_set = any (${setsWhere(inRange)}))
    and facet_set = any (${setsWhere(sql`by_size and by_type and priced > 0`)})`,
  price: sql`low_current`,
});

/**
 * Evaluates by the lowest price of the filtered colors of a style, which its tile shows (PLP-07), or with a price span,
 * which separates styles of one facet set. Styles of a set (`sets`) have the same price in each color; `offers` has
 * these prices.
 */
const byColorPrice = (
  { found, isMaterialized }: Found,
  selection: ListingSelection,
  { currency }: CommerceSite,
): Evaluation => {
  const own = priceTests(selection, currency, sql``);
  const filtered = priceTests(selection, currency, sql`filtered.`);
  const offered = priceTests(selection, currency, sql`offers.`);
  return {
    tables: sql`
      found as ${isMaterialized ? sql`materialized` : sql`not materialized`} (${found}),
      tally as materialized (
        select facet_set, color_lows, count(*)::int as styles from found group by facet_set, color_lows),
      offers as materialized (
        select facet_set, tally.color_lows, offer.* from tally join facet_set using (facet_set),
          unnest(color_families, tally.color_lows, color_ranges) as offer (color_family, low_current, price_range)),
      filtered as (
        select facet_set, color_lows, min(low_current) as low_current, min(price_range) as price_range from offers
        where ${chosen(selection.colors, (list) => sql`color_family = any (${list})`)} group by facet_set, color_lows),
      sets as materialized (
        select facet_set, tally.color_lows, product_type, size_codes, styles, facet_set.price_range as style_range,
          filtered.price_range, filtered.low_current as filtered_current, filtered.low_current is not null as by_color,
          ${bySizeAndType(selection)},
          case when filtered.low_current is not null and ${filtered.isPriced} then styles else 0 end as priced,
          case when ${filtered.inSpan} then styles else 0 end as spanned
        from tally join facet_set using (facet_set) left join filtered using (facet_set, color_lows))`,
    ...(selection.colors.length > 0 ? ofFilteredColors : ofCheapestColor(own)),
    colorCounts: sql`select 'color' as facet, color_family as value,
        ${leftBy(sql`by_size and by_type and ${offered.isPriced}`, sql`styles`)} as count
      from offers join sets using (facet_set, color_lows) group by color_family`,
    // Ranges of the unfiltered listing keep their place (ux 15), with count 0.
    priceCounts: sql`select 'price', value::text, ${leftBy(sql`is_left`, sql`styles`)}
      from sets, lateral (values (price_range, by_color and by_size and by_type), (style_range, false))
        ranges (value, is_left)
      where value is not null group by value`,
  };
};

/** Whether a selection needs no price of single colors. */
export const isByFacetSet = ({ colors, span }: ListingSelection): boolean => colors.length === 0 && span === undefined;

/** Price filters, price sorts and the sale use the colors that match the color filter. */
export const evaluation = (found: Found, selection: ListingSelection, site: CommerceSite): Evaluation =>
  (isByFacetSet(selection) ? byFacetSet : byColorPrice)(found, selection, site);

/** SQL of the count of the price span. */
export const spanCount = ({ span }: ListingSelection): RawBuilder<unknown> =>
  span === undefined
    ? sql``
    : sql`union all select 'price', ${span.value}::text,
        ${leftBy(sql`by_color and by_size and by_type`, sql`spanned`)} from sets`;
