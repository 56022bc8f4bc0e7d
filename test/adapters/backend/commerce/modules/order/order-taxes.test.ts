import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { cart } from '#adapters/contract/cart.ts';
import { consumer } from '#adapters/contract/order.ts';
import { orderChanges } from '#adapters/contract/order-changes.ts';
import type { OrderWire } from '#adapters/contract/wire/order.codec.ts';
import { taxesOfShipments } from '#adapters/backend/commerce/kernel/database/migrations/0075-taxes-of-shipments.ts';
import { beginHandOver, completeArrival } from '#adapters/backend/commerce/modules/order/hand-over.ts';
import type { DocumentData } from '#adapters/backend/commerce/modules/order/document-records.ts';
import { withTransaction } from '#adapters/database/transaction.ts';
import { auditMoney } from '#test/support/commerce/audit-records.ts';
import { OPENING } from '#test/support/commerce/databases.ts';
import { address, canadianAddress, place, prepareWith } from '#test/support/commerce/guest-checkout.ts';
import { openSuiteShop, type Shop } from '#test/support/commerce/in-process-shop.ts';
import { acceptReturn } from '#test/support/commerce/operator.ts';
import type { Shopper } from '#test/support/commerce/shopper.ts';
import { restock, takeVariant } from '#test/support/commerce/variants.ts';

const seattle = { ...address, city: 'Seattle', postalCode: '98101', stateCityProvDept: 'WA' };
const portland = { ...address, city: 'Portland', postalCode: '97201', stateCityProvDept: 'OR' };

type Sent = { readonly [field in keyof typeof address]: string };
type Mixed = {
  readonly siteId: 'nordkamm-us' | 'nordkamm-ca';
  readonly store: string;
  readonly sentTo: Sent;
  /** Minor units of a unit that is sent, and of one that is collected. */
  readonly prices: readonly [sent: number, collected: number];
};

