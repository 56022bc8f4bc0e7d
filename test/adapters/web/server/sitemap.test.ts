import { describe, expect, test } from 'vitest';
import { writeSitemap } from '#adapters/web/server/sitemap.ts';
import { buildStorefront } from '#test/support/storefront.ts';
import { apiRefusal } from '#core/testing/faults.ts';

const shops = () => ['en-us', 'fr-ca'].map((locale) => buildStorefront({ locale }));
const addresses = (xml: string): readonly string[] =>
  [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address ?? '');

describe('the sitemap', () => {
  test('SEO-05 lists home, categories and products of every site once, with the other languages', async () => {
    const { text: xml, isComplete } = await writeSitemap(
      shops().map(({ shop }) => shop),
      'https://shop.test',
    );
    expect(isComplete).toBe(true);
    const found = addresses(xml);
    expect(new Set(found).size).toBe(found.length);
    expect(found).toEqual(expect.arrayContaining(['https://shop.test/en-us', 'https://shop.test/fr-ca']));
    expect(found.filter((one) => one.includes('/c/')).length).toBeGreaterThan(0);
    expect(found.some((one) => /\/en-us\/p\/NKTRAIL3/.test(one))).toBe(true);
    expect(found.some((one) => /cart|checkout/.test(one))).toBe(false);
    const [home] = xml.split('</url>');
    expect(home).toContain('hreflang="en-US" href="https://shop.test/en-us"');
    expect(home).toContain('hreflang="fr-CA" href="https://shop.test/fr-ca"');
  });

  test('SEO-05 SEO-06 lists pages of content at all levels, articles and stores, and no private page', async () => {
    const both = shops();
    for (const { fakes } of both) {
      fakes.content.put('help/returns', []);
      fakes.content.put('help/returns/how-to-return', []);
      fakes.content.put('promotions', []);
      fakes.content.put('spring-fair', []);
      fakes.content.putArticle({ id: 'a', title: 'Wool', url: '/articles/wool', tags: [], hidePageDate: false });
    }
    const { text: xml } = await writeSitemap(
      both.map(({ shop }) => shop),
      'https://shop.test',
    );
    const pages = addresses(xml)
      .filter((one) => one.startsWith('https://shop.test/fr-ca/') && !/\/[cp]\//.test(one))
      .map((one) => one.slice('https://shop.test/fr-ca'.length));
    expect(pages).toEqual(
      expect.arrayContaining([
        '/articles',
        '/articles/wool',
        '/help/returns',
        '/help/returns/how-to-return',
        '/promotions',
        '/spring-fair',
        '/store-locator',
        '/store-locator/us-denver',
      ]),
    );
    const [wool = ''] = xml.split('</url>').filter((one) => one.includes('/en-us/articles/wool</loc>'));
    expect(wool).toContain('hreflang="fr-CA" href="https://shop.test/fr-ca/articles/wool"');
  });

  test('SEO-05 a page that one site has is no alternate of the others', async () => {
    const both = shops();
    for (const { fakes } of both) fakes.content.put('help/returns', []);
    both[1]?.fakes.content.put('help/winter', []);
    const { text } = await writeSitemap(
      both.map(({ shop }) => shop),
      'https://shop.test',
    );
    const [winter = ''] = text.split('</url>').filter((one) => one.includes('/help/winter</loc>'));
    expect(winter).toContain('hreflang="fr-CA"');
    expect(winter).not.toContain('hreflang="en-US"');
  });

  test('a site whose menu cannot be read is listed with its home page only', async () => {
    const [first] = shops();
    if (first === undefined) throw new Error('There is no shop');
    for (const operation of ['menu', 'footer', 'navigation'])
      first.fakes.faults.failNext(operation, apiRefusal('GEN500', 503));
    const { text, isComplete } = await writeSitemap([first.shop], 'https://shop.test');
    expect(addresses(text)).toEqual(['https://shop.test/en-us']);
    expect(isComplete).toBe(false);
  });
});
