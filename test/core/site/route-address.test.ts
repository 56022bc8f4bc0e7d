import { describe, expect, test } from 'vitest';
import { chooseLocale, isLocale, localeOf, localizePath, parseRoute, pathInSite } from '#core/site/route-address.ts';

const idOf = (address: string, tag: 'category' | 'product'): string => {
  const route = parseRoute(address);
  if (route._tag === 'category' && tag === 'category') return route.categoryId;
  return route._tag === 'product' && tag === 'product' ? route.productId : 'no match';
};

test.each([
  ['/en-us/c/jackets-1234', '1234'],
  ['/en-us/c/mens/winter-boots-1234567890', '1234567890'],
  ['/en-us/c/jackets-1234?sort=newest#x', '1234'],
  ['/en-us/c/jackets-1234/', '1234'],
  ['/en-us/c/jackets-123', 'no match'],
  ['/en-us/c/-1234', 'no match'],
  ['/en-us/c/1234', 'no match'],
  ['/en-us/c/jackets1234', 'no match'],
  ['/en-us/C/jackets-1234', 'no match'],
  ['/c/jackets-1234', 'no match'],
  ['/EN-us/c/jackets-1234', 'no match'],
  ['/en-us/c/jackets-١٢٣٤', 'no match'],
  ['/en-us/c/jackets-1234//', 'no match'],
])('PR-01 RTE-04 the category of %s is %s', (address, id) => expect(idOf(address, 'category')).toBe(id));

test.each([
  ['/en-us/mens-jackets-c1234', '1234'],
  ['/en-us/mens/jackets-c123456', '123456'],
  ['/en-us/mens-jackets-c1234567', 'no match'],
  ['/en-us/mens-jackets-C1234', 'no match'],
  ['/en-us/-c1234', 'no match'],
  ['/en-us/mens/-c1234', 'no match'],
])('PR-02 RTE-05 the category of %s is %s', (address, id) => expect(idOf(address, 'category')).toBe(id));

test.each([
  ['/en-us/p/AB0C4DYX', 'AB0C4DYX'],
  ['/en-us/p/AB0C4DYXJK3', 'AB0C4DYXJK3'],
  ['/en-us/p/AB0C4DYXJK3?size=M', 'AB0C4DYXJK3'],
  ['/en-us/p/AB0C4DY', 'no match'],
  ['/en-us/p/AB0C4DYXJK34', 'no match'],
  ['/en-us/p/AB0C-4DYX', 'no match'],
  ['/en-us/p/AB0C4DÝX', 'no match'],
  ['/en-us/p/', 'no match'],
])('PR-03 RTE-06 the product of %s is %s', (address, id) => expect(idOf(address, 'product')).toBe(id));

test.each([
  ['/en-us/mens-jacket-pAB0C4DYX', 'AB0C4DYX'],
  ['/en-us/mens/jacket-pAB0C4DYXJK3', 'AB0C4DYXJK3'],
  ['/en-us/mens-jacket-PAB0C4DYX', 'no match'],
  ['/en-us/mens-jacket-pAB0C4DY', 'no match'],
  ['/en-us/mens-jacket-p-AB0C4DYX', 'no match'],
  ['/en-us/mens/-pAB0C4DYX', 'no match'],
])('PR-04 RTE-07 the product of %s is %s', (address, id) => expect(idOf(address, 'product')).toBe(id));

test.each([
  ['/en-us/p/AB0C4DYX', { _tag: 'product', productId: 'AB0C4DYX' }],
  ['/en-us/c/foo-c1234', { _tag: 'category', categoryId: '1234' }],
  ['/en-us/c/foo-p12345678', { _tag: 'product', productId: '12345678' }],
  ['/en-us/c/foo-12345678', { _tag: 'category', categoryId: '12345678' }],
  ['/en-us/cart', { _tag: 'other' }],
  ['/cart', { _tag: 'other' }],
])('PR-05 RTE-09 %s leads to %j', (address, route) => expect(parseRoute(address)).toEqual(route));

test.each([
  ['en-us', true],
  ['fr-ca', true],
  ['en_us', false],
  ['eng-us', false],
  ['en-u', false],
  ['EN-US', false],
  ['en', false],
])('RTE-01 PR-09 %s is a locale: %s', (text, is) => expect(isLocale(text)).toBe(is));

test.each([
  ['/cart', '/en-us/cart'],
  ['/', '/en-us'],
  ['/?a=b', '/en-us?a=b'],
  ['/c/x-1234?sort=newest', '/en-us/c/x-1234?sort=newest'],
  ['/fr-ca/cart', '/fr-ca/cart'],
  ['https://example.com/', 'https://example.com/'],
  ['//example.com', '//example.com'],
  ['#modal-sign-in', '#modal-sign-in'],
  ['mailto:a@b.co', 'mailto:a@b.co'],
])('RTE-48 the link %s becomes %s', (link, localized) => expect(localizePath(link, 'en-us')).toBe(localized));

test.each([
  ['/en-us/', '/', 'en-us'],
  ['/en-us/cart/?a', '/cart', 'en-us'],
  ['/cart', '/cart', undefined],
  ['', '', undefined],
])('%s is %s in its site', (address, path, locale) => {
  expect(pathInSite(address)).toBe(path);
  expect(localeOf(address)).toBe(locale);
});

describe('RTE-02 a visitor without locale', () => {
  const locales = ['en-us', 'fr-ca', 'en-gb'] as const;
  test.each([
    [{ acceptLanguage: 'en-GB' }, 'en-gb'],
    [{ cookie: 'fr-ca', acceptLanguage: 'en-GB' }, 'fr-ca'],
    [{ cookie: 'zz-zz', acceptLanguage: 'de-DE, fr;q=0.8, en-GB;q=0.9' }, 'en-gb'],
    [{ acceptLanguage: 'fr' }, 'fr-ca'],
    [{ acceptLanguage: 'fr;q=0, *' }, 'en-us'],
    [{}, 'en-us'],
  ])('a visitor who prefers %j goes to %s', (input, locale) => expect(chooseLocale(input, locales)).toBe(locale));
});
