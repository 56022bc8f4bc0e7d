import { afterAll, beforeAll, expect, test } from 'vitest';
import { cart } from '#adapters/contract/cart.ts';
import { OPENING } from '#test/support/commerce/databases.ts';
import { openSuiteShop, type Shop } from '#test/support/commerce/in-process-shop.ts';
import { openRecordedService } from '#test/support/commerce/recorded-statements.ts';
import { newShopper } from '#test/support/commerce/shopper.ts';

let shop: Shop;
beforeAll(async () => void (shop = await openSuiteShop()), OPENING);
afterAll(() => shop.close(), OPENING);

/** Session, key, lock of the cart, units, version, view and stored response: each is a call to the database. */
const MAX_STATEMENTS = 7;

test('API-010 adding a unit to a cart runs no more than seven statements beside those of its transaction', async () => {
  const { fetch, ran } = await openRecordedService(shop);
  const shopper = await newShopper(fetch);
  const item = { productId: 'NKSNOW01RST', sku: 'NKSNOW01RST-OS', qty: 1 };
  const add = () => shopper.call(cart.createWithItem, { body: { items: [item] } });
  const first = await add();
  expect(first.status).toBeLessThan(300);
  const statements = await ran(add);
  expect(statements.length).toBeGreaterThan(4);
  expect(statements.length).toBeLessThanOrEqual(MAX_STATEMENTS);
});
