import { Money } from '#core/kernel/money.ts';
import type { PriceSpan } from '#core/catalog/price-span.ts';
import { formatMoney } from '#core/kernel/format-money.ts';
import type { CommerceSite, LocaleName } from '#adapters/backend/commerce/kernel/sites.ts';
import { filled, serviceTexts, type ServiceTexts } from '#adapters/backend/commerce/kernel/messages/service-texts.ts';

type Words = ServiceTexts['catalog'];

/** Families of colors with their swatches: what a shopper looks for when the makers say "Fjord". */
export const colorFamilies = {
  black: '#2b2d2f',
  grey: '#8c9093',
  white: '#f1ede4',
  brown: '#7a5b45',
  beige: '#c9b99a',
  red: '#b6402f',
  orange: '#d97a35',
  yellow: '#d9a52f',
  green: '#5d6b4a',
  blue: '#3c6076',
} as const satisfies { readonly [family in keyof Words['colors']]: string };
export type ColorFamily = keyof Words['colors'];

/** Kinds of products, as lists may be narrowed by them and size charts are chosen (PDP-10). */
export type ProductType = keyof Words['types'];

export type FacetId = keyof Words['facets'];

/** The category of what is reduced, in which a style shows its reduced color. */
export const SALE_CATEGORY = '6000';

/** The label of a badge that the catalog sets; a saving makes its own. */
export const badgeLabel = (badge: string, locale: LocaleName): string =>
  new Map(Object.entries(serviceTexts[locale].catalog.badges)).get(badge) ?? badge;

/** Where one price range ends and the next begins, in whole units of any of the currencies. */
const priceSteps = [50, 100, 200] as const;

/** Ids of the ranges: `0-50`, `50-100`, and so on; the last is open. */
export const priceRanges: readonly { readonly id: string; readonly from: number; readonly to?: number }[] = [
  0,
  ...priceSteps,
].map((from, index) => {
  const to = priceSteps[index];
  return to === undefined ? { id: `${from}-`, from } : { id: `${from}-${to}`, from, to };
});

const pricesText = (
  pattern: keyof Words['prices'],
  { from = 0, to = from }: PriceSpan,
  { locale, language, currency }: CommerceSite,
): string => {
  const text = (units: number): string =>
    formatMoney(Money.fromDecimal(units, currency), currency, language, Number.isInteger(units) ? 0 : undefined);
  return filled(serviceTexts[locale].catalog.prices[pattern], { from: text(from), to: text(to) });
};

/** A range ends before the next begins. */
export const priceRangeLabel = (range: { readonly from: number; readonly to?: number }, site: CommerceSite): string =>
  pricesText(range.from === 0 ? 'under' : range.to === undefined ? 'over' : 'between', range, site);

/** A span counts both of its ends in. */
export const priceSpanLabel = (span: PriceSpan, site: CommerceSite): string =>
  pricesText(span.from === undefined ? 'upTo' : span.to === undefined ? 'over' : 'between', span, site);
