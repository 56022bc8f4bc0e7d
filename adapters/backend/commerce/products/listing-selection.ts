import { sql, type RawBuilder } from 'kysely';
import type { PriceSpan } from '#core/catalog/price-span.ts';
import type { Currency } from '#core/kernel/currency.ts';
import { Money } from '#core/kernel/money.ts';
import type { CommerceSite } from '../sites.ts';
import { priceRanges } from './catalog-words.ts';

export type ListingSelection = {
  readonly colors: readonly string[];
  readonly sizes: readonly string[];
  readonly types: readonly string[];
  /** Ranges of prices by their places. */
  readonly prices: readonly number[];
  /** A span beside the ranges, and the value that asked for it. */
  readonly span?: PriceSpan & { readonly value: string };
};

/** The rows that a list is taken from, and how many styles each facet set has among them. */
type Found = {
  readonly found: RawBuilder<unknown>;
  readonly tally: RawBuilder<unknown>;
  readonly isMaterialized: boolean;
  /** Whether only reduced colors belong to the list. */
  readonly isSale: boolean;
};

/** How a selection is evaluated, in parts of the query of a list. */
type Evaluation = {
  /**
   * The tables `found`, with the styles of the list, and `sets`, with those that filters treat alike, how many they are
   * (`styles`), and how many the chosen prices (`priced`) and the span alone (`spanned`) leave.
   */
  readonly tables: RawBuilder<unknown>;
  /** Where the styles that the selection leaves come from. */
  readonly left: RawBuilder<unknown>;
  /** The price of a style that sorts use. */
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

/** How many styles a facet's value would leave: nothing is a count as well, as the value stays in its place (ux 15). */
export const leftBy = (others: RawBuilder<unknown>, styles = sql`priced`): RawBuilder<unknown> =>
  sql`coalesce(sum(${styles}) filter (where ${others}), 0)`;

/** More than anything costs, in minor units. */
const ANY_PRICE = 999_999_999;

/** Whether the row of a table, with its columns `low_current` and `price_range`, is in the chosen prices. */
const priceTests = ({ prices, span }: ListingSelection, currency: Currency, table: RawBuilder<unknown>) => {
  const minorUnits = (units: number): number => Money.fromDecimal(units, currency);
  const { from = 0, to } = span ?? {};
  return {
    inRange: prices.length === 0 ? sql`false` : sql`${table}price_range::text = any (${prices.map(String)}::text[])`,
    inSpan: sql`${table}low_current between ${minorUnits(from)}::bigint
      and ${to === undefined ? ANY_PRICE : minorUnits(to)}::bigint`,
  };
};

/**
 * Without a color filter, by the lowest price of a style. Ranges part the facet sets, so their styles are counted
 * already; a span parts the styles within a set, so that they are counted for it.
 */
const byStyle = (
  { found, tally, isMaterialized }: Found,
  selection: ListingSelection,
  { currency }: CommerceSite,
): Evaluation => {
  const { sizes, types, prices, span } = selection;
  const { inRange, inSpan } = priceTests(selection, currency, sql``);
  const priced = prices.length === 0 ? sql`styles` : sql`case when ${inRange} then styles else 0 end`;
  const pricing =
    span === undefined
      ? { counted: tally, counts: sql`styles, ${priced} as priced`, isTaken: sql`true` }
      : {
          counted: sql`select facet_set, count(*)::int as styles, (count(*) filter (where ${inSpan}))::int as spanned
            from found group by facet_set`,
          counts: sql`styles, spanned, case when ${inRange} then styles else spanned end as priced`,
          isTaken: sql`(${inSpan} or facet_set = any (array(select facet_set from sets where ${inRange})))`,
        };
  const isNarrowed = span !== undefined || [sizes, types, prices].some(({ length }) => length > 0);
  return {
    tables: sql`
      found as ${isMaterialized ? sql`materialized` : sql`not materialized`} (${found}),
      sets as materialized (
        select facet_set.*, ${pricing.counts}, true as by_color, ${bySizeAndType(selection)}
        from facet_set join (${pricing.counted}) tally using (facet_set))`,
    left: isNarrowed
      ? sql`found where facet_set = any (array(select facet_set from sets where by_size and by_type and priced > 0))
          and ${pricing.isTaken}`
      : sql`found`,
    price: sql`low_current`,
    colorCounts: sql`select 'color' as facet, value, ${leftBy(sql`by_size and by_type`)} as count
      from sets, unnest(color_families) as value group by value`,
    priceCounts: sql`select 'price', price_range::text, ${leftBy(sql`by_size and by_type`, sql`styles`)}
      from sets group by price_range`,
  };
};

/**
 * With a color filter, by the lowest price of the filtered colors of a style, which its tile shows (PLP-07). `offers`
 * has the lowest price of each color family of a style, in the sale that of its reduced colors; each style is a set of
 * its own.
 */
const byColor = (
  { found, isSale }: Found,
  selection: ListingSelection,
  { siteId, currency }: CommerceSite,
): Evaluation => {
  const { colors, prices, span } = selection;
  const steps = priceRanges.slice(1).map(({ from }) => Money.fromDecimal(from, currency));
  const isPriced = (table: RawBuilder<unknown>): RawBuilder<unknown> => {
    const { inRange, inSpan } = priceTests(selection, currency, table);
    if (span !== undefined) return sql`(${inRange} or ${inSpan})`;
    return prices.length === 0 ? sql`${table}low_current is not null` : inRange;
  };
  return {
    tables: sql`
      found as materialized (${found}),
      offers as materialized (
        select lowest.*, width_bucket(low_current, ${steps}::bigint[]) as price_range from (
          select style_id, color_family, min(color_price.low_current)
            ${isSale ? sql`filter (where color_price.low_original is not null)` : sql``} as low_current
          from found join product using (style_id) join color_price using (product_id)
          where color_price.site_id = ${siteId} group by style_id, color_family) lowest),
      filtered as (
        select style_id, min(low_current) as low_current, min(price_range) as price_range
        from offers where color_family = any (${[...colors]}::text[]) group by style_id),
      sets as materialized (
        select found.*, product_type, size_codes, facet_set.price_range as style_range, filtered.price_range,
          filtered.low_current as filtered_current, filtered.low_current is not null as by_color,
          ${bySizeAndType(selection)}, 1 as styles,
          case when ${isPriced(sql`filtered.`)} then 1 else 0 end as priced,
          case when ${priceTests(selection, currency, sql`filtered.`).inSpan} then 1 else 0 end as spanned
        from found join facet_set using (facet_set) left join filtered using (style_id))`,
    left: sql`sets where by_color and by_size and by_type and priced > 0`,
    price: sql`filtered_current`,
    colorCounts: sql`select 'color' as facet, color_family as value,
        count(*) filter (where by_size and by_type and ${isPriced(sql`offers.`)}) as count
      from offers join sets using (style_id) group by color_family`,
    // A range of the list without its filters stays in its place (ux 15), so the range of the style counts as nothing.
    priceCounts: sql`select 'price', value::text, count(*) filter (where is_left)
      from sets, lateral (values (price_range, by_color and by_size and by_type), (style_range, false)) ranges (value, is_left)
      where value is not null group by value`,
  };
};

/** Sale, price filters and price sorts use the colors that a color filter leaves. */
export const evaluation = (found: Found, selection: ListingSelection, site: CommerceSite): Evaluation =>
  (selection.colors.length === 0 ? byStyle : byColor)(found, selection, site);

/** How many styles the span leaves beside the other choices. */
export const spanCount = ({ span }: ListingSelection): RawBuilder<unknown> =>
  span === undefined
    ? sql``
    : sql`union all select 'price', ${span.value}::text,
        ${leftBy(sql`by_color and by_size and by_type`, sql`spanned`)} from sets`;
