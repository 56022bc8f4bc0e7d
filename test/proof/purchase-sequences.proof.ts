import { test } from 'vitest';
import { openSuiteShop } from '#test/support/commerce/in-process-shop.ts';
import { expectSequences } from '#test/support/commerce/purchase-sequences.ts';

const PARTS = 10;
const LENGTH = 60;

// The audit after each step reads all orders of a database, so each part has its own.
test.concurrent.each(Array.from({ length: PARTS }, (_, part) => ({ part })))(
  `I02 CART-12 in 10 sequences of ${LENGTH} steps, carts add up, and money, points and stock agree after each: part $part of ${PARTS}`,
  async ({ part }) => {
    const shop = await openSuiteShop();
    try {
      await expectSequences(shop, { sequences: 10, length: LENGTH, part });
    } finally {
      await shop.close();
    }
  },
);
