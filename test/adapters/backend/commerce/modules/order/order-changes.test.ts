import { sql } from 'kysely';
import { digestOf } from '#adapters/backend/commerce/kernel/opaque-id.ts';
import { EMAIL_LIMITS } from '#adapters/backend/commerce/kernel/rates/limit-emails.ts';
import { settleRepaid } from '#adapters/backend/commerce/modules/order/refused-operations.ts';
import { listRefusedOrders } from '#adapters/backend/commerce/modules/order/refused-records.ts';
import { countOpen, erasePersonalData } from '#adapters/backend/commerce/modules/privacy/privacy-records.ts';
import { reconcileOrders } from '#adapters/backend/commerce/modules/checkout/order-reconciler.ts';
import { operateReturn, type ReturnAction } from '#adapters/backend/commerce/modules/order/operate-order.ts';
import { Calendar } from '#core/kernel/calendar.ts';
import type { ReturnReason } from '#core/order/return.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  beginHandOver,
  completeArrival,
  giveBackUncollected,
  prepareShipment,
} from '#adapters/backend/commerce/modules/order/hand-over.ts';
import type { DocumentData } from '#adapters/backend/commerce/modules/order/document-records.ts';
import { withTransaction } from '#adapters/database/transaction.ts';
import { cart } from '#adapters/contract/cart.ts';
import { consumer } from '#adapters/contract/order.ts';
import type { OrderWire } from '#adapters/contract/wire/order.codec.ts';
import { auditMoney } from '#test/support/commerce/audit-records.ts';
import { OPENING } from '#test/support/commerce/databases.ts';
import { address, canadianAddress, checkOut, place, prepareWith } from '#test/support/commerce/guest-checkout.ts';
import { openSuiteShop, type Shop } from '#test/support/commerce/in-process-shop.ts';
import { moveOrder } from '#test/support/commerce/operator.ts';
import { operationsOf } from '#test/support/commerce/provider-entries.ts';
import type { Shopper } from '#test/support/commerce/shopper.ts';
import { pdfTexts } from '#test/support/pdf-texts.ts';
import { restock, stockOf, takeVariant, type Variant } from '#test/support/commerce/variants.ts';

const STORE = 'us-denver';

