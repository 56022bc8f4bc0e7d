import { afterAll, beforeAll, expect } from 'vitest';
import { OPENING } from './databases.ts';
import { openSuiteShop, type Shop } from './in-process-shop.ts';

/** Opens a shop for the tests of a file, and expects at their end that it reported no problem. */
export const useSuiteShop = (options: Parameters<typeof openSuiteShop>[0] = {}): (() => Shop) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openSuiteShop(options);
  }, OPENING);
  afterAll(async () => {
    expect(shop.problems).toEqual([]);
    await shop.close();
  });
  return () => shop;
};
