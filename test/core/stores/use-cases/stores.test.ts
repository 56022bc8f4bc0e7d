import * as Effect from 'effect/Effect';
import * as TestClock from 'effect/testing/TestClock';
import { describe, expect, test } from 'vitest';
import { CHOSEN_STORE } from '#core/stores/chosen-store.ts';
import { EVERYWHERE } from '#core/stores/store-search-area.ts';
import { apiRefusal } from '#core/testing/faults.ts';
import { failureOf, run, runOnTestClock } from '#test/support/run.ts';
import { buildStorefront } from '#test/support/storefront.ts';

const input = { productId: 'NKTRAIL3FJO', sku: 'NKTRAIL3FJO-42' };
const denver = { storeId: 'us-denver', name: 'NORDKAMM Denver' };
const place = (query: string) => ({ _tag: 'Place', query }) as const;

describe('store search', () => {
  test('STO-02 STO-03 stores around a place are sorted by distance, in the unit of the country', async () => {
    const { shop } = buildStorefront();
    const found = await run(shop.stores.findStores(place('Boulder')));
    expect(found.map(({ storeId, distance }) => [storeId, distance])).toEqual([
      ['us-boulder', '0 mi'],
      ['us-denver', '24 mi'],
    ]);
    const near = await run(
      buildStorefront({ locale: 'fr-ca' }).shop.stores.findStores({ _tag: 'Point', latitude: 40, longitude: -105.2 }),
    );
    expect(near[0]?.distance).toMatch(/\skm$/);
    expect((await run(shop.stores.findStores(EVERYWHERE))).map(({ distance }) => distance)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('STO-02 an invalid search text sends no request', async () => {
    const { shop, fakes } = buildStorefront();
    expect(await failureOf(shop.stores.findStores(place('x'.repeat(101))))).toMatchObject({ _tag: 'InvalidInput' });
    expect(fakes.faults.log).toEqual([]);
  });

  test('STO-07 STO-08 the store page explains an empty result, and reports a failure of its content', async () => {
    const { shop, fakes } = buildStorefront();
    expect(await run(shop.stores.viewLocator('Atlantis'))).toMatchObject({
      query: 'Atlantis',
      stores: [],
      notice: 'STR404 happened',
    });
    expect(await run(shop.stores.viewLocator('x'.repeat(101)))).toMatchObject({
      stores: [],
      notice: 'Value must not be longer than 100 characters',
    });
    fakes.faults.failNext('namedPage', apiRefusal('GEN500', 500));
    expect((await run(shop.stores.viewLocator(''))).stores).toHaveLength(3);
    expect(fakes.monitoring.warnings).toMatchObject([{ errorId: 'GEN500', component: 'store-locator' }]);
    fakes.faults.failNext('searchStores', apiRefusal('GEN500', 500));
    expect(await failureOf(shop.stores.viewLocator(''))).toMatchObject({ errorId: 'GEN500' });
  });

  test('STO-02 STO-08 a known place without a store nearby has the nearest ones; a failure to find them is no error', async () => {
    const { shop, fakes } = buildStorefront();
    const sanFrancisco = { _tag: 'Point', latitude: 37.77, longitude: -122.42 } as const;
    const found = await run(shop.stores.locateStores(sanFrancisco));
    expect(found).toMatchObject({ stores: [], notice: 'STR404 happened' });
    expect(found.farther?.map(({ storeId }) => storeId)).toEqual(['us-seattle', 'us-boulder', 'us-denver']);
    expect(await run(shop.stores.locateStores(place('Denver')))).not.toHaveProperty('farther');
    fakes.faults.failNext('searchStores', apiRefusal('STR404', 404));
    fakes.faults.failNext('searchStores', apiRefusal('GEN500', 500));
    expect(await run(shop.stores.locateStores(sanFrancisco))).toEqual({ stores: [], notice: 'STR404 happened' });
  });

  test('RTE-32 a store is found by its id, and an unknown id is not found', async () => {
    const { shop } = buildStorefront();
    expect(await run(shop.stores.viewStore('us-seattle'))).toMatchObject({
      name: 'NORDKAMM Seattle',
      lines: ['1 Main Street', 'Seattle, CO 80202'],
    });
    expect(await failureOf(shop.stores.viewStore('us-nowhere'))).toEqual({ _tag: 'NotFound' });
  });
});

describe('the chosen store', () => {
  test('STO-06 is remembered on the device and requested with the others, also if a search does not find it; while it is closed, the stock is that of the day when it opens', async () => {
    const { shop, fakes } = buildStorefront();
    expect([await run(shop.stores.recallStore()), await run(shop.stores.checkPickup(input))]).toEqual([
      undefined,
      undefined,
    ]);
    await run(shop.stores.chooseStore(denver));
    expect(await run(shop.stores.recallStore())).toEqual(denver);
    const pickupAt = (now: string) =>
      runOnTestClock(Effect.andThen(TestClock.setTime(Date.parse(now)), shop.stores.checkPickup(input)));
    expect(await pickupAt('2026-11-28T18:00:00Z')).toEqual({
      ...denver,
      units: 7,
      level: 'in-stock',
      visit: { isToday: true, day: 'Sat, Nov 28', time: expect.stringMatching(/^8:00\sPM$/) },
    });
    expect(await pickupAt('2026-11-29T18:00:00Z')).toMatchObject({
      level: 'in-stock',
      visit: { isToday: false, day: 'Mon, Nov 30', time: expect.stringMatching(/^10:00\sAM$/) },
    });
    await run(shop.stores.listPickup({ ...input, near: place('Seattle') }));
    expect(fakes.stores.asked).toEqual([['us-denver'], ['us-denver'], ['us-denver', 'us-seattle']]);
  });

  test('STO-06 a corrupt stored store is ignored', async () => {
    const { shop, fakes } = buildStorefront();
    for (const kept of ['', '{', '[1,2]', '["us-denver"]', 'null']) {
      await run(fakes.memory.remember(CHOSEN_STORE, kept));
      expect(await run(shop.stores.recallStore())).toBeUndefined();
    }
  });

  test('PDP-08 PDP-09 every store is listed with its stock of a size', async () => {
    const { shop } = buildStorefront();
    expect(
      (await run(shop.stores.listPickup({ ...input, near: EVERYWHERE }))).map(({ storeId, units, level }) => [
        storeId,
        units,
        level,
      ]),
    ).toEqual([
      ['us-denver', 7, 'in-stock'],
      ['us-boulder', 2, 'low-stock'],
      ['us-seattle', 0, 'not-available'],
    ]);
  });
});
