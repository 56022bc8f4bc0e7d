import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { purchaseOf } from '#adapters/http/order/purchase-mapper.ts';
import { canceledParts } from '#core/order/gifts-left.ts';
import { expectedRefund } from '#core/order/refunds.ts';
import { cart } from '#adapters/contract/cart.ts';
import { consumer } from '#adapters/contract/order.ts';
import { orderChanges } from '#adapters/contract/order-changes.ts';
import type { OrderWire } from '#adapters/contract/wire/order.codec.ts';
import type { DocumentData } from '#adapters/backend/commerce/modules/order/document-records.ts';
import { sendReturn } from '#adapters/backend/commerce/modules/order/return-order.ts';
import { withTransaction } from '#adapters/database/transaction.ts';
import { auditMoney } from '#test/support/commerce/audit-records.ts';
import { OPENING } from '#test/support/commerce/databases.ts';
import { withGiftPromotion } from '#test/support/commerce/gift-promotion.ts';
import { checkOut, item, place, prepareWith } from '#test/support/commerce/guest-checkout.ts';
import { openSuiteShop, type Shop } from '#test/support/commerce/in-process-shop.ts';
import { acceptReturn, moveOrder } from '#test/support/commerce/operator.ts';
import { makeMembers } from '#test/support/commerce/member.ts';
import { restock, takeVariant } from '#test/support/commerce/variants.ts';

let shop: Shop;
beforeAll(async () => void (shop = await openSuiteShop()), OPENING);
afterAll(() => shop.close(), OPENING);
afterEach(async () => expect(await auditMoney(shop.database.db, shop.ledger.entries())).toEqual([]));

const buy = async (qty: number) => {
  const { member: shopper } = await makeMembers(shop.commerce.fetch).join();
  const variant = await takeVariant(shop.database, 5);
  return { shopper, order: (await place(shopper, await checkOut(shopper, { ...variant, qty }))).reply };
};

const deliver = ({ orderNumber }: OrderWire) => moveOrder(shop, orderNumber, 'ship', 'deliver');

