import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { products } from '#adapters/contract/catalog.ts';
import type { CommerceDatabase } from '#adapters/backend/commerce/kernel/database/schema.ts';
import { seedDatabase } from '#adapters/backend/seed/seed-database.ts';
import { catalogService, type Ask } from '#test/support/commerce/catalog-service.ts';
import { databaseMakers, OPENING } from '#test/support/commerce/databases.ts';
import { decoded } from '#test/support/decoded.ts';

describe.each(databaseMakers)('suggestions on $name', ({ make }) => {
  let database: CommerceDatabase;
  let ask: Ask;

  beforeAll(async () => {
    database = await make();
    await seedDatabase(database, { extraProducts: 60 });
    ask = catalogService(database);
  }, OPENING);
  afterAll(() => database.close(), OPENING);

  const suggest = async (typed: string, site?: string) =>
    decoded(
      products.autoSuggest.reply,
      (await ask(`products/v2/search/autoSuggest?q=${encodeURIComponent(typed)}`, site === undefined ? {} : { site }))
        .body,
    );

  test('API-086 two letters return terms, categories and products', async () => {
    const found = await suggest('tr');
    expect(found.terms).toContain('trail');
    expect(found.categories).toContainEqual({ id: '1110', name: 'Trail running', url: '/c/trail-running-1110' });
    expect(found.products.map(({ name }) => name)).toContain('Kamm Trail 3');
  });

  test('API-086 a category without a menu entry is a label without a link', async () => {
    expect((await suggest('trail')).categories.map(({ name }) => name)).toEqual(['Trail running']);
    expect((await suggest('proven')).categories).toEqual([]);
    expect((await suggest('sale')).categories.map(({ name }) => name)).toEqual(['Sale']);
  });

  test('SRCH-03 there are at most 10 terms and 4 products, no term twice', async () => {
    for (const typed of ['s', 'tr', 'pa', 'a', 'w']) {
      const { terms, products: tiles } = await suggest(typed);
      expect(terms.length).toBeLessThanOrEqual(10);
      expect(tiles.length).toBeLessThanOrEqual(4);
      expect(new Set(terms).size).toBe(terms.length);
    }
  });

  test('a product with the term in its name comes before those that only mention it', async () => {
    expect((await suggest('kamm')).products[0]?.name).toBe('Kamm Trail 3');
  });

  test('every suggested term finds a product', async () => {
    for (const term of (await suggest('boo')).terms) {
      const found = decoded(
        products.search.reply,
        (await ask(`products/v2/search/productSearch?q=${encodeURIComponent(term)}`)).body,
      );
      expect([term, found.total > 0]).toEqual([term, true]);
    }
  });

  test('suggestions are in the language of the site, with its prices', async () => {
    const found = await suggest('chaus', 'nordkamm-ca');
    expect(found.categories.map(({ name }) => name)).toContain('Chaussures');
    expect(found.products[0]?.price.currency).toBe('CAD');
  });

  test.each(['zzzzqqqq', '', '   ', "'; drop table style; --", '& | !', '%', '<b>'])(
    'text that nothing starts with suggests nothing and does not fail: "%s"',
    async (typed) => {
      const found = await suggest(typed);
      expect(found.products.length + found.terms.length + found.categories.length).toBeLessThan(30);
      if (!typed.includes('b')) expect(found.terms).toEqual([]);
    },
  );

  test('a term above the length limit is refused', async () => {
    expect((await ask(`products/v2/search/autoSuggest?q=${'a'.repeat(201)}`)).status).toBe(400);
  });
});
