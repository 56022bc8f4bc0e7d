import '#test/support/seed.ts';
import { inProof } from '#test/support/in-proof.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sendReturn } from '#adapters/backend/commerce/modules/order/return-order.ts';
import { prepareShipment } from '#adapters/backend/commerce/modules/order/hand-over.ts';
import {
  operateOrder,
  operateReturn,
  type OrderAction,
  type ReturnAction,
} from '#adapters/backend/commerce/modules/order/operate-order.ts';
import { readOverview } from '#adapters/backend/commerce/modules/order/overview-records.ts';
import { withTransaction } from '#adapters/database/transaction.ts';
import { cart } from '#adapters/contract/cart.ts';
import { consumer } from '#adapters/contract/order.ts';
import { promoCodes } from '#adapters/contract/promo-codes.ts';
import type { OrderWire } from '#adapters/contract/wire/order.codec.ts';
import { auditMoney } from '#test/support/commerce/audit-records.ts';
import { OPENING } from '#test/support/commerce/databases.ts';
import { withGiftPromotion } from '#test/support/commerce/gift-promotion.ts';
import { address, canadianAddress, place, prepareWith } from '#test/support/commerce/guest-checkout.ts';
import { openSuiteShop, type Shop } from '#test/support/commerce/in-process-shop.ts';
import type { Shopper } from '#test/support/commerce/shopper.ts';
import { restock, takeVariant } from '#test/support/commerce/variants.ts';

/** Sites with added tax, with two taxes that also apply to shipping, and with included tax. */
const sites = [
  { siteId: 'nordkamm-us', store: 'us-denver', sentTo: address },
  { siteId: 'nordkamm-ca', store: 'ca-montreal', sentTo: canadianAddress },
  {
    siteId: 'nordkamm-gb',
    store: 'gb-london',
    sentTo: {
      ...address,
      addressLine1: '31 Floral Street',
      city: 'London',
      postalCode: 'WC2E 9DP',
      stateCityProvDept: '',
      country: 'GB',
      recipientContactPhone: '+442079460000',
    },
  },
] as const;

const anyPurchase = fc.record({
  site: fc.constantFrom(...sites),
  lines: fc.array(fc.record({ qty: fc.integer({ min: 1, max: 3 }), isCollected: fc.boolean() }), {
    minLength: 1,
    maxLength: 3,
  }),
  method: fc.constantFrom('standard', 'express'),
  codes: fc.subarray(['WELCOME10', 'TRAIL20', 'PACK15']),
  // Prices whose shares cannot be split evenly.
  cents: fc.integer({ min: 0, max: 99 }),
  hasGift: fc.boolean(),
  /** Its parcel is delivered before the first step. */
  hasArrived: fc.boolean(),
});
type Purchase = typeof anyPurchase extends fc.Arbitrary<infer Value> ? Value : never;

const reasons = ['too-small', 'defective'] as const;
const anyStep = fc.oneof(
  fc.record({ do: fc.constant('cancel' as const), line: fc.nat(3), qty: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ do: fc.constant('prepare' as const), line: fc.nat(2) }),
  fc.record({ do: fc.constantFrom<OrderAction[]>('ship', 'deliver', 'pickup', 'uncollected') }),
  fc.record({
    do: fc.constant('return' as const),
    line: fc.nat(3),
    qty: fc.integer({ min: 1, max: 3 }),
    reason: fc.constantFrom(...reasons),
  }),
  fc.record({
    do: fc.constant('exchange' as const),
    line: fc.nat(3),
    qty: fc.integer({ min: 1, max: 3 }),
    size: fc.nat(3),
    reason: fc.constantFrom(...reasons),
    way: fc.constantFrom('post', 'store'),
  }),
  fc.record({ do: fc.constantFrom<ReturnAction[]>('receive', 'refund', 'reject') }),
  fc.record({ do: fc.constantFrom('carry', 'expire') }),
);
type Step = typeof anyStep extends fc.Arbitrary<infer Value> ? Value : never;

