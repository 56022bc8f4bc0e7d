import { afterAll, beforeAll, expect, test } from 'vitest';
import { MAIN_SHIPMENT } from '#adapters/backend/commerce/modules/cart/cart-wire.ts';
import { cart } from '#adapters/contract/cart.ts';
import { OPENING } from '#test/support/commerce/databases.ts';
import { openSuiteShop, type Shop } from '#test/support/commerce/in-process-shop.ts';
import { openRecordedService } from '#test/support/commerce/recorded-statements.ts';
import { newShopper } from '#test/support/commerce/shopper.ts';

let shop: Shop;
beforeAll(async () => void (shop = await openSuiteShop()), OPENING);
afterAll(() => shop.close(), OPENING);

/**
 * Session, lock of the cart with its version, units, view, and response with its key: each is a call to the database. A
 * new cart is not found at first, then inserted with its delivery group while its session is locked.
 */
const statements = { first: 7, more: 5 };

test('API-010 API-012 adding a unit to a cart runs five statements beside those of its transaction, and seven if the cart is new', async () => {
  const { fetch, ran } = await openRecordedService(shop);
  const shopper = await newShopper(fetch);
  const items = [{ productId: 'NKSNOW01RST', sku: 'NKSNOW01RST-OS', qty: 1 }];
  let basketId = '';
  const create = async () => void (basketId = (await shopper.call(cart.createWithItem, { body: { items } })).reply.id);
  const add = async () =>
    expect((await shopper.call(cart.addItem, { body: { basketId, items } })).reply.items[0]?.qty).toBe(3);
  expect((await ran(create)).length).toBe(statements.first);
  expect((await ran(create)).length).toBe(statements.more);
  expect((await ran(add)).length).toBe(statements.more);
});

test('API-011 API-024 a cart that is deleted while it is read is BSK404', async () => {
  let deleted = '';
  const { fetch } = await openRecordedService(shop, async ([row = {}]) => {
    if (deleted !== '' && 'loweredLines' in row)
      await shop.database.db.deleteFrom('cart').where('cartId', '=', deleted).execute();
  });
  const shopper = await newShopper(fetch);
  const body = { items: [{ productId: 'NKSNOW01RST', sku: 'NKSNOW01RST-OS', qty: 1 }] };
  for (const read of [
    (basketId: string) => shopper.call(cart.read, { params: { basketId } }),
    (basketId: string) => shopper.call(cart.listShippingMethods, { params: { basketId, shippingId: MAIN_SHIPMENT } }),
  ]) {
    deleted = '';
    const { id } = (await shopper.call(cart.createWithItem, { body })).reply;
    deleted = id;
    const { status, errorId } = await read(id);
    expect([status, errorId]).toEqual([404, 'BSK404']);
  }
});

test('AUTH-06 I29 a guest who signs in meanwhile gets no cart, which would be lost: the call is 401', async () => {
  let isEnding = false;
  const { fetch } = await openRecordedService(shop, async ([row = {}]) => {
    if (!isEnding || !('familyId' in row)) return;
    isEnding = false;
    await shop.database.db.deleteFrom('token').where('familyId', '=', String(row['familyId'])).execute();
  });
  const body = { items: [{ productId: 'NKSNOW01RST', sku: 'NKSNOW01RST-OS', qty: 1 }] };
  const carts = async () => (await shop.database.db.selectFrom('cart').select('cartId').execute()).length;
  for (const endpoint of [cart.createWithItem, cart.createExpress]) {
    const shopper = await newShopper(fetch);
    const before = await carts();
    isEnding = true;
    const { status, errorId } = await shopper.call(endpoint, { body });
    expect([status, errorId, await carts()]).toEqual([401, 'AUT498', before]);
  }
});
