import type { Widget } from '#core/recommendations/recommendation.ts';
import type { LocaleName } from '#adapters/backend/commerce/kernel/sites.ts';
import { filled, serviceTexts, type ServiceTexts } from '#adapters/backend/commerce/kernel/messages/service-texts.ts';
import type { ProductType } from '../catalog/catalog-words.ts';

/**
 * Categories of what is worn, carried or used with a kind of product, the closest first. None of them holds that kind
 * itself.
 */
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
};

/** The categories of the first level that are a line of goods, and no season. */
export const lines: readonly string[] = ['1000', '2000', '3000', '4000'];

/** Places of the shop that show recommendations, each with its reason. */
const reasons = {
  'pdp-similar': 'similar',
  'pdp-goes-with': 'together',
  'cart-empty': 'popular',
  'no-results': 'popular',
  'not-found': 'popular',
} as const satisfies { readonly [widget in Widget]: keyof ServiceTexts['recommendations'] };
export type Reason = (typeof reasons)[Widget];

const isWidget = (id: string): id is Widget => Object.hasOwn(reasons, id);

/** Nothing for a place that does not exist. */
export const reasonOf = (widgetId: string): Reason | undefined => (isWidget(widgetId) ? reasons[widgetId] : undefined);

/** Why products are shown, as their heading says (ux 36). `name` is the product that they are shown for. */
export const titleOf = (reason: Reason, locale: LocaleName, name = ''): string =>
  filled(serviceTexts[locale].recommendations[reason], { name });
