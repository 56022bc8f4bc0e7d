import fc from 'fast-check';
import type { AnalyticsEvent } from '#core/analytics/analytics-event.ts';
import { interactionOrigins } from '#core/analytics/interaction-origin.ts';

const promotion = { creativeName: 'hero-dawn', promotionId: 'p-1', promotionName: 'Autumn' };

/** One of each kind. */
export const factSamples: readonly AnalyticsEvent[] = [
  { _tag: 'PageViewed', title: 'Kamm Trail 3', path: '/en-us/p/NKTRAIL3FJO' },
  { _tag: 'TopNavClicked', text: 'Footwear', url: '/en-us/c/footwear-1000' },
  { _tag: 'MobileMenuClicked', text: 'Clothing' },
  { _tag: 'MobileMenuExpanded', text: 'Clothing' },
  { _tag: 'SearchContentClicked', text: 'Returns', url: '/en-us/help/returns' },
  { _tag: 'PopupShown', name: 'newsletter-spring' },
  { _tag: 'PopupExpanded', name: 'newsletter-spring' },
  { _tag: 'PopupClicked', name: 'newsletter-spring' },
  { _tag: 'PromotionClicked', promotion },
  { _tag: 'AddedToCart', productId: 'NKTRAIL3FJO', sku: 'S1', quantity: 1, origin: 'grid' },
  { _tag: 'RemovedFromCart', productId: 'NKTRAIL3FJO', sku: 'S1' },
  { _tag: 'CheckoutBegun', units: 2 },
  { _tag: 'OrderPlaced', orderNumber: '4071553902' },
];

/** Events of every kind, around a typed text. */
export const factsAround = (typed: fc.Arbitrary<string>): fc.Arbitrary<AnalyticsEvent> =>
  fc.oneof(
    fc.constantFrom(...factSamples),
    fc.record({
      _tag: fc.constant('PageViewed' as const),
      title: typed.map((text) => `Results for ${text}`),
      path: typed.map((text) => `/en-us/search?q=${encodeURIComponent(text)}`),
    }),
    fc.record({ _tag: fc.constantFrom('MobileMenuClicked' as const, 'MobileMenuExpanded' as const), text: typed }),
    fc.record({
      _tag: fc.constantFrom('TopNavClicked' as const, 'SearchContentClicked' as const),
      text: typed,
      url: typed.map((text) => `/en-us/search?q=${text}`),
    }),
    fc.record({
      _tag: fc.constant('AddedToCart' as const),
      productId: fc.constant('NKTRAIL3FJO'),
      sku: fc.constant('S1'),
      quantity: fc.integer({ min: 1, max: 9 }),
      origin: fc.constantFrom(...interactionOrigins),
    }),
  );
