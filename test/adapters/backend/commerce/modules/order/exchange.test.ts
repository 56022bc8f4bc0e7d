import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { cart } from '#adapters/contract/cart.ts';
import { consumer } from '#adapters/contract/order.ts';
import { orderChanges } from '#adapters/contract/order-changes.ts';
import { reconcileOrders } from '#adapters/backend/commerce/modules/checkout/order-reconciler.ts';
import type { OrderWire } from '#adapters/contract/wire/order.codec.ts';
import type { Tx } from '#adapters/backend/commerce/kernel/database/schema.ts';
import { cancelUnits, lockPaidOrder } from '#adapters/backend/commerce/modules/order/cancel-order.ts';
import { beginHandOver, completeArrival } from '#adapters/backend/commerce/modules/order/hand-over.ts';
import { operateReturn, type ReturnAction } from '#adapters/backend/commerce/modules/order/operate-order.ts';
import { unitsIn } from '#adapters/backend/commerce/modules/order/order-units.ts';
import { returnNumbers } from '#adapters/backend/commerce/kernel/database/migrations/0053-return-numbers.ts';
import { sendReturn } from '#adapters/backend/commerce/modules/order/return-order.ts';
import { withTransaction } from '#adapters/database/transaction.ts';
import { auditMoney } from '#test/support/commerce/audit-records.ts';
import { OPENING } from '#test/support/commerce/databases.ts';
import { address, britishAddress, checkOut, place, prepareWith } from '#test/support/commerce/guest-checkout.ts';
import { openSuiteShop, type Shop } from '#test/support/commerce/in-process-shop.ts';
import { operate } from '#test/support/commerce/operator.ts';
import { chargesOf, operationsOf } from '#test/support/commerce/provider-entries.ts';
import { restock, stockOf, takeVariant } from '#test/support/commerce/variants.ts';

const STORE = 'us-denver';

let shop: Shop;
beforeAll(async () => void (shop = await openSuiteShop()), OPENING);
afterAll(() => shop.close(), OPENING);
afterEach(async () => expect(await auditMoney(shop.database.db, shop.ledger.entries())).toEqual([]));

/** A variant with another size, of which so many units are in stock. */
const takeSizes = async (units: number) => {
  for (;;) {
    const variant = await takeVariant(shop.database, 5);
    const other = await shop.database.db
      .selectFrom('variant')
      .select('sku')
      .where('productId', '=', variant.productId)
      .where('sku', '<>', variant.sku)
      .orderBy('sku')
      .executeTakeFirst();
    if (other === undefined) continue;
    await restock(shop.database, other, units);
    return { variant, other };
  }
};
const inTransaction = (work: (tx: Tx) => Promise<void>) =>
  withTransaction(shop.database.db, work).then(() => shop.complete());
const inspect = async (returnId: string, ...actions: readonly ReturnAction[]) => {
  for (const action of actions)
    expect(await operateReturn(shop.database.db, action, { returnId, reason: 'It was worn', now: Date.now() })).toBe(
      'Done',
    );
  await shop.complete();
};
/** A delivered order of two units, and another size. */
const receive = async (units = 3, siteId: 'nordkamm-us' | 'nordkamm-gb' = 'nordkamm-us') => {
  const { variant, other } = await takeSizes(units);
  const shopper = await shop.shopper(siteId);
  const sentTo = siteId === 'nordkamm-gb' ? britishAddress : address;
  const ready = await checkOut(shopper, { ...variant, qty: 2 }, 'tok_test_succeeds', sentTo);
  const { reply: order } = await place(shopper, ready);
  await operate(shop, order.orderNumber, 'ship');
  await operate(shop, order.orderNumber, 'deliver');
  return { shopper, order, variant, other };
};
type Bought = Awaited<ReturnType<typeof receive>>;

const read = async ({ shopper, order }: Bought): Promise<OrderWire> =>
  (await shopper.call(consumer.purchase, { params: { orderId: order.orderId } })).reply;
const exchange = (
  { shopper, order, other }: Bought,
  { qty = 1, way = 'post' as 'post' | 'store', exchangeSku = other.sku, itemId = order.items[0]?.id ?? '' } = {},
) =>
  shopper.call(consumer.createReturn, {
    params: { orderId: order.orderId },
    body: { way, items: [{ itemId, qty, reason: 'too-small', exchangeSku }] },
  });
