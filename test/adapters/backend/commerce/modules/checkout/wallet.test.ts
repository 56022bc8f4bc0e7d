import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { cart } from '#adapters/contract/cart.ts';
import { checkout } from '#adapters/contract/checkout.ts';
import { approve, type ApprovalOutcome } from '#test/support/commerce/approvals.ts';
import { auditMoney } from '#test/support/commerce/audit-records.ts';
import { OPENING } from '#test/support/commerce/databases.ts';
import { engravedMug } from '#test/support/commerce/engraved-mug.ts';
import { address, startCart } from '#test/support/commerce/guest-checkout.ts';
import { openSuiteShop, type Shop } from '#test/support/commerce/in-process-shop.ts';
import type { Shopper } from '#test/support/commerce/shopper.ts';
import { takeVariant } from '#test/support/commerce/variants.ts';

let shop: Shop;
beforeAll(async () => void (shop = await openSuiteShop()), OPENING);
afterAll(() => shop.close(), OPENING);
afterEach(() => expect(shop.problems.splice(0)).toEqual([]));
afterEach(async () => expect(await auditMoney(shop.database.db, shop.ledger.entries())).toEqual([]));

const place = {
  addressLine1: '12 Harbor Street',
  city: 'San Francisco',
  stateCityProvDept: 'CA',
  postalCode: '94105',
  country: 'US',
};
const portland = { ...place, city: 'Portland', stateCityProvDept: 'OR', postalCode: '97204' };

/** Methods without delivery on the same day, which is offered in the morning of business days only. */
const anyTime = <Method extends { readonly id: string }>(methods: readonly Method[]): readonly Method[] =>
  methods.filter(({ id }) => id !== 'same-day');

const quote = (shopper: Shopper, basketId: string, body: { address: typeof place; shippingMethodId?: string }) =>
  shopper.call(cart.quoteWallet, { params: { basketId }, body });

test('PAY-07 a quote is the cart at an address with the cheapest or the chosen method, and changes nothing', async () => {
  const shopper = await shop.shopper();
  const started = await startCart(shopper, { ...(await takeVariant(shop.database, 20)), qty: 1 });
  const { id: basketId } = started.reply;
  const cheapest = (await quote(shopper, basketId, { address: place })).reply;
  const express = (await quote(shopper, basketId, { address: place, shippingMethodId: 'express' })).reply;
  const untaxed = (await quote(shopper, basketId, { address: portland })).reply;
  expect(cheapest.cart.shippingMethods[0]).toMatchObject({
    shippingMethodId: 'standard',
    address: { city: 'San Francisco' },
  });
  expect(express.cart.totals.total).toBeGreaterThan(cheapest.cart.totals.total);
  expect([untaxed.cart.totals.tax, cheapest.cart.totals.tax > 0]).toEqual([0, true]);
  const after = await shopper.call(cart.read, { params: { basketId } });
  expect([after.reply, after.etag]).toEqual([started.reply, started.etag]);
});

test('PAY-07 each method of a quote has the price and the days of all parcels', async () => {
  const shopper = await shop.shopper();
  const { id: basketId } = (await startCart(shopper, { ...(await takeVariant(shop.database, 20)), qty: 1 })).reply;
  await shopper.call(cart.addItem, { body: { basketId, items: [engravedMug()] } });
  const { methods } = (await quote(shopper, basketId, { address: place })).reply;
  expect(anyTime(methods).map(({ id, deliveryTime }) => [id, deliveryTime])).toEqual([
    ['express', '2 parcels: 1–2 business days and 6–7 business days'],
    ['standard', '2 parcels: 2–4 business days and 7–9 business days'],
  ]);
  for (const { id, price } of methods) {
    const chosen = (await quote(shopper, basketId, { address: place, shippingMethodId: id })).reply.cart;
    expect([chosen.shippingMethods.length, chosen.totals.shipping]).toEqual([2, price]);
  }
});

