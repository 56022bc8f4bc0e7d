import { failureTextsOf } from '#core/failures/all-failure-texts.ts';
import { expect, test } from 'vitest';
import { cart as operations } from '#adapters/contract/cart.ts';
import type { CartWire } from '#adapters/contract/wire/cart.codec.ts';
import { makeCartCalls } from '#adapters/http/cart/cart-calls.ts';
import { failureOf, run } from '#test/support/run.ts';
import { clientOver, json, refused, siteOf } from '../client-fixture.ts';

const money = {
  current: 79.95,
  original: 99.99,
  rowTotal: 159.9,
  priceAfterItemDiscount: 159.9,
  priceAfterOrderDiscount: 149.9,
  amount: 149.9,
  highCurrent: 79.95,
  highOriginal: 99.99,
};

const wire: CartWire = {
  id: 'b1',
  currency: 'USD',
  totalItems: 1,
  couponItems: [],
  items: [
    {
      id: 'i1',
      sku: 'S',
      productId: 'P',
      masterId: 'M',
      qty: 2,
      maxQty: 10,
      upc: 'U',
      name: 'N',
      colorName: 'C',
      size: '42',
      image: { name: 'p', alt: '', width: 1, height: 1, color: '#ffffff' },
      price: money,
      taxTotal: 10.49,
      pdpUrl: '/p/P',
      isDigitalProduct: false,
      isCustoms: false,
      bonus: false,
      shippingOptions: {
        selected: 'drone',
        available: ['standard', 'drone'],
        shippingMethod: { code: 'standard', label: 'Standard', deliveryTime: '2-4 days' },
      },
    },
  ],
  totals: {
    itemSubTotal: 159.9,
    itemTotal: 159.9,
    totalDiscount: 10,
    totalDiscountPercentage: 6.3,
    shipping: 5,
    tax: 10.49,
    totalWithoutTax: 154.9,
    total: 165.39,
    remainingToPay: 165.39,
    totalUnits: 2,
    currency: 'USD',
    netAmount: 154.9,
    taxAmount: 10.49,
    appliedRewards: [],
  },
  payment_instruments: [],
  shippingMethods: [{ shippingId: 's1', code: 'home', applicableShippingMethods: [] }],
  orderPromotions: [{ promotionId: 'TEN', promotionName: 'Ten off', discount: 10 }],
  promoSummary: [
    { level: 'ORDER', calloutMessage: 'x', promotionId: 'TEN', promotionName: 'Ten off' },
    { level: 'GALAXY', calloutMessage: 'y', promotionId: 'Z', promotionName: 'Z' },
  ],
  flash: [
    { code: 'FOO' },
    { code: 'ProductItemNotAvailable', itemId: 'i9' },
    { code: 'HOME_TO_PICKUP' },
    { code: 'PaymentNotAuthorized', params: { challengeId: 'c1' } },
  ],
};

const callsOver = (answers: readonly Response[], locale = 'en-us') => {
  const lab = clientOver(answers);
  const calls = makeCartCalls(lab.client, siteOf(locale), {
    monitoring: lab.monitoring,
    failureTexts: failureTextsOf(locale),
  });
  return { ...lab, read: calls.cart(operations.read, { params: { basketId: 'b1' } }) };
};

test('decimals become minor units, codes become types of the core, and the ETag the version', async () => {
  const cart = await run(callsOver([json(wire, 200, { etag: '"7"' })]).read);
  expect(cart).toMatchObject({
    id: 'b1',
    version: '"7"',
    totals: { total: 16539, tax: 1049 },
    orderPromotions: [{ name: 'Ten off', discount: 1000 }],
  });
  expect(cart.items[0]).toMatchObject({
    price: { current: 7995, original: 9999, rowTotal: 15990 },
    shipping: { selected: 'standard', available: ['standard'] },
  });
  expect(cart.flashes).toEqual([
    { _tag: 'Unknown', code: 'FOO' },
    { _tag: 'ProductItemNotAvailable', itemId: 'i9', message: 'This item is no longer available.' },
    {
      _tag: 'DeliveryChanged',
      flag: 'HOME_TO_PICKUP',
      message: failureTextsOf('en-US').deliveries.HOME_TO_PICKUP,
    },
    { _tag: 'PaymentNotAuthorized', challengeId: 'c1' },
  ]);
});

