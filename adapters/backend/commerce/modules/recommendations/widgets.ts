import type { Widget } from '#core/content/placements.ts';
import type { LocaleName } from '#adapters/backend/commerce/kernel/sites.ts';
import {
  formatText,
  serviceTexts,
  type ServiceTexts,
} from '#adapters/backend/commerce/kernel/messages/service-texts.ts';
import type { ProductType } from '../catalog/catalog-terms.ts';

/** Categories of complementary products by product type, closest first, without the category of the type itself. */
export const complements: { readonly [type in ProductType]: readonly string[] } = {
  footwear: ['2520', '2400', '3120', '2510', '4210'],
  jackets: ['2200', '2300', '2510', '2400', '1200'],
  midlayers: ['2120', '2300', '2400', '2510', '3120'],
  tops: ['2400', '2200', '2520', '1100', '2510'],
  trousers: ['2300', '1000', '2200', '2520', '2120'],
  headwear: ['2110', '2300', '2200', '3120', '4220'],
  socks: ['1000', '2400', '2300', '3120'],
  packs: ['4210', '4100', '2120', '1200', '2520'],
  camp: ['3100', '2110', '1200', '2520'],
  giftCards: ['2510', '3120', '4210', '2520', '1200'],
};

/** Categories with small things, which go with any cart. */
export const smallThings: readonly string[] = ['2510', '4210', '4220', '3220'];

/** First-level categories of product lines, without seasons. */
export const productLines: readonly string[] = ['1000', '2000', '3000', '4000'];

/** Widgets of the shop with the reason of their recommendations. */
const reasons = {
  'pdp-similar': 'similar',
  'pdp-goes-with': 'together',
  'cart-empty': 'popular',
  'cart-upsell': 'small',
  'no-results': 'popular',
  'not-found': 'popular',
} as const satisfies { readonly [widget in Widget]: keyof ServiceTexts['recommendations'] };
export type Reason = (typeof reasons)[Widget];

const isWidget = (id: string): id is Widget => Object.hasOwn(reasons, id);

/** Undefined for an unknown widget. */
export const reasonOf = (widgetId: string): Reason | undefined => (isWidget(widgetId) ? reasons[widgetId] : undefined);

/** Heading of a row of recommendations (ux 36). `name` is the product that they refer to. */
export const titleOf = (reason: Reason, locale: LocaleName, name = ''): string =>
  formatText(serviceTexts[locale].recommendations[reason], { name });
