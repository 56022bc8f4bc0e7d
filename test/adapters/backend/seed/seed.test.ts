import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CommerceDatabase } from '#adapters/backend/commerce/kernel/database/schema.ts';
import { WAREHOUSE } from '#adapters/backend/commerce/kernel/database/tables/stock.ts';
import { locales, commerceSites } from '#adapters/backend/commerce/kernel/sites.ts';
import { allStyles } from '#adapters/backend/seed/data/all-styles.ts';
import { categoryContent } from '#adapters/backend/seed/data/category-content.ts';
import { productContent } from '#adapters/backend/seed/data/product-content.ts';
import { contentPages } from '#adapters/backend/seed/data/pages/all-pages.ts';
import { ONE_UNIT_SKU, SOLD_OUT_SKU, scarce } from '#adapters/backend/seed/data/stock.ts';
import { seedDatabase } from '#adapters/backend/seed/seed-database.ts';
import { databaseMakers, OPENING } from '#test/support/commerce/databases.ts';

describe.each(databaseMakers)('the seed on $name', ({ make }) => {
  let database: CommerceDatabase;
  beforeAll(async () => {
    database = await make();
    await seedDatabase(database);
  }, OPENING);
  afterAll(() => database.close(), OPENING);

  const inWarehouse = () => database.db.selectFrom('stockLevel').where('locationId', '=', WAREHOUSE);

  const count = async (table: 'style' | 'styleText' | 'variant' | 'price' | 'contentDocument') =>
    Number(
      (
        await database.db
          .selectFrom(table)
          .select(({ fn }) => fn.countAll().as('count'))
          .executeTakeFirstOrThrow()
      ).count,
    );

  test('every style is written in every language, and every variant has a price on every site and stock', async () => {
    const variants = await count('variant');
    expect(await count('style')).toBe(allStyles.length);
    expect(await count('styleText')).toBe(allStyles.length * locales.length);
    expect(await count('price')).toBe(variants * commerceSites.length);
    expect(await inWarehouse().select('sku').execute()).toHaveLength(variants);
  });

  // A statement that is prepared while its table is known to be empty reads the whole table ever after.
  test('the planner knows the size of what was seeded, and takes no table of shoppers for empty', async () => {
    const { rows } = await sql<{ relname: string; reltuples: number }>`
      select relname, reltuples from pg_class
      where relname in ('variant', 'category_listing', 'cart', 'cart_line', 'delivery_group', 'orders')`.execute(
      database.db,
    );
    const known = rows.filter(({ reltuples }) => reltuples >= 0).map(({ relname }) => relname);
    expect(known.toSorted()).toEqual(['category_listing', 'variant']);
  });

  test('one variant has one unit left and one is sold out', async () => {
    const units = await inWarehouse()
      .select(['sku', 'onHand'])
      .where('sku', 'in', [SOLD_OUT_SKU, ONE_UNIT_SKU])
      .orderBy('onHand')
      .execute();
    expect(units).toEqual([
      { sku: SOLD_OUT_SKU, onHand: 0 },
      { sku: ONE_UNIT_SKU, onHand: 1 },
    ]);
  });

  test('few or no units are left of some variants, and plenty of most', async () => {
    const units = await inWarehouse().select(['sku', 'onHand']).execute();
    const few = units.filter(({ onHand }) => onHand < 5).map(({ sku }) => sku);
    expect(few.length / units.length).toBeGreaterThan(0.01);
    expect(few.length / units.length).toBeLessThan(0.2);
    expect(few.filter((sku) => ![SOLD_OUT_SKU, ONE_UNIT_SKU, ...Object.keys(scarce)].includes(sku))).toEqual([]);
    expect(units.some(({ onHand }) => onHand === 2)).toBe(true);
  });

  test('a style is in its categories and in all of their ancestors', async () => {
    const found = await database.db
      .selectFrom('styleCategory')
      .select('categoryId')
      .where('styleId', '=', 'NKTRAIL3')
      .orderBy('categoryId')
      .execute();
    expect(found.map(({ categoryId }) => categoryId)).toEqual(['1000', '1100', '1110', '5000', '7000']);
  });

  test('seeding again changes nothing, and returns no sold stock', async () => {
    await database.db
      .updateTable('stockLevel')
      .set({ onHand: 3, reserved: 2 })
      .where('locationId', '=', WAREHOUSE)
      .where('sku', '=', 'NKTRAIL3EMB-42')
      .execute();
    const steps: string[] = [];
    await seedDatabase(database, { progress: (step) => steps.push(step) });
    expect(steps).toEqual([]);
    await database.db.deleteFrom('seeding').execute();
    await seedDatabase(database, { progress: (step) => steps.push(step) });
    expect(steps).toEqual(['Filling the catalog']);
    expect(
      await inWarehouse().select(['onHand', 'reserved']).where('sku', '=', 'NKTRAIL3EMB-42').executeTakeFirst(),
    ).toEqual({ onHand: 3, reserved: 2 });
  });

  test('the outlet grows to the requested size and is not filled twice', async () => {
    await seedDatabase(database, { extraProducts: 5 });
    await seedDatabase(database, { extraProducts: 12 });
    await seedDatabase(database, { extraProducts: 12 });
    expect(await count('style')).toBe(allStyles.length + 12);
    expect(
      (
        await database.db
          .selectFrom('styleText')
          .select('name')
          .where('styleId', '=', 'GX000012')
          .where('locale', '=', 'en-us')
          .executeTakeFirst()
      )?.name,
    ).toMatch(/ 12$/);
  });

  test('two simultaneous seedings run one after the other', async () => {
    await database.db.deleteFrom('seeding').execute();
    await Promise.all([seedDatabase(database), seedDatabase(database)]);
    expect(await count('contentDocument')).toBe(
      commerceSites.length * (contentPages.length + Object.keys({ ...productContent, ...categoryContent }).length + 3),
    );
  });

  test('stock never falls below the held units', async () => {
    await expect(
      database.db
        .updateTable('stockLevel')
        .set({ onHand: 1, reserved: 2 })
        .where('sku', '=', 'NKTRAIL3EMB-43')
        .execute(),
    ).rejects.toMatchObject({ code: '23514', constraint: 'stock_not_oversold' });
  });
});