describe('an order with several destinations is taxed at each of them', () => {
  let shop: Shop;
  beforeAll(async () => void (shop = await openSuiteShop()), OPENING);
  afterAll(() => shop.close(), OPENING);
  afterEach(async () => expect(await auditMoney(shop.database.db, shop.ledger.entries())).toEqual([]));

  /** A cart with two units that are sent to an address, and one that is collected in a store. */
  const fill = async ({ siteId, store, sentTo, prices }: Mixed) => {
    const shopper = await shop.shopper(siteId);
    const [sent, collected] = [await takeVariant(shop.database, 5), await takeVariant(shop.database, 5)];
    await restock(shop.database, collected, 3, store);
    for (const [index, { sku }] of [sent, collected].entries())
      await sql`update price set current = ${prices[index]} where sku = ${sku} and site_id = ${siteId}`.execute(
        shop.database.db,
      );
    const started = await shopper.call(cart.createWithItem, {
      body: {
        items: [
          { sku: sent.sku, productId: sent.productId, qty: 2 },
          { sku: collected.sku, productId: collected.productId, qty: 1, shippingCode: 'pickup', storeId: store },
        ],
      },
    });
    const { id: basketId } = started.reply;
    await shopper.call(cart.setShippingAddress, { params: { basketId }, body: { address: sentTo } });
    await shopper.call(cart.chooseShippingMethod, {
      query: { basketId },
      body: { shipments: [{ shippingId: 'home-1', shippingMethodId: 'standard' }] },
    });
    const { reply } = await shopper.call(cart.setBillingAddress, {
      params: { basketId },
      body: { address: sentTo, sameAsShipping: true },
    });
    return { shopper, started: started.reply, shown: reply };
  };
  const buy = async (mixed: Mixed) => {
    const { shopper, shown } = await fill(mixed);
    const { reply: order } = await place(shopper, await prepareWith(shopper, shown.id, 'tok_test_succeeds'));
    return { shopper, order, shown };
  };
  const handOver = async ({ orderId, shipments }: OrderWire) => {
    for (const { shipmentId } of shipments)
      for (const act of [beginHandOver, completeArrival]) {
        await withTransaction(shop.database.db, (tx) => act(tx, orderId, { shipmentId, now: Date.now() }));
        await shop.complete();
      }
  };
  /** Sends units back, of which all are accepted. */
  const sendBack = async (
    { shopper, order }: { readonly shopper: Shopper; readonly order: OrderWire },
    items: readonly { readonly itemId: string; readonly qty: number }[],
  ) => {
    const { reply } = await shopper.call(consumer.createReturn, {
      params: { orderId: order.orderId },
      body: { items: items.map((item) => ({ ...item, reason: 'too-small' as const })) },
    });
    await acceptReturn(shop, reply.returnId);
  };
  const documentsOf = async ({ orderId }: OrderWire) =>
    (
      await sql<{ data: DocumentData }>`select data from order_document
        where order_id = ${orderId} order by kind desc, number`.execute(shop.database.db)
    ).rows.map(({ data: { kind, tax, taxes } }) => [
      kind,
      tax,
      taxes?.map(({ name, partsPerMillion, amount }) => [name, partsPerMillion, amount]),
    ]);
  const named = (taxes: OrderWire['taxes']) => taxes?.map(({ name, amount }) => [name.replaceAll(/\s/g, ' '), amount]);
  const read = async ({ shopper, order }: { readonly shopper: Shopper; readonly order: OrderWire }) =>
    (await shopper.call(consumer.purchase, { params: { orderId: order.orderId } })).reply;

  const colorado = { siteId: 'nordkamm-us', store: 'us-denver', prices: [4_000, 10_000] } as const;

  test('CART-11 CHK-33 a pickup in Colorado and a parcel to Washington: cart, order, invoices and credit notes name the tax of each place', async () => {
    const { shopper, order, shown } = await buy({ ...colorado, sentTo: seattle });
    const both = [
      ['Sales tax (6.5%)', 5.2],
      ['Sales tax (2.9%)', 2.9],
    ];
    expect([shown.totals.tax, named(shown.taxes), named(order.taxes)]).toEqual([8.1, both, both]);
    expect(shown.why?.filter(({ kind }) => kind === 'tax').map(({ cause, amount }) => [cause.name, amount])).toEqual([
      ['Tax (Washington)', 5.2],
      ['Tax (Colorado)', 2.9],
    ]);
    await handOver(order);
    const invoices = [
      ['invoice', 520, [['sales', 65_000, 520]]],
      ['invoice', 290, [['sales', 29_000, 290]]],
    ];
    expect(await documentsOf(order)).toEqual(invoices);
    const [sent, collected] = order.items;
    await sendBack({ shopper, order }, [{ itemId: sent?.id ?? '', qty: 1 }]);
    await sendBack({ shopper, order }, [{ itemId: collected?.id ?? '', qty: 1 }]);
    expect(await documentsOf(order)).toEqual([
      ...invoices,
      ['credit-note', 260, [['sales', 65_000, 260]]],
      ['credit-note', 290, [['sales', 29_000, 290]]],
    ]);
    expect(named((await read({ shopper, order })).finalTaxes)).toEqual([['Sales tax (6.5%)', 2.6]]);
  });

  test('a pickup in Colorado and a parcel to Oregon, which has no tax', async () => {
    const { order, shown } = await buy({ ...colorado, sentTo: portland });
    expect([shown.totals.tax, named(shown.taxes)]).toEqual([2.9, [['Sales tax (2.9%)', 2.9]]]);
    expect(shown.items.map(({ taxTotal }) => taxTotal)).toEqual([0, 2.9]);
    await handOver(order);
    expect(await documentsOf(order)).toEqual([
      ['invoice', 0, []],
      ['invoice', 290, [['sales', 29_000, 290]]],
    ]);
  });

  test('TAX309 while the address of the parcel is unknown, the pickup is not taxed either', async () => {
    const { started } = await fill({ ...colorado, sentTo: seattle });
    expect([started.totals.tax, started.taxes]).toEqual([0, undefined]);
  });

  test('a parcel to Quebec and a pickup in British Columbia: taxes of equal names and rates are added up, and a return of everything refunds the whole total', async () => {
    const bought = await buy({
      siteId: 'nordkamm-ca',
      store: 'ca-vancouver',
      sentTo: canadianAddress,
      prices: [1_200, 1_000],
    });
    const { order } = bought;
    expect(order.totals.shipping).toBe(7);
    // Shipping belongs to the parcel: 31.00 in Quebec, 10.00 in British Columbia.
    expect(named(order.taxes)).toEqual([
      ['TPS (5 %)', 2.05],
      ['TVQ (9,975 %)', 3.09],
      ['TVP (7 %)', 0.7],
    ]);
    const { rows } = await sql<{ shippingTax: number }>`select shipping_tax::int as "shippingTax" from order_shipment
      where order_id = ${order.orderId} order by position`.execute(shop.database.db);
    expect(rows).toEqual([{ shippingTax: 105 }, { shippingTax: 0 }]);
    await handOver(order);
    const [gst, qst, pst] = [
      ['gst', 50_000],
      ['qst', 99_750],
      ['pst', 70_000],
    ] as const;
    await sendBack(
      bought,
      order.items.map(({ id, qty }) => ({ itemId: id, qty })),
    );
    expect(await documentsOf(order)).toEqual([
      [
        'invoice',
        464,
        [
          [...gst, 155],
          [...qst, 309],
        ],
      ],
      [
        'invoice',
        120,
        [
          [...gst, 50],
          [...pst, 70],
        ],
      ],
      [
        'credit-note',
        584,
        [
          [...gst, 205],
          [...qst, 309],
          [...pst, 70],
        ],
      ],
    ]);
    // The migration finds the refund with which the shipping of an order of an earlier release returned.
    const refundOf = async () =>
      (
        await sql<{ refundId: string | null }>`select shipping_refund_id as "refundId" from order_shipment
          where order_id = ${order.orderId} order by position`.execute(shop.database.db)
      ).rows.map(({ refundId }) => refundId);
    const [refundId] = await refundOf();
    expect(refundId).toEqual(expect.any(String));
    await sql`update order_shipment set shipping_refund_id = null where order_id = ${order.orderId}`.execute(
      shop.database.db,
    );
    const [, , findRefunds = ''] = taxesOfShipments.statements;
    await sql.raw(findRefunds).execute(shop.database.db);
    expect((await refundOf())[0]).toBe(refundId);
    const after = await read(bought);
    expect([after.refunds?.[0]?.amount, after.finalTaxes]).toEqual([order.totals.total, undefined]);
  });

  test('an order of an earlier release, whose taxes are not known, has only their sum, also in its invoices', async () => {
    const { shopper, order } = await buy({ ...colorado, sentTo: seattle });
    await sql`update order_shipment set taxes = null where order_id = ${order.orderId}`.execute(shop.database.db);
    const old = await read({ shopper, order });
    expect([old.taxes, old.totals.tax]).toEqual([undefined, 8.1]);
    await handOver(order);
    expect((await documentsOf(order)).map(([kind, tax, taxes]) => [kind, tax, taxes])).toEqual([
      ['invoice', 520, undefined],
      ['invoice', 290, undefined],
    ]);
  });

  test('ORD-19 the address of the parcel is corrected where its own taxes stay; the place of the pickup does not matter', async () => {
    const { shopper, order } = await buy({ ...colorado, sentTo: seattle });
    const correct = (to: Sent) =>
      shopper.call(orderChanges.correct, {
        params: { orderId: order.orderId },
        body: { email: order.email, address: to },
      });
    expect(await correct({ ...seattle, city: 'Denver', postalCode: '80202', stateCityProvDept: 'CO' })).toMatchObject({
      status: 409,
      errorId: 'ORD415',
    });
    expect((await correct({ ...seattle, city: 'Spokane', postalCode: '99201' })).status).toBe(200);
  });
});