describe('any changes of an order', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openSuiteShop();
  }, OPENING);
  afterAll(() => shop.close(), OPENING);

  const otherSizes = async (productId: string, sku: string): Promise<readonly string[]> =>
    (
      await shop.database.db
        .selectFrom('variant')
        .select('sku')
        .where('productId', '=', productId)
        .where('sku', '<>', sku)
        .orderBy('sku')
        .execute()
    ).map((one) => one.sku);

  const buy = async (purchase: Purchase) => {
    if (!purchase.hasGift) return buyWith(purchase, []);
    const gift = await takeVariant(shop.database, 20);
    await restock(shop.database, gift, 20, purchase.site.store);
    return withGiftPromotion(shop.database, gift, (promotionId) =>
      buyWith(purchase, [{ ...gift, qty: 1, promotionId }]),
    );
  };

  const buyWith = async ({ site, lines, method, codes, cents }: Purchase, gifts: readonly object[]) => {
    const { db } = shop.database;
    const shopper = await shop.shopper(site.siteId);
    let basketId = '';
    for (const { qty, isCollected } of lines) {
      const { sku, productId } = await takeVariant(shop.database, 20);
      await restock(shop.database, { sku }, 20, site.store);
      await sql`update price set current = current / 100 * 100 + ${cents} where sku = ${sku}`.execute(db);
      for (const other of await otherSizes(productId, sku))
        for (const place of [undefined, site.store]) await restock(shop.database, { sku: other }, 2, place);
      const how = isCollected ? { shippingCode: 'pickup', storeId: site.store } : {};
      const items = [{ sku, productId, qty, ...how }];
      const { reply } =
        basketId === ''
          ? await shopper.call(cart.createWithItem, { body: { items } })
          : await shopper.call(cart.addItem, { body: { basketId, items } });
      basketId = reply.id;
    }
    for (const one of gifts)
      expect((await shopper.call(cart.addItem, { body: { basketId, items: [one as never] } })).status).toBe(200);
    for (const code of codes) await shopper.call(promoCodes.apply, { body: { basketId, code } });
    const params = { basketId };
    await shopper.call(cart.setShippingAddress, { params, body: { address: site.sentTo } });
    await shopper.call(cart.chooseShippingMethod, {
      query: params,
      body: { shipments: [{ shippingId: 'home-1', shippingMethodId: method }] },
    });
    await shopper.call(cart.setBillingAddress, { params, body: { address: site.sentTo, sameAsShipping: false } });
    const ready = await prepareWith(shopper, basketId, 'tok_test_succeeds', `${crypto.randomUUID()}@example.org`);
    return { shopper, order: (await place(shopper, ready)).reply };
  };

  const take = async (step: Step, { shopper, order }: { readonly shopper: Shopper; readonly order: OrderWire }) => {
    const { db } = shop.database;
    const now = Date.now();
    const overview = await readOverview(db, order.orderNumber);
    if (overview === undefined) throw new TypeError('The order is gone');
    const { items } = (await shopper.call(consumer.purchase, { params: { orderId: order.orderId } })).reply;
    const line = 'line' in step ? items[step.line % items.length] : undefined;
    const itemId = line?.id ?? '';
    switch (step.do) {
      case 'cancel':
        return (
          await shopper.call(consumer.cancelOrder, {
            query: { orderNumber: order.orderNumber },
            body: { items: [{ itemId, qty: step.qty }], reason: 'Changed my mind' },
          })
        ).status;
      case 'return':
        return (
          await shopper.call(consumer.createReturn, {
            params: { orderId: order.orderId },
            body: { items: [{ itemId, qty: step.qty, reason: step.reason }] },
          })
        ).status;
      case 'exchange': {
        const sizes = await otherSizes(line?.productId ?? '', line?.sku ?? '');
        const exchangeSku = sizes[step.size % Math.max(1, sizes.length)] ?? 'none';
        return (
          await shopper.call(consumer.createReturn, {
            params: { orderId: order.orderId },
            body: { way: step.way, items: [{ itemId, qty: step.qty, reason: step.reason, exchangeSku }] },
          })
        ).status;
      }
      case 'carry': {
        for (const { returnId, state } of overview.returns)
          if (state === 'LABEL_CREATED') await withTransaction(db, (tx) => sendReturn(tx, returnId));
        return 200;
      }
      case 'expire':
        await sql`update order_return set expires_at = now() - interval '1 second'
          where order_id = ${order.orderId}`.execute(db);
        return 200;
      case 'prepare': {
        const shipment = overview.shipments[step.line % overview.shipments.length];
        if (shipment?.state === 'PLACED')
          await withTransaction(db, (tx) =>
            prepareShipment(tx, order.orderId, { shipmentId: shipment.shipmentId, now }),
          );
        return 200;
      }
      case 'receive':
      case 'refund':
      case 'reject': {
        for (const { returnId } of overview.returns)
          await operateReturn(db, step.do, { returnId, reason: 'It was worn', now });
        return 200;
      }
      default:
        await operateOrder(db, step.do, { overview, tracking: {}, now });
        return 200;
    }
  };

  test('keep every invariant of money and stock; when all units but free gifts are gone, nothing but shipping above the standard price was paid', async () => {
    await fc.assert(
      fc.asyncProperty(anyPurchase, fc.array(anyStep, { minLength: 4, maxLength: 18 }), async (purchase, steps) => {
        const bought = await buy(purchase);
        for (const action of purchase.hasArrived ? (['ship', 'deliver'] as const) : []) {
          await take({ do: action }, bought);
          await shop.complete();
        }
        for (const step of steps) {
          expect([200, 400, 409]).toContain(await take(step, bought));
          await shop.complete();
          expect(await auditMoney(shop.database.db, shop.ledger.entries())).toEqual([]);
        }
        const { db } = shop.database;
        const { orderId } = bought.order;
        const open = await db
          .selectFrom('orderUnit')
          .innerJoin('orderLine', (join) =>
            join
              .onRef('orderLine.orderId', '=', 'orderUnit.orderId')
              .onRef('orderLine.lineId', '=', 'orderUnit.lineId'),
          )
          .select('unit')
          .where('orderUnit.orderId', '=', orderId)
          .where('state', 'in', ['sold', 'returning'])
          .where(sql<boolean>`not (item->>'bonus')::boolean`)
          .execute();
        const { rows } = await sql<{ paid: number; shipping: number }>`
          select (select sum(amount - released - refunded)::int from order_instrument
              where order_id = ${orderId}) as paid,
            (select sum(shipping + case when is_tax_included then 0 else shipping_tax end - shipping_refunded)::int
              from order_shipment join orders using (order_id) where order_id = ${orderId}) as shipping`.execute(db);
        if (open.length === 0) expect(rows[0]?.paid).toBe(rows[0]?.shipping);
        if (open.length === 0 && purchase.method === 'standard') expect(rows[0]?.paid).toBe(0);
        expect(shop.problems).toEqual([]);
      }),
      { numRuns: inProof ? 60 : 8 },
    );
  }, 180_000);
});