const entriesOf = ({ order }: Bought) => chargesOf(shop, order);
const expire = ({ order }: Bought) =>
  sql`update order_return set expires_at = now() - interval '1 second' where order_id = ${order.orderId}`.execute(
    shop.database.db,
  );
const cancelReturn = ({ shopper, order: { orderId } }: Bought, returnId: string) =>
  shopper.call(orderChanges.cancelReturn, { params: { orderId, returnId } });
const statesOf = (order: OrderWire) => order.shipments.map(({ status }) => status);

describe('exchange of a size', () => {
  test('ORD-10 ORD-15 another size is taken from the stock, waits, and is sent after the returned unit is accepted; no money moves and the order stays delivered', async () => {
    const bought = await receive();
    const { order, variant, other } = bought;
    const before = await read(bought);
    expect(before.openUnits?.[0]?.exchangeSizes).toContainEqual({
      sku: other.sku,
      size: expect.any(String),
      available: 3,
    });
    const { status, reply } = await exchange(bought);
    expect(status).toBe(200);
    expect(await stockOf(shop.database, other)).toEqual({ onHand: 2, reserved: 0 });
    const started = await read(bought);
    const [, added] = started.items;
    expect([added?.sku, added?.qty, statesOf(started), started.status]).toEqual([
      other.sku,
      1,
      ['DELIVERED', 'RESERVED'],
      'DELIVERED',
    ]);
    expect(started.shipments[1]?.exchangeOf).toBe(started.shipments[0]?.shipmentId);
    const { rows: taxed } = await sql<{ taxes: unknown }>`select taxes from order_shipment
      where order_id = ${order.orderId}`.execute(shop.database.db);
    expect(taxed).toEqual([1, 2].map(() => ({ taxes: [{ name: 'sales', partsPerMillion: 72_500 }] })));
    expect(started.returns?.[0]?.items[0]?.exchangeItemId).toBe(added?.id);
    expect(started.openUnits).toMatchObject([{ itemId: order.items[0]?.id, returnable: 1 }]);
    expect(await operate(shop, order.orderNumber, 'ship')).toBe('Nothing');
    await inspect(reply.returnId, 'receive');
    expect(await operate(shop, order.orderNumber, 'ship')).toBe('Nothing');
    expect((await read(bought)).returns?.[0]).not.toHaveProperty('endedAt');
    await inspect(reply.returnId, 'refund');
    const accepted = await read(bought);
    const { endedAt = '', date = '' } = accepted.returns?.[0] ?? {};
    expect(Date.parse(endedAt)).toBeGreaterThan(Date.parse(date));
    expect([started, accepted].map(({ shipments }) => shipments[1]?.arrival)).toEqual([
      undefined,
      { from: expect.any(String), to: expect.any(String) },
    ]);
    expect(await stockOf(shop.database, variant)).toEqual({ onHand: 4, reserved: 0 });
    expect(await operate(shop, order.orderNumber, 'ship')).toBe('Done');
    expect(await operate(shop, order.orderNumber, 'deliver')).toBe('Done');
    const { rows: sent } = await sql<{ isExchange: boolean }>`select (params->>'isExchange')::boolean as "isExchange"
      from message where kind in ('order-shipped', 'order-delivered') and params->>'orderNumber' = ${order.orderNumber}
      order by created_at`.execute(shop.database.db);
    expect(sent.map(({ isExchange }) => isExchange)).toEqual([false, false, true, true]);
    const done = await read(bought);
    expect([statesOf(done), done.status, done.returns?.[0]?.refund, done.invoices.length]).toEqual([
      ['DELIVERED', 'DELIVERED'],
      'DELIVERED',
      undefined,
      1,
    ]);
    expect([done.totals, entriesOf(bought)]).toEqual([before.totals, ['authorize', 'capture']]);
    expect(done.openUnits?.map(({ itemId, returnable }) => [itemId, returnable])).toEqual([
      [order.items[0]?.id, 1],
      [added?.id, 1],
    ]);
  });

  test('ORD-16 a rejected return cancels its exchange: the other size goes back to the stock, and the unit can be returned again', async () => {
    const bought = await receive();
    const { reply } = await exchange(bought, { qty: 2 });
    await inspect(reply.returnId, 'receive', 'reject');
    expect(await stockOf(shop.database, bought.other)).toEqual({ onHand: 3, reserved: 0 });
    const rejected = await read(bought);
    expect([statesOf(rejected), rejected.openUnits?.map(({ returnable }) => returnable)]).toEqual([['DELIVERED'], [2]]);
    expect((await exchange(bought, { qty: 2 })).status).toBe(200);
  });

  test('ORD-16 an exchange that the shopper cancels gives its size back to the stock; a message and the page of its code say so, and none says that it was late', async () => {
    const bought = await receive();
    const { returnId, labelUrl } = (await exchange(bought, { way: 'store' })).reply;
    const { orderNumber } = bought.order;
    const { reply } = await cancelReturn(bought, returnId);
    expect([reply.returns?.[0]?.status, statesOf(reply), reply.openUnits?.[0]?.returnable]).toEqual([
      'CANCELLED',
      ['DELIVERED'],
      2,
    ]);
    expect(await stockOf(shop.database, bought.other)).toEqual({ onHand: 3, reserved: 0 });
    const { rows } = await sql<{ kind: string; recipient: string }>`select kind, recipient from message
      where kind in ('exchange-canceled', 'return-canceled') and params->>'orderNumber' = ${orderNumber}
        and jsonb_array_length(params->'items') = 1 and jsonb_array_length(params->'exchanges') = 1`.execute(
      shop.database.db,
    );
    expect(rows).toEqual([{ kind: 'return-canceled', recipient: bought.order.email }]);
    const canceled = await shop.commerce.fetch(new Request(`http://service.local${labelUrl}`));
    expect([canceled.status, await canceled.text()]).toEqual([
      404,
      expect.stringContaining('This return was canceled.'),
    ]);
  });

  test('ORD-16 reliability G9 an order keeps nothing of canceled exchanges, has ten canceled returns, and sends five labels a day', async () => {
    const bought = await receive();
    const before = await read(bought);
    for (let round = 0; round < 10; round += 1)
      expect((await cancelReturn(bought, (await exchange(bought)).reply.returnId)).status).toBe(200);
    const { items, shipments, returns } = await read(bought);
    expect([items, shipments, returns?.length]).toEqual([before.items, before.shipments, 10]);
    expect(returns?.flatMap((back) => back.items.map(({ exchangeItemId }) => exchangeItemId ?? 'none'))).toEqual(
      Array<string>(10).fill('none'),
    );
    const { returnId } = (await exchange(bought)).reply;
    expect(await cancelReturn(bought, returnId)).toMatchObject({ status: 409, errorId: 'ORD409' });
    expect((await read(bought)).returns?.[10]?.status).toBe('LABEL_CREATED');
    const { rows } = await sql`select from message where kind = 'return-label'
      and params->>'orderNumber' = ${bought.order.orderNumber}`.execute(shop.database.db);
    expect(rows).toHaveLength(5);
  });

  test('ORD-16 AUTH-32 who has only tracked an order cancels no return that another session began; who placed it cancels each', async () => {
    const bought = await receive();
    const { orderNumber, email } = bought.order;
    const tracked = async (): Promise<Bought> => {
      const shopper = await shop.shopper();
      await shopper.call(consumer.trackOrder, { body: { orderNumber, email } });
      return { ...bought, shopper };
    };
    const [one, other] = [await tracked(), await tracked()];
    const refused = { status: 403, errorId: 'API405' };
    const own = (await exchange(bought)).reply.returnId;
    expect(await cancelReturn(one, own)).toMatchObject(refused);
    const first = (await exchange(one)).reply.returnId;
    expect(await cancelReturn(other, first)).toMatchObject(refused);
    const shown = async (by: Bought): Promise<readonly (boolean | undefined)[] | undefined> =>
      (await read(by)).returns?.map(({ cancellable }) => cancellable);
    expect([await shown(bought), await shown(one), await shown(other)]).toEqual([
      [true, true],
      [false, true],
      [false, false],
    ]);
    expect((await cancelReturn(one, first)).status).toBe(200);
    for (let round = 0; round < 2; round += 1) await cancelReturn(one, (await exchange(one)).reply.returnId);
    const last = (await exchange(one)).reply.returnId;
    // Who has only tracked the order does not use up the cancellations of who placed it.
    expect(await cancelReturn(one, last)).toMatchObject({ status: 409, errorId: 'ORD409' });
    expect((await shown(one))?.at(-1)).toBe(false);
    for (const returnId of [own, last]) expect((await cancelReturn(bought, returnId)).status).toBe(200);
  });

  test('ORD-16 an exchange ends with its label; on its way for longer, its units are refunded when they arrive; the shopper gets a message each time', async () => {
    const bought = await receive();
    await exchange(bought);
    await expire(bought);
    await shop.complete();
    const ended = await read(bought);
    expect([ended.returns?.[0]?.status, statesOf(ended), ended.openUnits?.[0]?.returnable]).toEqual([
      'CANCELLED',
      ['DELIVERED'],
      2,
    ]);
    const { returnId } = (await exchange(bought)).reply;
    await withTransaction(shop.database.db, (tx) => sendReturn(tx, returnId));
    await expire(bought);
    await Promise.all([shop.complete(), shop.complete()]);
    const late = await read(bought);
    expect([late.returns?.[1]?.status, statesOf(late)]).toEqual(['IN_TRANSIT', ['DELIVERED']]);
    expect(await stockOf(shop.database, bought.other)).toEqual({ onHand: 3, reserved: 0 });
    const { rows } = await sql<{ sent: boolean }>`select (params->>'wasSent')::boolean as sent from message
      where kind = 'exchange-canceled' and params->>'orderNumber' = ${bought.order.orderNumber}
      order by created_at`.execute(shop.database.db);
    expect(rows).toEqual([{ sent: false }, { sent: true }]);
    await inspect(returnId, 'receive', 'refund');
    expect((await read(bought)).returns?.[1]?.refund).toBeGreaterThan(0);
    expect(entriesOf(bought)).toEqual(['authorize', 'capture', 'refund']);
  });

  test('ORD-18 ORD-20 another product, the same size, a size out of stock, and units that cannot be returned are refused', async () => {
    const bought = await receive(1);
    const { variant, order } = bought;
    const { variant: another } = await takeSizes(3);
    await restock(shop.database, bought.other, 1);
    const ofAnother = another.productId === variant.productId ? 'unknown' : another.sku;
    for (const exchangeSku of ['unknown', variant.sku, ofAnother])
      expect(await exchange(bought, { exchangeSku })).toMatchObject({ status: 400, errorId: 'API400' });
    expect(await exchange(bought, { qty: 2 })).toMatchObject({ status: 400, errorId: 'INV406' });
    expect(await stockOf(shop.database, bought.other)).toEqual({ onHand: 1, reserved: 0 });
    const answers = await Promise.all([exchange(bought), exchange(bought)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    const added = (await read(bought)).items[1]?.id ?? '';
    expect(await exchange(bought, { itemId: added, exchangeSku: variant.sku })).toMatchObject({ errorId: 'ORD409' });
    expect((await read(bought)).openUnits?.[0]?.exchangeSizes?.some(({ sku }) => sku === bought.other.sku)).not.toBe(
      true,
    );
    await sql`update order_shipment set arrived_at = now() - interval '61 days 2 hours' where order_id = ${order.orderId}`.execute(
      shop.database.db,
    );
    await restock(shop.database, bought.other, 5);
    expect(await exchange(bought)).toMatchObject({ status: 409, errorId: 'ORD409' });
  });

  test('ORD-20 a refund of all units, also of an exchanged one, returns the shipping; credit notes name the size that came back', async () => {
    const bought = await receive();
    const { order } = bought;
    const [line] = order.items;
    const { reply } = await exchange(bought);
    await inspect(reply.returnId, 'receive', 'refund');
    await operate(shop, order.orderNumber, 'ship');
    await operate(shop, order.orderNumber, 'deliver');
    const added = (await read(bought)).items[1]?.id ?? '';
    const back = (
      await bought.shopper.call(consumer.createReturn, {
        params: { orderId: order.orderId },
        body: { items: [line?.id ?? '', added].map((itemId) => ({ itemId, qty: 1, reason: 'other' as const })) },
      })
    ).reply;
    await inspect(back.returnId, 'receive', 'refund');
    expect((await read(bought)).returns?.[1]?.refund).toBe(order.totals.total);
  });

  test('ORD-18 a withdrawal leaves a size that waits; once it is accepted, it is canceled and refunded as the rest was', async () => {
    const bought = await receive(3, 'nordkamm-gb');
    const { order, shopper } = bought;
    const { orderNumber, email } = order;
    const { returnId } = (await exchange(bought)).reply;
    const withdraw = () => shopper.call(orderChanges.withdraw, { body: { orderNumber, email } });
    expect((await withdraw()).status).toBe(200);
    expect(statesOf(await read(bought))).toEqual(['DELIVERED', 'RESERVED']);
    expect(await withdraw()).toMatchObject({ status: 409, errorId: 'ORD409' });
    await inspect(returnId, 'receive', 'refund');
    expect((await withdraw()).status).toBe(200);
    expect(statesOf(await read(bought))).toEqual(['DELIVERED', 'CANCELLED']);
    const rest = (await read(bought)).returns?.find((one) => one.returnId !== returnId)?.returnId ?? '';
    await inspect(rest, 'receive', 'refund');
    const { rows } = await sql<{ amount: number }>`select sum(amount)::int as amount from refund
      where order_id = ${order.orderId}`.execute(shop.database.db);
    expect(rows[0]?.amount).toBe(Math.round(order.totals.total * 100));
    expect(await stockOf(shop.database, bought.other)).toEqual({ onHand: 3, reserved: 0 });
  });

  test('ORD-16 in the demo the other size waits for its return, and then moves along; the shopper gets a message about each step', async () => {
    const bought = await receive();
    await exchange(bought);
    const states: unknown[] = [];
    for (let runs = 0; runs < 8; runs += 1) {
      for (const table of ['order_shipment', 'order_return'])
        await sql`update ${sql.table(table)} set moved_at = now() - interval '1 hour'
          where order_id = ${bought.order.orderId}`.execute(shop.database.db);
      await reconcileOrders({ ...shop.context, environment: 'demo' });
      const { returns, shipments } = await read(bought);
      states.push(`${returns?.[0]?.status} ${shipments[1]?.status}`);
    }
    expect([...new Set(states)].slice(0, 3)).toEqual(['IN_TRANSIT RESERVED', 'RECEIVED RESERVED', 'REFUNDED PLACED']);
    expect(states.at(-1)).toBe('REFUNDED DELIVERED');
    const { rows: messages } = await sql<{ kind: string }>`select kind from message
      where params->>'orderNumber' = ${bought.order.orderNumber} order by created_at`.execute(shop.database.db);
    expect(messages.map(({ kind }) => kind).slice(-4)).toEqual([
      'return-label',
      'return-received',
      'order-shipped',
      'order-delivered',
    ]);
  });

  test.each(['release', 'capture'] as const)(
    'ORD-15 beside a size that waits to be sent, another shipment has a %s of its own amount',
    async (type) => {
      const { variant, other } = await takeSizes(3);
      await restock(shop.database, variant, 3, STORE);
      const shopper = await shop.shopper();
      const { sku, productId } = variant;
      const items = [{ sku, productId, qty: 1 }];
      const basketId = (await shopper.call(cart.createWithItem, { body: { items } })).reply.id;
      const collected = { sku, productId, qty: 2, shippingCode: 'pickup', storeId: STORE };
      await shopper.call(cart.addItem, { body: { basketId, items: [collected] } });
      await shopper.call(cart.setShippingAddress, { params: { basketId }, body: { address } });
      await shopper.call(cart.chooseShippingMethod, {
        query: { basketId },
        body: { shipments: [{ shippingId: 'home-1', shippingMethodId: 'standard' }] },
      });
      await shopper.call(cart.setBillingAddress, { params: { basketId }, body: { address, sameAsShipping: true } });
      const { reply: order } = await place(shopper, await prepareWith(shopper, basketId, 'tok_test_succeeds'));
      const bought = { shopper, order, variant, other };
      const [home, store] = order.shipments.map(({ shipmentId }) => ({ shipmentId, now: Date.now() }));
      if (home === undefined || store === undefined) throw new TypeError('There are no two shipments');
      await inTransaction((tx) => beginHandOver(tx, order.orderId, home));
      await inTransaction((tx) => completeArrival(tx, order.orderId, home));
      await inspect((await exchange(bought)).reply.returnId, 'receive', 'refund');
      if (type === 'capture') await inTransaction((tx) => beginHandOver(tx, order.orderId, store));
      else
        await inTransaction(async (tx) => {
          const { order: locked, rows } = await lockPaidOrder(tx, order.orderId);
          const units = unitsIn(rows, store.shipmentId);
          await cancelUnits(tx, locked, { rows, units, reason: 'Sold out', now: Date.now() });
        });
      const { rows } = await sql<{ amount: number }>`select sum(amount)::int as amount from order_unit
        where order_id = ${order.orderId} and line_id = ${order.items[1]?.id}`.execute(shop.database.db);
      expect(operationsOf(shop, order).slice(2)).toEqual([[type, rows[0]?.amount]]);
    },
  );
});

describe('a return in a store', () => {
  test('ORD-10 ORD-11 its code is shown as a page and as a picture until it is received; it has no label', async () => {
    const bought = await receive();
    const { reply } = await exchange(bought, { way: 'store' });
    const open = (path = '') => shop.commerce.fetch(new Request(`http://service.local${path}`));
    const page = await open(reply.labelUrl);
    const text = await page.text();
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(reply.returnNumber).toMatch(/^R-[1-9]\d{9}$/);
    // The id is the secret of the link.
    expect([text.includes(reply.returnNumber ?? ''), text.includes(reply.returnId)]).toEqual([true, false]);
    expect(text).toContain('<svg');
    const size = (await read(bought)).items[1]?.size ?? '';
    expect(text).toContain(`Exchange for size ${size}:`);
    const picture = await open(reply.qrCodeUrl);
    expect([picture.status, picture.headers.get('content-type'), (await picture.text()).slice(0, 4)]).toEqual([
      200,
      'image/svg+xml',
      '<svg',
    ]);
    const { orderNumber } = bought.order;
    expect(
      await bought.shopper.call(consumer.invoice, { query: { orderNumber }, body: { invoiceId: reply.returnId } }),
    ).toMatchObject({ status: 404, errorId: 'OHS4004' });
    expect((await read(bought)).returns?.[0]).toMatchObject({
      way: 'store',
      labelUrl: reply.labelUrl,
      returnNumber: reply.returnNumber,
    });
    await inspect(reply.returnId, 'receive');
    expect([(await open(reply.labelUrl)).status, (await open(reply.qrCodeUrl)).status]).toEqual([404, 404]);
    expect((await read(bought)).returns?.[0]?.labelUrl).toBeUndefined();
  });

  test('ORD-16 its units join the stock of the store that has received them, also of one that never had the size', async () => {
    const bought = await receive();
    const { variant } = bought;
    const { db } = shop.database;
    await sql`delete from stock_level where sku = ${variant.sku} and location_id = ${STORE}`.execute(db);
    const warehouse = await stockOf(shop.database, variant);
    const { returnId } = (await exchange(bought, { way: 'store' })).reply;
    const at = { returnId, reason: '', now: Date.now() };
    expect(await operateReturn(db, 'receive', { ...at, storeId: STORE })).toBe('Done');
    await inspect(returnId, 'refund');
    expect(await stockOf(shop.database, variant, STORE)).toEqual({ onHand: 1, reserved: 0 });
    expect(await stockOf(shop.database, variant)).toEqual(warehouse);
  });
});

test('ORD-10 each return of an earlier release gets a number of its own', async () => {
  const [, numbering = ''] = returnNumbers.statements;
  const { db } = shop.database;
  await sql.raw(numbering).execute(db);
  const { rows } = await sql<{ all: number; numbers: number; readable: boolean }>`
    select count(*)::int as all, count(distinct return_number)::int as numbers,
      bool_and(return_number ~ '^R-[1-9][0-9]{9}$') as readable from order_return`.execute(db);
  expect(rows).toEqual([{ all: rows[0]?.numbers, numbers: expect.any(Number), readable: true }]);
  expect(rows[0]?.numbers).toBeGreaterThan(1);
});
