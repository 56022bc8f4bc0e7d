import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { promisedArrival } from '#adapters/backend/commerce/kernel/site-days.ts';
import { cart } from '#adapters/contract/cart.ts';
import { checkout } from '#adapters/contract/checkout.ts';
import { consumer } from '#adapters/contract/order.ts';
import { place, prepareWith } from '#test/support/commerce/guest-checkout.ts';
import type { Shop } from '#test/support/commerce/in-process-shop.ts';
import { freshKey } from '#test/support/commerce/shopper.ts';
import { useOrders } from '#test/support/commerce/use-orders.ts';
import { restock, stockOf, takeVariant } from '#test/support/commerce/variants.ts';

/** Placing an order, and the refusals. */
export const ordersSuite = (open: () => Shop): void => {
  describe('orders', () => {
    const { ready, charges, ordersOf } = useOrders(open);

    test('API-034 a placed order has the prepared contents, takes its stock, is in both ledgers, and ends the cart', async () => {
      const { shopper, variant, order } = await ready();
      const { reply, status } = await place(shopper, order);
      expect([status, reply.status, reply.orderNumber, reply.totals.total, reply.email]).toEqual([
        200,
        'PLACED',
        order.orderNumber,
        order.total,
        'ada@example.org',
      ]);
      expect(reply.shipments[0]?.itemIds).toEqual(reply.items.map(({ id }) => id));
      const promise = { label: '2-4 business days', now: Date.now() };
      expect(reply.shipments[0]?.arrival).toEqual(
        promisedArrival({ country: 'US', timeZone: 'America/Denver' }, promise),
      );
      expect(await stockOf(open().database, variant)).toEqual({ onHand: 4, reserved: 0 });
      expect(charges(order)).toEqual(['authorize']);
      expect(await shopper.call(cart.read, { params: { basketId: order.basketId } })).toMatchObject({
        status: 404,
        errorId: 'BSK404',
      });
      expect((await shopper.call(cart.create)).reply.id).not.toBe(order.basketId);
    });

    test('CART-22 BSK404 of an ordered cart names its order to its owner, so that the cart is not created again', async () => {
      const { shopper, order } = await ready();
      await place(shopper, order);
      const item = { basketId: order.basketId, items: [] };
      const calls = [
        shopper.call(cart.read, { params: { basketId: order.basketId } }),
        shopper.call(cart.addItem, { body: item }),
        shopper.call(cart.listPaymentMethods, { params: { basketId: order.basketId } }),
      ];
      for (const { text } of await Promise.all(calls))
        expect(JSON.parse(text)).toMatchObject({
          errorDetails: [{ errorId: 'BSK404', params: { orderNumber: order.orderNumber } }],
        });
      const outsider = await (await open().shopper()).call(cart.read, { params: { basketId: order.basketId } });
      expect(JSON.parse(outsider.text).errorDetails[0].params).toBeUndefined();
    });

    test('API-055 only the shopper who placed an order can read it', async () => {
      const { shopper, order } = await ready();
      const { orderId } = (await place(shopper, order)).reply;
      expect((await shopper.call(consumer.purchase, { params: { orderId } })).reply).toMatchObject({
        orderId,
        status: 'PLACED',
      });
      for (const outsider of [await open().shopper(), await open().shopper('nordkamm-gb')]) {
        expect(await outsider.call(consumer.purchase, { params: { orderId } })).toMatchObject({
          status: 404,
          errorId: 'OHS4004',
        });
      }
      expect(await shopper.call(consumer.purchase, { params: { orderId: 'unknown' } })).toMatchObject({
        status: 404,
        errorId: 'OHS4004',
      });
    });

    test('I12 the same key returns the same bytes although the bot-check token differs; for another card it is refused', async () => {
      const { shopper, order } = await ready();
      const first = await place(shopper, order);
      const again = await place(shopper, order);
      expect([again.status, again.text]).toEqual([first.status, first.text]);
      expect(
        await place(
          shopper,
          { ...order, instrumentId: 'another' },
          { key: `${order.orderNumber}:${order.instrumentId}` },
        ),
      ).toMatchObject({ status: 422, errorId: 'API406' });
      expect(await place(shopper, order, { key: freshKey() })).toMatchObject({ status: 404, errorId: 'BSK404' });
      expect(charges(order)).toEqual(['authorize']);
    });

    test.each([
      ['card_declined', 'PAY400'],
      ['insufficient_funds', 'PAY400'],
      ['expired_card', 'FE309'],
      ['fraud', 'PYT402'],
    ])(
      'a declined card (%s) is %s, with the same response again; the cart keeps its stock and can be paid with another card',
      async (outcome, errorId) => {
        const { shopper, variant, order } = await ready(`tok_test_${outcome}`);
        const declined = await place(shopper, order, { correlationId: 'first' });
        expect(declined.errorId).toBe(errorId);
        expect((await place(shopper, order, { correlationId: 'second' })).text).toBe(declined.text);
        expect(charges(order)).toEqual([]);
        expect(await stockOf(open().database, variant)).toEqual({ onHand: 5, reserved: 1 });
        expect(
          (await shopper.call(cart.read, { params: { basketId: order.basketId } })).reply.payment_instruments,
        ).toEqual([]);

        const retry = await prepareWith(shopper, order.basketId, 'tok_test_succeeds');
        expect(retry.orderNumber).toBe(order.orderNumber);
        expect((await place(shopper, retry)).reply.status).toBe('PLACED');
        expect((await ordersOf(order)).map(({ status }) => status)).toEqual(['REFUSED', 'PLACED']);
        expect(charges(order)).toEqual(['authorize']);
      },
    );

    test('a token unknown to the provider is declined', async () => {
      const { shopper, order } = await ready();
      open().onWayToProvider(async (request, pass) =>
        request.url.endsWith('/charges') ? Response.json({ error: 'unknown_token' }, { status: 422 }) : pass(request),
      );
      expect(await place(shopper, order)).toMatchObject({ status: 402, errorId: 'PAY400' });
    });

    test('I12 while the first call runs its duplicate is refused with 409', async () => {
      const { shopper, order } = await ready();
      const duplicates: unknown[] = [];
      open().onWayToProvider(async (request, pass) => {
        if (request.method === 'POST') duplicates.push(await place(shopper, order));
        return pass(request);
      });
      const first = await place(shopper, order);
      expect(duplicates).toMatchObject([{ status: 409, errorId: 'CHK320' }]);
      expect(first.reply.status).toBe('PLACED');
    });

    test('I07 a price changed since the summary is shown before it is paid', async () => {
      const { shopper, variant, order } = await ready();
      const reprice = (by: number) =>
        sql`update price set current = current + ${by}, original = null where sku = ${variant.sku} and site_id = 'nordkamm-us'`.execute(
          open().database.db,
        );
      await reprice(1_000);
      const shown = await place(shopper, order);
      expect([shown.status, shown.errorId]).toEqual([409, undefined]);
      expect(JSON.parse(shown.text)).toMatchObject({ id: order.basketId, totals: { totalUnits: 1 } });
      await reprice(-1_000);
      expect((await place(shopper, order)).reply.status).toBe('PLACED');
    });

    test('I07 rows that differ with an equal total are shown before they are paid', async () => {
      const { shopper, variant, order } = await ready();
      const other = await takeVariant(open().database, 5);
      const basketId = order.basketId;
      const change = { basketId, items: [{ ...other, qty: 1 }] };
      await shopper.call(cart.addItem, { body: change });
      const both = await prepareWith(shopper, basketId, 'tok_test_succeeds');
      const reprice = ({ sku }: typeof variant, by: number) =>
        sql`update price set current = current + ${by}, original = null where sku = ${sku} and site_id = 'nordkamm-us'`.execute(
          open().database.db,
        );
      await reprice(variant, 400);
      await reprice(other, -400);
      const shown = await place(shopper, both);
      expect([shown.status, JSON.parse(shown.text).totals.total]).toEqual([409, both.total]);
      await reprice(variant, -400);
      await reprice(other, 400);
      expect((await place(shopper, both)).reply.status).toBe('PLACED');
    });

    test('I07 a tab cannot place what another tab has prepared; it gets the cart, and nothing is charged', async () => {
      const { shopper, order } = await ready();
      const query = { basketId: order.basketId };
      const prepare = async () =>
        (await shopper.call(checkout.prepareOrder, { query, body: { email: 'ada@example.org' } })).reply;
      const first = await prepare();
      const itemId = first.cart.items[0]?.id ?? '';
      await shopper.call(cart.updateItem, { params: query, query: { itemId }, body: { qty: 2 } });
      const second = await prepare();
      const seen = (prepared: typeof first) =>
        place(shopper, order, {
          key: `${prepared.orderNumber}:${prepared.agreement}`,
          ...(prepared.agreement !== undefined && { agreement: prepared.agreement }),
        });
      expect([(await seen(first)).status, charges(order)]).toEqual([409, []]);
      expect((await seen(second)).reply).toMatchObject({ status: 'PLACED', totals: { totalUnits: 2 } });
    });

    test('API-034 CHK-22 an order with another billing address than the one of its cart is 409 with the cart; with that one it is placed', async () => {
      const { shopper, order } = await ready();
      const query = { basketId: order.basketId };
      const { billingAddress } = (await shopper.call(cart.read, { params: query })).reply;
      if (billingAddress === undefined) throw new TypeError('The cart has no billing address');
      const placeAs = (typed: typeof billingAddress) =>
        shopper.call(checkout.placeOrder, {
          query,
          body: { captchaToken: 'person', ...query, billingAddress: typed },
          key: `${order.orderNumber}:${typed.city}`,
        });
      const other = await placeAs({ ...billingAddress, city: 'Boulder' });
      expect([other.status, JSON.parse(other.text).billingAddress, charges(order)]).toEqual([409, billingAddress, []]);
      expect((await placeAs(billingAddress)).reply.status).toBe('PLACED');
    });

    test('API-033 a pending order is not resumed for another email address: it is released, and the card is asked for again', async () => {
      const { shopper, order } = await ready('tok_test_challenge');
      expect((await place(shopper, order)).reply.status).toBe('PAYMENT_PENDING');
      const query = { basketId: order.basketId };
      const prepare = (email: string) => shopper.call(checkout.prepareOrder, { query, body: { email } });
      const states = async () => (await ordersOf(order)).map(({ status }) => status);
      expect([(await prepare('ada@example.org')).status, await states()]).toEqual([200, ['PAYMENT_PENDING']]);
      expect([(await prepare('grace@example.org')).errorId, await states()]).toEqual(['CHK380', ['REFUSED']]);
      expect((await shopper.call(cart.read, { params: query })).reply.totals.totalUnits).toBe(1);
    });

    test('I17 missing stock is INV407, and the cart is unchanged', async () => {
      const { shopper, variant, order } = await ready();
      await restock(open().database, variant, 0);
      expect(await place(shopper, order)).toMatchObject({ status: 400, errorId: 'INV407' });
      expect((await shopper.call(cart.read, { params: { basketId: order.basketId } })).reply.totals.totalUnits).toBe(1);
      expect(charges(order)).toEqual([]);
    });

    test.each(['', ' '])('CHK-14 without a bot-check token nothing is ordered: %j is AUT403', async (captchaToken) => {
      const { shopper, order } = await ready();
      const { basketId, instrumentId: paymentInstrumentId } = order;
      expect(
        await shopper.call(checkout.placeOrder, {
          query: { basketId },
          body: { captchaToken, basketId, paymentInstrumentId },
        }),
      ).toMatchObject({ status: 403, errorId: 'AUT403' });
      expect(await ordersOf(order)).toEqual([]);
      expect((await place(shopper, order)).reply.status).toBe('PLACED');
    });

    test('CHK-28 the missing part is named: method, card, preparation, or all', async () => {
      const { shopper, variant, order } = await ready();
      const { basketId } = order;
      expect(await place(shopper, { ...order, instrumentId: 'another' }, { key: freshKey() })).toMatchObject({
        status: 400,
        errorId: 'PYT404',
      });
      expect(
        await shopper.call(checkout.placeOrder, {
          query: { basketId },
          body: { basketId: 'another', captchaToken: 'person' },
        }),
      ).toMatchObject({ errorId: 'CHK380' });
      await shopper.call(cart.chooseShippingMethod, {
        query: { basketId },
        body: { shipments: [{ shippingId: 'home-1', shippingMethodId: 'express' }] },
      });
      expect(await place(shopper, order)).toMatchObject({ status: 400, errorId: 'CHK380' });
      const clear = (table: string, column: string) =>
        sql`update ${sql.table(table)} set ${sql.ref(column)} = null where cart_id = ${basketId}`.execute(
          open().database.db,
        );
      await clear('cart', 'billingAddress');
      expect(await place(shopper, order)).toMatchObject({ status: 400, errorId: 'BIL400' });
      await clear('deliveryGroup', 'method');
      expect(await place(shopper, order)).toMatchObject({ status: 400, errorId: 'SHP404' });
      await sql`delete from cart_line where cart_id = ${basketId}`.execute(open().database.db);
      expect(await place(shopper, order)).toMatchObject({ status: 400, errorId: 'CHK380' });
      await restock(open().database, variant, 0);
    });

    test('database constraints refuse invalid states of money', async () => {
      const { shopper, order } = await ready();
      const { orderId } = (await place(shopper, order)).reply;
      const { db } = open().database;
      const refusedBy = async (statement: Promise<unknown>): Promise<unknown> =>
        statement.then(
          () => 'nothing',
          (error: unknown) => Reflect.get(Object(error), 'constraint') ?? Reflect.get(Object(error), 'code'),
        );
      expect(await refusedBy(sql`update ledger_entry set amount = amount + 1`.execute(db))).toBe(
        'ledger_is_append_only',
      );
      expect(await refusedBy(sql`update order_event set kind = 'other'`.execute(db))).toBe(
        'order_event_is_append_only',
      );
      expect(await refusedBy(sql`delete from ledger_entry`.execute(db))).toBe('ledger_is_append_only');
      expect(await refusedBy(sql`truncate ledger_entry`.execute(db))).toBe('ledger_is_append_only');
      expect(
        await refusedBy(
          sql`insert into ledger_entry (entry_set, order_id, account, amount, currency) values ('one-sided', ${orderId}, 'payment', 1, 'USD')`.execute(
            db,
          ),
        ),
      ).toBe('ledger_balances');
      expect(await refusedBy(sql`update orders set status = 'SHIPPED' where order_id = ${orderId}`.execute(db))).toBe(
        'orders_move',
      );
      expect(await refusedBy(sql`update orders set payment = 'voided' where order_id = ${orderId}`.execute(db))).toBe(
        'orders_paid',
      );
      expect(await refusedBy(sql`update cart_line set quantity = 1000000`.execute(db))).toBe('cart_line_quantity');
      expect(await refusedBy(sql`update stock_level set reserved = on_hand + 1`.execute(db))).toBe(
        'stock_not_oversold',
      );
      expect(
        await refusedBy(
          sql`insert into orders (order_id, order_number, cart_id, consumer_id, site_id, status, total, tax, currency,
              email, is_tax_included, totals, instrument_id, provider_key, idempotency_key, correlation_id, settle_after)
            select 'copy', '1000000000', cart_id, consumer_id, site_id, 'PAYMENT_PENDING', total, tax, currency, email,
              is_tax_included, totals, instrument_id, 'copy', 'copy', 'copy', now()
            from orders where order_id = ${orderId}`.execute(db),
        ),
      ).toBe('orders_one_per_cart');
    });
  });
};
