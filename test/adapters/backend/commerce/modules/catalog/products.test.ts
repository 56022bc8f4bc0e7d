import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { products } from '#adapters/contract/catalog.ts';
import { priceRanges } from '#adapters/backend/commerce/modules/catalog/catalog-terms.ts';
import type { CommerceDatabase } from '#adapters/backend/commerce/kernel/database/schema.ts';
import { allStyles } from '#adapters/backend/seed/data/all-styles.ts';
import { withAncestors } from '#adapters/backend/seed/data/categories.ts';
import { ONE_UNIT_SKU, SOLD_OUT_SKU } from '#adapters/backend/seed/data/stock.ts';
import { seedDatabase } from '#adapters/backend/seed/seed-database.ts';
import { catalogService, type Ask } from '#test/support/commerce/catalog-service.ts';
import { databaseMakers, OPENING } from '#test/support/commerce/databases.ts';
import { decoded } from '#test/support/decoded.ts';
import { inProof } from '#test/support/in-proof.ts';

const sitesToTry = ['nordkamm-us', 'nordkamm-ca', 'nordkamm-gb'];
const clothing = allStyles.filter(({ categories }) => withAncestors(categories).includes('2000'));
const hasColor = ({ colors }: (typeof allStyles)[number], wanted: string): boolean =>
  colors.some(({ family }) => family === wanted);

