import { describe, expect, test } from 'vitest';
import { apiRefusal } from '#core/testing/faults.ts';
import { failureOf, run } from '#test/support/run.ts';
import { buildStorefront } from '#test/support/storefront.ts';

const item = { sku: 'NKTRAIL3FJO-42', productId: 'NKTRAIL3FJO' };
const place = { id: 'us-denver', name: 'NORDKAMM Denver' };

describe('the delivery of a line', () => {
  test('CART-08 CART-33 is changed on the version of the cart that was shown, and the new cart is remembered', async () => {
    const { shop, fakes } = buildStorefront();
    const cart = await run(shop.carts.add({ ...item, quantity: 2 }));
    const itemId = cart.items[0]?.id ?? '';
    const collected = await run(shop.lineDelivery.change({ cart, itemId, code: 'pickup', place }));
    expect(
      collected.items.map(({ quantity, shipping }) => [quantity, shipping.selected, shipping.storeInfo?.id]),
    ).toEqual([[2, 'pickup', 'us-denver']]);
    expect(await run(fakes.lastCart.read)).toEqual(collected);
    expect(await failureOf(shop.lineDelivery.change({ cart, itemId, code: 'standard' }))).toMatchObject({
      _tag: 'CartChanged',
    });
    const home = await run(shop.lineDelivery.change({ cart: collected, itemId, code: 'standard' }));
    expect(home.items[0]?.shipping.storeInfo).toBeUndefined();
  });

  test('CART-34 is refused by the rules without a request', async () => {
    const { shop, fakes } = buildStorefront();
    const cart = await run(shop.carts.add(item));
    const itemId = cart.items[0]?.id ?? '';
    expect(await failureOf(shop.lineDelivery.change({ cart, itemId, code: 'pickup' }))).toMatchObject({
      _tag: 'PlaceNeeded',
    });
    expect(await failureOf(shop.lineDelivery.change({ cart, itemId, code: 'pudo', place }))).toMatchObject({
      _tag: 'DeliveryUnavailable',
      obstacle: 'not-offered',
    });
    expect(await failureOf(shop.lineDelivery.change({ cart, itemId: 'none', code: 'standard' }))).toMatchObject({
      _tag: 'ItemNotInCart',
    });
    expect(fakes.faults.times('deliver')).toBe(0);
  });

  test('CART-33 of all lines is changed at once; lines that are refused stay as they are', async () => {
    const { shop, fakes } = buildStorefront();
    await run(shop.carts.add(item));
    const cart = await run(shop.carts.add({ ...item, sku: 'NKTRAIL3FJO-43' }));
    fakes.faults.failNext('deliver', apiRefusal('INV408', 400, { params: { max: 0 } }));
    const some = await run(shop.lineDelivery.changeAll({ cart, code: 'pickup', place }));
    expect([some.refused, some.cart.items.map(({ shipping }) => shipping.selected)]).toEqual([
      [cart.items[0]?.id],
      ['standard', 'pickup'],
    ]);
    const all = await run(shop.lineDelivery.changeAll({ cart: some.cart, code: 'pickup', place }));
    expect([all.refused, all.cart.items.map(({ shipping }) => shipping.selected)]).toEqual([[], ['pickup', 'pickup']]);
    // Only lines that are elsewhere are sent.
    expect(fakes.faults.times('deliver')).toBe(3);
    expect(await failureOf(shop.lineDelivery.changeAll({ cart, code: 'pickup', place }))).toMatchObject({
      _tag: 'CartChanged',
    });
  });

  test('CART-27 in a store with too few units is refused with the failure of the service', async () => {
    const { shop, fakes } = buildStorefront();
    const cart = await run(shop.carts.add(item));
    fakes.faults.failNext('deliver', apiRefusal('INV408', 400, { params: { max: 2 } }));
    expect(
      await failureOf(shop.lineDelivery.change({ cart, itemId: cart.items[0]?.id ?? '', code: 'pickup', place })),
    ).toMatchObject({ errorId: 'INV408' });
  });

  test('CART-22 is restored with a lost cart, including the pickup store', async () => {
    const { shop, fakes } = buildStorefront();
    const cart = await run(shop.carts.add({ ...item, storeId: 'us-denver' }));
    fakes.carts.lose(cart.id);
    const again = await run(shop.carts.add({ ...item, quantity: 2 }));
    expect(again.items.map(({ quantity, shipping }) => [quantity, shipping.storeInfo?.id])).toEqual([
      [1, 'us-denver'],
      [2, undefined],
    ]);
  });
});
