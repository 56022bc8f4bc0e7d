import { afterAll, beforeAll, test } from 'vitest';
import { OPENING } from '#test/support/commerce/databases.ts';
import { openSuiteShop, type Shop } from '#test/support/commerce/in-process-shop.ts';
import { expectSequences } from '#test/support/commerce/purchase-sequences.ts';

let shop: Shop;
beforeAll(async () => void (shop = await openSuiteShop()), OPENING);
afterAll(() => shop.close(), OPENING);

// 100 sequences of 60 steps are in test/proof/purchase-sequences.proof.ts.
test('I02 CART-12 in sequences of purchases, from adding to returning, carts add up, and money, points and stock agree after each step', () =>
  expectSequences(shop, { sequences: 2, length: 20 }));
