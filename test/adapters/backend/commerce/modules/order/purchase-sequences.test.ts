import '#test/support/seed.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { OPENING } from '#test/support/commerce/databases.ts';
import { openSuiteShop, type Shop } from '#test/support/commerce/in-process-shop.ts';
import { anyStep, takeSteps } from '#test/support/commerce/purchase-steps.ts';
import { inProof } from '#test/support/in-proof.ts';

let shop: Shop;
beforeAll(async () => void (shop = await openSuiteShop()), OPENING);
afterAll(() => shop.close(), OPENING);

const [sequences, length] = inProof ? [100, 60] : [3, 20];

test(
  `I02 CART-12 in ${sequences} sequences of ${length} steps, from adding to returning, carts add up, and money, points and stock agree after each`,
  () =>
    fc.assert(
      fc.asyncProperty(fc.array(anyStep, { minLength: length, maxLength: length }), async (steps) => {
        expect(await takeSteps(shop, steps)).toEqual([]);
      }),
      { numRuns: sequences, endOnFailure: true },
    ),
  3_600_000,
);
