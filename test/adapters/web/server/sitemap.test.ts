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