describe('changes of placed orders', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openSuiteShop();
  }, OPENING);
  afterAll(() => shop.close(), OPENING);
  afterEach(async () => {
    shop.onWayToProvider(undefined);
    expect(await auditMoney(shop.database.db, shop.ledger.entries())).toEqual([]);
  });

  type Bought = { readonly shopper: Shopper; readonly variant: Variant; readonly order: OrderWire };

  const buy = async ({ qty = 1, token = 'tok_test_succeeds' } = {}): Promise<Bought> => {
    const variant = await takeVariant(shop.database, 5);
    const shopper = await shop.shopper();
    return {
      shopper,
      variant,
      order: (await place(shopper, await checkOut(shopper, { ...variant, qty }, token))).reply,
    };
  };
  /** An order with two units that are delivered, and one that is collected in a store. */
  const buyMixed = async (): Promise<Bought> => {
    const variant = await takeVariant(shop.database, 5);
    await restock(shop.database, variant, 3, STORE);
    const shopper = await shop.shopper();
    const { sku, productId } = variant;
    const started = await shopper.call(cart.createWithItem, { body: { items: [{ sku, productId, qty: 2 }] } });
    const { id: basketId } = started.reply;
    await shopper.call(cart.addItem, {
      body: { basketId, items: [{ sku, productId, qty: 1, shippingCode: 'pickup', storeId: STORE }] },
    });
    await shopper.call(cart.setShippingAddress, { params: { basketId }, body: { address } });
    await shopper.call(cart.chooseShippingMethod, {
      query: { basketId },
      body: { shipments: [{ shippingId: 'home-1', shippingMethodId: 'express' }] },
    });
    await shopper.call(cart.setBillingAddress, { params: { basketId }, body: { address, sameAsShipping: true } });
    return {
      shopper,
      variant,
      order: (await place(shopper, await prepareWith(shopper, basketId, 'tok_test_succeeds'))).reply,
    };
  };
  const itemOf = (order: OrderWire, index = 0): string => order.items[index]?.id ?? '';
  const shipmentOf = (order: OrderWire, index = 0): string => order.shipments[index]?.shipmentId ?? '';
  const cancel = (
    { shopper, order }: Bought,
    items: readonly (readonly [itemId: string, qty: number])[],
    reason = 'Too many',
  ) =>
    shopper.call(consumer.cancelOrder, {
      query: { orderNumber: order.orderNumber },
      body: { items: items.map(([itemId, qty]) => ({ itemId, qty })), reason },
    });
  const read = async ({ shopper, order }: Bought): Promise<OrderWire> =>
    (await shopper.call(consumer.purchase, { params: { orderId: order.orderId } })).reply;
  const change = <Change>(
    act: (tx: never, orderId: string, more: Change & { readonly now: number }) => Promise<void>,
    { order }: Bought,
    more: Change,
  ) =>
    withTransaction(shop.database.db, (tx) => act(tx as never, order.orderId, { ...more, now: Date.now() })).then(() =>
      shop.complete(),
    );
  /** The operations of the provider on an order: their kind and amount in minor units. */
  const paid = ({ order }: Bought) => operationsOf(shop, order);
  const messages = async ({ order }: Bought) =>
    (
      await sql<{ kind: string }>`select kind from message where params->>'orderNumber' = ${order.orderNumber}
        order by created_at, kind`.execute(shop.database.db)
    ).rows.map(({ kind }) => kind);
  const cents = (decimal: number): number => Math.round(decimal * 100);

  test('ORD-08 ORD-09 API-060 canceling all units returns the whole total, the stock and the shipping, and ends the order', async () => {
    const bought = await buy({ qty: 2 });
    const { order, variant } = bought;
    expect([order.cancellable, order.openUnits]).toMatchObject([
      true,
      [{ itemId: itemOf(order), cancellable: 2, returnable: 0 }],
    ]);
    const { status, reply } = await cancel(bought, [[itemOf(order), 2]]);
    expect([status, reply.status, reply.cancellable, reply.openUnits]).toEqual([200, 'CANCELLED', false, []]);
    expect(reply.shipments.map((shipment) => shipment.status)).toEqual(['CANCELLED']);
    expect(reply.events?.map((event) => event.status)).toEqual(['PLACED', 'CANCELLED']);
    const total = cents(order.totals.total);
    expect(paid(bought)).toEqual([
      ['authorize', total],
      ['release', total],
    ]);
    expect(await stockOf(shop.database, variant)).toEqual({ onHand: 5, reserved: 0 });
    // The cancellation has said that nothing was charged: no second message.
    expect(await messages(bought)).toEqual(['order-confirmation', 'order-canceled']);
    // Nothing was invoiced, so there is nothing to credit.
    expect((await read(bought)).invoices).toEqual([]);
  });

  test('ORD-20 part of a line returns the fixed shares of its units; the order goes on, and later units cannot be canceled twice', async () => {
    const bought = await buy({ qty: 3 });
    const { order, variant } = bought;
    const { reply } = await cancel(bought, [[itemOf(order), 1]]);
    expect([reply.status, reply.openUnits?.[0]?.cancellable]).toEqual(['PLACED', 2]);
    const { db } = shop.database;
    const [unit] = await db
      .selectFrom('orderUnit')
      .selectAll()
      .where('orderId', '=', order.orderId)
      .where('state', '=', 'canceled')
      .execute();
    expect(paid(bought).at(-1)).toEqual(['release', unit?.amount]);
    expect(await stockOf(shop.database, variant)).toEqual({ onHand: 3, reserved: 0 });
    expect(await cancel(bought, [[itemOf(order), 3]])).toMatchObject({ status: 409, errorId: 'ORD409' });
    expect((await cancel(bought, [[itemOf(order), 2]])).reply.status).toBe('CANCELLED');
    expect(paid(bought).reduce((sum, [type, amount]) => sum + (type === 'release' ? Number(amount) : 0), 0)).toBe(
      cents(order.totals.total),
    );
  });

  test('ORD-20 a request that no order allows changes nothing: no unit, too many, an unknown line, a line twice, no reason', async () => {
    const bought = await buy();
    const line = itemOf(bought.order);
    for (const items of [
      [],
      [[line, 0]],
      [[line, 2]],
      [['unknown', 1]],
      [
        [line, 1],
        [line, 1],
      ],
    ] as const)
      expect(await cancel(bought, items), JSON.stringify(items)).toMatchObject({ status: 400, errorId: 'API400' });
    expect(await cancel(bought, [[line, 1]], ' ')).toMatchObject({ status: 400, errorId: 'API400' });
    expect(paid(bought)).toHaveLength(1);
  });

  test('AUTH-32 an order of others is not found', async () => {
    const { order } = await buy();
    const outsider = { shopper: await shop.shopper(), order, variant: { sku: '', productId: '' } };
    expect(await cancel(outsider, [[itemOf(order), 1]])).toMatchObject({ status: 404, errorId: 'OHS4004' });
  });

  test('ORD-03 RTE-31 a session that has tracked an order cancels it, until its time is over', async () => {
    const { order } = await buy({ qty: 2 });
    const shopper = await shop.shopper();
    const { orderNumber, orderId } = order;
    await shopper.call(consumer.trackOrder, { body: { orderNumber, email: order.email } });
    const tracked = { shopper, order, variant: { sku: '', productId: '' } };
    expect((await cancel(tracked, [[itemOf(order), 1]])).reply.openUnits).toMatchObject([{ cancellable: 1 }]);
    await sql`update tracked_order set until = now() where order_id = ${orderId}`.execute(shop.database.db);
    expect(await cancel(tracked, [[itemOf(order), 1]])).toMatchObject({ status: 404, errorId: 'OHS4004' });
  });

  test('ORD-08 two tabs that cancel the same unit cancel it once', async () => {
    const bought = await buy();
    const answers = await Promise.all([0, 1, 2].map(() => cancel(bought, [[itemOf(bought.order), 1]])));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(paid(bought)).toHaveLength(2);
  });

  test('a release without an answer is sent again under its key', async () => {
    const bought = await buy();
    shop.onWayToProvider(async (request, pass) => {
      await pass(request);
      throw new Error('The answer is lost');
    });
    expect((await cancel(bought, [[itemOf(bought.order), 1]])).reply.status).toBe('CANCELLED');
    shop.onWayToProvider(undefined);
    await sql`update payment_operation set settle_after = now() where state = 'pending'`.execute(shop.database.db);
    await shop.complete();
    expect(paid(bought)).toHaveLength(2);
  });

  test('ORD-15 a parcel is captured before it is shipped, passes every state, and is invoiced; then nothing can be canceled', async () => {
    const bought = await buy({ qty: 2 });
    const { order } = bought;
    const shipmentId = shipmentOf(order);
    await change(prepareShipment, bought, { shipmentId });
    expect(await cancel(bought, [[itemOf(order), 1]])).toMatchObject({ status: 409, errorId: 'ORD409' });
    await change(beginHandOver, bought, { shipmentId, carrier: 'UPS', trackingNumber: '1Z 999' });
    const total = cents(order.totals.total);
    expect(paid(bought)).toEqual([
      ['authorize', total],
      ['capture', total],
    ]);
    const shipped = await read(bought);
    expect([shipped.status, shipped.cancellable, shipped.returnable]).toEqual(['SHIPPED', false, false]);
    expect(shipped.events?.map(({ status }) => status)).toEqual([
      'PLACED',
      'PROCESSING',
      'PARTIALLY_SHIPPED',
      'SHIPPED',
    ]);
    expect(shipped.shipments[0]).toMatchObject({
      status: 'SHIPPED',
      carrier: 'UPS',
      trackingNumber: '1Z 999',
      trackingUrl: 'https://www.ups.com/track?tracknum=1Z%20999',
    });
    expect(shipped.invoices.map(({ invoiceId }) => /^US-I-\d{6}$/.test(invoiceId))).toEqual([true]);
    await change(completeArrival, bought, { shipmentId });
    const delivered = await read(bought);
    expect([delivered.status, delivered.returnable]).toEqual(['DELIVERED', true]);
    expect(await messages(bought)).toEqual(['order-confirmation', 'order-shipped', 'order-delivered']);
    await expect(change(beginHandOver, bought, { shipmentId })).rejects.toMatchObject({ errorId: 'ORD409' });
  });

  test('ORD-06 ORD-07 API-056 an invoice is downloaded as a PDF in the language of the site; not by others, nor another one', async () => {
    const bought = await receive(2);
    const [invoice] = (await read(bought)).invoices;
    const { orderNumber, totals } = bought.order;
    const download = (shopper: Shopper, invoiceId: string) =>
      shopper.call(consumer.invoice, { query: { orderNumber }, body: { invoiceId } });
    const { fileName, contentBase64 } = (await download(bought.shopper, invoice?.invoiceId ?? '')).reply;
    const pdf = atob(contentBase64);
    expect([fileName, pdf.slice(0, 5)]).toEqual([`${invoice?.invoiceId}.pdf`, '%PDF-']);
    expect(pdfTexts(pdf)).toEqual(
      expect.arrayContaining([
        'NORDKAMM USA Inc.',
        `Invoice ${invoice?.invoiceId}`,
        `Order ${orderNumber}`,
        'Ada Byron',
        'Oakland, CA 94607',
        `2 × ${bought.order.items[0]?.name}`,
        'Sales tax (7.25%)',
        `$${totals.total.toFixed(2)}`,
        'Visa •••• 4242',
      ]),
    );
    for (const answer of [
      await download(bought.shopper, 'US-I-999999'),
      await download(await shop.shopper(), invoice?.invoiceId ?? ''),
    ])
      expect(answer).toMatchObject({ status: 404, errorId: 'OHS4004' });
  });

  test('ORD-15 two shipments are captured by their own amounts: their sum is the total; a collected one counts as delivered', async () => {
    const bought = await buyMixed();
    const [home, store] = bought.order.shipments.map(({ shipmentId }) => ({ shipmentId }));
    if (home === undefined || store === undefined) throw new TypeError('There are no two shipments');
    await change(beginHandOver, bought, store);
    const ready = (await read(bought)).shipments;
    expect(ready.map(({ status }) => status)).toEqual(['PLACED', 'READY_FOR_PICKUP']);
    expect([ready[0]?.pickupCode, ready[1]?.pickupCode]).toEqual([undefined, expect.stringMatching(/^\d{6}$/)]);
    expect(Date.parse(ready[1]?.collectUntil ?? '')).toBeGreaterThan(Date.now());
    await change(completeArrival, bought, store);
    expect((await read(bought)).status).toBe('PARTIALLY_SHIPPED');
    await change(beginHandOver, bought, home);
    await change(completeArrival, bought, home);
    const done = await read(bought);
    expect([done.status, done.invoices.length]).toEqual(['DELIVERED', 2]);
    const captures = paid(bought).flatMap(([type, amount]) => (type === 'capture' ? [Number(amount)] : []));
    expect([captures.length, captures.reduce((sum, amount) => sum + amount, 0)]).toEqual([2, cents(done.totals.total)]);
    expect(await messages(bought)).toContain('order-ready');
  });

  test('AMB-83 customized goods are a shipment of their own, captured when the order is placed, and cannot be returned', async () => {
    const { db } = shop.database;
    const variant = await takeVariant(shop.database, 5);
    const style = sql`style_id = (select style_id from product join variant using (product_id) where sku = ${variant.sku})`;
    await sql`update style set is_customs = true where ${style}`.execute(db);
    try {
      const shopper = await shop.shopper();
      const { reply: order } = await place(shopper, await checkOut(shopper, variant));
      const bought = { shopper, variant, order };
      const total = cents(order.totals.total);
      expect(paid(bought)).toEqual([
        ['authorize', total],
        ['capture', total],
      ]);
      const [shipment] = await db
        .selectFrom('orderShipment')
        .select(['code', 'state'])
        .where('orderId', '=', order.orderId)
        .execute();
      expect(shipment).toEqual({ code: 'customs', state: 'PLACED' });
      const shipmentId = shipmentOf(order);
      await change(beginHandOver, bought, { shipmentId });
      await change(completeArrival, bought, { shipmentId });
      const done = await read(bought);
      expect([done.status, done.returnable, paid(bought).length]).toEqual(['DELIVERED', false, 2]);
    } finally {
      await sql`update style set is_customs = false where ${style}`.execute(db);
    }
  });

  test('ORD-15 shipments that are handed over at once are captured in full', async () => {
    const bought = await buyMixed();
    await moveOrder(shop, bought.order.orderNumber, 'ship');
    const captures = paid(bought).flatMap(([type, amount]) => (type === 'capture' ? [Number(amount)] : []));
    expect(captures.reduce((sum, amount) => sum + amount, 0)).toBe(cents(bought.order.totals.total));
  });

  test('ORD-15 units that are not collected are refunded and return to the stock of their store; the parcel still ships', async () => {
    const bought = await buyMixed();
    const [home, store] = bought.order.shipments.map(({ shipmentId }) => ({ shipmentId }));
    if (home === undefined || store === undefined) throw new TypeError('There are no two shipments');
    await change(beginHandOver, bought, store);
    await change(giveBackUncollected, bought, store);
    expect(await stockOf(shop.database, bought.variant, STORE)).toEqual({ onHand: 3, reserved: 0 });
    await change(beginHandOver, bought, home);
    const shipped = await read(bought);
    expect([shipped.status, shipped.shipments.map(({ status }) => status)]).toEqual([
      'SHIPPED',
      ['SHIPPED', 'UNCOLLECTED'],
    ]);
    expect(paid(bought).map(([type]) => type)).toEqual(['authorize', 'capture', 'refund', 'capture']);
  });

  test('a refused capture stops the hand-over and is reported once; after three days the shop cancels the units', async () => {
    const bought = await buy({ token: 'tok_test_capture_refused' });
    const { order } = bought;
    const shipmentId = shipmentOf(order);
    await change(beginHandOver, bought, { shipmentId });
    expect((await read(bought)).shipments[0]?.status).toBe('PREPARING');
    const later = (hours: number) =>
      sql`update payment_operation set created_at = created_at - make_interval(hours => ${hours}),
        settled_at = settled_at - make_interval(hours => ${hours}) where order_id = ${order.orderId}`.execute(
        shop.database.db,
      );
    await later(13);
    await shop.complete();
    expect(paid(bought).map(([type, , refusal]) => [type, refusal])).toEqual([
      ['authorize', undefined],
      ['capture', 'card_refused'],
      ['capture', 'card_refused'],
    ]);
    await later(72);
    await shop.complete();
    expect((await read(bought)).status).toBe('CANCELLED');
    expect(await messages(bought)).toEqual(['order-confirmation', 'payment-problem', 'order-canceled']);
  });

  test('a refused refund is reported and sent again under another key until it is accepted; before, the shopper sees no refund, no credit note and no message', async () => {
    shop.problems.splice(0);
    const bought = await receive(1, 'tok_test_refund_refused');
    const { returnId } = (await sendBack(bought, 1)).reply;
    await operate('receive', returnId);
    await operate('refund', returnId);
    expect(paid(bought).at(-1)?.[2]).toBe('card_refused');
    expect(shop.problems.splice(0)).toHaveLength(1);
    const { total } = bought.order.totals;
    const refused = await read(bought);
    expect(refused.returns).toMatchObject([{ status: 'RECEIVED' }]);
    expect([refused.returns?.[0]?.refund, refused.refundDue]).toEqual([undefined, { amount: total, isRefused: true }]);
    expect([refused.invoices.length, (await messages(bought)).includes('refund')]).toEqual([1, false]);
    expect(await listRefusedOrders(shop.database.db, 9)).toMatchObject([
      { orderNumber: bought.order.orderNumber, amount: cents(total), reason: 'card_refused' },
    ]);
    expect((await countOpen(shop.database.db, bought.shopper.token.consumerId)).openOrders).toBe(0);
    await sql`update payment_operation set settled_at = settled_at - interval '13 hours'
      where order_id = ${bought.order.orderId}`.execute(shop.database.db);
    // The bank accepts it now.
    shop.onWayToProvider(async (request, pass) =>
      request.url.endsWith('/refunds')
        ? Response.json({ operationId: 'op', amount: cents(bought.order.totals.total), status: 'succeeded' })
        : pass(request),
    );
    await shop.complete();
    const { db } = shop.database;
    const operations = await db
      .selectFrom('paymentOperation')
      .select(['kind', 'state'])
      .where('orderId', '=', bought.order.orderId)
      .orderBy('createdAt')
      .execute();
    expect(operations.map(({ kind, state }) => `${kind} ${state}`)).toEqual([
      'capture done',
      'refund refused',
      'refund done',
    ]);
    const done = await read(bought);
    expect(done.returns).toMatchObject([{ status: 'REFUNDED', refund: total }]);
    expect([done.refundDue, done.invoices.map(({ invoiceId }) => invoiceId.slice(0, 5))]).toEqual([
      undefined,
      ['US-I-', 'US-C-'],
    ]);
    expect((await messages(bought)).filter((kind) => kind === 'refund')).toEqual(['refund']);
    expect(await listRefusedOrders(db, 9)).toEqual([]);
    expect((await countOpen(db, bought.shopper.token.consumerId)).openOrders).toBe(0);
    acceptRefund(bought);
  });

  test('a refused refund keeps no account: after a deletion the operator still has its amount and charge, and pays it without a message', async () => {
    const bought = await receive(1, 'tok_test_refund_refused');
    const { returnId } = (await sendBack(bought, 1)).reply;
    await operate('receive', returnId);
    await operate('refund', returnId);
    shop.problems.splice(0);
    const { db } = shop.database;
    const { orderId, orderNumber, email, totals } = bought.order;
    const { consumerId } = bought.shopper.token;
    expect(await countOpen(db, consumerId)).toEqual({ openOrders: 0, openReturns: 0 });
    await withTransaction(db, (tx) => erasePersonalData(tx, { consumerId, email, isEmailVerified: false }));
    expect(await listRefusedOrders(db, 9)).toMatchObject([
      { orderNumber, amount: cents(totals.total), charge: expect.stringMatching(/^ch/) },
    ]);
    expect(await settleRepaid(db, orderId, { now: Date.now() })).toBe(1);
    expect([await listRefusedOrders(db, 9), (await messages(bought)).includes('refund')]).toEqual([[], false]);
    acceptRefund(bought);
    expect((await sql`select from message where recipient = ''`.execute(db)).rows).toEqual([]);
  });

  test('a refused refund that the shop pays in another way is settled once, and not sent again', async () => {
    const bought = await receive(1, 'tok_test_refund_refused');
    const { returnId } = (await sendBack(bought, 1)).reply;
    await operate('receive', returnId);
    await operate('refund', returnId);
    shop.problems.splice(0);
    const { db } = shop.database;
    const { orderId, totals } = bought.order;
    const sent = paid(bought).length;
    const settled = await Promise.all([1, 2].map(() => settleRepaid(db, orderId, { now: Date.now() })));
    expect(settled.toSorted()).toEqual([0, 1]);
    const done = await read(bought);
    expect([done.returns?.[0]?.status, done.returns?.[0]?.refund, done.refundDue]).toEqual([
      'REFUNDED',
      totals.total,
      undefined,
    ]);
    expect([done.invoices.length, (await messages(bought)).filter((kind) => kind === 'refund')]).toEqual([
      2,
      ['refund'],
    ]);
    await sql`update payment_operation set settled_at = settled_at - interval '13 hours'
      where order_id = ${orderId}`.execute(db);
    await shop.complete();
    expect(paid(bought)).toHaveLength(sent);
    acceptRefund(bought);
  });

  /** Adds the refused refund to the ledger of the provider, with which the audit compares what was paid otherwise. */
  const acceptRefund = ({ order }: Bought): void => {
    const entry = shop.ledger.entries().findLast(({ reference }) => reference === order.orderNumber);
    if (entry === undefined) throw new TypeError('There is no refund');
    const { seq: _, refusalCode: _code, ...accepted } = entry;
    shop.ledger.append(accepted);
  };
  /** A delivered order of so many units. */
  const receive = async (qty: number, token = 'tok_test_succeeds'): Promise<Bought> => {
    const bought = await buy({ qty, token });
    const shipmentId = shipmentOf(bought.order);
    await change(beginHandOver, bought, { shipmentId });
    await change(completeArrival, bought, { shipmentId });
    return bought;
  };
  const sendBack = ({ shopper, order }: Bought, qty: number, reason: ReturnReason = 'too-small') =>
    shopper.call(consumer.createReturn, {
      params: { orderId: order.orderId },
      body: { items: [{ itemId: itemOf(order), qty, reason }] },
    });
  /** At noon, since the days of a return are those of the site. */
  const ZONE = 'America/Denver';
  const arrivedDaysAgo = ({ order }: Bought, days: number) =>
    sql`update order_shipment
      set arrived_at = ((now() at time zone ${ZONE})::date - ${days}::int + time '12:00') at time zone ${ZONE}
      where order_id = ${order.orderId}`.execute(shop.database.db);
  const operate = async (action: ReturnAction, returnId: string) => {
    const outcome = await operateReturn(shop.database.db, action, { returnId, reason: 'It was worn', now: Date.now() });
    await shop.complete();
    return outcome;
  };

  test('reliability G9 labels sent to another email address are limited as other messages to it are; those to the own one are not', async () => {
    const bought = await receive(3);
    const { orderId, email: own } = bought.order;
    const sendTo = async (email: string) =>
      (
        await bought.shopper.call(consumer.createReturn, {
          params: { orderId },
          body: { items: [{ itemId: itemOf(bought.order), qty: 1, reason: 'other' }], email },
        })
      ).status;
    const first = await sendTo('eve@example.org');
    await sql`update rate_count set calls = ${EMAIL_LIMITS.pair}
      where rate = 'letter-pair' and consumer_id = ${digestOf(`${bought.shopper.token.consumerId} eve@example.org`)}`.execute(
      shop.database.db,
    );
    const statuses = [first, await sendTo('eve@example.org'), await sendTo(` ${own.toUpperCase()} `)];
    expect(statuses).toEqual([200, 429, 200]);
  });

  test('ORD-11 AUTH-32 who has only tracked an order cannot send its label to another email address than that of the order', async () => {
    const { order } = await receive(1);
    const { orderId, orderNumber, email: own } = order;
    const guest = await shop.shopper();
    await guest.call(consumer.trackOrder, { body: { orderNumber, email: own } });
    const sendTo = (email: string) =>
      guest.call(consumer.createReturn, {
        params: { orderId },
        body: { items: [{ itemId: itemOf(order), qty: 1, reason: 'other' }], email },
      });
    expect(await sendTo('eve@example.org')).toMatchObject({ status: 403, errorId: 'API405' });
    expect((await sendTo(own)).status).toBe(200);
  });

  const privacyOf = ({ headers }: Response) =>
    ['cache-control', 'referrer-policy', 'x-robots-tag'].map((name) => headers.get(name));

  test('ORD-11 labelUrl opens the label as a PDF without a session, until it has expired or the parcel is on its way, and only in the browser; unknown ones are not found', async () => {
    const bought = await receive(1);
    const { reply: label } = await sendBack(bought, 1);
    const open = (path: string) => shop.commerce.fetch(new Request(`http://service.local${path}`));
    const opened = await open(label.labelUrl);
    expect([opened.status, opened.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect((await opened.text()).slice(0, 5)).toBe('%PDF-');
    expect(label.labelUrl).toMatch(/\/[\w-]{22}$/);
    expect(privacyOf(opened)).toEqual(['no-store', 'no-referrer', 'noindex']);
    const toOrder = `/en-us/order-status?number=${bought.order.orderNumber}`;
    const expireIn = (days: number) =>
      sql`update order_return set expires_at = now() + make_interval(days => ${days})
        where return_id = ${label.returnId}`.execute(shop.database.db);
    await expireIn(-1);
    const expired = await open(label.labelUrl);
    expect([expired.status, (await expired.text()).includes(toOrder)]).toEqual([404, true]);
    await expireIn(1);
    const { rows } = await sql<{ url: string }>`select params->>'labelUrl' as url from message
      where kind = 'return-label' and params->>'returnId' = ${label.returnId}`.execute(shop.database.db);
    expect(rows.map(({ url }) => `/en-us${url}`)).toEqual([label.labelUrl]);
    const unknown = label.labelUrl.replace(/[^/]+$/, 'x'.repeat(22));
    for (const path of [unknown, `${unknown}x`, label.labelUrl.replace('en-us', 'en-gb')]) {
      const missing = await open(path);
      expect([missing.status, (await missing.text()).includes('/order-status')]).toEqual([404, false]);
    }
    await operate('receive', label.returnId);
    expect((await open(label.labelUrl)).status).toBe(404);
  });

  test('ORD-10 ORD-11 ORD-16 API-058 a return gets a label, is received, and refunds the shares of its units', async () => {
    const bought = await receive(2);
    expect((await read(bought)).openUnits).toMatchObject([{ cancellable: 0, returnable: 2 }]);
    const { reply: label } = await sendBack(bought, 1);
    const lastDay = (end: string | undefined) => {
      const at = Date.parse(end ?? '');
      const days = [at, at + 1].map((time) => Calendar.dayAt(time, 'America/Denver'));
      return days.map((day) => day - Calendar.dayAt(Date.now(), 'America/Denver'));
    };
    expect(lastDay(label.expiresAt)).toEqual([30, 31]);
    expect(lastDay((await read(bought)).openUnits?.[0]?.returnUntil)).toEqual([60, 61]);
    const started = await read(bought);
    expect([
      started.returns?.map(({ returnId, status, items }) => [returnId, status, items]),
      started.openUnits,
    ]).toEqual([
      [[label.returnId, 'LABEL_CREATED', [{ itemId: itemOf(bought.order), qty: 1, reason: 'too-small' }]]],
      [expect.objectContaining({ returnable: 1 })],
    ]);
    expect(await operate('refund', label.returnId)).toBe('Nothing');
    expect(await operate('receive', label.returnId)).toBe('Done');
    expect(await operate('refund', label.returnId)).toBe('Done');
    expect(await operate('refund', label.returnId)).toBe('Nothing');
    const done = await read(bought);
    expect(done.returns?.[0]).toMatchObject({ status: 'REFUNDED' });
    const refunded = cents(done.returns?.[0]?.refund ?? 0);
    expect(paid(bought).at(-1)).toEqual(['refund', refunded]);
    const { rows } = await sql<{
      expected: unknown;
      carrier: unknown;
    }>`select params->'refund' as expected, params->'carrier' as carrier from message
      where kind = 'return-label' and params->>'returnNumber' = ${label.returnNumber}`.execute(shop.database.db);
    expect(rows).toEqual([{ expected: { amount: refunded, currency: 'USD' }, carrier: 'UPS' }]);
    expect(label.carrier).toBe('UPS');
    expect(await stockOf(shop.database, bought.variant)).toEqual({ onHand: 4, reserved: 0 });
    expect((await messages(bought)).slice(-3)).toEqual(['return-label', 'return-received', 'refund']);
    const refund = await sql<{ items: unknown }>`select params->'items' as items from message
      where kind = 'refund' and params->>'orderNumber' = ${bought.order.orderNumber}`.execute(shop.database.db);
    expect(refund.rows).toMatchObject([{ items: [{ quantity: 1, of: 2 }] }]);
    expect(done.invoices).toHaveLength(2);
  });

  test('API-058 RTN500 a return that cannot be stored is RTN500 and is reported; the same call succeeds afterwards', async () => {
    const bought = await receive(1);
    const { db } = shop.database;
    await sql`alter table return_line add constraint broken check (quantity > 1) not valid`.execute(db);
    const before = shop.problems.length;
    expect(await sendBack(bought, 1)).toMatchObject({ status: 500, errorId: 'RTN500' });
    expect(shop.problems).toHaveLength(before + 1);
    await sql`alter table return_line drop constraint broken`.execute(db);
    expect((await sendBack(bought, 1)).status).toBe(200);
  });

  test('a return of the last units returns the shipping at most at the standard price; defective units are not sold again', async () => {
    const bought = await buyMixed();
    const [home] = bought.order.shipments;
    if (home === undefined) throw new TypeError('There is no shipment');
    await change(beginHandOver, bought, { shipmentId: home.shipmentId });
    await change(completeArrival, bought, { shipmentId: home.shipmentId });
    const before = await stockOf(shop.database, bought.variant);
    const { returnId } = (await sendBack(bought, 2, 'defective')).reply;
    await operate('receive', returnId);
    await operate('refund', returnId);
    expect(await stockOf(shop.database, bought.variant)).toEqual(before);
    const { db } = shop.database;
    const refund = await db
      .selectFrom('refund')
      .selectAll()
      .where('orderId', '=', bought.order.orderId)
      .executeTakeFirstOrThrow();
    // Express costs 15.00, standard 7.00.
    expect(refund.shipping).toBe(700);
  });

  test('ORD-06 a return of everything refunds the whole total where standard shipping is taxed; invoice and credit note name each tax', async () => {
    const shopper = await shop.shopper('nordkamm-ca');
    const variant = await takeVariant(shop.database, 5);
    await sql`update price set current = 2400 where sku = ${variant.sku} and site_id = 'nordkamm-ca'`.execute(
      shop.database.db,
    );
    const ready = await checkOut(shopper, variant, 'tok_test_succeeds', canadianAddress);
    const bought = { shopper, variant, order: (await place(shopper, ready)).reply };
    const { totals } = bought.order;
    expect([totals.shipping, totals.tax]).toEqual([7, 4.64]);
    expect(bought.order.taxes?.map(({ name, amount }) => [name.replaceAll(/\s/g, ' '), amount])).toEqual([
      ['TPS (5 %)', 1.55],
      ['TVQ (9,975 %)', 3.09],
    ]);
    expect(bought.order.payment_instruments).toMatchObject([{ label: 'Carte', amount: totals.total }]);
    const shipmentId = shipmentOf(bought.order);
    await change(beginHandOver, bought, { shipmentId });
    await change(completeArrival, bought, { shipmentId });
    const { returnId } = (await sendBack(bought, 1)).reply;
    await operate('receive', returnId);
    await operate('refund', returnId);
    expect(paid(bought).at(-1)).toEqual(['refund', cents(totals.total)]);
    const { rows } = await sql<{ data: DocumentData }>`select data from order_document
      where order_id = ${bought.order.orderId} order by kind desc`.execute(shop.database.db);
    const [invoice, note] = rows.map(({ data }) => data);
    expect(note?.invoiceIds).toEqual([invoice?.documentId]);
    expect([note?.payments, note?.repayments]).toMatchObject([
      undefined,
      [{ kind: 'refund', amount: cents(totals.total), card: { last4: '4242' } }],
    ]);
    for (const document of [invoice, note])
      expect(document?.taxes?.map(({ name, amount }) => [name, amount])).toEqual([
        ['gst', 155],
        ['qst', 309],
      ]);
  });

  test('ORD-16 a rejected return leaves its units with the shopper and gives the reason', async () => {
    const bought = await receive(1);
    const { returnId } = (await sendBack(bought, 1)).reply;
    expect(await operate('reject', returnId)).toBe('Nothing');
    await operate('receive', returnId);
    expect(await operate('reject', returnId)).toBe('Done');
    const rejected = await read(bought);
    expect([rejected.returns?.[0]?.status, rejected.returns?.[0]?.note, rejected.returnable]).toEqual([
      'REJECTED',
      'It was worn',
      true,
    ]);
    expect((await messages(bought)).at(-1)).toBe('return-rejected');
  });

  test.each([
    [60, 200],
    [61, 409],
  ])('ORD-18 a return %d days after the arrival of its shipment is answered %d', async (days, status) => {
    const bought = await receive(1);
    await arrivedDaysAgo(bought, days);
    expect((await read(bought)).returnable).toBe(status === 200);
    expect((await sendBack(bought, 1)).status).toBe(status);
  });

  test('ORD-18 ORD-20 units that did not arrive, too many units, and units of another return are refused', async () => {
    expect(await sendBack(await buy(), 1)).toMatchObject({ status: 409, errorId: 'ORD409' });
    const bought = await receive(2);
    for (const qty of [0, 3]) expect(await sendBack(bought, qty)).toMatchObject({ status: 400, errorId: 'API400' });
    const answers = await Promise.all([sendBack(bought, 2), sendBack(bought, 2)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const outsider = { ...bought, shopper: await shop.shopper() };
    expect(await sendBack(outsider, 1)).toMatchObject({ status: 404, errorId: 'OHS4004' });
  });

  test('ORD-16 what is overdue ends: units that are not collected are refunded, and an expired label can be made again', async () => {
    const bought = await buyMixed();
    const [, store] = bought.order.shipments;
    if (store === undefined) throw new TypeError('There is no pickup');
    const { shipmentId } = store;
    await change(beginHandOver, bought, { shipmentId });
    const { db } = shop.database;
    await sql`update order_shipment set collect_until = now() - interval '1 second'
      where shipment_id = ${shipmentId}`.execute(db);
    await Promise.all([shop.complete(), shop.complete()]);
    await shop.complete();
    expect((await read(bought)).shipments.map(({ status }) => status)).toEqual(['PLACED', 'UNCOLLECTED']);
    expect(paid(bought).map(([type]) => type)).toEqual(['authorize', 'capture', 'refund']);

    const delivered = await receive(1);
    await sendBack(delivered, 1);
    await sql`update order_return set expires_at = now() - interval '1 second'
      where order_id = ${delivered.order.orderId}`.execute(db);
    await shop.complete();
    const ended = await read(delivered);
    expect([ended.returns?.map(({ status }) => status), ended.returnable]).toEqual([['CANCELLED'], true]);
    expect((await sendBack(delivered, 1)).status).toBe(200);
  });

  test('ORD-19 orders and returns of the demo move along by themselves, a pickup without a carrier; those of other environments do not', async () => {
    const bought = await buyMixed();
    const run = async (environment: 'demo' | 'test') => {
      await sql`update order_shipment set moved_at = now() - interval '1 hour' where order_id = ${bought.order.orderId}`.execute(
        shop.database.db,
      );
      await sql`update order_return set moved_at = now() - interval '1 hour' where order_id = ${bought.order.orderId}`.execute(
        shop.database.db,
      );
      const context = { ...shop.context, environment };
      await Promise.all([reconcileOrders(context), reconcileOrders(context)]);
      return (await read(bought)).status;
    };
    expect(await run('test')).toBe('PLACED');
    const states = new Set<string>();
    for (let runs = 0; runs < 8; runs += 1) states.add(await run('demo'));
    expect([...states].at(-1)).toBe('DELIVERED');
    expect((await read(bought)).shipments.map(({ status, carrier }) => [status, carrier])).toEqual([
      ['DELIVERED', 'DHL'],
      ['PICKED_UP', undefined],
    ]);
    const { returnId } = (await sendBack(bought, 1)).reply;
    for (const state of ['IN_TRANSIT', 'RECEIVED', 'REFUNDED']) {
      await run('demo');
      expect((await read(bought)).returns?.map((one) => [one.returnId, one.status])).toEqual([[returnId, state]]);
    }
  });
});
