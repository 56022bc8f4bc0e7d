import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { consumer } from '#adapters/contract/order.ts';
import { OPENING } from '#test/support/commerce/databases.ts';
import { address, checkOut, place } from '#test/support/commerce/guest-checkout.ts';
import { openSuiteShop, type Shop } from '#test/support/commerce/in-process-shop.ts';
import { makeMembers } from '#test/support/commerce/member.ts';
import type { Shopper } from '#test/support/commerce/shopper.ts';
import { takeVariant } from '#test/support/commerce/variants.ts';

describe('orders after they were placed', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openSuiteShop();
  }, OPENING);
  afterAll(() => shop.close(), OPENING);

  const member = async () => (await makeMembers(shop.commerce.fetch).join()).member;
  const bought = async (shopper: Shopper) => {
    const variant = await takeVariant(shop.database, 5);
    return (await place(shopper, await checkOut(shopper, { ...variant, qty: 2 }))).reply;
  };
  const track = (shopper: Shopper, order: { orderNumber: string; email: string; postalCode?: string }) =>
    shopper.call(consumer.trackOrder, { body: order });

  test('ORD-05 API-057 the history has the own orders of a member, newest first, in pages of 10', async () => {
    const shopper = await member();
    expect((await shopper.call(consumer.purchaseHistory, { body: {} })).reply).toEqual({
      orders: [],
      total: 0,
      start: 0,
      count: 10,
    });
    const [first, second] = [await bought(shopper), await bought(shopper)];
    await bought(await member());
    const { reply } = await shopper.call(consumer.purchaseHistory, { body: { start: 0, count: 10 } });
    expect([reply.total, reply.orders.map(({ orderId }) => orderId)]).toEqual([2, [second.orderId, first.orderId]]);
    expect(reply.orders[1]).toMatchObject({
      orderNumber: first.orderNumber,
      status: 'PLACED',
      total: first.totals.total,
      currency: 'USD',
      itemCount: 2,
      source: 'ONLINE',
      items: [{ productId: first.items[0]?.productId, name: first.items[0]?.name, qty: 2 }],
    });
    const page = (await shopper.call(consumer.purchaseHistory, { body: { start: 1, count: 1 } })).reply;
    expect([page.total, page.start, page.count, page.orders.map(({ orderId }) => orderId)]).toEqual([
      2,
      1,
      1,
      [first.orderId],
    ]);
    for (const body of [{ start: -1 }, { count: 0 }, { count: 51 }, { start: 0.5 }])
      expect((await shopper.call(consumer.purchaseHistory, { body })).status).toBe(400);
  });

  test('ORD-05 the history of a site has its own orders, and the number of orders on every other site', async () => {
    const { member: american, email } = await makeMembers(shop.commerce.fetch).join();
    await bought(american);
    const british = await makeMembers(shop.commerce.fetch, { siteId: 'nordkamm-gb' }).enter(email);
    const historyOf = async (shopper: Shopper) => (await shopper.call(consumer.purchaseHistory, { body: {} })).reply;
    expect(await historyOf(british)).toMatchObject({
      orders: [],
      total: 0,
      elsewhere: [{ locale: 'en-us', total: 1 }],
    });
    expect(await historyOf(american)).not.toHaveProperty('elsewhere');
  });

  test('ORD-05 the history counts the units that were ordered, and not those that replace them', async () => {
    const shopper = await member();
    const { orderId, items } = await bought(shopper);
    await sql`update order_shipment set state = 'DELIVERED', arrived_at = now() where order_id = ${orderId}`.execute(
      shop.database.db,
    );
    const { openUnits } = (await shopper.call(consumer.purchase, { params: { orderId } })).reply;
    const exchangeSku = openUnits?.[0]?.exchangeSizes?.[0]?.sku ?? '';
    const back = { itemId: items[0]?.id ?? '', qty: 1, reason: 'too-small' as const, exchangeSku };
    const answer = await shopper.call(consumer.createReturn, { params: { orderId }, body: { items: [back] } });
    expect(answer.status).toBe(200);
    const [entry] = (await shopper.call(consumer.purchaseHistory, { body: {} })).reply.orders;
    expect([entry?.itemCount, entry?.items.length]).toEqual([2, 1]);
  });

  test('ORD-05 the history has purchases in stores by themselves', async () => {
    const shopper = await member();
    const [inStore, online] = [await bought(shopper), await bought(shopper)];
    await sql`update orders set source = 'STORE' where order_id = ${inStore.orderId}`.execute(shop.database.db);
    const from = async (source?: 'ONLINE' | 'STORE') => {
      const { reply } = await shopper.call(consumer.purchaseHistory, { body: source === undefined ? {} : { source } });
      return [reply.total, ...reply.orders.map((order) => [order.orderId, order.source])];
    };
    expect(await from('STORE')).toEqual([1, [inStore.orderId, 'STORE']]);
    for (const source of ['ONLINE', undefined] as const)
      expect(await from(source)).toEqual([1, [online.orderId, 'ONLINE']]);
  });

  test('a declined payment and an open challenge are no orders: neither history nor tracking has them', async () => {
    const shopper = await member();
    for (const token of ['tok_test_card_declined', 'tok_test_challenge']) {
      const ready = await checkOut(shopper, await takeVariant(shop.database, 5), token);
      await place(shopper, ready);
      expect(
        await track(await shop.shopper(), { orderNumber: ready.orderNumber, email: 'ada@example.org' }),
      ).toMatchObject({ status: 404, errorId: 'ORD400' });
    }
    const attempts = await shop.database.db
      .selectFrom('paymentAttempt')
      .select('attemptId')
      .where('consumerId', '=', shopper.token.consumerId)
      .execute();
    expect(attempts.length).toBeGreaterThan(0);
    expect((await shopper.call(consumer.purchaseHistory, { body: {} })).reply.total).toBe(0);
  });

  test('ORD-03 API-059 a guest finds an order by number and e-mail, in any letter case; a wrong number, address or postal code is answered alike', async () => {
    const order = await bought(await shop.shopper());
    const guest = await shop.shopper();
    const right = { orderNumber: order.orderNumber, email: 'ada@example.org' };
    const refusals = await Promise.all(
      [
        { ...right, email: 'eve@example.org' },
        { ...right, orderNumber: '1000000000' },
        { ...right, orderNumber: 'no number' },
        { ...right, postalCode: '10001' },
      ].map((body) => track(guest, body)),
    );
    const bodies = refusals.map(({ text }) => text.replaceAll(/"correlationId":"[^"]*"/g, ''));
    expect(refusals.map(({ status, errorId }) => [status, errorId])).toEqual(refusals.map(() => [404, 'ORD400']));
    expect(new Set(bodies).size).toBe(1);
    for (const body of [right, { ...right, email: ' ADA@Example.org ' }, { ...right, postalCode: address.postalCode }])
      expect((await track(guest, body)).reply).toMatchObject({ orderId: order.orderId, status: 'PLACED' });
    const other = await shop.shopper('nordkamm-gb');
    expect((await track(other, right)).errorId).toBe('ORD400');
  });

  test('RTE-31 AUTH-32 a tracked order can be read by that session for 30 minutes, and by no other', async () => {
    const order = await bought(await shop.shopper());
    const [guest, outsider] = [await shop.shopper(), await shop.shopper()];
    const read = async (shopper: Shopper) =>
      (await shopper.call(consumer.purchase, { params: { orderId: order.orderId } })).status;
    expect([await read(guest), await read(outsider)]).toEqual([404, 404]);
    await track(guest, { orderNumber: order.orderNumber, email: 'ada@example.org' });
    expect([await read(guest), await read(outsider)]).toEqual([200, 404]);
    await sql`update tracked_order set until = until - interval '29 minutes'
      where order_id = ${order.orderId}`.execute(shop.database.db);
    expect(await read(guest)).toBe(200);
    await sql`update tracked_order set until = until - interval '1 minute'
      where order_id = ${order.orderId}`.execute(shop.database.db);
    expect(await read(guest)).toBe(404);
    await shop.complete();
    expect(
      await shop.database.db.selectFrom('trackedOrder').selectAll().where('orderId', '=', order.orderId).execute(),
    ).toEqual([]);
  });

  test('the account that a session creates after an order adopts it; signing in to an older account does not', async () => {
    const members = makeMembers(shop.commerce.fetch);
    const listed = async (shopper: Shopper) =>
      (await shopper.call(consumer.purchaseHistory, { body: {} })).reply.orders.map(({ orderId }) => orderId);
    const [first, second] = [await shop.shopper(), await shop.shopper()];
    const { email } = await members.join();
    const [adopted, kept] = [await bought(first), await bought(second)];
    const { member } = await members.join(first);
    expect(await listed(member)).toEqual([adopted.orderId]);
    const older = await members.enter(email, second);
    expect(await listed(older)).toEqual([]);
    expect((await older.call(consumer.purchase, { params: { orderId: kept.orderId } })).errorId).toBe('OHS4004');
  });

  test('a session tries 20 orders in 15 minutes; then it waits', async () => {
    const guest = await shop.shopper();
    const answers = [];
    for (let attempt = 1; attempt <= 21; attempt += 1)
      answers.push((await track(guest, { orderNumber: '1000000000', email: 'eve@example.org' })).status);
    expect(answers).toEqual([...Array.from({ length: 20 }, () => 404), 429]);
  });

  test('AUTH-18 history needs a member, tracking a token', async () => {
    const visitor = makeMembers(shop.commerce.fetch).holding({
      consumerId: '',
      consumerType: '',
      accessExpiry: '',
      refreshExpiry: '',
    });
    const guest = await shop.shopper();
    const order = { orderNumber: '1000000000', email: 'eve@example.org' };
    expect([
      (await visitor.call(consumer.purchaseHistory, { body: {} })).status,
      (await guest.call(consumer.purchaseHistory, { body: {} })).errorId,
      (await visitor.call(consumer.trackOrder, { body: order })).status,
      (await guest.call(consumer.trackOrder, { body: order })).errorId,
    ]).toEqual([401, 'AUT440', 401, 'ORD400']);
  });
});
