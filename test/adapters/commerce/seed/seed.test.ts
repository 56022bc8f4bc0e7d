import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#adapters/backend/commerce/database/schema.ts';
import { locales } from '#adapters/backend/commerce/localised.ts';
import { sites } from '#adapters/backend/commerce/sites.ts';
import { allStyles } from '#adapters/backend/seed/data/all-styles.ts';
import { categories } from '#adapters/backend/seed/data/categories.ts';
import { helpPages } from '#adapters/backend/seed/data/help-pages.ts';
import { homePage } from '#adapters/backend/seed/data/home-page.ts';
import { footer, menu } from '#adapters/backend/seed/data/navigation.ts';
import { servicePages } from '#adapters/backend/seed/data/service-pages.ts';
import { ONE_UNIT_SKU, SOLD_OUT_SKU } from '#adapters/backend/seed/data/stock.ts';
import { seedDatabase } from '#adapters/backend/seed/seed-database.ts';
import { databaseMakers, OPENING } from '#test/support/commerce/databases.ts';

/** Every text of a document with the way to it. A text is an object with `en`. */
const textsOf = (value: unknown, path = ''): readonly { readonly path: string; readonly words: object }[] => {
  if (typeof value !== 'object' || value === null) return [];
  return 'en' in value ? [{ path, words: value }] : Object.entries(value).flatMap(([key, part]) => textsOf(part, `${path}/${key}`));
};

/** Words that are the same in both languages. */
const sameInFrench = new Set(['Kamm Trail 3', 'Ridgeline Mid', 'Camp', '']);

describe('translations', () => {
  const texts = textsOf({ allStyles, categories, homePage, helpPages, servicePages, menu, footer });

  test('there are texts to look at', () => expect(texts.length).toBeGreaterThan(150));

  test.each(texts)('$path is there in French, and is not the English text', ({ words }) => {
    const { en, fr }: { en?: unknown; fr?: unknown } = words;
    expect(typeof fr).toBe(typeof en);
    if (typeof en === 'string' && !sameInFrench.has(en)) expect(fr).not.toEqual(en);
  });

  test('British texts keep no American spelling', () => {
    for (const { path, words } of texts) {
      const british = JSON.stringify('gb' in words ? words.gb : 'en' in words ? words.en : '');
      expect([path, /\b(?:colors?|gray|liters?|millimeters|aluminum|program|pants|fall field)\b/i.exec(british)?.[0]]).toEqual([path, undefined]);
    }
  });

  test('French texts use typographic apostrophes', () => {
    for (const { path, words } of texts) expect([path, 'fr' in words && /\p{L}'\p{L}/u.test(JSON.stringify(words.fr))]).toEqual([path, false]);
  });
});

describe.each(databaseMakers)('the seed on $name', ({ make }) => {
  let database: Database;
  beforeAll(async () => {
    database = await make();
    await seedDatabase(database);
  }, OPENING);
  afterAll(() => database.close(), OPENING);

  const count = async (table: 'style' | 'style_text' | 'variant' | 'price' | 'stock' | 'content_document') => Number((await database.db.selectFrom(table).select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow()).count);

  test('every style is written in every language, and every variant has a price on every site and stock', async () => {
    const variants = await count('variant');
    expect(await count('style')).toBe(12);
    expect(await count('style_text')).toBe(12 * locales.length);
    expect(await count('price')).toBe(variants * sites.length);
    expect(await count('stock')).toBe(variants);
  });

  test('one variant is the last of its kind and one is sold out', async () => {
    const units = await database.db.selectFrom('stock').select(['sku', 'on_hand']).where('on_hand', '<=', 1).orderBy('on_hand').execute();
    expect(units).toEqual([{ sku: SOLD_OUT_SKU, on_hand: 0 }, { sku: ONE_UNIT_SKU, on_hand: 1 }]);
  });

  test('seeding again changes nothing, and gives back no stock that was sold', async () => {
    await database.db.updateTable('stock').set({ on_hand: 3, reserved: 2 }).where('sku', '=', 'NKTRAIL3EMB-42').execute();
    const steps: string[] = [];
    await seedDatabase(database, { progress: (step) => steps.push(step) });
    expect(steps).toEqual([]);
    await database.db.deleteFrom('seeding').execute();
    await seedDatabase(database, { progress: (step) => steps.push(step) });
    expect(steps).toEqual(['Filling the catalogue']);
    expect(await database.db.selectFrom('stock').select(['on_hand', 'reserved']).where('sku', '=', 'NKTRAIL3EMB-42').executeTakeFirst()).toEqual({ on_hand: 3, reserved: 2 });
  });

  test('the outlet grows to what is asked for and is not filled twice', async () => {
    await seedDatabase(database, { extraProducts: 5 });
    await seedDatabase(database, { extraProducts: 12 });
    await seedDatabase(database, { extraProducts: 12 });
    expect(await count('style')).toBe(24);
    expect((await database.db.selectFrom('style_text').select('name').where('style_id', '=', 'GX000012').where('locale', '=', 'en-us').executeTakeFirst())?.name).toMatch(/ 12$/);
  });

  test('two seedings at once take turns', async () => {
    await database.db.deleteFrom('seeding').execute();
    await Promise.all([seedDatabase(database), seedDatabase(database)]);
    expect(await count('content_document')).toBe(sites.length * (1 + helpPages.length + servicePages.length + 2));
  });

  test('stock never goes below what is held', async () => {
    await expect(database.db.updateTable('stock').set({ on_hand: 1, reserved: 2 }).where('sku', '=', 'NKTRAIL3EMB-43').execute()).rejects.toMatchObject({ code: '23514', constraint: 'stock_not_oversold' });
  });
});
