import * as Effect from 'effect/Effect';
import { describe, expect, test } from 'vitest';
import type { Cart } from '#core/cart/cart.ts';
import type { Session } from '#core/session/session.ts';
import type { Storefront } from '#core/storefront.ts';
import { apiRefusal } from '#core/testing/faults.ts';
import { failureOf, run } from '#test/support/run.ts';
import { buildStorefront } from '#test/support/storefront.ts';

const shoe = { sku: 'NKTRAIL3FJO-42', productId: 'NKTRAIL3FJO' };
const parka = { sku: 'NKLUMEN1AMB-M', productId: 'NKLUMEN1AMB' };

const firstLine = (cart: Cart): string => cart.items[0]?.id ?? '';
const lines = (cart: Cart | undefined) => cart?.items.map(({ sku, quantity }) => [sku, quantity]);

describe('add', () => {
  test('CART-03, CART-05 adding uses the variant and quantity 1 by default', async () => {
    const { shop } = buildStorefront();
    expect(lines(await run(shop.carts.add(shoe)))).toEqual([[shoe.sku, 1]]);
    expect(lines(await run(shop.carts.add({ ...parka, quantity: 3 })))).toEqual([
      [shoe.sku, 1],
      [parka.sku, 3],
    ]);
  });

  test('CART-06 the first add creates the cart with its item, later ones add to it; each first ensures a session', async () => {
    const { shop, fakes } = buildStorefront();
    await run(shop.carts.add(shoe));
    await run(shop.carts.add(parka));
    expect(fakes.faults.log).toEqual(['guest', 'createWithItems', 'addItems']);
  });

  test('an add is announced and counted', async () => {
    const { shop, fakes } = buildStorefront();
    await run(shop.carts.add({ ...shoe, quantity: 2 }));
    expect(fakes.announcements.events).toEqual([{ _tag: 'ItemAdded', ...shoe, quantity: 2 }]);
    expect(fakes.analytics.recorded).toEqual([{ _tag: 'AddedToCart', ...shoe, quantity: 2 }]);
  });

  test('a quantity above the limit of the line is refused, and nothing is announced', async () => {
    const { shop, fakes } = buildStorefront();
    expect(await failureOf(shop.carts.add({ ...shoe, quantity: 11 }))).toMatchObject({ errorId: 'INV408' });
    expect(fakes.announcements.events).toEqual([]);
  });
});

describe('load', () => {
  test('without a session there is no cart, and no request is sent', async () => {
    const { shop, fakes } = buildStorefront();
    expect(await run(shop.carts.load)).toBeUndefined();
    expect(fakes.faults.log).toEqual([]);
  });

  test('CART-42 the session knows its cart, which is read once', async () => {
    const { shop, fakes } = buildStorefront();
    const cart = await run(shop.carts.add(shoe));
    expect(await run(shop.carts.load)).toEqual(cart);
    expect(fakes.faults.times('read')).toBe(1);
  });

  test('CART-22 reading a lost cart returns no cart', async () => {
    const { shop, fakes } = buildStorefront();
    fakes.carts.lose((await run(shop.carts.add(shoe))).id);
    expect(await run(shop.carts.load)).toBeUndefined();
    expect((await run(fakes.sessions.read))?.refs.basket).toBeUndefined();
  });

  test('an expired session does not start a new one', async () => {
    const { shop, fakes } = buildStorefront();
    await run(
      fakes.sessions.write({
        consumerId: 'c',
        consumerType: 'GUEST',
        accessExpiry: '2020-01-01T00:00:00.000Z',
        refreshExpiry: '2020-01-02T00:00:00.000Z',
        refs: { basket: 'b' },
      }),
    );
    expect(await run(shop.carts.load)).toBeUndefined();
    expect(fakes.faults.log).toEqual([]);
  });
});

