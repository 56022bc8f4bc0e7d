import type * as Effect from 'effect/Effect';
import { describe, expect, test } from 'vitest';
import type { Cart } from '#core/cart/cart.ts';
import type { Storefront } from '#core/storefront.ts';
import type { SavedItem } from '#core/saved-items/saved-list.ts';
import { apiRefusal } from '#core/testing/faults.ts';
import { address, contact } from '#test/support/guest-buyer.ts';
import { failureOf, run } from '#test/support/run.ts';
import { buildStorefront, type Fakes } from '#test/support/storefront.ts';

const shoe = { sku: 'NKTRAIL3FJO-42', productId: 'NKTRAIL3FJO' };
const parka = { sku: 'NKLUMEN1AMB-M', productId: 'NKLUMEN1AMB' };
const hat = { sku: 'NKHAT1BLK-OS', productId: 'NKHAT1BLK' };
const card = { token: 'tok', brand: 'VISA', last4: '4242', expMonth: 12, expYear: 2030 };
const store = { id: 'us-denver', name: 'NORDKAMM Denver' };

type Known = { readonly cart: Cart; readonly item: SavedItem };
type Act = (shop: Storefront, known: Known) => Effect.Effect<unknown, unknown>;

const lineOf = (cart: Cart, { sku }: { readonly sku: string }): string =>
  cart.items.find((line) => line.sku === sku)?.id ?? '';

/** Every write on a cart: the operation that fails, and the call that triggers it. */
const writes: readonly (readonly [operation: string, act: Act])[] = [
  ['addItems', (shop) => shop.carts.add(parka)],
  ['changeQuantity', (shop, { cart }) => shop.carts.changeQuantity({ cart, itemId: lineOf(cart, shoe), quantity: 5 })],
  ['removeItem', (shop, { cart }) => shop.carts.removeItem({ cart, itemId: lineOf(cart, shoe) })],
  ['applyCoupon', (shop, { cart }) => shop.promoCodes.apply({ cart, typed: 'PACK15' })],
  [
    'deliver',
    (shop, { cart }) => shop.lineDelivery.change({ cart, itemId: lineOf(cart, shoe), code: 'pickup', place: store }),
  ],
  ['save', (shop, { cart }) => shop.savedItems.save({ cart, itemId: lineOf(cart, shoe) })],
  ['moveToCart', (shop, { item }) => shop.savedItems.moveToCart(item)],
  ['reserve', (shop) => shop.checkout.start()],
  ['validateAddress', (shop, { cart }) => shop.checkout.saveAddress({ cart, address, contact, isConfirmed: false })],
  ['setShippingAddress', (shop, { cart }) => shop.checkout.saveAddress({ cart, address, contact, isConfirmed: true })],
  ['listShippingMethods', (shop, { cart }) => shop.checkout.listShippingMethods({ cart })],
  ['chooseShippingMethod', (shop, { cart }) => shop.checkout.chooseShipping({ cart, methodId: 'standard' })],
  ['setBillingAddress', (shop, { cart }) => shop.checkout.setBillingAddress({ cart, address })],
  [
    'attachGiftCard',
    (shop, { cart }) => shop.tenders.payByGiftCard({ cart, typed: { cardNumber: '6000000000002500', pin: '1234' } }),
  ],
  ['attachCard', (shop, { cart }) => shop.checkout.payByCard({ cart, card })],
];

/** A shop with two lines in the cart and one saved item. */
const filled = async () => {
  const opened = buildStorefront();
  const { shop } = opened;
  const first = await run(shop.carts.add({ ...shoe, quantity: 2 }));
  const { cart: rest, saved } = await run(shop.savedItems.save({ cart: first, itemId: lineOf(first, shoe) }));
  const [item] = saved.items;
  if (item === undefined) throw new Error('There is a saved item');
  expect(rest.items).toEqual([]);
  await run(shop.carts.add({ ...shoe, quantity: 2 }));
  const cart = await run(shop.carts.add(hat));
  const from = opened.fakes.faults.log.length;
  return { ...opened, cart, item, calls: () => opened.fakes.faults.log.slice(from) };
};

const loseBefore = ({ carts, faults }: Fakes, operation: string): void => faults.actNext(operation, carts.loseAll);

