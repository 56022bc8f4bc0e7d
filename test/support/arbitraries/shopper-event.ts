import fc from 'fast-check';
import type { EventLine } from '#core/personalization/event-line.ts';
import type { ShopperEvent } from '#core/personalization/shopper-event.ts';
import { currency, price } from './money.ts';

const word = fc.string({ minLength: 1, maxLength: 8, unit: fc.constantFrom(...'abcXYZ019-') });

export const eventLine: fc.Arbitrary<EventLine> = fc.record({
  productId: word,
  sku: word,
  quantity: fc.integer({ min: 1, max: 99 }),
  unitPrice: price,
  currency,
});

const degrees = (most: number) => fc.double({ min: -most, max: most, noNaN: true });

/** One of each kind. */
export const eventSamples: readonly ShopperEvent[] = [
  {
    _tag: 'PageView',
    url: '/en-us/p/NKTRAIL3FJO',
    pageType: 'PDP',
    breadcrumbs: ['Home', 'Footwear'],
    categories: ['footwear-1000'],
  },
  { _tag: 'DecisionRequest', requestId: 'r-1', includeReporting: true },
  { _tag: 'ScreenSize', width: 390, height: 844 },
  { _tag: 'Language', language: 'en-US' },
  { _tag: 'UserAgent', userAgent: 'Mozilla/5.0' },
  { _tag: 'IpAddress', ipAddress: '203.0.113.7' },
  { _tag: 'ProductDetailView', productId: 'NKTRAIL3FJO' },
  { _tag: 'Referrer', referrer: 'https://example.com/' },
  { _tag: 'Coordinates', latitude: 62.47, longitude: 6.15 },
  { _tag: 'SearchView', searchTerm: 'boots', searchTermType: 'typed', searchType: 'product' },
  { _tag: 'Cart', cartLines: [] },
  { _tag: 'CustomVariables', variables: [{ variable: 'brand', value: 'nordkamm' }] },
  { _tag: 'Purchase', purchaseId: '1000000001', purchaseLines: [] },
  { _tag: 'ProductThumbnailView', productId: 'NKTRAIL3FJO' },
  { _tag: 'RecImpressions', recTokens: ['t1', 't2'] },
  { _tag: 'RecClicks', origin: 'recommendation carousel', recToken: 't1' },
  { _tag: 'PageEvents', events: ['size-chart-opened'] },
];

/** Events of every kind, with random values where they matter. */
export const shopperEvent: fc.Arbitrary<ShopperEvent> = fc.oneof(
  fc.constantFrom(...eventSamples),
  fc.record({ _tag: fc.constant('ScreenSize' as const), width: fc.nat(5000), height: fc.nat(5000) }),
  fc.record({ _tag: fc.constant('Coordinates' as const), latitude: degrees(90), longitude: degrees(180) }),
  fc.record({ _tag: fc.constant('Cart' as const), cartLines: fc.array(eventLine, { maxLength: 3 }) }),
  fc.record({
    _tag: fc.constant('Purchase' as const),
    purchaseId: word,
    purchaseLines: fc.array(eventLine, { maxLength: 3 }),
  }),
  fc.record({ _tag: fc.constant('RecImpressions' as const), recTokens: fc.array(word, { maxLength: 4 }) }),
  fc.record({ _tag: fc.constant('DecisionRequest' as const), requestId: word, includeReporting: fc.boolean() }),
);