describe('changeQuantity', () => {
  const filled = async () => {
    const opened = buildStorefront();
    const cart = await run(opened.shop.carts.add(shoe));
    return { ...opened, cart, itemId: firstLine(cart) };
  };

  test('a change is saved and announced', async () => {
    const { shop, fakes, cart, itemId } = await filled();
    expect(lines(await run(shop.carts.changeQuantity({ cart, itemId, quantity: 4 })))).toEqual([[shoe.sku, 4]]);
    expect(fakes.announcements.events).toContainEqual({ _tag: 'QuantityChanged', itemId, from: 1, to: 4 });
  });

  test('CART-04 a quantity above the limit is refused before a request is sent', async () => {
    const { shop, fakes, cart, itemId } = await filled();
    const before = fakes.faults.log.length;
    expect(await failureOf(shop.carts.changeQuantity({ cart, itemId, quantity: 11 }))).toEqual({
      _tag: 'QuantityAboveLimit',
      itemId,
      max: 10,
    });
    expect(fakes.faults.log).toHaveLength(before);
  });

  test('a conflict fails with the current cart, which is remembered', async () => {
    const { shop, fakes, cart, itemId } = await filled();
    fakes.carts.touch(cart.id);
    const failure = await failureOf(shop.carts.changeQuantity({ cart, itemId, quantity: 2 }));
    expect(failure).toMatchObject({ _tag: 'CartChanged', cart: { version: '"2"' } });
    expect(await run(fakes.lastCart.read)).toMatchObject({ version: '"2"' });
  });

  test('a failure is returned unchanged', async () => {
    const { shop, fakes, cart, itemId } = await filled();
    fakes.faults.failNext('changeQuantity', apiRefusal('GEN500', 500));
    expect(await failureOf(shop.carts.changeQuantity({ cart, itemId, quantity: 2 }))).toMatchObject({
      errorId: 'GEN500',
    });
    expect(fakes.announcements.events.map(({ _tag }) => _tag)).toEqual(['ItemAdded']);
  });
});

test('CART-07 a quantity of 0 removes the line', async () => {
  const { shop, fakes } = buildStorefront();
  const cart = await run(shop.carts.add(shoe));
  expect(lines(await run(shop.carts.changeQuantity({ cart, itemId: firstLine(cart), quantity: 0 })))).toEqual([]);
  expect(fakes.announcements.events.at(-1)).toMatchObject({ _tag: 'ItemRemoved' });
});

test('CART-07 a restored line is at its old position, with its quantity and its store', async () => {
  const { shop } = buildStorefront();
  await run(shop.carts.add({ ...shoe, quantity: 3, storeId: 'us-denver' }));
  const cart = await run(shop.carts.add(parka));
  const [item] = cart.items;
  if (item === undefined) throw new Error('There is a line');
  await run(shop.carts.removeItem({ cart, itemId: item.id }));
  const back = await run(shop.carts.restoreItem(item));
  expect(back.items.map(({ sku, quantity, shipping }) => [sku, quantity, shipping.storeInfo?.id])).toEqual([
    [shoe.sku, 3, 'us-denver'],
    [parka.sku, 1, undefined],
  ]);
});

test('CART-07 restoring adds up with units added since, if the limit allows it', async () => {
  const { shop } = buildStorefront();
  const cart = await run(shop.carts.add({ ...shoe, quantity: 3 }));
  const [item] = cart.items;
  if (item === undefined) throw new Error('There is a line');
  await run(shop.carts.removeItem({ cart, itemId: item.id }));
  await run(shop.carts.add({ ...shoe, quantity: 6 }));
  expect(lines(await run(shop.carts.restoreItem(item)))).toEqual([[shoe.sku, 9]]);
  expect(await failureOf(shop.carts.restoreItem(item))).toMatchObject({ errorId: 'INV408' });
});

test('CART-07 removing a line announces everything that Undo needs', async () => {
  const { shop, fakes } = buildStorefront();
  const cart = await run(shop.carts.add(shoe));
  const [item] = cart.items;
  expect(lines(await run(shop.carts.removeItem({ cart, itemId: firstLine(cart) })))).toEqual([]);
  expect(fakes.announcements.events.at(-1)).toEqual({ _tag: 'ItemRemoved', item });
  expect(await failureOf(shop.carts.removeItem({ cart, itemId: 'nothing' }))).toEqual({
    _tag: 'ItemNotInCart',
    itemId: 'nothing',
  });
});

describe('AUTH-11 a cart that arrives after its shopper has signed out', () => {
  const guest: Session = {
    consumerId: 'next-guest',
    consumerType: 'GUEST',
    accessExpiry: '2100-01-01T00:00:00.000Z',
    refreshExpiry: '2100-01-01T00:00:00.000Z',
    refs: {},
  };

  test.each([
    ['read', (shop: Storefront) => shop.carts.load],
    ['addItems', (shop: Storefront) => shop.carts.add(parka)],
  ] as const)('is not remembered for the next shopper: %s', async (operation, act) => {
    const { shop, fakes } = buildStorefront();
    await run(shop.carts.add(shoe));
    fakes.faults.actNext(operation, () => {
      Effect.runSync(fakes.lastCart.write(undefined));
      Effect.runSync(fakes.sessions.write(guest));
    });
    await run(act(shop));
    expect(await run(fakes.lastCart.read)).toBeUndefined();
  });
});
