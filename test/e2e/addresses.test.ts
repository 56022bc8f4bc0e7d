import { describe, expect, test } from 'vitest';
import { shopUnderTest } from '#test/support/shop.ts';
import { visit } from '#test/support/visit.ts';

const get = async (
  path: string,
  init: RequestInit = {},
): Promise<{ readonly status: number; readonly body: string; readonly headers: Headers }> => {
  const answer = await fetch((await shopUnderTest()).url + path, { redirect: 'manual', ...init });
  return { status: answer.status, body: await answer.text(), headers: answer.headers };
};
const canonicalOf = (html: string): string | undefined =>
  /<link rel="canonical" href="https?:\/\/[^/]+([^"]*)"/.exec(html)?.[1];

describe('addresses of pages', () => {
  test.each([
    ['RTE-05 SEO-05', '/en-us/footwear-c1000', '/en-us/c/footwear-1000', 'Footwear'],
    ['RTE-07', '/en-us/trail-shoe-pNKTRAIL3EMB', '/en-us/p/NKTRAIL3EMB', 'Kamm Trail 3'],
    ['RTE-07', '/en-us/c/shoes/trail-pNKTRAIL3EMB', '/en-us/p/NKTRAIL3EMB', 'Kamm Trail 3'],
  ])(
    '%s %s shows its page, is hydrated, and names %s as its canonical address',
    async (_id, path, canonical, heading) => {
      const { status, body } = await get(path);
      expect([status, canonicalOf(body)]).toEqual([200, canonical]);
      await visit({}, async ({ page }) => {
        await page.goto(path);
        await page.getByRole('heading', { level: 1, name: heading }).waitFor();
        await page.waitForFunction(() =>
          Reflect.ownKeys(document.querySelector('main') ?? {}).some((key) => String(key).startsWith('__react')),
        );
        expect(await page.locator('link[rel=canonical]').count()).toBe(1);
      });
    },
  );

  test.each(['/en-us/any-name-c1000', '/en-us/men/shoes-c1000/', '/en-us/c/an-invented-name-1000'])(
    'RTE-04 RTE-05 %s, which has another name than the category, redirects to the one with its name',
    async (path) => {
      const { status, headers } = await get(`${path}?sort=newest`);
      expect([status, headers.get('Location')]).toEqual([302, '/en-us/c/footwear-1000?sort=newest']);
    },
  );

  test.each(['en-us', 'en-gb', 'fr-ca'])(
    'on %s a page that has moved redirects permanently to its new address',
    async (locale) => {
      const { status, headers } = await get(`/${locale}/help/size-and-fit?ref=mail`);
      expect([status, headers.get('Location')]).toEqual([301, `/${locale}/help/sizes?ref=mail`]);
      expect((await get(`/${locale}/help/sizes`)).status).toBe(200);
    },
  );

  test('SEO-05 a later part of a list has its own address, whatever else its query contains', async () => {
    expect(canonicalOf((await get('/en-us/c/outlet-9000?start=24&sort=newest&utm_source=x')).body)).toBe(
      '/en-us/c/outlet-9000?start=24',
    );
    expect(canonicalOf((await get('/en-us/c/outlet-9000?sort=newest')).body)).toBe('/en-us/c/outlet-9000');
  });

  test.each([
    '/en-us/P/NKTRAIL3EMB',
    '/en-us/p/nktrail3emb',
    '/en-us/C/footwear-1000',
    '/en-us/CART',
    '/en-us/Favorites',
    '/en-us/any-name-C1000',
    '/en-us/c/footwear-1000//',
  ])('RTE-09 %s is not found', async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  test('RTE-43 any other path is asked of the content service as a page by its slug', async () => {
    const { log } = await shopUnderTest();
    const before = log.length;
    expect((await get('/en-us/help/returns/how-to-return')).status).toBe(200);
    expect(log.slice(before).map(({ method, path }) => `${method} ${decodeURIComponent(path)}`)).toContainEqual(
      expect.stringMatching(/^GET .*\/canvas\/page\/nordkamm-us\/help\/returns\/how-to-return$/),
    );
  });

  test('AMB-15 a search for spaces is the search hub', async () => {
    const titleOf = async (path: string) => /<title>([^<]*)/.exec((await get(path)).body)?.[1];
    for (const path of ['/en-us/search?q=%20', '/en-us/search?q=+&sort=newest', '/en-us/search?q='])
      expect(await titleOf(path)).toBe(await titleOf('/en-us/search'));
  });

  test('RTE-45 no text in the query of a page is a server error', async () => {
    const texts = ['\u202e', '\ufeff', 'a\0b', 'a\nb', '\u{e0041}', 'x'.repeat(300), '%', '__proto__'];
    const queries = [
      'search?q',
      'c/footwear-1000?sort',
      'c/footwear-1000?start',
      'c/footwear-1000?size',
      'store-locator?q',
      'articles?componentfield-notes[tagId]',
      'articles?pages',
      'showcase?docType',
      'contact-us?order',
      'location-selector?to',
    ];
    const paths = queries.flatMap((query) => texts.map((text) => `/en-us/${query}=${encodeURIComponent(text)}`));
    const failed: string[] = [];
    for (const path of paths) if ((await get(path)).status >= 500) failed.push(path);
    expect(failed).toEqual([]);
  });

  test('RTE-45 ERR-39 a failure of the service is a 500 with a page that offers to try again and has no stack and no JSON; an overloaded service is a 503', async () => {
    const shop = await shopUnderTest();
    for (const [status, shown] of [
      [500, 500],
      [502, 500],
      [503, 503],
    ] as const) {
      await shop.order({ operation: 'products.details', status, errorId: 'GEN500', times: 2 });
      const path = `/en-us/p/NKRIDGE1BAR`;
      const { status: answered, body, headers } = await get(path);
      await shop.clearFaults();
      expect([answered, headers.get('Cache-Control'), headers.get('Retry-After')]).toEqual([
        shown,
        'no-store',
        shown === 503 ? '1' : null,
      ]);
      expect(body).toMatch(new RegExp(`<a [^>]*href="${path}"[^>]*>Try again`));
      const text = body.replaceAll(/<(script|style)\b[^]*?<\/\1>/g, '').replaceAll(/<[^>]*>/g, ' ');
      expect(text).not.toMatch(/\n\s*at |\.[jt]sx?:\d|[{}]|GEN500/);
    }
  });
});
