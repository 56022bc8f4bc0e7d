import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { alternates, canonicalAddress, isIndexable, privatePages } from '#core/site/indexing.ts';
import { pathOf } from '#core/site/route-address.ts';
import { anyText } from '#test/support/arbitraries/content.ts';
import { shortestRun } from '#test/support/shortest-run.ts';
import { law } from '#test/support/law.ts';

const sites = [
  { siteId: 'us', locale: 'en-us', language: 'en-US', country: 'US' },
  { siteId: 'ca', locale: 'fr-ca', language: 'fr-CA', country: 'CA' },
  { siteId: 'gb', locale: 'en-gb', language: 'en-GB', country: 'GB' },
];
const from = { country: 'GB' };
const address = fc.tuple(fc.webPath(), anyText).map(([path, query]) => `/en-us${path}?${query}`);

describe('indexing', () => {
  test.each(privatePages)('SEO-06 /%s is not indexed', (page) => {
    for (const path of [`/en-us/${page}`, `/en-us/${page}/`, `/en-us/${page}/a?b=c`])
      expect(isIndexable(path, false)).toBe(false);
  });

  test.each([
    '/en-us',
    '/en-us/',
    '/en-us/p/NKTRAIL3FJO',
    '/en-us/c/cart-1234',
    '/en-us/accountant',
    '/en-us/help/privacy',
  ])('SEO-06 %s is indexed, unless it is a preview', (path) => {
    expect(isIndexable(path, false)).toBe(true);
    expect(isIndexable(path, true)).toBe(false);
  });

  test.each([
    ['/en-us/c/boots-1234?sort=newest&q=x', '/en-us/c/boots-1234'],
    ['/en-us/c/boots-1234/?page=2&sort=newest#top', '/en-us/c/boots-1234?page=2'],
    ['/en-us/articles?page=2&page=3', '/en-us/articles?page=2'],
    ['/en-us?page=', '/en-us'],
    ['/en-us#a?page=2', '/en-us'],
    ['/en-us/c/boots-1234?start=24&filter.color=red', '/en-us/c/boots-1234?start=24'],
    ['/en-us/mens/boots-c1234?start=24', '/en-us/c/mens/boots-1234?start=24'],
    ['/en-us/c/boots-c1234', '/en-us/c/boots-1234'],
    ['/en-us/mens-jacket-pAB0C4DYX', '/en-us/p/AB0C4DYX'],
    ['/en-us/c/foo-p12345678', '/en-us/p/12345678'],
  ])('SEO-05 the canonical address of %s is %s', (from, to) => expect(canonicalAddress(from)).toBe(to));

  law(
    'SEO-05 a canonical address has no query except page and start, and taking it twice changes nothing',
    [address],
    (from) => {
      const canonical = canonicalAddress(from);
      expect(canonical.slice(pathOf(canonical).length)).toMatch(/^(\?(page=[^&#]+)?(&?start=[^&#]+)?)?$/);
      expect(canonicalAddress(canonical)).toBe(canonical);
    },
  );

  test('the canonical address of 100 KB of slashes takes linear time', () => {
    const path = `/en-us${'/'.repeat(100_000)}x`;
    expect(shortestRun(() => void expect(canonicalAddress(path)).toBe(path))).toBeLessThan(50);
  });

  test('SEO-05 a page has an address in every locale, and x-default is the first one', () => {
    expect(alternates('/en-gb/c/boots-1234?page=2&q=a', sites, { from })).toEqual([
      { language: 'en-US', path: '/en-us/c/boots-1234?page=2' },
      { language: 'fr-CA', path: '/fr-ca/c/boots-1234?page=2' },
      { language: 'en-GB', path: '/en-gb/c/boots-1234?page=2' },
      { language: 'x-default', path: '/en-us/c/boots-1234?page=2' },
    ]);
    expect(alternates('/fr-ca', sites, { from }).map(({ path }) => path)).toEqual([
      '/en-us',
      '/fr-ca',
      '/en-gb',
      '/en-us',
    ]);
  });

  test('SEO-05 only sites that have a page are alternates, the first of them by default', () => {
    expect(alternates('/en-gb/store-locator/gb-london', sites, { from })).toEqual([
      { language: 'en-GB', path: '/en-gb/store-locator/gb-london' },
      { language: 'x-default', path: '/en-gb/store-locator/gb-london' },
    ]);
    expect(alternates('/en-gb/store-locator', sites, { from })).toHaveLength(4);
    expect(alternates('/en-gb/help/winter', sites, { from, siteIds: ['gb', 'ca'] })).toEqual([
      { language: 'fr-CA', path: '/fr-ca/help/winter' },
      { language: 'en-GB', path: '/en-gb/help/winter' },
      { language: 'x-default', path: '/fr-ca/help/winter' },
    ]);
  });

  law(
    'SEO-05 there is one alternate more than there are sites that have the page',
    [address, fc.subarray(sites, { minLength: 1 })],
    (path, some) =>
      expect(alternates(path, sites, { from, siteIds: some.map(({ siteId }) => siteId) })).toHaveLength(
        some.length + 1,
      ),
  );
});