test('PAY-07 the method of the sheet is that of the main address; what is sent to another one keeps its own', async () => {
  const shopper = await shop.shopper();
  const { id: basketId } = (await startCart(shopper, { ...(await takeVariant(shop.database, 20)), qty: 1 })).reply;
  const { sku, productId } = await takeVariant(shop.database, 20);
  const more = { basketId, items: [{ sku, productId, qty: 1 }] };
  const [, other] = (await shopper.call(cart.addItem, { body: more })).reply.items;
  const params = { basketId };
  const elsewhere = { ...address, ...portland };
  const split = await shopper.call(cart.sendItems, {
    params,
    body: { itemIds: [other?.id ?? ''], address: elsewhere },
  });
  const [, shippingId = ''] = split.reply.shippingMethods.map((shipment) => shipment.shippingId);
  const methodsAfter = async (chosen: string, shippingMethodId: string) => {
    await shopper.call(cart.chooseShippingMethod, {
      query: params,
      body: { shipments: [{ shippingId, shippingMethodId: chosen }] },
    });
    const { cart: quoted, methods } = (await quote(shopper, basketId, { address: place, shippingMethodId })).reply;
    return [quoted.shippingMethods.map((one) => one.shippingMethodId), quoted.totals.shipping, anyTime(methods)];
  };
  // Each price is that of the parcel to the main address.
  const offered = [
    { id: 'express', price: 15, deliveryTime: '1–2 business days' },
    { id: 'standard', price: 0, deliveryTime: '2–4 business days' },
  ];
  const [chosen, shipping, methods] = await methodsAfter('standard', 'express');
  expect([chosen, shipping]).toEqual([['express', 'standard'], 15]);
  expect(methods).toMatchObject(offered);
  expect((await methodsAfter('express', 'standard')).slice(0, 2)).toEqual([['standard', 'express'], 15]);
});

test.each([
  [{ ...place, addressLine1: 'PO Box 77' }, 'SHP500'],
  [{ ...place, stateCityProvDept: '', country: 'DE' }, 'PAY401'],
  [{ ...place, postalCode: '97204' }, 'PRO415'],
] as const)('SHP500 PAY401 PAY-07 %j is refused with %s', async (refused, errorId) => {
  const shopper = await shop.shopper();
  const { id } = (await startCart(shopper, { ...(await takeVariant(shop.database, 20)), qty: 1 })).reply;
  expect(await quote(shopper, id, { address: refused })).toMatchObject({ errorId });
});

/** Orders what a quote has shown. */
const order = async (shopper: Shopper, basketId: string, outcome: ApprovalOutcome = 'approve') => {
  const { session } = (await quote(shopper, basketId, { address: place })).reply;
  const token = await approve(shop, session.clientToken, outcome);
  const params = { basketId };
  await shopper.call(cart.setShippingAddress, { params, body: { address } });
  await shopper.call(cart.chooseShippingMethod, {
    query: params,
    body: { shipments: [{ shippingId: 'home-1', shippingMethodId: 'standard' }] },
  });
  const paid = await shopper.call(cart.addPaymentInstrument, { params, body: { paymentMethod: 'WALLET', token } });
  if (paid.status !== 200) return paid;
  await shopper.call(checkout.prepareOrder, { query: params, body: { email: 'ada@example.org' } });
  return shopper.call(checkout.placeOrder, { query: params, body: { captchaToken: 'person', basketId } });
};

test('PAY-02 CHK-20 an express purchase is ordered beside the cart, which stays the open one', async () => {
  const shopper = await shop.shopper();
  const own = await startCart(shopper, { ...(await takeVariant(shop.database, 20)), qty: 2 });
  const { sku, productId } = await takeVariant(shop.database, 20);
  const express = await shopper.call(cart.createExpress, { body: { items: [{ sku, productId, qty: 1 }] } });
  expect(express.reply).toMatchObject({ express: true, totalItems: 1 });
  expect(express.reply.id).not.toBe(own.reply.id);
  expect(await order(shopper, express.reply.id, 'decline')).toMatchObject({ status: 402 });
  expect(await order(shopper, express.reply.id)).toMatchObject({ reply: { status: 'PLACED', express: true } });
  const open = await shopper.call(cart.create, { body: {} });
  expect([open.reply.id, open.reply.items]).toEqual([own.reply.id, own.reply.items]);
});

test('PAY-05 what was approved for one session, method and amount pays no other cart', async () => {
  const shopper = await shop.shopper();
  const { sku, productId } = await takeVariant(shop.database, 20);
  const item = { items: [{ sku, productId, qty: 1 }] };
  const [one, other] = [
    (await shopper.call(cart.createExpress, { body: item })).reply.id,
    (await shopper.call(cart.createExpress, { body: { items: [{ sku, productId, qty: 2 }] } })).reply.id,
  ];
  const { session } = (await quote(shopper, one, { address: place })).reply;
  const token = await approve(shop, session.clientToken);
  const attach = (basketId: string) =>
    shopper.call(cart.addPaymentInstrument, { params: { basketId }, body: { paymentMethod: 'WALLET', token } });
  expect([(await attach(other)).errorId, (await attach(one)).status]).toEqual(['PAY400', 200]);
});