test('CART-15, ERR-44 an unknown level is dropped with a log, an unknown flash is logged', async () => {
  const { read, monitoring } = callsOver([json(wire)]);
  expect((await run(read)).promoSummary.map(({ level }) => level)).toEqual(['ORDER']);
  expect(monitoring.warnings.map(({ message }) => message)).toEqual(['Promotion level GALAXY', 'Flash FOO']);
});

test('CART-12 a cart that does not add up is refused and reported', async () => {
  const { read, monitoring } = callsOver([
    json({ ...wire, promoSummary: [], flash: [], totals: { ...wire.totals, total: 165.4 } }),
  ]);
  expect(await failureOf(read)).toEqual({ _tag: 'CartUnsound', sum: 'total' });
  expect(monitoring.warnings[0]?.message).toContain('total is 16540, not 16539');
});

test.each([
  ['netAmount', { totals: { ...wire.totals, netAmount: 154.91 } }],
  ['taxAmount', { totals: { ...wire.totals, taxAmount: 10 } }],
  ['totalItems', { totalItems: 2 }],
] as const)('CART-13 a cart whose %s differs from its duplicate is refused and reported', async (sum, change) => {
  const { read, monitoring } = callsOver([json({ ...wire, promoSummary: [], flash: [], ...change })]);
  expect(await failureOf(read)).toEqual({ _tag: 'CartUnsound', sum });
  expect(monitoring.warnings[0]?.message).toContain(`${sum} is`);
});

test('AMB-32 of two currencies the one of the totals is used', async () => {
  expect((await run(callsOver([json({ ...wire, currency: 'XXX' })]).read)).currency).toBe('USD');
});

test('CART-31 a pickup line has its store and the stock there', async () => {
  const items = wire.items.map((item) => ({
    ...item,
    shippingOptions: { ...item.shippingOptions, storeInfo: { id: 'oslo-1', inventory: 3 } },
  }));
  const cart = await run(callsOver([json({ ...wire, items })]).read);
  expect(cart.items[0]?.shipping.storeInfo).toEqual({ id: 'oslo-1', inventory: 3 });
  expect((await run(callsOver([json(wire)]).read)).items[0]?.shipping).not.toHaveProperty('storeInfo');
});

test('a tax-inclusive site contains the tax, so the same cart is invalid there', async () => {
  expect(await failureOf(callsOver([json(wire)], 'en-gb').read)).toMatchObject({ _tag: 'CartUnsound' });
});

test('409 with the cart is CartChanged with its version; any other 409 is GEN500', async () => {
  expect(await failureOf(callsOver([json(wire, 409, { etag: '"8"' })]).read)).toMatchObject({
    _tag: 'CartChanged',
    cart: { id: 'b1', version: '"8"' },
  });
  expect(await failureOf(callsOver([json({}, 409)]).read)).toMatchObject({ errorId: 'GEN500', status: 409 });
});

test('BSK404 is CartNotFound with its failure; other ids are unchanged', async () => {
  expect(await failureOf(callsOver([refused('BSK404', 404)]).read)).toMatchObject({
    _tag: 'CartNotFound',
    failure: { errorId: 'BSK404', status: 404 },
  });
  expect(await failureOf(callsOver([refused('INV408')]).read)).toMatchObject({ _tag: 'ApiFailure', errorId: 'INV408' });
});

test('a currency that no site uses is a defect', async () => {
  await expect(run(callsOver([json({ ...wire, totals: { ...wire.totals, currency: 'XXX' } })]).read)).rejects.toThrow(
    'XXX',
  );
});
