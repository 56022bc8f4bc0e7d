import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cart } from '#adapters/contract/cart.ts';
import { checkout } from '#adapters/contract/checkout.ts';
import { orderChanges } from '#adapters/contract/order-changes.ts';
import { makeMembers } from '#test/support/commerce/member.ts';
import { consumer } from '#adapters/contract/order.ts';
import { operateOrder } from '#adapters/backend/commerce/modules/order/operate-order.ts';
import { readOverview } from '#adapters/backend/commerce/modules/order/overview-records.ts';
import { OPENING } from '#test/support/commerce/databases.ts';
import { address, checkOut, place } from '#test/support/commerce/guest-checkout.ts';
import { openSuiteShop, type Shop } from '#test/support/commerce/in-process-shop.ts';
import { moveOrder } from '#test/support/commerce/operator.ts';
import { takeVariant } from '#test/support/commerce/variants.ts';

type Sent = { readonly [field in keyof typeof address]: string };
type Correction = { readonly email?: string; readonly address?: Sent; readonly shipmentId?: string };
const portland = { ...address, city: 'Portland', postalCode: '97201', stateCityProvDept: 'OR' };

describe('ORD-19 corrections of an order before it is sent', () => {
  let shop: Shop;
  beforeAll(async () => void (shop = await openSuiteShop()), OPENING);
  afterAll(() => shop.close(), OPENING);

  /** `isSplit`: a second line is sent to Portland. */
  const buy = async (billed?: Sent, isSplit = false) => {
    const shopper = await shop.shopper();
    const ready = await checkOut(shopper, await takeVariant(shop.database, 5));
    const { basketId } = ready;
    if (isSplit) {
      const { sku, productId } = await takeVariant(shop.database, 5);
      const more = { basketId, items: [{ sku, productId, qty: 1 }] };
      const [, other] = (await shopper.call(cart.addItem, { body: more })).reply.items;
      const sent = { itemIds: [other?.id ?? ''], address: portland };
      await shopper.call(cart.sendItems, { params: { basketId }, body: sent });
      await shopper.call(checkout.prepareOrder, { query: { basketId }, body: { email: 'ada@example.org' } });
    }
    if (billed !== undefined) {
      await shopper.call(cart.setBillingAddress, { params: { basketId }, body: { address: billed } });
      await shopper.call(checkout.prepareOrder, { query: { basketId }, body: { email: 'ada@example.org' } });
    }
    const { reply: order } = await place(shopper, ready);
    const correct = (body: Correction) =>
      shopper.call(orderChanges.correct, {
        params: { orderId: order.orderId },
        body: { email: order.email, ...body },
      });
    return { order, shopper, correct };
  };
  const sentTo = async (orderNumber: string) =>
    (
      await sql<{ recipient: string; lines: number; changed: string }>`select recipient,
          jsonb_array_length(params->'lines') as lines, params->>'changed' as changed
        from message where kind = 'order-corrected' and params->>'orderNumber' = ${orderNumber}
        order by recipient`.execute(shop.database.db)
    ).rows.map(({ recipient, lines, changed }) => [recipient, lines, changed]);

  test('the parcel goes to another address of the same tax; the order says so, its log names no personal data, a message is sent', async () => {
    const { order, correct } = await buy();
    const { status, reply } = await correct({ address: { ...address, addressLine1: '2 Oak Street' } });
    const { order: corrected, confirmMinutes } = reply;
    expect([status, confirmMinutes]).toEqual([200, undefined]);
    expect([corrected.shippingAddress?.addressLine1, corrected.shipments[0]?.address?.addressLine1]).toEqual([
      '2 Oak Street',
      '2 Oak Street',
    ]);
    expect(corrected.totals).toEqual(order.totals);
    const { rows } = await sql<{ data: unknown }>`select data from order_event
      where order_id = ${order.orderId} and kind = 'correction'`.execute(shop.database.db);
    expect(rows).toEqual([{ data: { fields: ['address'] } }]);
    expect(await sentTo(order.orderNumber)).toEqual([[order.email, 3, 'address']]);
  });

  test.each([
    ['the same', undefined, '2 Oak Street'],
    ['another one', { ...address, addressLine1: '9 Elm Street' }, '9 Elm Street'],
  ])('CHK-12 a billing address follows the shipping address if it was the same: %s', async (_, billed, after) => {
    const { order, correct } = await buy(billed);
    expect(order.billingAddress?.addressLine1).toBe(billed?.addressLine1 ?? address.addressLine1);
    const { reply } = await correct({ address: { ...address, addressLine1: '2 Oak Street' } });
    expect(reply.order.billingAddress?.addressLine1).toBe(after);
  });

  test('a new email address and the old one get a message; only the new one the address', async () => {
    const { order, correct } = await buy();
    const { reply } = await correct({ email: 'grace@example.org', address: { ...address, city: 'Berkeley' } });
    expect(reply.order.email).toBe('grace@example.org');
    expect(await sentTo(order.orderNumber)).toEqual([
      [order.email, 0, 'addressAndEmail'],
      ['grace@example.org', 3, 'addressAndEmail'],
    ]);
  });

  test.each<readonly [string, Correction]>([
    ['phone', { address: { ...address, recipientContactPhone: '+13035550199' } }],
    ['email', { email: 'grace@example.org' }],
    ['phoneAndEmail', { email: 'grace@example.org', address: { ...address, recipientContactPhone: '+13035550199' } }],
  ])('a message about a correction says what was changed: %s', async (changed, body) => {
    const { order, correct } = await buy();
    expect((await correct(body)).status).toBe(200);
    const sent = await sentTo(order.orderNumber);
    expect(new Set(sent.map(([, , what]) => what))).toEqual(new Set([changed]));
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

  test('an order is corrected ten times a day at most; the next correction is 429 with the time to wait, and sends nothing', async () => {
    const { order, correct } = await buy();
    const statuses = [];
    for (let turn = 1; turn <= 10; turn += 1)
      statuses.push((await correct({ address: { ...address, addressLine1: `${turn} Oak Street` } })).status);
    expect(new Set(statuses)).toEqual(new Set([200]));
    const refused = await correct({ email: 'grace@example.org' });
    expect(refused).toMatchObject({ status: 429, errorId: 'API400' });
    expect(refused.text).toContain('"wait":"24 hours"');
    expect(await sentTo(order.orderNumber)).toHaveLength(10);
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

  test('ORD-21 an address is corrected as long as no parcel to it is on its way, also if one to another address is', async () => {
    const { order, correct } = await buy(undefined, true);
    const [main, other] = order.shipments;
    await sql`update order_shipment set state = 'SHIPPED' where shipment_id = ${main?.shipmentId}`.execute(
      shop.database.db,
    );
    expect(await correct({ address: { ...address, city: 'Berkeley' } })).toMatchObject({ errorId: 'ORD409' });
    const moved = { ...portland, addressLine1: '4 Pine Street' };
    const { status, reply } = await correct({ address: moved, shipmentId: other?.shipmentId ?? '' });
    expect([status, reply.order.shipments[1]?.address?.addressLine1]).toEqual([200, '4 Pine Street']);
  });

  describe('by who knows only number and email address of the order', () => {
    /** An order, another session that has tracked it, and the link that it has got sent. */
    const track = async (isSplit = false) => {
      const { order, shopper } = await buy(undefined, isSplit);
      const guest = await shop.shopper();
      const { orderNumber, orderId, email } = order;
      await guest.call(consumer.trackOrder, { body: { orderNumber, email } });
      const correct = (body: Correction) =>
        guest.call(orderChanges.correct, { params: { orderId }, body: { email, ...body } });
      const links = async () =>
        (
          await sql<{ url: string; recipient: string; params: object }>`select params->>'url' as url, recipient, params
            from message where kind = 'order-correction' and params->>'orderNumber' = ${orderNumber}
            order by created_at`.execute(shop.database.db)
        ).rows;
      const current = async () => (await shopper.call(consumer.purchase, { params: { orderId } })).reply;
      return { order, shopper, guest, correct, links, current };
    };
    const open = async (url: string, method = 'GET', locale = 'en-us') => {
      const response = await shop.commerce.fetch(new Request(`http://shop.test/${locale}${url}`, { method }));
      const retryAfter = response.headers.get('retry-after') ?? undefined;
      return { status: response.status, text: await response.text(), retryAfter };
    };

    test('nothing changes until the owner of the old address confirms it by the link that is sent there, once', async () => {
      const { order, correct, links, current } = await track();
      const { status, reply } = await correct({
        email: 'grace@example.org',
        address: { ...address, addressLine1: '2 Oak Street' },
      });
      expect([status, reply.confirmMinutes, reply.order.email]).toEqual([200, 30, order.email]);
      expect(reply.order.shippingAddress).toEqual(order.shippingAddress);
      expect(await sentTo(order.orderNumber)).toEqual([]);
      const [link, ...others] = await links();
      expect([link?.recipient, others]).toEqual([order.email, []]);
      // Of what was typed, the message has only the place where the parcel would go.
      expect(link?.params).toEqual({
        orderNumber: order.orderNumber,
        lines: [`${address.city} ${address.postalCode}`],
        url: expect.any(String),
        minutes: 30,
        changed: 'addressAndEmail',
      });
      const url = link?.url ?? '';
      const asked = await open(url);
      expect([asked.status, asked.text.includes('grace@example.org'), asked.text.includes('2 Oak Street')]).toEqual([
        200,
        true,
        true,
      ]);
      expect(await current()).toMatchObject({ email: order.email, shippingAddress: { addressLine1: '1 Main St' } });
      const done = await Promise.all([open(url, 'POST'), open(url, 'POST')]);
      expect(done.map(({ status: one }) => one).toSorted()).toEqual([200, 404]);
      expect(await current()).toMatchObject({
        email: 'grace@example.org',
        shippingAddress: { addressLine1: '2 Oak Street' },
      });
      expect(await sentTo(order.orderNumber)).toEqual([
        [order.email, 0, 'addressAndEmail'],
        ['grace@example.org', 3, 'addressAndEmail'],
      ]);
      expect((await open(url)).status).toBe(404);
    });

    test('the link corrects the other address that it names, and no other one', async () => {
      const { order, correct, links, current } = await track(true);
      const [, other] = order.shipments;
      const moved = { ...portland, addressLine1: '4 Pine Street' };
      expect((await correct({ address: moved, shipmentId: other?.shipmentId ?? '' })).reply.confirmMinutes).toBe(30);
      const [link] = await links();
      expect((await open(link?.url ?? '', 'POST')).status).toBe(200);
      expect((await current()).shipments.map(({ address: to }) => to?.addressLine1)).toEqual([
        '1 Main St',
        '4 Pine Street',
      ]);
    });

    test('reliability G9 three requests of an order are sent in a day, of all sessions together; the owner still corrects it', async () => {
      const { order, shopper, correct, links } = await track();
      const { orderNumber, orderId, email } = order;
      const other = await shop.shopper();
      await other.call(consumer.trackOrder, { body: { orderNumber, email } });
      for (const to of ['a', 'b', 'c']) expect((await correct({ email: `${to}@example.org` })).status).toBe(200);
      const body = { email: 'd@example.org' };
      for (const fourth of [correct(body), other.call(orderChanges.correct, { params: { orderId }, body })])
        expect(await fourth).toMatchObject({ status: 429, errorId: 'API400' });
      expect(await links()).toHaveLength(3);
      expect((await shopper.call(orderChanges.correct, { params: { orderId }, body })).status).toBe(200);
    });

    test('a link ends after 30 minutes, with the next one, and is of its site; a stored one contains no secret', async () => {
      const { correct, links, current, order } = await track();
      await correct({ email: 'grace@example.org' });
      await correct({ email: 'mary@example.org' });
      const [first, second] = (await links()).map(({ url }) => url);
      expect([(await open(first ?? '')).status, (await open(second ?? '', 'GET', 'en-gb')).status]).toEqual([404, 404]);
      const { db } = shop.database;
      const stored = await db.selectFrom('orderCorrection').selectAll().execute();
      expect(JSON.stringify(stored)).not.toContain(second?.split('/').at(-1));
      await sql`update order_correction set expires_at = now() where order_id = ${order.orderId}`.execute(db);
      expect((await open(second ?? '', 'POST')).status).toBe(404);
      expect((await current()).email).toBe(order.email);
      await shop.complete();
      expect(
        await db.selectFrom('orderCorrection').select('orderId').where('orderId', '=', order.orderId).execute(),
      ).toEqual([]);
    });

    test.each<readonly [string, Correction]>([
      ['email address', { email: 'grace@example.org' }],
      ['address', { address: { ...address, city: 'Berkeley' } }],
    ])('ORD-19 a link ends when who placed the order corrects its %s', async (_what, body) => {
      const { order, shopper, correct, links, current } = await track();
      await correct({ address: { ...address, addressLine1: '2 Oak Street' } });
      const [link] = await links();
      const { orderId, email } = order;
      await shopper.call(orderChanges.correct, { params: { orderId }, body: { email, ...body } });
      expect((await open(link?.url ?? '', 'POST')).status).toBe(404);
      expect((await current()).shippingAddress?.addressLine1).toBe('1 Main St');
    });

    test('ORD-03 AUTH-32 who has tracked the order cannot use it once its email address is another one, until they name that one', async () => {
      const { order, shopper, guest } = await track();
      const { orderId, orderNumber } = order;
      const read = async () => (await guest.call(consumer.purchase, { params: { orderId } })).status;
      expect(await read()).toBe(200);
      const email = 'grace@example.org';
      await shopper.call(orderChanges.correct, { params: { orderId }, body: { email } });
      const canceled = await guest.call(consumer.cancelOrder, {
        query: { orderNumber },
        body: { items: [{ itemId: order.items[0]?.id ?? '', qty: 1 }], reason: '' },
      });
      expect([await read(), canceled.status]).toEqual([404, 404]);
      expect((await shopper.call(consumer.purchase, { params: { orderId } })).reply.email).toBe(email);
      await guest.call(consumer.trackOrder, { body: { orderNumber, email } });
      expect(await read()).toBe(200);
    });

    test('it is refused like any other correction, also if the order is sent before it is confirmed', async () => {
      const { order, correct, links, current } = await track();
      expect(await correct({ address: { ...address, stateCityProvDept: 'NY', postalCode: '10001' } })).toMatchObject({
        errorId: 'ORD415',
      });
      expect((await correct({ address })).reply.confirmMinutes).toBeUndefined();
      expect(await links()).toEqual([]);
      await correct({ address: { ...address, city: 'Berkeley' } });
      const [link] = await links();
      await moveOrder(shop, order.orderNumber, 'ship');
      const refused = await open(link?.url ?? '', 'POST');
      expect([refused.status, refused.text.includes('This order can no longer be changed.')]).toEqual([409, true]);
      expect((await current()).shippingAddress?.city).toBe('Oakland');
    });

    test('after ten corrections of the order in a day its page is 429 with the time to wait, and the link stays', async () => {
      const { order, correct, links, current } = await track();
      await correct({ address: { ...address, city: 'Berkeley' } });
      const [link] = await links();
      const spend = (calls: number) =>
        sql`insert into rate_count (consumer_id, rate, calls, ends_at)
          values (${order.orderId}, 'correction', ${calls}, now() + interval '1 hour')
          on conflict (consumer_id, rate) do update set calls = excluded.calls`.execute(shop.database.db);
      await spend(10);
      const refused = await open(link?.url ?? '', 'POST');
      expect([refused.status, refused.retryAfter, refused.text.includes('Please try again in 60 minutes.')]).toEqual([
        429,
        '3600',
        true,
      ]);
      await spend(9);
      expect([(await open(link?.url ?? '', 'POST')).status, (await current()).shippingAddress?.city]).toEqual([
        200,
        'Berkeley',
      ]);
    });

    test('a member corrects an own order at once', async () => {
      const { member } = await makeMembers(shop.commerce.fetch).join();
      const { reply: order } = await place(member, await checkOut(member, await takeVariant(shop.database, 5)));
      const { reply } = await member.call(orderChanges.correct, {
        params: { orderId: order.orderId },
        body: { email: 'grace@example.org' },
      });
      expect([reply.confirmMinutes, reply.order.email]).toEqual([undefined, 'grace@example.org']);
    });
  });
});
