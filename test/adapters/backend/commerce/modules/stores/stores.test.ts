import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CommerceDatabase } from '#adapters/backend/commerce/kernel/database/schema.ts';
import { makeProductsHandlers } from '#adapters/backend/commerce/all-handlers.ts';
import { createRouter } from '#adapters/backend/commerce/kernel/router.ts';
import { makeStoresHandlers } from '#adapters/backend/commerce/modules/stores/handlers.ts';
import { LAST_IN_STORE, NONE_IN_STORE } from '#adapters/backend/seed/data/stock.ts';
import { seedStores } from '#adapters/backend/seed/data/stores.ts';
import { seedDatabase } from '#adapters/backend/seed/seed-database.ts';
import { products } from '#adapters/contract/catalog.ts';
import { stores } from '#adapters/contract/stores.ts';
import { kilometers } from '#core/stores/distance.ts';
import { dayHours } from '#core/stores/opening-hours.ts';
import { databaseMakers, OPENING } from '#test/support/commerce/databases.ts';
import { makeCaller } from '#test/support/commerce/shopper.ts';

const reach = { radius: 50, unit: 'mi', limit: 20 } as const;

test('STO-02 every store has seven valid days, an unassigned phone number, and pickup', () => {
  for (const { hours, phone, services, at } of seedStores) {
    expect(hours.every((text) => text === 'closed' || dayHours(text) !== undefined)).toBe(true);
    expect(phone).toMatch(/^\+1 \d{3} 555 01\d\d$|^\+44 (?:20 7946 0|117 496 0|161 496 0|131 496 0|1632 960)\d{3}$/);
    expect(services).toContain('pickup');
    expect(kilometers({ latitude: at[0], longitude: at[1] }, { latitude: 0, longitude: 0 })).toBeGreaterThan(1000);
  }
  expect(new Set(seedStores.map(({ id }) => id)).size).toBe(seedStores.length);
});

describe.each(databaseMakers)('stores on $name', ({ make }) => {
  let database: CommerceDatabase;
  beforeAll(async () => {
    database = await make();
    await seedDatabase(database);
  }, OPENING);
  afterAll(() => database.close(), OPENING);

  /** The Monday before Thanksgiving. */
  const now = (): number => Date.parse('2026-11-23T12:00:00Z');
  const call = (siteId = 'nordkamm-us') => {
    const router = createRouter(
      { stores, products },
      { stores: makeStoresHandlers({ database, now }), products: makeProductsHandlers({ database, now }) },
      {
        findConsumer: async () => undefined,
        report: (problem) => {
          throw problem;
        },
      },
    );
    return makeCaller(async (request) => router.fetch(request), { siteId });
  };
  const search = (body: object, siteId?: string) => call(siteId)(stores.search, { body: { ...reach, ...body } });
  const ids = async (body: object, siteId?: string) =>
    (await search(body, siteId)).reply.stores.map(({ storeId }) => storeId);

  test('STO-02 STO-03 API-092 a place name or a point returns the stores around it, the nearest first, each with its distance', async () => {
    const { reply } = await search({ query: '80302' });
    expect(reply.stores.map(({ storeId, distance }) => [storeId, Math.round(distance ?? -1)])).toEqual([
      ['us-boulder', 0],
      ['us-denver', 23],
    ]);
    expect(reply.stores[0]?.openingHours).toHaveLength(7);
    expect(reply.stores[0]?.specialHours).toEqual([{ day: '2026-11-26', hours: 'closed', holiday: 'Thanksgiving' }]);
    expect(await ids({ latitude: 47.6, longitude: -122.3 })).toEqual(['us-seattle']);
    expect(await ids({ query: 'Denver', limit: 1 })).toEqual(['us-denver']);
    expect(await ids({ query: 'Denver', radius: 10 })).toEqual(['us-denver']);
    expect(await ids({ query: '94105', radius: 20_100, limit: 1 })).toEqual(['us-portland']);
    expect(await ids({ query: 'Denver', unit: 'km', radius: 10 })).toEqual(['us-denver']);
    expect(await ids({ query: 'Denver', services: ['repairs'] })).toEqual(['us-denver']);
  });

  test('STO-02 without a place all stores of the site are listed, and a store is found by its own name', async () => {
    expect(await ids({})).toHaveLength(6);
    expect((await ids({}, 'nordkamm-gb')).every((id) => id.startsWith('gb-'))).toBe(true);
    expect(await ids({ query: 'soho' })).toEqual(['us-newyork']);
    expect(await ids({ query: 'rue Saint-Denis' }, 'nordkamm-ca')).toEqual(['ca-montreal']);
  });

  test('STO-08 a place without a store around it is STR404, and invalid requests are refused', async () => {
    for (const query of ['Miami', 'Atlantis', ''])
      expect([(await search({ query })).status, (await search({ query })).errorId]).toEqual([404, 'STR404']);
    for (const body of [
      { radius: 0 },
      { radius: 20_101 },
      { limit: 0 },
      { limit: 51 },
      { latitude: 1 },
      { query: 'x'.repeat(101) },
    ])
      expect((await search(body)).status).toBe(400);
  });

  test('PDP-08 API-075 the quantity of each requested store is returned; a store of another site has none', async () => {
    const asked = [LAST_IN_STORE.storeId, 'gb-london', 'nowhere'];
    const availability = async (sku: string, siteId?: string) =>
      (
        await call(siteId)(products.availability, {
          params: { productId: 'NKTRAIL3EMB' },
          body: { sku, stores: asked },
        })
      ).reply.storeInventory.map(({ quantity }) => quantity);
    expect(await availability(LAST_IN_STORE.sku)).toEqual([1, 0, 0]);
    expect(await availability(NONE_IN_STORE.sku)).toEqual([0, 0, 0]);
    expect(
      (
        await call()(products.availability, {
          params: { productId: 'NKTRAIL3EMB' },
          body: { sku: 'NKTRAIL3FJO-44', stores: asked },
        })
      ).status,
    ).toBe(404);
  });
});
