import '#test/support/seed.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { products } from '#adapters/contract/catalog.ts';
import type { CommerceDatabase } from '#adapters/backend/commerce/kernel/database/schema.ts';
import { refreshListings } from '#adapters/backend/seed/refresh-listings.ts';
import { writeRows, type SeedRows } from '#adapters/backend/seed/seed-records.ts';
import { withTransaction } from '#adapters/database/transaction.ts';
import { catalogService, type Ask } from '#test/support/commerce/catalog-service.ts';
import { databaseMakers, OPENING } from '#test/support/commerce/databases.ts';
import { decoded } from '#test/support/decoded.ts';
import { inProof } from '#test/support/in-proof.ts';

/** Milliseconds. The embedded database fills a new catalog for each of the 200 runs of the proof. */
const LIMIT = inProof ? 600_000 : OPENING;

const SITE = 'nordkamm-us';
const SALE = '6000';
const CATEGORIES = ['1000', SALE] as const;
const lists = [...CATEGORIES.map((id) => `catalog?categoryId=${id}`), 'search/productSearch?q=boot'];

const families = ['black', 'red', 'green', 'blue'] as const;
const sizes = ['s', 'm', 'l'] as const;
const types = ['jackets', 'tops'] as const;

/** Prices in minor units, in different price ranges and at their bounds. */
const anyPrice = fc.constantFrom(2_000, 4_999, 5_000, 9_500, 10_000, 15_000, 20_000, 31_000);

const anyColor = fc.record({
  family: fc.constantFrom(...families),
  sizes: fc.subarray([...sizes], { minLength: 1 }),
  price: anyPrice,
  isReduced: fc.boolean(),
});

const anyStyle = fc.record({
  type: fc.constantFrom(...types),
  categories: fc.subarray([...CATEGORIES], { minLength: 1 }),
  colors: fc.array(anyColor, { minLength: 1, maxLength: 4 }),
});
type Style = typeof anyStyle extends fc.Arbitrary<infer Value> ? Value : never;

/** The filters of a list by facet, each with a price filter in most samples. */
const anyFilters = fc.record(
  {
    price: fc.constantFrom('0-50', '50-100', '100-200,200-', '60..160', '..95', '0-50,95..150', '200..'),
    color: fc.constantFrom('red', 'green,blue'),
    size: fc.constantFrom('s', 'm,l'),
    type: fc.constantFrom('jackets', 'jackets,tops'),
  },
  { requiredKeys: [] },
);

type Filters = { readonly [facet: string]: string };

const everyLanguage = (text: string) => ({ 'en-us': text, 'en-gb': text, 'fr-ca': text });

const rowsOf = (styles: readonly Style[]): SeedRows => {
  const found = styles.flatMap((style, place) =>
    style.colors.map((color, position) => {
      const styleId = `ST${String(place).padStart(6, '0')}`;
      const code = `C0${position}`;
      return { style, color, position, place, styleId, code, productId: `${styleId}${code}` };
    }),
  );
  const variants = found.flatMap((product) =>
    product.color.sizes.map((size) => ({ ...product, size, sku: `${product.productId}-${size}` })),
  );
  const firsts = found.filter(({ position }) => position === 0);
  return {
    site: [{ siteId: SITE, locale: 'en-us' }],
    category: CATEGORIES.map((id, position) => ({
      categoryId: id,
      slug: 'list',
      parentId: null,
      position,
      title: everyLanguage('List'),
      description: everyLanguage('List'),
    })),
    size: sizes.map((code, position) => ({ sizeCode: code, position, label: everyLanguage(code) })),
    style: firsts.map(({ style, styleId, place, code }) => ({
      styleId,
      brand: 'NORDKAMM',
      productType: style.type,
      defaultColor: code,
      position: place,
      launchedAt: '2026-01-01T08:00:00Z',
      ratingTenths: 0,
      ratingCount: 0,
      badge: null,
      isDigital: false,
      isGiftCard: false,
      isCustoms: false,
    })),
    styleCategory: firsts.flatMap(({ style, styleId }) => style.categories.map((id) => ({ categoryId: id, styleId }))),
    styleText: firsts.map(({ styleId }) => ({
      styleId,
      locale: 'en-us',
      searchLanguage: 'english',
      name: 'Boot',
      typeLabel: 'Boot',
      description: 'Boot',
      features: [],
      materials: null,
      care: null,
      searchName: 'boot',
      searchWords: 'boot',
    })),
    product: found.map(({ productId, styleId, code, position, color }) => ({
      productId,
      styleId,
      color: code,
      position,
      colorName: everyLanguage(color.family),
      colorFamily: color.family,
      swatch: '#2b2d2f',
      pictures: [{ name: `products/${productId}`, width: 800, height: 1_000, color: '#ffffff' }],
    })),
    variant: variants.map(({ sku, productId, size }, number) => ({
      sku,
      productId,
      upc: String(570_000_000_000 + number),
      sizeCode: size,
    })),
    price: variants.map(({ sku, color }) => ({
      sku,
      siteId: SITE,
      current: color.price,
      original: color.isReduced ? color.price + 1_000 : null,
      historicBest: null,
    })),
  };
};

