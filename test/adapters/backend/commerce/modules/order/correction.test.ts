import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { orderChanges } from '#adapters/contract/order-changes.ts';
import { operateOrder } from '#adapters/backend/commerce/modules/order/operate-order.ts';
import { readOverview } from '#adapters/backend/commerce/modules/order/overview-records.ts';
import { OPENING } from '#test/support/commerce/databases.ts';
import { address, checkOut, place } from '#test/support/commerce/guest-checkout.ts';
import { openSuiteShop, type Shop } from '#test/support/commerce/in-process-shop.ts';
import { takeVariant } from '#test/support/commerce/variants.ts';

type Sent = { readonly [field in keyof typeof address]: string };
type Correction = { readonly email?: string; readonly address?: Sent };

describe('ORD-19 corrections of an order before it is sent', () => {
  let shop: Shop;
  beforeAll(async () => void (shop = await openSuiteShop()), OPENING);
  afterAll(() => shop.close(), OPENING);

  const buy = async () => {
    const shopper = await shop.shopper();
    const { reply: order } = await place(shopper, await checkOut(shopper, await takeVariant(shop.database, 5)));
    const correct = (body: Correction) =>
      shopper.call(orderChanges.correct, {
        params: { orderId: order.orderId },
        body: { email: order.email, ...body },
      });
    return { order, correct };
  };
  const sentTo = async (orderNumber: string) =>
    (
      await sql<{ recipient: string; lines: number }>`select recipient, jsonb_array_length(params->'lines') as lines
        from message where kind = 'order-corrected' and params->>'orderNumber' = ${orderNumber}
        order by recipient`.execute(shop.database.db)
    ).rows.map(({ recipient, lines }) => [recipient, lines]);

  test('the parcel goes to another address of the same tax; the order says so, its log names no personal data, a message is sent', async () => {
    const { order, correct } = await buy();
    const { status, reply } = await correct({ address: { ...address, addressLine1: '2 Oak Street' } });
    expect([status, reply.shippingAddress?.addressLine1, reply.shipments[0]?.address?.addressLine1]).toEqual([
      200,
      '2 Oak Street',
      '2 Oak Street',
    ]);
    expect([reply.totals, reply.billingAddress?.addressLine1]).toEqual([order.totals, '1 Main St']);
    const { rows } = await sql<{ data: unknown }>`select data from order_event
      where order_id = ${order.orderId} and kind = 'correction'`.execute(shop.database.db);
    expect(rows).toEqual([{ data: { fields: ['address'] } }]);
    expect(await sentTo(order.orderNumber)).toEqual([[order.email, 3]]);
  });

  test('a new email address and the old one get a message; only the new one the address', async () => {
    const { order, correct } = await buy();
    const { reply } = await correct({ email: 'grace@example.org', address: { ...address, city: 'Berkeley' } });
    expect(reply.email).toBe('grace@example.org');
    expect(await sentTo(order.orderNumber)).toEqual([
      [order.email, 0],
      ['grace@example.org', 3],
    ]);
  });

  test('the same data again change nothing and send nothing', async () => {
    const { order, correct } = await buy();
    expect((await correct({ address })).status).toBe(200);
    expect(await sentTo(order.orderNumber)).toEqual([]);
  });

  test.each<readonly [string, Correction, number, string]>([
    ['another tax', { address: { ...address, stateCityProvDept: 'NY', postalCode: '10001' } }, 409, 'ORD415'],
    ['another country', { address: { ...address, country: 'GB' } }, 400, 'PAY401'],
    ['a PO box', { address: { ...address, addressLine1: 'PO Box 12' } }, 400, 'SHP500'],
    ['no email address', { email: 'ada' }, 400, 'API400'],
  ])('%s is refused, and everything stays', async (_what, body, status, errorId) => {
    const { order, correct } = await buy();
    expect(await correct(body)).toMatchObject({ status, errorId });
    expect(await sentTo(order.orderNumber)).toEqual([]);
  });

  test('ORD-21 once the parcel is sent nothing is corrected', async () => {
    const { order, correct } = await buy();
    const { db } = shop.database;
    const overview = await readOverview(db, order.orderNumber);
    if (overview === undefined) throw new TypeError('There is no order');
    await operateOrder(db, 'ship', { overview, tracking: {}, now: Date.now() });
    // The payment is being captured.
    expect(await correct({ address: { ...address, city: 'Berkeley' } })).toMatchObject({ status: 409 });
    await shop.complete();
    const bodies: readonly Correction[] = [
      { email: 'grace@example.org' },
      { address: { ...address, city: 'Berkeley' } },
    ];
    for (const body of bodies) expect(await correct(body)).toMatchObject({ status: 409, errorId: 'ORD409' });
  });
});