test('ORD-20 ORD-05 an order and the history name the units that were canceled, and that their payment was only reserved', async () => {
  const { shopper, order } = await buy(3);
  const itemId = order.items[0]?.id ?? '';
  const { orderId, orderNumber, totals } = order;
  const read = async () => (await shopper.call(consumer.purchase, { params: { orderId } })).reply.refunds ?? [];
  expect(await read()).toEqual([]);
  const cancel = (qty: number) =>
    shopper.call(consumer.cancelOrder, {
      query: { orderNumber },
      body: { items: [{ itemId, qty }], reason: 'Too many' },
    });
  const after = (await cancel(1)).reply;
  expect(after.refunds).toMatchObject([{ kind: 'canceled', items: [{ itemId, qty: 1 }] }]);
  // The taxes belong to what is left.
  const { rows: back } = await sql<{ tax: number }>`select tax from refund where order_id = ${orderId}`.execute(
    shop.database.db,
  );
  const taxOf = (taxes: OrderWire['taxes']) =>
    Math.round((taxes ?? []).reduce((sum, { amount }) => sum + amount, 0) * 100);
  expect([back[0]?.tax, taxOf(after.finalTaxes)]).toEqual([
    expect.any(Number),
    taxOf(order.taxes) - (back[0]?.tax ?? 0),
  ]);
  expect([order.finalTaxes, taxOf(after.finalTaxes) > 0]).toEqual([undefined, true]);
  // The payment is what is still reserved.
  expect(after.payment_instruments[0]?.amount).toBeCloseTo(totals.total - (after.refunds?.[0]?.amount ?? 0), 5);
  await shop.complete();
  expect((await read()).every(({ settledAt }) => settledAt !== undefined)).toBe(true);
  await cancel(2);
  await shop.complete();
  const refunds = await read();
  expect(refunds.map(({ items }) => items[0]?.qty)).toEqual([1, 2]);
  expect(refunds.reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(totals.total, 5);
  expect(refunds.map(({ released }) => released)).toEqual(refunds.map(({ amount }) => amount));
  const params = async (kind: string) =>
    (
      await sql<{ params: object }>`select params from message where kind = ${kind}
        and params->>'orderNumber' = ${orderNumber} order by created_at`.execute(shop.database.db)
    ).rows.map((row) => row.params);
  const amounts = refunds.map(({ amount }) => Math.round(amount * 100));
  const wanted = (of: readonly number[]) => of.map((released) => ({ released, refunded: 0, currency: 'USD' }));
  expect(await params('order-canceled')).toMatchObject(wanted(amounts).map((repaid) => ({ repaid })));
  const [first] = await params('order-canceled');
  const left = Math.round(totals.total * 100) - (amounts[0] ?? 0);
  expect(first).toMatchObject({ items: [{ quantity: 1, of: 3 }], repaid: { total: left } });
  expect(await params('refund')).toEqual([]);
  const [entry] = (await shopper.call(consumer.purchaseHistory, { body: {} })).reply.orders;
  expect(entry).toMatchObject({ itemCount: 3, canceledCount: 3, returnedCount: 0, refunded: 0 });
});

test.each([
  [3, 1],
  [3, 3],
  [1, 1],
])('ORD-20 of %i units %i are canceled: the refund is the one that was shown before', async (qty, canceled) => {
  const { shopper, order } = await buy(qty);
  const itemId = order.items[0]?.id ?? '';
  const shown = purchaseOf(order);
  const expected = expectedRefund(shown, [{ itemId, quantity: canceled }]);
  const { reply } = await shopper.call(consumer.cancelOrder, {
    query: { orderNumber: order.orderNumber },
    body: { items: [{ itemId, qty: canceled }], reason: 'Too many' },
  });
  expect(purchaseOf(reply).refunds.map(({ amount }) => amount)).toEqual([expected]);
});

test('ORD-05 ORD-18 ORD-20 a return that keeps nothing refunds what was shown before, with at most the standard shipping; the history counts its units, and names the promised days until it has arrived', async () => {
  const { shopper, order } = await buy(2);
  const { orderId } = order;
  const entry = async () => (await shopper.call(consumer.purchaseHistory, { body: {} })).reply.orders[0];
  expect((await entry())?.arrival).toEqual(order.shipments[0]?.arrival);
  expect((await entry())?.arrival).toBeDefined();
  await deliver(order);
  expect(await entry()).not.toHaveProperty('arrival');
  const itemId = order.items[0]?.id ?? '';
  const read = async () => purchaseOf((await shopper.call(consumer.purchase, { params: { orderId } })).reply);
  const arrived = await read();
  expect(arrived.shipments[0]?.arrivedAt).toBeDefined();
  const expected = expectedRefund(arrived, [{ itemId, quantity: 2 }]);
  const items = [{ itemId, qty: 2, reason: 'too-small' as const }];
  const { reply } = await shopper.call(consumer.createReturn, { params: { orderId }, body: { items } });
  expect(await entry()).toMatchObject({ returningCount: 2, exchangingCount: 0 });
  expect((await read()).returns).toMatchObject([{ expectedRefund: expected }]);
  await acceptReturn(shop, reply.returnId);
  const { refunds, returns } = await read();
  expect(returns[0]).not.toHaveProperty('expectedRefund');
  expect(refunds).toMatchObject([{ kind: 'returned', amount: expected, items: [{ itemId, quantity: 2 }] }]);
  expect(await entry()).toMatchObject({ returnedCount: 2 });
  expect(await entry()).not.toHaveProperty('returningCount');
});

test('ORD-16 ORD-24 of two open returns the later one expects the shipping; one that the shopper cancels keeps its units, and ends its label', async () => {
  const { shopper, order } = await buy(2);
  const { orderId } = order;
  await deliver(order);
  const itemId = order.items[0]?.id ?? '';
  const read = async () => purchaseOf((await shopper.call(consumer.purchase, { params: { orderId } })).reply);
  const arrived = await read();
  const refundOf = (quantity: number) => expectedRefund(arrived, [{ itemId, quantity }]) ?? 0;
  const start = async () => {
    const items = [{ itemId, qty: 1, reason: 'too-small' as const }];
    return (await shopper.call(consumer.createReturn, { params: { orderId }, body: { items } })).reply;
  };
  const first = await start();
  const second = await start();
  const expected = (await read()).returns.map((back) => back.expectedRefund ?? 0);
  expect(expected).toEqual([refundOf(1), refundOf(2) - refundOf(1)]);
  const cancel = (returnId: string) => shopper.call(orderChanges.cancelReturn, { params: { orderId, returnId } });
  const { status, reply } = await cancel(first.returnId);
  expect([status, purchaseOf(reply).returns.map((back) => [back.status, back.expectedRefund])]).toEqual([
    200,
    [
      ['CANCELLED', undefined],
      ['LABEL_CREATED', refundOf(2) - refundOf(1) - (arrived.shipments[0]?.shippingRefund?.amount ?? 0)],
    ],
  ]);
  expect(reply.openUnits).toMatchObject([{ itemId, returnable: 1 }]);
  expect((await shop.commerce.fetch(new Request(`http://shop.test${first.labelUrl}`))).status).toBe(404);
  await withTransaction(shop.database.db, (tx) => sendReturn(tx, second.returnId));
  const other = await buy(1);
  for (const [by, returnId] of [
    [shopper, first.returnId],
    [shopper, second.returnId],
    [shopper, 'unknown'],
  ] as const)
    expect(await by.call(orderChanges.cancelReturn, { params: { orderId, returnId } })).toMatchObject({
      status: 409,
      errorId: 'ORD409',
    });
  // A return of another order, named with an own one.
  expect(
    await other.shopper.call(orderChanges.cancelReturn, {
      params: { orderId: other.order.orderId, returnId: (await start()).returnId },
    }),
  ).toMatchObject({ status: 409, errorId: 'ORD409' });
});

const STORE = 'us-denver';

/** An order of two cheap goods in a parcel with a gift, or of the gift only, and of goods that are collected in a store. */
const buyWithGift = async ({ isCollected = false, isOnlyGiftSent = false } = {}) =>
  withGiftPromotion(shop.database, item, async (promotionId) => {
    const shopper = await shop.shopper();
    const { basketId } = await checkOut(shopper, { ...item, qty: 2 });
    const other = await takeVariant(shop.database, 5);
    await restock(shop.database, other, 5, STORE);
    const collected = isCollected ? [{ ...other, qty: 1, shippingCode: 'pickup', storeId: STORE }] : [];
    for (const one of [...collected, { ...item, qty: 1, promotionId }])
      await shopper.call(cart.addItem, { body: { basketId, items: [one] } });
    const { items } = (await shopper.call(cart.read, { params: { basketId } })).reply;
    const sent = items.find(({ bonus, sku }) => !bonus && sku === item.sku)?.id ?? '';
    if (isOnlyGiftSent) await shopper.call(cart.removeItem, { body: { basketId, itemId: sent } });
    const shipments = [{ shippingId: 'home-1', shippingMethodId: isCollected ? 'express' : 'standard' }];
    await shopper.call(cart.chooseShippingMethod, { query: { basketId }, body: { shipments } });
    const { reply: order } = await place(shopper, await prepareWith(shopper, basketId, 'tok_test_succeeds'));
    const { orderId, orderNumber } = order;
    const goods = order.items.find(({ bonus, sku }) => !bonus && sku === item.sku)?.id ?? '';
    const gift = order.items.find(({ bonus }) => bonus)?.id ?? '';
    const read = async () => purchaseOf((await shopper.call(consumer.purchase, { params: { orderId } })).reply);
    /** Cancels units, and the gifts that go with them, which refunds what was shown before. */
    const cancel = async (itemId: string, qty: number) => {
      const before = await read();
      const shown = expectedRefund(before, canceledParts(before, [{ itemId, quantity: qty }]));
      const body = { items: [{ itemId, qty }], reason: 'Too many' };
      const { status, reply } = await shopper.call(consumer.cancelOrder, { query: { orderNumber }, body });
      const amount = purchaseOf(reply).refunds.at(-1)?.amount;
      expect([status, amount]).toEqual([200, shown]);
      await shop.complete();
      return amount;
    };
    return { shopper, order, goods, gift, read, cancel };
  });

test('ORD-18 ORD-20 a return of all goods refunds the shipping, as was shown before, while the gift stays', async () => {
  const { shopper, order, goods, gift, read } = await buyWithGift();
  await deliver(order);
  const arrived = await read();
  const { total, shipping } = arrived.totals;
  expect([shipping > 0, arrived.shipments[0]?.shippingRefund?.units]).toEqual([true, 2]);
  expect(expectedRefund(arrived, [{ itemId: goods, quantity: 2 }])).toBe(total);
  const { orderId } = order;
  const back = async (itemId: string) => {
    const items = [{ itemId, qty: 1, reason: 'too-small' as const }];
    return shopper.call(consumer.createReturn, { params: { orderId }, body: { items } });
  };
  expect((await back(gift)).errorId).toBe('ORD409');
  const returns = [(await back(goods)).reply.returnId, (await back(goods)).reply.returnId];
  const expected = (await read()).returns.map(({ expectedRefund: amount = 0 }) => amount);
  expect([expected.length, (expected[0] ?? 0) + (expected[1] ?? 0)]).toEqual([2, total]);
  for (const returnId of returns) await acceptReturn(shop, returnId);
  const { refunds, finalTaxes } = await read();
  expect(refunds.map(({ amount }) => amount)).toEqual(expected);
  expect((finalTaxes ?? []).every(({ amount }) => amount === 0)).toBe(true);
});

test('ORD-20 a gift that is canceled alone brings back no shipping; the goods do', async () => {
  const { order, goods, gift, cancel } = await buyWithGift();
  expect(await cancel(gift, 1)).toBe(0);
  expect(await cancel(goods, 2)).toBe(purchaseOf(order).totals.total);
});

test('ORD-20 canceled goods of a parcel bring back its shipping, and a gift that stays is invoiced and sent without it', async () => {
  const { order, goods, gift, read, cancel } = await buyWithGift({ isCollected: true });
  const { items, totals, shipments } = await read();
  expect(totals.shipping).toBeGreaterThan(0);
  await cancel(goods, 2);
  await deliver(order);
  const parcel = shipments.find(({ itemIds }) => itemIds.includes(gift));
  const { rows } = await sql<{ data: DocumentData }>`select data from order_document
    where kind = 'invoice' and shipment_id = ${parcel?.shipmentId}`.execute(shop.database.db);
  expect(rows.map(({ data }) => data)).toMatchObject([{ lines: [{ quantity: 1 }], shipping: 0, tax: 0, total: 0 }]);
  const left = (await read()).refunds.reduce<number>((sum, { amount }) => sum - amount, totals.total);
  const invoiced = await sql<{ sum: number }>`select sum((data->>'total')::int)::int as sum from order_document
    where kind = 'invoice' and order_id = ${order.orderId}`.execute(shop.database.db);
  expect([items.length, invoiced.rows[0]?.sum]).toEqual([3, left]);
});

test('ORD-20 a parcel of a gift only brings back its shipping with the gift', async () => {
  const { shopper, order, gift, read } = await buyWithGift({ isCollected: true, isOnlyGiftSent: true });
  const { shipments, totals } = await read();
  const parcel = shipments.find(({ itemIds }) => itemIds.includes(gift));
  expect([parcel?.itemIds, totals.shipping > 0, parcel?.shippingRefund?.units]).toEqual([[gift], true, 1]);
  const items = order.items.map(({ id: itemId, qty }) => ({ itemId, qty }));
  const body = { items, reason: 'Too many' };
  const { reply } = await shopper.call(consumer.cancelOrder, { query: { orderNumber: order.orderNumber }, body });
  expect(purchaseOf(reply).refunds.map(({ amount }) => amount)).toEqual([totals.total]);
});
