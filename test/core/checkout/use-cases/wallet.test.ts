import { describe, expect, test } from 'vitest';
import type { Cart } from '#core/cart/cart.ts';
import { isServedByWallet } from '#core/checkout/wallet-offer.ts';
import { apiRefusal } from '#core/testing/faults.ts';
import { approvedToken } from '#core/testing/fake-tenders.ts';
import { failureOf, run } from '#test/support/run.ts';
import { buildStorefront } from '#test/support/storefront.ts';

const item = { sku: 'SKU-1', productId: 'NK1', quantity: 1 };
const place = { line1: '12 Harbor Street', city: 'San Francisco', state: 'CA', postalCode: '94105', country: 'US' };
const approval = {
  token: approvedToken,
  address: { ...place, firstName: 'Anna', lastName: 'Berg' },
  contact: { email: 'anna@wallet.example', phone: '+14155550132' },
};

const withCart = async () => {
  const { shop, fakes } = buildStorefront();
  return { shop, fakes, own: await run(shop.carts.add(item)) };
};

describe('the sheet', () => {
  test('PAY-02 quotes the cart at an address with the cheapest method, and stores nothing', async () => {
    const { shop, own } = await withCart();
    const opened = await run(shop.wallet.open({ cart: own, returnUrl: '/en-us/cart' }));
    const { cart, session } = await run(shop.wallet.quote({ cart: opened.cart, place }));
    expect([cart.shipments[0]?.methodId, session.clientToken]).toEqual(['express', 'client-token-1']);
    expect(await run(shop.carts.load)).toEqual(own);
  });

  test.each([
    [{ ...place, line1: 'PO Box 7' }, 'SHP500'],
    [{ ...place, country: 'DE' }, 'PAY401'],
  ])('SHP500 PAY401 refuses %j with %s', async (refused, errorId) => {
    const { shop, own } = await withCart();
    expect(await failureOf(shop.wallet.quote({ cart: own, place: refused }))).toMatchObject({ errorId });
  });
});

const buy = async (of: 'cart' | 'item') => {
  const { shop, fakes, own } = await withCart();
  const what = of === 'cart' ? { cart: own } : { item: { ...item, sku: 'SKU-2' } };
  const { cart: before } = await run(shop.wallet.open({ ...what, returnUrl: '/en-us/cart' }));
  const { cart: quoted } = await run(shop.wallet.quote({ cart: before, place }));
  return { shop, fakes, own, before, quoted, pay: shop.wallet.pay({ before, quoted, approval }) };
};

test('PAY-02 CHK-20 an approved wallet orders the cart, which is then gone', async () => {
  const { shop, pay } = await buy('cart');
  expect(await run(pay)).toEqual({ _tag: 'Placed' });
  expect(await run(shop.carts.load)).toBeUndefined();
});

test('PAY-02 an express purchase of a product is another cart, and the session keeps its own', async () => {
  const { shop, own, before, fakes } = await buy('item');
  expect([before.isExpress, before.id === own.id]).toEqual([true, false]);
  expect([await run(shop.carts.load), await run(fakes.lastCart.read)]).toEqual([own, own]);
  await run(shop.wallet.leave(before));
  expect((await run(fakes.carts.read(before.id))).items).toEqual([]);
  expect(await run(shop.carts.load)).toEqual(own);
});

test('PAY-02 CHK-19 an express purchase that fails gives back its stock, and the device remembers the own cart', async () => {
  const { fakes, own, before, pay } = await buy('item');
  fakes.faults.failNext('prepareOrder', apiRefusal('PAY400', 402));
  expect(await failureOf(pay)).toMatchObject({ errorId: 'PAY400' });
  expect(await run(fakes.lastCart.read)).toEqual(own);
  expect((await run(fakes.carts.read(before.id))).items).toEqual([]);
});

test.each(['setShippingAddress', 'chooseShippingMethod', 'attachApproved', 'prepareOrder', 'place'])(
  'PAY-02 CHK-19 a failure of %s gives the cart back',
  async (operation) => {
    const { shop, fakes, own, pay } = await buy('cart');
    fakes.faults.failNext(operation, apiRefusal('PAY400', 402));
    expect(await failureOf(pay)).toMatchObject({ errorId: 'PAY400' });
    const { instruments, shippingAddress, shipments, items } = (await run(shop.carts.load)) ?? own;
    expect([instruments, shippingAddress, shipments[0]?.methodId, items]).toEqual([
      [],
      undefined,
      undefined,
      own.items,
    ]);
  },
);

test('PAY-02 I07 a cart that costs something else than the sheet has shown is not ordered', async () => {
  const { shop, fakes, before, quoted } = await buy('cart');
  const cheaper: Cart = { ...quoted, totals: { ...quoted.totals, total: before.totals.shipping } };
  expect(await failureOf(shop.wallet.pay({ before, quoted: cheaper, approval }))).toMatchObject({
    _tag: 'CartChanged',
  });
  expect(fakes.faults.times('place')).toBe(0);
});

test('CHK-08 with the bot check of addresses on, no token means that no address is saved and nothing ordered', async () => {
  const { shop, fakes } = buildStorefront({ flags: { shippingBotCheck: true } });
  const own = await run(shop.carts.add(item));
  const { cart: before } = await run(shop.wallet.open({ cart: own, returnUrl: '/en-us/cart' }));
  const { cart: quoted } = await run(shop.wallet.quote({ cart: before, place }));
  fakes.botCheck.answer('');
  expect(await failureOf(shop.wallet.pay({ before, quoted, approval }))).toEqual({ _tag: 'BotSuspected' });
  expect([fakes.faults.times('setShippingAddress'), fakes.faults.times('place')]).toEqual([0, 0]);
});

test('PAY-02 I03 placing that gets no answer is repeated with the same key', async () => {
  const { fakes, pay } = await buy('cart');
  fakes.faults.failNext('place', apiRefusal('GEN500', 0));
  expect(await run(pay)).toEqual({ _tag: 'Placed' });
});

test('PAY-02 PAY-15 the wallet serves what is sent home, with or without gift cards, in stock and not yet paid', async () => {
  const { own } = await withCart();
  const [line] = own.items;
  if (line === undefined) throw new Error('The cart has no line');
  const digital = { ...line, isDigital: true };
  const collected = { ...line, shipping: { ...line.shipping, selected: 'pickup' as const } };
  const served = (items: Cart['items'], remainingToPay = own.totals.remainingToPay, flashes: Cart['flashes'] = []) =>
    isServedByWallet({ ...own, items, flashes, totals: { ...own.totals, remainingToPay } });
  expect([served([line]), served([line, digital])]).toEqual([true, true]);
  expect([served([]), served([digital]), served([line, collected]), served([line], own.totals.tax)]).toEqual([
    false,
    false,
    false,
    false,
  ]);
  expect(served([line], undefined, [{ _tag: 'ProductLineItemFullInventoryMissing', itemId: line.id }])).toBe(false);
});

test('PAY-02 the wallet, which knows the main address only, serves no cart that is all sent to other ones', async () => {
  const { own } = await withCart();
  const [main] = own.shipments;
  if (main === undefined) throw new Error('The cart has no shipment');
  const other = { ...main, id: 'other', hasOwnAddress: true };
  expect([[main], [main, other], [other]].map((shipments) => isServedByWallet({ ...own, shipments }))).toEqual([
    true,
    true,
    false,
  ]);
});
