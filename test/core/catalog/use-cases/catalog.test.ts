import { inlineCatalog } from '#core/testing/fake-content.ts';
import { describe, expect, test } from 'vitest';
import { apiRefusal } from '#core/testing/faults.ts';
import { failureOf, run } from '#test/support/run.ts';
import { buildStorefront } from '#test/support/storefront.ts';

const query = { start: 0, count: 24, sort: 'recommended', filters: {} } as const;

describe('viewProduct', () => {
  test('PDP-04 the view has all data of the page, with the texts of the site', async () => {
    const { shop, fakes } = buildStorefront();
    fakes.products.setStock('NKTRAIL3EMB-42', 0);
    const page = await run(shop.catalog.viewProduct('NKTRAIL3EMB'));
    expect(page).toMatchObject({
      id: 'NKTRAIL3EMB',
      selectedColor: 'EMB',
      price: { sale: '$160.00', struck: '$200.00' },
      saving: '-20%',
      delivery: { from: 'Wed, Jan 7', to: 'Fri, Jan 9' },
      offer: { price: '160.00', currency: 'USD', inStock: true },
      breadcrumbs: [{ label: 'Footwear', url: '/en-us/c/footwear-1000' }, { label: 'Kamm Trail 3' }],
    });
    expect(page.colors.map(({ url }) => url)).toEqual([
      '/en-us/p/NKTRAIL3FJO',
      '/en-us/p/NKTRAIL3EMB',
      '/en-us/p/NKTRAIL3MOS',
    ]);
    expect(page.sizes.map(({ label, quantity }) => [label, quantity])).toEqual([
      ['41', 8],
      ['42', 0],
      ['43', 8],
    ]);
  });

  test.each([
    ['en-us', undefined],
    ['fr-ca', undefined],
    ['en-gb', '£200.00'],
  ])(
    'PDP-06 the product page of %s shows %s as the lowest recent price, by the setting of its site',
    async (locale, lowest) =>
      expect((await run(buildStorefront({ locale }).shop.catalog.viewProduct('NKTRAIL3EMB'))).historicBest).toBe(
        lowest,
      ),
  );

  test('a page survives JSON unchanged, because it is serialized to the browser', async () => {
    const page = await run(buildStorefront().shop.catalog.viewProduct('NKTRAIL3FJO'));
    expect(JSON.parse(JSON.stringify(page))).toEqual(page);
  });

  test('PDP-02 a style id redirects to the full id of its default color', async () => {
    expect(await failureOf(buildStorefront({ locale: 'en-gb' }).shop.catalog.viewProduct('NKTRAIL3'))).toEqual({
      _tag: 'Moved',
      to: '/en-gb/p/NKTRAIL3FJO',
    });
  });

  test('PDP-22 an unknown product is not found', async () => {
    expect(await failureOf(buildStorefront().shop.catalog.viewProduct('NOSUCH99'))).toEqual({ _tag: 'NotFound' });
  });

  test('unavailable stock data does not fail the page, and is logged', async () => {
    const { shop, fakes } = buildStorefront();
    fakes.faults.failNext('inventory', apiRefusal('GEN500', 500));
    const page = await run(shop.catalog.viewProduct('NKTRAIL3FJO'));
    expect(page.sizes.every(({ quantity }) => quantity > 0)).toBe(true);
    expect(page.offer.inStock).toBe(true);
    expect(fakes.monitoring.warnings).toMatchObject([{ component: 'inventory', id: 'NKTRAIL3FJO' }]);
  });

  test('a failing service is not reported as a missing product', async () => {
    const { shop, fakes } = buildStorefront();
    fakes.faults.failNext('details', apiRefusal('GEN500', 500));
    expect(await failureOf(shop.catalog.viewProduct('NKTRAIL3FJO'))).toMatchObject({
      _tag: 'ApiFailure',
      errorId: 'GEN500',
    });
  });
});

