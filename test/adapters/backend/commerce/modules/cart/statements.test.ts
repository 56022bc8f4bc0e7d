import { afterAll, beforeAll, expect, test } from 'vitest';
import { cart } from '#adapters/contract/cart.ts';
import { OPENING } from '#test/support/commerce/databases.ts';
import { openSuiteShop, type Shop } from '#test/support/commerce/in-process-shop.ts';
import { openRecordedService } from '#test/support/commerce/recorded-statements.ts';
import { newShopper } from '#test/support/commerce/shopper.ts';

let shop: Shop;
beforeAll(async () => void (shop = await openSuiteShop()), OPENING);
afterAll(() => shop.close(), OPENING);

/** Session, key, lock of the cart with its version, units, view and stored response: each is a call to the database. */
const MAX_STATEMENTS = 6;

test('API-010 API-012 adding a unit to a cart runs no more than six statements beside those of its transaction', async () => {
  const { fetch, ran } = await openRecordedService(shop);
  const shopper = await newShopper(fetch);
  const items = [{ productId: 'NKSNOW01RST', sku: 'NKSNOW01RST-OS', qty: 1 }];
  const { reply } = await shopper.call(cart.createWithItem, { body: { items } });
  const adds = [
    () => shopper.call(cart.createWithItem, { body: { items } }),
    () => shopper.call(cart.addItem, { body: { basketId: reply.id, items } }),
  ];
  for (const add of adds) {
    const statements = await ran(async () => expect((await add()).status).toBeLessThan(300));
    expect(statements.length).toBeGreaterThan(4);
    expect(statements.length).toBeLessThanOrEqual(MAX_STATEMENTS);
  }
});