describe.each(databaseMakers)('facet counts on $name', ({ make }) => {
  let database: CommerceDatabase;
  let ask: Ask;

  beforeAll(async () => {
    database = await make();
    ask = catalogService(database);
  }, OPENING);
  afterAll(() => database.close(), OPENING);

  const listed = async (list: string, filters: Filters) => {
    const text = Object.entries(filters)
      .map(([facet, values]) => `${facet}:${values}`)
      .join(';');
    const answer = await ask(`products/v2/${list}&count=96&filters=${encodeURIComponent(text)}`);
    return decoded(products.catalog.reply, answer.body);
  };

  const replaceCatalog = (styles: readonly Style[]) =>
    withTransaction(database.db, async (tx) => {
      await sql`truncate style cascade`.execute(tx);
      await writeRows(tx, rowsOf(styles));
      await refreshListings(tx);
    });

  const anySamples = fc.array(fc.tuple(fc.constantFrom(...lists), anyFilters), { minLength: 3, maxLength: 3 });

  test(
    'ENT-46 PLP-07 in lists, the sale and a search, the count of a value is the number of products that choosing it leaves',
    () =>
      fc.assert(
        fc.asyncProperty(fc.array(anyStyle, { minLength: 1, maxLength: 12 }), anySamples, async (styles, samples) => {
          await replaceCatalog(styles);
          for (const [list, filters] of samples) {
            for (const { id, values } of (await listed(list, filters)).facets) {
              for (const value of values) {
                const chosen = { ...filters, [id]: value.id };
                const { total, products: tiles } = await listed(list, chosen);
                expect([list, chosen, total, tiles.length]).toEqual([list, chosen, value.count, value.count]);
              }
            }
          }
        }),
        { numRuns: inProof ? 200 : 8 },
      ),
    LIMIT,
  );

  test(
    'PLP-07 every tile of the sale is reduced, and its price matches the price filter and the sort',
    () =>
      fc.assert(
        fc.asyncProperty(fc.array(anyStyle, { minLength: 1, maxLength: 12 }), async (styles) => {
          await replaceCatalog(styles);
          const prices = async (query: string) => {
            const answer = await ask(`products/v2/catalog?categoryId=${SALE}&count=96&${query}`);
            return decoded(products.catalog.reply, answer.body).products.map(({ price }) => price);
          };
          const all = await prices('sort=priceAsc');
          expect(all.every(({ lowOriginal }) => lowOriginal !== undefined)).toBe(true);
          const sorted = all.map(({ lowCurrent }) => lowCurrent);
          expect(sorted).toEqual(sorted.toSorted((one, other) => one - other));
          for (const [filter, low, high] of [
            ['50-100', 50, 99.99],
            ['60..160', 60, 160],
          ] as const) {
            const left = (await prices(`sort=priceAsc&filters=price:${filter}`)).map(({ lowCurrent }) => lowCurrent);
            expect(left).toEqual(sorted.filter((price) => price >= low && price <= high));
          }
        }),
        { numRuns: inProof ? 200 : 5 },
      ),
    LIMIT,
  );
});