describe('lists', () => {
  test('PLP-03 a category lists its products with addresses of the site', async () => {
    const page = await run(buildStorefront().shop.catalog.viewCategory({ ...query, categoryId: '1000' }));
    expect(page.listing).toMatchObject({ total: 2, start: 0, pageSize: 24, sort: 'recommended' });
    expect(page.listing.tiles.map(({ url, price }) => [url, price.sale])).toEqual([
      ['/en-us/p/NKTRAIL3FJO', '$160.00'],
      ['/en-us/p/NKRIDGE1BAR', '$160.00'],
    ]);
    expect(page.seo.title).toBe('Footwear');
  });

  test.each([
    ['/en-us/c/made-up-1000', '/en-us/c/footwear-1000'],
    ['/en-us/made-up-c1000', '/en-us/c/footwear-1000'],
    ['/en-us/c/Footwear-1000?start=24&filter.color=red', '/en-us/c/footwear-1000?start=24&filter.color=red'],
  ])('RTE-04 RTE-05 a category with another name, %s, has moved to %s', async (address, to) => {
    expect(
      await failureOf(buildStorefront().shop.catalog.viewCategory({ ...query, categoryId: '1000', address })),
    ).toEqual({ _tag: 'Moved', to });
  });

  test.each([
    '/en-us/c/footwear-1000',
    '/en-us/c/footwear-1000/',
    '/en-us/c/footwear-1000?',
    '/en-us/footwear-c1000?a=1',
  ])('RTE-04 RTE-05 RTE-09 the list of the category is at %s', async (address) => {
    const page = await run(buildStorefront().shop.catalog.viewCategory({ ...query, categoryId: '1000', address }));
    expect(page.path).toBe('/en-us/c/footwear-1000');
  });

  const promo = (id: string, after: number) => ({
    id,
    after,
    isWide: true,
    title: 'Resoled',
    picture: { name: 'scenes/hero-pass', alt: '', width: 1920, height: 1080, color: '#aaaaaa' },
    target: { text: 'How', url: '/help/repairs' },
  });

  test('PLP-02 content adds a text above the list and tiles between its products, where a product follows them', async () => {
    const { shop, fakes } = buildStorefront();
    fakes.content.putCategory('1000', { intro: 'For rock and mud.', promos: [promo('fits', 1), promo('last', 2)] });
    const { listing, intro } = await run(shop.catalog.viewCategory({ ...query, categoryId: '1000' }));
    expect([
      intro,
      listing.promos?.map(({ id, target }) => [id, target.url]),
      listing.total,
      listing.tiles.length,
    ]).toEqual(['For rock and mud.', [['fits', '/en-us/help/repairs']], 2, 2]);
  });

  test.each([
    ['narrowed', { filters: { color: ['red'] } }],
    ['sorted', { sort: 'newest' }],
    ['continued', { start: 24 }],
  ] as const)('PLP-02 a list that is %s has no tiles, and requests none', async (_, change) => {
    const { shop, fakes } = buildStorefront();
    fakes.content.putCategory('1000', { promos: [promo('fits', 1)] });
    expect(
      (await run(shop.catalog.viewCategory({ ...query, categoryId: '1000', ...change }))).listing.promos,
    ).toBeUndefined();
    expect(fakes.faults.times('category')).toBe(0);
  });

  test('CNT-61 blocks around a list and below a product are filled with their products', async () => {
    const { shop, fakes } = buildStorefront();
    const sections = [{ id: 'bottom', blocks: [inlineCatalog] }];
    fakes.content.putCategory('1000', { promos: [], sections });
    fakes.content.putSections('product/NKTRAIL3FJO', sections);
    const filled = [{ id: 'bottom', blocks: [{ _tag: 'inline-catalog', tiles: [{ id: 'NKTRAIL3FJO' }, {}] }] }];
    expect((await run(shop.catalog.viewCategory({ ...query, categoryId: '1000' }))).content?.sections).toMatchObject(
      filled,
    );
    expect((await run(shop.catalog.viewProduct('NKTRAIL3FJO'))).content?.sections).toMatchObject(filled);
    expect((await run(shop.catalog.viewProduct('NKRIDGE1BAR'))).content).toBeUndefined();
  });

  test('a failure of the content is logged, and the list is shown without it', async () => {
    const { shop, fakes } = buildStorefront();
    fakes.faults.failNext('category', apiRefusal('GEN500', 500));
    expect((await run(shop.catalog.viewCategory({ ...query, categoryId: '1000' }))).listing.tiles).toHaveLength(2);
    expect(fakes.monitoring.warnings).toMatchObject([{ errorId: 'GEN500', component: 'category', id: '1000' }]);
  });

  test('an unknown category is not found', async () => {
    expect(await failureOf(buildStorefront().shop.catalog.viewCategory({ ...query, categoryId: '9999' }))).toEqual({
      _tag: 'NotFound',
    });
  });

  test('SRCH-10 the exact id of a product opens its page; an unknown id is searched for', async () => {
    const { shop } = buildStorefront();
    expect(await failureOf(shop.catalog.searchProducts({ ...query, term: 'NKTRAIL3MOS' }))).toEqual({
      _tag: 'Moved',
      to: '/en-us/p/NKTRAIL3MOS',
    });
    expect((await run(shop.catalog.searchProducts({ ...query, term: 'BACKPACKS' }))).listing.total).toBe(0);
  });

  test('SRCH-04 other text is searched for', async () => {
    const { shop, fakes } = buildStorefront();
    expect(
      (await run(shop.catalog.searchProducts({ ...query, term: 'ridge' }))).listing.tiles.map(({ id }) => id),
    ).toEqual(['NKRIDGE1BAR']);
    expect(fakes.faults.log).toEqual(['search']);
  });
});