describe.each(databaseMakers)('products on $name', ({ make }) => {
  let database: CommerceDatabase;
  let ask: Ask;

  beforeAll(async () => {
    database = await make();
    await seedDatabase(database, { extraProducts: 60 });
    ask = catalogService(database);
  }, OPENING);
  afterAll(() => database.close(), OPENING);

  const details = async (id: string, site?: string) =>
    decoded(
      products.details.reply,
      (await ask(`products/v2/products/${id}/details`, site === undefined ? {} : { site })).body,
    );
  const catalog = async (query: string, site?: string) =>
    decoded(
      products.catalog.reply,
      (await ask(`products/v2/catalog?${query}`, site === undefined ? {} : { site })).body,
    );
  const search = async (term: string, site?: string) =>
    decoded(
      products.search.reply,
      (await ask(`products/v2/search/productSearch?q=${encodeURIComponent(term)}`, site === undefined ? {} : { site }))
        .body,
    );
  /** Names of the handwritten styles; the generated ones only fill pages. */
  const names = ({ products: tiles }: Awaited<ReturnType<typeof catalog>>) =>
    tiles.filter(({ id }) => !id.startsWith('GX')).map(({ name }) => name);
  const countsOf = ({ facets }: Awaited<ReturnType<typeof catalog>>, id: string) =>
    Object.fromEntries((facets.find((facet) => facet.id === id)?.values ?? []).map((value) => [value.id, value.count]));

  test('PDP-14 a product contains the most units that a cart may hold', async () =>
    expect((await details('NKTRAIL3')).maxQty).toBe(10));
  test('PDP-02 a style id returns its default color', async () =>
    expect((await details('NKTRAIL3')).id).toBe('NKTRAIL3EMB'));

  test('ENT-44 a product has its own color, the sizes of the site and a breadcrumb', async () => {
    const product = await details('NKTRAIL3FJO', 'nordkamm-gb');
    expect(product).toMatchObject({
      id: 'NKTRAIL3FJO',
      price: { currency: 'GBP', lowCurrent: 135 },
      images: [
        { name: expect.stringMatching(/^products\/NKTRAIL3FJO-1\.[0-9a-f]{8}$/), alt: 'Kamm Trail 3, Fjord' },
        { alt: 'Kamm Trail 3, Fjord, another view' },
        { alt: 'Kamm Trail 3, Fjord, the material close up' },
      ],
    });
    expect(product.variants['NKTRAIL3FJO-42']).toMatchObject({ size: '8', position: 3 });
    expect(product.breadcrumbs).toEqual([
      { label: 'Home', url: '/' },
      { label: 'Footwear', url: '/c/footwear-1000' },
      { label: 'Running', url: '/c/running-1100' },
      { label: 'Trail running', url: '/c/trail-running-1110' },
      { label: 'Kamm Trail 3' },
    ]);
  });

  test('PDP-06 a reduced product has its original and its lowest recent price', async () => {
    expect((await details('NKPACK38MOS')).price).toEqual({
      currency: 'USD',
      lowCurrent: 148,
      highCurrent: 148,
      lowOriginal: 185,
      highOriginal: 185,
      historicBestPrice: 165,
    });
  });

  // Each product in one color; in `npm run proof` in every color.
  test.each(sitesToTry)('every product and list of %s matches the contract', async (site) => {
    for (const categoryId of ['1000', '2000', '3000', '4000', '5000', '6000', '7000']) {
      for (const tile of (await catalog(`categoryId=${categoryId}`, site)).products) {
        for (const color of inProof ? tile.colors : tile.colors.slice(0, 1)) {
          const { images } = await details(color.productId, site);
          expect(images.length).toBeGreaterThanOrEqual(2);
          expect(new Set(images.map(({ alt }) => alt)).size).toBe(images.length);
        }
      }
    }
  });

  test.each(['NKNOTHERE01', 'nktrail3emb', 'NKTRAIL3XXX', '%27'])(
    'API-074 an unknown id is refused with API404: %s',
    async (id) => {
      expect(await ask(`products/v2/products/${id}/details`)).toMatchObject({
        status: 404,
        body: { errorDetails: [{ errorId: 'API404' }] },
      });
    },
  );

  test('API-076 inventory returns the units for sale by sku', async () => {
    const inventory = async (id: string) =>
      decoded(products.inventory.reply, (await ask(`products/v2/products/${id}/inventory`)).body).variants;
    expect((await inventory('NKTRAIL3MOS'))[SOLD_OUT_SKU]).toEqual({ quantity: 0 });
    expect((await inventory('NKLUMEN1PIN'))[ONE_UNIT_SKU]).toEqual({ quantity: 1 });
    expect((await ask('products/v2/products/NKNOTHERE01/inventory')).status).toBe(404);
  });

  test('API-075 availability covers every requested store', async () => {
    const answer = await ask('products/v1/products/NKTRAIL3EMB/availability', {
      method: 'POST',
      body: { sku: 'NKTRAIL3EMB-42', stores: ['s1', 's2'] },
    });
    expect(decoded(products.availability.reply, answer.body).storeInventory.map(({ storeId }) => storeId)).toEqual([
      's1',
      's2',
    ]);
  });

  test('ENT-46 values of one facet widen the result, facets narrow it, and the counts of a facet ignore its own selection', async () => {
    const all = await catalog('categoryId=2000');
    const blue = await catalog('categoryId=2000&filters=color:blue');
    const blueOrRed = await catalog('categoryId=2000&filters=color:blue,red');
    const blueTops = await catalog('categoryId=2000&filters=color:blue;type:tops');
    const blues = clothing.filter((style) => hasColor(style, 'blue'));
    const tops = blues.filter(({ type }) => type === 'tops');
    expect([all.total, blue.total, blueOrRed.total, blueTops.total]).toEqual([
      clothing.length,
      blues.length,
      clothing.filter((style) => hasColor(style, 'blue') || hasColor(style, 'red')).length,
      tops.length,
    ]);
    expect(countsOf(blue, 'color')).toEqual(countsOf(all, 'color'));
    expect(countsOf(blue, 'type')).toMatchObject({
      jackets: blues.filter(({ type }) => type === 'jackets').length,
      tops: tops.length,
    });
    expect(countsOf(blueTops, 'type')).toEqual(countsOf(blue, 'type'));
    expect(
      blueTops.facets
        .find(({ id }) => id === 'color')
        ?.values.filter(({ selected }) => selected)
        .map(({ id }) => id),
    ).toEqual(['blue']);
  });

  test('the count of a value is the number of products that choosing it alone leaves', async () => {
    const all = await catalog('categoryId=7000');
    for (const { id, values } of all.facets) {
      for (const value of values)
        expect([id, value.id, (await catalog(`categoryId=7000&filters=${id}:${value.id}`)).total]).toEqual([
          id,
          value.id,
          value.count,
        ]);
    }
  });

  test('ux 15 a value without results keeps its position, with the count 0', async () => {
    const idsOf = ({ facets }: Awaited<ReturnType<typeof catalog>>) =>
      facets.map(({ id, values }) => [id, values.map((value) => value.id)]);
    const all = await catalog('categoryId=7000');
    const socks = await catalog('categoryId=7000&filters=type:socks');
    expect(idsOf(socks)).toEqual(idsOf(all));
    expect(Object.values(countsOf(socks, 'size')).filter((count) => count === 0).length).toBeGreaterThan(5);
    expect(idsOf(await catalog('categoryId=7000&filters=type:socks;size:xxl;price:0-50'))).toEqual(idsOf(all));
  });

  test('the price ranges match their names', async () => {
    for (const { id, from, to = Infinity } of priceRanges) {
      const { products: tiles, total } = await catalog(`categoryId=9000&count=96&filters=price:${id}`);
      expect(tiles).toHaveLength(total);
      for (const { price } of tiles) expect(price.lowCurrent >= from && price.lowCurrent < to).toBe(true);
    }
  });

  describe('ux 16 custom price ranges', () => {
    const inPrice =
      (low: number, high: number) =>
      ({ price }: { readonly price: { readonly lowCurrent: number } }) =>
        price.lowCurrent >= low && price.lowCurrent <= high;
    const priceOf = ({ facets }: Awaited<ReturnType<typeof catalog>>) =>
      facets.find(({ id }) => id === 'price')?.values;

    test.each([
      ['37..150', 37, 150],
      ['148..', 148, Infinity],
      ['..49', 0, 49],
      ['148..148', 148, 148],
      ['900..950', 900, 950],
    ])(
      '%s leaves all products in the range, both bounds included, in lists and in a search',
      async (span, low, high) => {
        for (const list of ['catalog?categoryId=7000', 'catalog?categoryId=9000', 'search/productSearch?q=tarn']) {
          const of = async (query: string) =>
            decoded(products.catalog.reply, (await ask(`products/v2/${list}&count=96${query}`)).body);
          const all = await of('&filters=price:0..');
          const left = await of(`&filters=price:${span}`);
          expect(left.products.map(({ id }) => id)).toEqual(
            all.products.filter(inPrice(low, high)).map(({ id }) => id),
          );
          expect([left.total, priceOf(left)?.at(-1)]).toEqual([
            left.products.length,
            expect.objectContaining({ id: span, count: left.total, selected: true }),
          ]);
        }
      },
    );

    test('other facets count within the custom range, the price ranges ignore it', async () => {
      const all = await catalog('categoryId=7000');
      const span = await catalog('categoryId=7000&count=96&filters=price:37..150');
      expect(priceOf(span)?.slice(0, -1)).toEqual(priceOf(all));
      const blue = await catalog('categoryId=7000&filters=price:37..150;color:blue');
      expect([blue.total < span.total, priceOf(blue)?.at(-1)?.count]).toEqual([true, blue.total]);
      for (const { id, values } of span.facets.filter((facet) => facet.id !== 'price')) {
        for (const value of values)
          expect([
            id,
            value.id,
            (await catalog(`categoryId=7000&filters=price:37..150;${id}:${value.id}`)).total,
          ]).toEqual([id, value.id, value.count]);
      }
    });

    test('a custom range and a predefined one widen each other, and other facets narrow both', async () => {
      const { products: tiles } = await catalog('categoryId=7000&count=96&filters=price:0..');
      const both = await catalog('categoryId=7000&count=96&filters=price:0-50,180..190');
      const wanted = tiles.filter((tile) => inPrice(0, 49.99)(tile) || inPrice(180, 190)(tile));
      expect(both.products.map(({ id }) => id)).toEqual(wanted.map(({ id }) => id));
      expect(both.total).toBe(wanted.length);
      const blue = await catalog('categoryId=7000&count=96&filters=price:0-50,180..190;color:blue');
      expect(blue.total).toBe(
        both.facets.find(({ id }) => id === 'color')?.values.find(({ id }) => id === 'blue')?.count,
      );
      expect(blue.products.every((tile) => inPrice(0, 49.99)(tile) || inPrice(180, 190)(tile))).toBe(true);
    });

    test('ux 16 decimal bounds are included, and the label shows them', async () => {
      const { products: tiles } = await catalog('categoryId=7000&count=96&filters=price:0..');
      const all = await catalog('categoryId=7000&count=96&filters=price:20.5..99.99');
      const wanted = tiles.filter(inPrice(20.5, 99.99));
      expect([all.total, wanted.length > 0]).toEqual([wanted.length, true]);
      expect(priceOf(all)?.at(-1)?.label).toBe('$20.50 to $99.99');
    });

    test('its pages follow each other without gap or repeat', async () => {
      const pages = await Promise.all(
        [0, 10, 20].map((start) =>
          catalog(`categoryId=9000&start=${start}&count=10&sort=priceAsc&filters=price:20..160`),
        ),
      );
      const all = await catalog('categoryId=9000&count=96&sort=priceAsc&filters=price:20..160');
      expect(pages.flatMap((page) => page.products.map(({ id }) => id))).toEqual(
        all.products.slice(0, 30).map(({ id }) => id),
      );
      expect(all.total).toBeGreaterThan(20);
    });

    test.each([
      ['nordkamm-us', '37..90', '$37 to $90'],
      ['nordkamm-us', '37..', '$37 and over'],
      ['nordkamm-gb', '..90', 'Up to £90'],
      ['nordkamm-ca', '37..90', 'De 37 CAD à 90 CAD'],
      ['nordkamm-ca', '..90', 'Jusqu’à 90 CAD'],
    ])('on %s %s reads %s', async (site, span, text) => {
      expect(
        priceOf(await catalog(`categoryId=7000&filters=price:${span}`, site))
          ?.at(-1)
          ?.label.replaceAll('\u00A0', ' '),
      ).toBe(text);
    });
  });

  test('SRCH-04 a search on one site finds and counts a style once', async () => {
    const { products: tiles, total, facets } = await search('tarn');
    expect([new Set(tiles.map(({ id }) => id)).size, total]).toEqual([tiles.length, tiles.length]);
    expect(facets.find(({ id }) => id === 'type')?.values.reduce((sum, { count }) => sum + count, 0)).toBe(total);
  });

  test('PLP-07 a tile represents a style and shows the requested color', async () => {
    const tile = (await catalog('categoryId=1000&filters=color:blue')).products[0];
    expect(tile).toMatchObject({
      id: 'NKTRAIL3FJO',
      url: '/p/NKTRAIL3FJO',
      image: { name: expect.stringMatching(/^products\/NKTRAIL3FJO-1\.[0-9a-f]{8}$/) },
      hoverImage: { name: expect.stringMatching(/^products\/NKTRAIL3FJO-2\.[0-9a-f]{8}$/) },
    });
    expect((await catalog('categoryId=1000')).products[0]?.id).toBe('NKTRAIL3EMB');
  });

  test('PLP-07 a tile shows the price of its color, not the range of its style', async () => {
    const tileOf = async (query: string, site?: string) =>
      (await catalog(query, site)).products.find(({ name }) => name === 'Ridgeline Mid');
    const full = { id: 'NKRIDGE1BAR', price: { currency: 'USD', lowCurrent: 189, highCurrent: 189 } };
    const reduced = {
      id: 'NKRIDGE1SLT',
      price: {
        currency: 'USD',
        lowCurrent: 151,
        highCurrent: 151,
        lowOriginal: 189,
        highOriginal: 189,
        historicBestPrice: 169,
      },
    };
    expect((await tileOf('categoryId=1000'))?.price).toEqual(full.price);
    for (const query of ['categoryId=1000', 'categoryId=1000&sort=rating'])
      expect(await tileOf(query)).toMatchObject(full);
    for (const query of [
      'categoryId=6000',
      'categoryId=1000&sort=priceAsc',
      'categoryId=1000&sort=priceDesc',
      'categoryId=1000&filters=price:100-200',
      'categoryId=1000&filters=price:150..160',
      'categoryId=1000&filters=color:grey',
    ])
      expect([query, await tileOf(query)]).toEqual([query, expect.objectContaining(reduced)]);
  });

  describe('PLP-07 with a color filter, the sale, price filters and price sorts use the price of the filtered colors', () => {
    const pricesOf = ({ products: tiles }: Awaited<ReturnType<typeof catalog>>) =>
      tiles.map(({ price }) => price.lowCurrent);
    const lists = ['categoryId=1000', 'categoryId=7000', 'categoryId=9000'];

    test.each(['green', 'grey', 'green,blue'])('%s is sorted by the prices that its tiles show', async (colors) => {
      for (const list of lists) {
        for (const [sort, sign] of [['priceAsc', 1] as const, ['priceDesc', -1] as const]) {
          const prices = pricesOf(await catalog(`${list}&count=96&sort=${sort}&filters=color:${colors}`));
          expect([list, sort, prices]).toEqual([list, sort, prices.toSorted((one, other) => sign * (one - other))]);
        }
      }
    });

    test('a custom or predefined price range leaves exactly the styles whose filtered color is in it', async () => {
      for (const list of lists) {
        const prices = pricesOf(await catalog(`${list}&count=96&sort=priceAsc&filters=color:green`));
        const dearest = Math.max(...prices);
        for (const [value, low, high] of [
          ['..152', 0, 152],
          [`${dearest}..`, dearest, Infinity],
          ['100-200', 100, 199.99],
        ] as const) {
          const left = await catalog(`${list}&count=96&sort=priceAsc&filters=color:green;price:${value}`);
          const wanted = prices.filter((price) => price >= low && price <= high);
          expect([list, value, pricesOf(left), left.total]).toEqual([list, value, wanted, wanted.length]);
        }
      }
    });

    test('a sale list leaves the styles with a reduced filtered color', async () => {
      const colorsSeen = new Set<number>();
      for (const color of Object.keys(countsOf(await catalog('categoryId=6000'), 'color'))) {
        const { products: tiles, total } = await catalog(`categoryId=6000&count=96&filters=color:${color}`);
        expect([color, tiles.filter(({ price }) => price.lowOriginal === undefined).map(({ id }) => id)]).toEqual([
          color,
          [],
        ]);
        expect(tiles).toHaveLength(total);
        colorsSeen.add(total);
      }
      expect(Math.max(...colorsSeen)).toBeGreaterThan(0);
    });

    test('ENT-46 the count of a value is the number of products that choosing it together with the color leaves', async () => {
      for (const list of ['categoryId=6000', 'categoryId=1000']) {
        const green = await catalog(`${list}&filters=color:green`);
        for (const { id, values } of green.facets.filter((facet) => facet.id !== 'color')) {
          for (const value of values)
            expect([id, value.id, (await catalog(`${list}&filters=color:green;${id}:${value.id}`)).total]).toEqual([
              id,
              value.id,
              value.count,
            ]);
        }
        for (const price of ['', ';price:..152']) {
          const counts = countsOf(await catalog(`${list}&filters=color:green${price}`), 'color');
          for (const [color, count] of Object.entries(counts))
            expect([color, (await catalog(`${list}&filters=color:${color}${price}`)).total]).toEqual([color, count]);
        }
      }
    });
  });

  test('PLP-07 the price of every tile is the price of the product to which it links', async () => {
    for (const site of sitesToTry) {
      for (const { id, price } of (await catalog('categoryId=7000&count=96', site)).products)
        expect([id, price]).toEqual([id, (await details(id, site)).price]);
    }
  });

  test('PDP-06 where a site measures reductions from the lowest price of the previous 30 days, that is the original price', async () => {
    expect((await details('NKPACK38MOS', 'nordkamm-gb')).price).toEqual({
      currency: 'GBP',
      lowCurrent: 119,
      highCurrent: 119,
      lowOriginal: 134,
      highOriginal: 134,
      historicBestPrice: 134,
    });
  });

  test('PLP-04 there are five sorts, the recommended one first', async () => {
    expect((await catalog('categoryId=1000')).sorts).toEqual([
      'recommended',
      'newest',
      'priceAsc',
      'priceDesc',
      'rating',
    ]);
    const first = async (sort: string) => (await catalog(`categoryId=2000&sort=${sort}`)).products[0]?.id.slice(0, 8);
    expect(await first('priceAsc')).toBe(
      clothing.toSorted((one, other) => one.offer.price.usd - other.offer.price.usd)[0]?.id,
    );
    expect(await first('priceDesc')).toBe('NKLUMEN1');
    expect(await first('rating')).toBe('NKSNOW01');
    expect(await first('newest')).toBe('NKSKAR02');
  });

  test('PLP-11 a list contains the breadcrumb of its category', async () => {
    expect((await catalog('categoryId=2110')).breadcrumbs).toEqual([
      { label: 'Home', url: '/' },
      { label: 'Clothing', url: '/c/clothing-2000' },
      { label: 'Jackets', url: '/c/jackets-2100' },
      { label: 'Down' },
    ]);
    expect((await catalog('categoryId=2000')).breadcrumbs).toEqual([
      { label: 'Home', url: '/' },
      { label: 'Clothing' },
    ]);
  });

  test('PLP-06 pages follow each other without gap or repeat', async () => {
    const pages = await Promise.all(
      [0, 24, 48].map((start) => catalog(`categoryId=9000&start=${start}&count=24&sort=priceAsc`)),
    );
    expect(pages.map(({ total, products: tiles }) => [total, tiles.length])).toEqual([
      [60, 24],
      [60, 24],
      [60, 12],
    ]);
    const tiles = pages.flatMap((page) => page.products);
    expect(new Set(tiles.map(({ id }) => id)).size).toBe(60);
    expect(tiles.map(({ price }) => price.lowCurrent)).toEqual(
      tiles.map(({ price }) => price.lowCurrent).toSorted((a, b) => a - b),
    );
  });

  test.each(['sort=cheapest', 'count=0', 'count=5000'])(
    'PLP-08 an invalid list request is refused with PLP400: %s',
    async (query) => {
      expect(await ask(`products/v2/catalog?categoryId=1000&${query}`)).toMatchObject({
        status: 400,
        body: { errorDetails: [{ errorId: 'PLP400' }] },
      });
    },
  );

  test('API-083 an unknown category is refused with API404', async () =>
    expect((await ask('products/v2/catalog?categoryId=4711')).status).toBe(404));

  test('SRCH-04 terms match word beginnings, in any order and without accents', async () => {
    expect(names(await search('trail sho'))).toEqual(['Kamm Trail 3']);
    expect(names(await search('boots'))).toEqual(
      allStyles.filter(({ kind }) => /boot/.test(kind.en)).map(({ name }) => name.en),
    );
    expect(names(await search('RANDONNEE', 'nordkamm-ca'))).toEqual(names(await search('randonnée', 'nordkamm-ca')));
    expect(names(await search('randonnee', 'nordkamm-ca')).length).toBe(
      allStyles.filter(({ kind }) => /randonnée/.test(kind.fr)).length,
    );
    expect(names(await search('trousers', 'nordkamm-gb'))).toEqual(['Fell Trousers']);
  });

  test('SRCH-04 a word that the language ignores is searched if the catalog uses it, and ignored otherwise', async () => {
    const ofDown = allStyles.filter(({ name, kind }) => /down/i.test(`${name.en} ${kind.en}`));
    for (const term of ['down', 'dow', 'Down', 'down jacket for', 'the down']) {
      const found = names(await search(term));
      expect([term, found.length > 0, ofDown.some(({ name }) => name.en === found[0])]).toEqual([term, true, true]);
    }
    expect((await search('the')).total).toBe(0);
  });

  test('a hit in the name comes before one in the description', async () =>
    expect(names(await search('tarn'))[0]).toMatch(/^Tarn/));

  test.each([
    ['jakcet', 'jacket'],
    ['kam trial', 'kamm trail'],
    ['beenie', 'beanie'],
    ['trail shoes for men', 'trail shoe'],
    ['jacket for women', 'jacket'],
    ['waterproof boots under 200', 'waterproof boots'],
    ['tent fleece zzzzz', 'tent'],
  ])('SRCH-04 %s suggests %s, which has results', async (typed, meant) => {
    expect(await search(typed)).toMatchObject({ total: 0, suggestedTerm: meant });
    expect((await search(meant)).total).toBeGreaterThan(0);
  });

  test('SRCH-04 nothing is suggested for words that only look like those of the catalog', async () => {
    for (const term of ['men', 'zzzzz', 'the men'])
      expect([term, (await search(term)).suggestedTerm]).toEqual([term, undefined]);
  });

  test('SRCH-10 an exact product id leads to that product', async () => {
    expect((await search('NKTRAIL3FJO')).redirectUrl).toBe('/p/NKTRAIL3FJO');
    expect((await search('nktrail3')).redirectUrl).toBe('/p/NKTRAIL3EMB');
    expect((await search('trail')).redirectUrl).toBeUndefined();
  });

  test.each(["o'r & | ! :* <-> \\ (", '', '   ', '%', '<b>x</b>', "'; drop table style; --", 'x'.repeat(200)])(
    'SRCH-01 query operators in a term have no effect: %j',
    async (term) => {
      expect((await ask(`products/v2/search/productSearch?q=${encodeURIComponent(term)}`)).status).toBe(200);
    },
  );

  test('invalid filters match nothing or are ignored, and never fail', async () => {
    for (const filters of [
      'price:7-8',
      'price:9..1,..',
      'price:1..2,3..4,5..6',
      'price:999999..',
      'color:nope',
      'nope:nope',
      "color:';--",
      ':::;;',
      'constructor:x',
      '__proto__:x',
    ]) {
      expect((await ask(`products/v2/catalog?categoryId=1000&filters=${encodeURIComponent(filters)}`)).status).toBe(
        200,
      );
    }
  });
});