describe('CART-22 ERR-06 PR-37 a write that finds the cart lost', () => {
  test.each(writes)(
    '%s: a new cart is created with the existing items, then the write is retried once',
    async (operation, act) => {
      const { shop, fakes, cart, calls, ...known } = await filled();
      loseBefore(fakes, operation);
      await run(act(shop, { cart, ...known }));
      expect(
        calls()
          .filter((call) => call === operation || call === 'create')
          .slice(0, 3),
      ).toEqual(operation === 'addItems' ? ['addItems', 'create', 'addItems'] : [operation, 'create', operation]);
      const fresh = await run(shop.carts.load);
      expect(fresh?.id).not.toBe(cart.id);
      expect(fresh?.items.find(({ sku }) => sku === hat.sku)?.quantity).toBe(1);
      expect(await run(fakes.lastCart.read)).toEqual(fresh);
      expect(fakes.announcements.events).toContainEqual({ _tag: 'CartRecovered', lines: 2 });
    },
  );

  test.each(writes)('%s: a second loss stops', async (operation, act) => {
    const { shop, fakes, cart, calls, ...known } = await filled();
    loseBefore(fakes, operation);
    loseBefore(fakes, operation);
    expect(await failureOf(act(shop, { cart, ...known }))).toMatchObject({
      _tag: 'CartNotFound',
      failure: { errorId: 'BSK404' },
    });
    expect(calls().filter((call) => call === 'create')).toHaveLength(1);
  });

  test.each(writes.filter(([operation]) => !['addItems', 'moveToCart'].includes(operation)))(
    '%s: a cart that became an order is not created again',
    async (operation, act) => {
      const { shop, fakes, cart, calls, ...known } = await filled();
      fakes.carts.order(cart.id, '0000000001');
      expect(await failureOf(act(shop, { cart, ...known }))).toMatchObject({
        _tag: operation === 'reserve' ? 'NothingToBuy' : 'CartNotFound',
      });
      expect(calls()).not.toContain('create');
    },
  );

  test.each(writes.filter(([operation]) => ['addItems', 'moveToCart'].includes(operation)))(
    '%s: after an order the next cart is created without the ordered lines',
    async (_, act) => {
      const { shop, fakes, cart, calls: _calls, ...known } = await filled();
      fakes.carts.order(cart.id, '0000000001');
      await run(act(shop, { cart, ...known }));
      expect((await run(shop.carts.load))?.items.map(({ sku }) => sku)).not.toContain(hat.sku);
    },
  );
});

test('CART-22 AUTH-11 a cart of an account that another tab has signed out of is not copied into the cart of the guest', async () => {
  const { shop, fakes, cart, calls } = await filled();
  await run(fakes.sessions.clear);
  // The service reports to the new guest that there is no such cart.
  fakes.carts.lose(cart.id);
  expect(await failureOf(shop.carts.changeQuantity({ cart, itemId: lineOf(cart, hat), quantity: 4 }))).toMatchObject({
    _tag: 'CartNotFound',
  });
  expect(calls()).not.toContain('create');
});

describe('CART-22 the new cart', () => {
  test('keeps the change on the same line', async () => {
    const { shop, fakes, cart } = await filled();
    fakes.carts.lose(cart.id);
    expect(
      (await run(shop.carts.changeQuantity({ cart, itemId: lineOf(cart, hat), quantity: 4 }))).items.map(
        ({ sku, quantity }) => [sku, quantity],
      ),
    ).toEqual([
      [shoe.sku, 2],
      [hat.sku, 4],
    ]);
  });

  test('has each unit once if another tab has created it already', async () => {
    const { shop, fakes, cart } = await filled();
    fakes.carts.lose(cart.id);
    await run(shop.carts.changeQuantity({ cart, itemId: lineOf(cart, hat), quantity: 4 }));
    // The other tab still has the id of the lost cart.
    const again = await run(shop.promoCodes.apply({ cart, typed: 'PACK15' }));
    expect(again.items.map(({ sku, quantity }) => [sku, quantity])).toEqual([
      [shoe.sku, 2],
      [hat.sku, 4],
    ]);
  });

  test('omits a line that is no longer available', async () => {
    const { shop, fakes, cart } = await filled();
    fakes.carts.lose(cart.id);
    fakes.carts.sellOut(shoe.sku);
    expect((await run(shop.carts.add(parka))).items.map(({ sku }) => sku)).toEqual([hat.sku, parka.sku]);
  });

  test('is the result of removing a promo code: it has no code', async () => {
    const { shop, fakes, cart } = await filled();
    const cheaper = await run(shop.promoCodes.apply({ cart, typed: 'PACK15' }));
    fakes.carts.lose(cheaper.id);
    expect(
      (await run(shop.promoCodes.remove({ cart: cheaper, couponId: cheaper.coupons[0]?.id ?? '' }))).coupons,
    ).toEqual([]);
  });

  test('replaces the lost cart even if the step needs more data from it', async () => {
    const { shop, fakes, cart } = await filled();
    fakes.carts.lose(cart.id);
    expect(await failureOf(shop.checkout.prepare({ cart, contact }))).toMatchObject({ errorId: 'CHK380' });
    expect((await run(shop.carts.load))?.items).toHaveLength(2);
  });
});

test('CHK-27 CHK-28 ERR-25 PR-37 placing an order on a lost cart fails; no new cart is created', async () => {
  const { shop, fakes, cart, calls } = await filled();
  fakes.carts.lose(cart.id);
  expect(await failureOf(shop.checkout.placeOrder({ cart, orderNumber: '0000000001' }))).toMatchObject({
    _tag: 'CartNotFound',
  });
  expect(calls()).not.toContain('create');
});

describe('CART-23 ERR-05 PR-37 AUT498 at any cart call', () => {
  test.each([
    ...writes,
    ['read', (shop) => shop.carts.load],
    ['place', (shop, { cart }) => shop.checkout.placeOrder({ cart, orderNumber: '0000000001' })],
  ] satisfies typeof writes)(
    '%s: the stored cart is cleared, and the page is requested to reload',
    async (operation, act) => {
      const { shop, fakes, calls: _calls, ...known } = await filled();
      fakes.faults.failNext(operation, apiRefusal('AUT498', 401));
      expect(await failureOf(act(shop, known))).toMatchObject({ errorId: 'AUT498' });
      expect([(await run(fakes.sessions.read))?.refs.basket, await run(fakes.lastCart.read)]).toEqual([
        undefined,
        undefined,
      ]);
      expect(fakes.announcements.events.at(-1)).toEqual({ _tag: 'CustomerInvalid', message: 'AUT498 happened' });
    },
  );
});
