import { either as E } from 'fp-ts';
import { describe, expect, test } from 'vitest';
import { ShopperEventCodec, type ShopperEvent } from '#core/personalization/shopper-event.ts';
import { visitEvents, type Visit } from '#core/personalization/visit-events.ts';
import { pageTypes } from '#core/site/page-type.ts';
import { Amount } from '#core/kernel/amount.ts';

const visit: Visit = {
  page: { url: '/en-us', pageType: 'Home', breadcrumbs: [], categories: ['new-5000'] },
  request: { requestId: 'r-1', includeReporting: false },
  device: { width: 390, height: 844, language: 'en-US', userAgent: 'Mozilla/5.0' },
  host: 'shop.example',
  cartLines: [{ productId: 'NKTRAIL3FJO', sku: 'S1', quantity: 2, unitPrice: Amount.of(14_000), currency: 'USD' }],
  brand: 'nordkamm',
  region: 'us',
  isLoyaltyMember: false,
};
const hosts = ['staging.example', 'test.example'];
const tags = (one: Visit, preProduction = hosts): readonly string[] =>
  visitEvents(one, preProduction).map(({ _tag }) => _tag);
const event = (one: Visit, tag: ShopperEvent['_tag']): ShopperEvent | undefined =>
  visitEvents(one, hosts).find(({ _tag }) => _tag === tag);
const common = ['PageView', 'DecisionRequest', 'ScreenSize', 'Language', 'UserAgent', 'Cart', 'CustomVariables'];

describe('visitEvents', () => {
  test('P13N-12 the page view comes first, with its four keys', () =>
    expect(visitEvents(visit, hosts)[0]).toEqual({
      _tag: 'PageView',
      url: '/en-us',
      pageType: 'Home',
      breadcrumbs: [],
      categories: ['new-5000'],
    }));

  test('a page without optional data reports exactly this', () => expect(tags(visit)).toEqual(common));

  test('P13N-13 P13N-14 P13N-19 request, screen, language, agent and cart are reported unchanged', () => {
    expect(event(visit, 'DecisionRequest')).toEqual({
      _tag: 'DecisionRequest',
      requestId: 'r-1',
      includeReporting: false,
    });
    expect(event(visit, 'ScreenSize')).toEqual({ _tag: 'ScreenSize', width: 390, height: 844 });
    expect(event(visit, 'Language')).toEqual({ _tag: 'Language', language: 'en-US' });
    expect(event(visit, 'UserAgent')).toEqual({ _tag: 'UserAgent', userAgent: 'Mozilla/5.0' });
    expect(event(visit, 'Cart')).toEqual({ _tag: 'Cart', cartLines: visit.cartLines });
  });

  test('P13N-14 a referrer is reported if there is one', () => {
    expect(event({ ...visit, device: { ...visit.device, referrer: 'https://example.com/' } }, 'Referrer')).toEqual({
      _tag: 'Referrer',
      referrer: 'https://example.com/',
    });
    expect(tags({ ...visit, device: { ...visit.device, referrer: '' } })).toEqual(common);
  });

  test('P13N-15 the IP address is sent only by hosts of the pre-production list', () => {
    const known: Visit = { ...visit, device: { ...visit.device, ipAddress: '203.0.113.7' } };
    expect(event({ ...known, host: 'staging.example' }, 'IpAddress')).toEqual({
      _tag: 'IpAddress',
      ipAddress: '203.0.113.7',
    });
    expect(event({ ...known, host: 'test.example' }, 'IpAddress')).toBeDefined();
    expect(tags({ ...known, host: 'shop.example' })).toEqual(common);
    expect(tags({ ...known, host: 'evil-staging.example' })).toEqual(common);
    expect(tags({ ...known, host: 'staging.example' }, [])).toEqual(common);
    expect(tags({ ...visit, host: 'staging.example' })).toEqual(common);
  });

  test('P13N-16 a product is reported on product pages only', () => {
    for (const pageType of pageTypes) {
      const page = { ...visit.page, pageType, productId: 'NKTRAIL3FJO' };
      expect(event({ ...visit, page }, 'ProductDetailView')).toEqual(
        pageType === 'PDP' ? { _tag: 'ProductDetailView', productId: 'NKTRAIL3FJO' } : undefined,
      );
    }
    expect(tags({ ...visit, page: { ...visit.page, pageType: 'PDP' } })).toEqual(common);
  });

  test('P13N-17 coordinates are reported if permitted, and absent if refused', () => {
    expect(
      event({ ...visit, device: { ...visit.device, position: { latitude: 62.47, longitude: 6.15 } } }, 'Coordinates'),
    ).toEqual({ _tag: 'Coordinates', latitude: 62.47, longitude: 6.15 });
    expect(event(visit, 'Coordinates')).toBeUndefined();
  });

  test('P13N-18 a search is reported on its page only', () => {
    const search = { term: 'boots', termType: 'typed', type: 'product' };
    for (const pageType of pageTypes) {
      expect(event({ ...visit, search, page: { ...visit.page, pageType } }, 'SearchView')).toEqual(
        pageType === 'Search'
          ? { _tag: 'SearchView', searchTerm: 'boots', searchTermType: 'typed', searchType: 'product' }
          : undefined,
      );
    }
    expect(tags({ ...visit, page: { ...visit.page, pageType: 'Search' } })).toEqual(common);
  });

  test.each([
    [true, 'true'],
    [false, 'false'],
  ])('P13N-20 three variables: brand, region and isLoyaltyMember %s', (isLoyaltyMember, value) =>
    expect(event({ ...visit, isLoyaltyMember }, 'CustomVariables')).toEqual({
      _tag: 'CustomVariables',
      variables: [
        { variable: 'brand', value: 'nordkamm' },
        { variable: 'region', value: 'us' },
        { variable: 'isLoyaltyMember', value },
      ],
    }),
  );

  test('P13N-12 every reported event decodes again', () => {
    const everything: Visit = {
      ...visit,
      host: 'staging.example',
      page: { ...visit.page, pageType: 'PDP', productId: 'NKTRAIL3FJO' },
      device: { ...visit.device, referrer: 'r', ipAddress: '203.0.113.7', position: { latitude: 1, longitude: 2 } },
    };
    expect(visitEvents(everything, hosts).map((one) => ShopperEventCodec.decode(one))).toEqual(
      visitEvents(everything, hosts).map((one) => E.right(one)),
    );
    expect(visitEvents(everything, hosts)).toHaveLength(common.length + 4);
  });
});
