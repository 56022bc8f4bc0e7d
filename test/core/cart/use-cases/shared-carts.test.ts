import { expect, test } from 'vitest';
import { apiRefusal } from '#core/testing/faults.ts';
import { failureOf, run } from '#test/support/run.ts';
import { buildStorefront } from '#test/support/storefront.ts';

const item = { sku: 'NKTRAIL3FJO-42', productId: 'NKTRAIL3FJO' };
const other = { ...item, sku: 'NKTRAIL3FJO-43' };

const shared = async () => {
  const opened = buildStorefront();
  await run(opened.shop.carts.add({ ...item, quantity: 2 }));
  const cart = await run(opened.shop.carts.add(other));
  const path = await run(opened.shop.sharedCarts.share(cart));
  const shareId = path.split('/').at(-1) ?? '';
  return { ...opened, cart, path, view: () => run(opened.shop.sharedCarts.view(shareId)) };
};

test('ux 41 the link of a shared cart is a page of the site, and an unknown one is not found', async () => {
  const { shop, path, view } = await shared();
  expect(path).toMatch(/^\/en-us\/cart\/shared\/[\w-]+$/);
  expect((await view()).items.map(({ sku, quantity, addable }) => [sku, quantity, addable])).toEqual([
    [item.sku, 2, 2],
    [other.sku, 1, 1],
  ]);
  expect(await failureOf(shop.sharedCarts.view('none'))).toEqual({ _tag: 'NotFound' });
});

test('ux 41 CART-05 the chosen items are added in one call, by sku, and nothing that is sold out', async () => {
  const { shop, fakes, view } = await shared();
  fakes.sharedCarts.change(other.sku, (one) => ({ ...one, maxQuantity: 0 }));
  const { cart, refused } = await run(shop.sharedCarts.add((await view()).items));
  expect(cart.items.map(({ sku, quantity }) => [sku, quantity])).toEqual([
    [item.sku, 4],
    [other.sku, 1],
  ]);
  expect(refused).toEqual([]);
  expect(fakes.announcements.events.filter(({ _tag }) => _tag === 'ItemAdded')).toHaveLength(3);
});

test('ux 41 an item that the service refuses does not keep the others out of the cart', async () => {
  const { shop, fakes, view } = await shared();
  const { items } = await view();
  fakes.carts.sellOut(item.sku);
  const { cart, refused } = await run(shop.sharedCarts.add(items));
  expect(cart.items.map(({ sku, quantity }) => [sku, quantity])).toEqual([
    [item.sku, 2],
    [other.sku, 2],
  ]);
  expect(refused).toEqual([{ sku: item.sku, message: apiRefusal('ORD404', 400).message }]);
  fakes.carts.sellOut(other.sku);
  expect(await failureOf(shop.sharedCarts.add(items))).toMatchObject({ errorId: 'ORD404' });
});
