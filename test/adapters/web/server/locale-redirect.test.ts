import { describe, expect, test } from 'vitest';
import { sites } from '#adapters/composition/sites.ts';
import { localeRedirect } from '#adapters/web/server/locale-redirect.ts';

const redirect = (path: string, headers: Record<string, string> = {}): string | undefined =>
  localeRedirect(new Request(`http://shop.test${path}`, { headers }), sites);

describe('RTE-02 a path without locale', () => {
  test('redirects to the same path under the default locale', () => {
    expect(redirect('/')).toBe('/en-us');
    expect(redirect('/cart')).toBe('/en-us/cart');
    expect(redirect('/search?q=boots&start=24')).toBe('/en-us/search?q=boots&start=24');
  });

  test('follows the languages of the browser, the best first', () => {
    expect(redirect('/cart', { 'Accept-Language': 'en-GB' })).toBe('/en-gb/cart');
    expect(redirect('/cart', { 'Accept-Language': 'de, fr;q=0.8, en;q=0.5' })).toBe('/fr-ca/cart');
    expect(redirect('/cart', { 'Accept-Language': 'de' })).toBe('/en-us/cart');
  });

  test('the cookie takes precedence over languages, unless it names no site', () => {
    expect(redirect('/cart', { Cookie: 'a=1; locale=fr-ca; b=2', 'Accept-Language': 'en-GB' })).toBe('/fr-ca/cart');
    expect(redirect('/cart', { Cookie: 'locale=zz-zz', 'Accept-Language': 'en-GB' })).toBe('/en-gb/cart');
    expect(redirect('/cart', { Cookie: 'xlocale=fr-ca' })).toBe('/en-us/cart');
  });
});

test.each([
  ['/zz-zz', ''],
  ['/zz-zz/', ''],
  ['/zz-zz/cart', '?to=%2Fcart'],
  ['/de-de/p/NKTRAIL3?a=1', '?to=%2Fp%2FNKTRAIL3%3Fa%3D1'],
  ['/zz-zz//evil.test', '?to=%2F%2Fevil.test'],
])('RTE-03 an unknown locale redirects to the location selector, which is given the page: %s', (path, query) => {
  expect(redirect(path, { 'Accept-Language': 'fr' })).toBe(`/fr-ca/location-selector${query}`);
});

test.each([
  ['/EN-US', '/en-us'],
  ['/En-gb/help/returns?a=1', '/en-gb/help/returns?a=1'],
  ['/FR-CA//evil.test', '/fr-ca//evil.test'],
])('RTE-01 a locale in capitals redirects to its address in lower case: %s', (path, target) => {
  expect(redirect(path, { 'Accept-Language': 'de' })).toBe(target);
});

test.each(['/en-us', '/en-gb/', '/fr-ca/cart', '/en-us/nowhere'])(
  'a path with a served locale is not redirected: %s',
  (path) => {
    expect(redirect(path)).toBeUndefined();
  },
);

test('A7 every redirect stays on this host', () => {
  for (const path of [
    '//evil.test',
    '///evil.test/x',
    '/\\evil.test',
    '/%2F/evil.test',
    '//en-us/cart',
    '/https://evil.test',
  ]) {
    const target = redirect(path);
    expect(target).toMatch(/^\/en-us(\/|$)/);
    expect(new URL(target ?? '', 'http://shop.test').host).toBe('shop.test');
  }
});
