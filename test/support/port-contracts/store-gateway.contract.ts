import { describe, expect, test } from 'vitest';
import { EVERYWHERE } from '#core/stores/store-search-area.ts';
import type { StoreGateway } from '#core/stores/ports/store-gateway.ts';
import { failureOf, run } from '../run.ts';

/** The contract of every gateway of stores, on the American site. */
export const storeGatewayContract = (name: string, open: () => Promise<{ readonly stores: StoreGateway }>): void => {
  describe(`gateway of stores: ${name}`, () => {
    const ids = async (near: Parameters<StoreGateway['search']>[0]) =>
      (await run((await open()).stores.search(near, 'mi'))).map(({ storeId }) => storeId);

    test('STO-02 STO-03 a place name returns the stores around it, the nearest first, each with its distance in kilometers', async () => {
      const found = await run((await open()).stores.search({ _tag: 'Place', query: 'Boulder' }, 'mi'));
      expect(found.map(({ storeId }) => storeId)).toEqual(['us-boulder', 'us-denver']);
      expect(found[1]?.distance).toBeGreaterThan(35);
      expect(found[1]?.distance).toBeLessThan(42);
      expect([found[0]?.openingHours.length, found[0]?.address.country]).toEqual([7, 'US']);
    });

    test('STO-02 a point returns the stores around it, and without a place all are listed without a distance', async () => {
      expect(await ids({ _tag: 'Point', latitude: 47.6, longitude: -122.3 })).toEqual(['us-seattle']);
      const all = await run((await open()).stores.search(EVERYWHERE, 'km'));
      expect(all.map(({ storeId }) => storeId)).toContain('us-denver');
      expect(all.every(({ distance }) => distance === undefined)).toBe(true);
    });

    test('STO-08 a place without a store is STR404', async () => {
      expect(await failureOf((await open()).stores.search({ _tag: 'Place', query: 'Atlantis' }, 'mi'))).toMatchObject({
        errorId: 'STR404',
        status: 404,
      });
    });

    test('PDP-08 returns the stock of each named store; an unknown product is refused', async () => {
      const { stores } = await open();
      const input = { productId: 'NKTRAIL3EMB', sku: 'NKTRAIL3EMB-42', stores: ['us-denver', 'nowhere'] };
      expect(Object.keys(await run(stores.availability(input)))).toEqual(['us-denver', 'nowhere']);
      expect((await run(stores.availability(input)))['nowhere']).toBe(0);
      expect(await failureOf(stores.availability({ ...input, productId: 'XXNOTHING11' }))).toMatchObject({
        status: 404,
      });
    });
  });
};
