import { expect, test } from 'vitest';
import { failureOf, run } from '#test/support/run.ts';
import { buildStorefront } from '#test/support/storefront.ts';

const item = { sku: 'NKTRAIL3FJO-42', productId: 'NKTRAIL3FJO' };

test('CART-08 CART-42 another size of a line is remembered, with the units of an equal line', async () => {
  const { shop, fakes } = buildStorefront();
  await run(shop.carts.add({ ...item, sku: 'NKTRAIL3FJO-43' }));
  const cart = await run(shop.carts.add({ ...item, quantity: 2 }));
  const itemId = cart.items[1]?.id ?? '';
  const changed = await run(shop.lineDelivery.changeVariant({ cart, itemId, sku: 'NKTRAIL3FJO-43' }));
  expect(changed.items.map(({ id, sku, quantity }) => [id, sku, quantity])).toEqual([[itemId, 'NKTRAIL3FJO-43', 3]]);
  expect(await run(fakes.lastCart.read)).toEqual(changed);
  expect(await failureOf(shop.lineDelivery.changeVariant({ cart, itemId, sku: item.sku }))).toMatchObject({
    _tag: 'CartChanged',
  });
});

test('CART-08 CART-20 an unknown line and a gift are rejected without a request, a sold-out size by the service', async () => {
  const { shop, fakes } = buildStorefront();
  const cart = await run(shop.carts.add(item));
  const itemId = cart.items[0]?.id ?? '';
  const sku = 'NKTRAIL3FJO-43';
  const gifts = { ...cart, items: cart.items.map((line) => ({ ...line, isBonus: true })) };
  expect(await failureOf(shop.lineDelivery.changeVariant({ cart, itemId: 'none', sku }))).toMatchObject({
    _tag: 'ItemNotInCart',
  });
  expect(await failureOf(shop.lineDelivery.changeVariant({ cart: gifts, itemId, sku }))).toMatchObject({
    _tag: 'QuantityFixed',
  });
  expect(fakes.faults.times('replace')).toBe(0);
  fakes.carts.sellOut(sku);
  expect(await failureOf(shop.lineDelivery.changeVariant({ cart, itemId, sku }))).toMatchObject({ errorId: 'ORD404' });
  expect((await run(shop.carts.load))?.items).toEqual(cart.items);
});

test('CART-22 another size is changed in the cart that replaces a lost one', async () => {
  const { shop, fakes } = buildStorefront();
  const cart = await run(shop.carts.add({ ...item, quantity: 2 }));
  fakes.carts.lose(cart.id);
  const changed = await run(
    shop.lineDelivery.changeVariant({ cart, itemId: cart.items[0]?.id ?? '', sku: 'NKTRAIL3FJO-43' }),
  );
  expect(changed.items.map(({ sku, quantity }) => [sku, quantity])).toEqual([['NKTRAIL3FJO-43', 2]]);
});
