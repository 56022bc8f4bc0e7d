import { Money } from '#core/kernel/money.ts';
import type { PriceSpan } from '#core/catalog/price-span.ts';
import { formatMoney } from '#core/kernel/format-money.ts';
import type { CommerceSite, LocaleName } from '#adapters/backend/commerce/kernel/sites.ts';
import {
  formatText,
  serviceTexts,
  type ServiceTexts,
} from '#adapters/backend/commerce/kernel/messages/service-texts.ts';

type CatalogTexts = ServiceTexts['catalog'];

/** Color families of the color filter, with their swatches. */
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
} as const satisfies { readonly [family in keyof CatalogTexts['colors']]: string };
export type ColorFamily = keyof CatalogTexts['colors'];

/** Product types of the type filter and of size charts (PDP-10). */
export type ProductType = keyof CatalogTexts['types'];

export type FacetId = keyof CatalogTexts['facets'];

/** The sale category, in which a style shows a reduced color. */
export const SALE_CATEGORY = '6000';

/** The label of a badge of the catalog; the badge of a saving is computed from prices. */
export const badgeLabel = (badge: string, locale: LocaleName): string =>
  new Map(Object.entries(serviceTexts[locale].catalog.badges)).get(badge) ?? badge;

/** Bounds of the price ranges, in whole units of any of the currencies. */
const priceSteps = [50, 100, 200] as const;

/** Price ranges with their ids: `0-50`, `50-100`, …; the last one is open. */
export const priceRanges: readonly { readonly id: string; readonly from: number; readonly to?: number }[] = [
  0,
  ...priceSteps,
].map((from, index) => {
  const to = priceSteps[index];
  return to === undefined ? { id: `${from}-`, from } : { id: `${from}-${to}`, from, to };
});

const pricesText = (
  pattern: keyof CatalogTexts['prices'],
  { from = 0, to = from }: PriceSpan,
  { locale, language, currency }: CommerceSite,
): string => {
  const text = (units: number): string =>
    formatMoney(Money.fromDecimal(units, currency), currency, language, Number.isInteger(units) ? 0 : undefined);
  return formatText(serviceTexts[locale].catalog.prices[pattern], { from: text(from), to: text(to) });
};

/** The upper bound of a range is exclusive. */
export const priceRangeLabel = (range: { readonly from: number; readonly to?: number }, site: CommerceSite): string =>
  pricesText(range.from === 0 ? 'under' : range.to === undefined ? 'over' : 'between', range, site);

/** Both bounds of a span are inclusive. */
export const priceSpanLabel = (span: PriceSpan, site: CommerceSite): string =>
  pricesText(span.from === undefined ? 'upTo' : span.to === undefined ? 'over' : 'between', span, site);
