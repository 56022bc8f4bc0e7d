import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { cart } from '#adapters/contract/cart.ts';
import { checkout } from '#adapters/contract/checkout.ts';
import { consumer } from '#adapters/contract/consumer.ts';
import { auditMoney } from '#adapters/backend/commerce/orders/audit-records.ts';
import { card, checkOut, place, prepareWith, type Ready } from '#test/support/commerce/guest-checkout.ts';
import type { Shop } from '#test/support/commerce/in-process-shop.ts';
import { chargesOf, ordersIn, patch, pressAtBank } from '#test/support/commerce/challenged-order.ts';
import { freshKey, type Shopper } from '#test/support/commerce/shopper.ts';
import { stockOf, takeVariant, type Variant } from '#test/support/commerce/variants.ts';

export const ordersSuite = (open: () => Shop): void => {
  describe('orders', () => {
    const ready = async (token = 'tok_test_succeeds', units = 5): Promise<{ readonly shopper: Shopper; readonly variant: Variant; readonly order: Ready }> => {
      const variant = await takeVariant(open().database, units);
      const shopper = await open().shopper();
      return { shopper, variant, order: await checkOut(shopper, variant, token) };
    };
    const charges = (order: Ready) => chargesOf(open(), order);
    const ordersOf = (order: Ready) => ordersIn(open(), order);
    const waitOver = () => sql`update orders set settle_after = now() where status = 'PAYMENT_PENDING'`.execute(open().database.db);
    const answerChallenge = (challengeId: string, answer: 'completed' | 'failed') => pressAtBank(open(), challengeId, answer);

    afterEach(async () => {
      open().onWayToProvider(undefined);
      expect(await auditMoney(open().database.db, open().ledger.entries())).toEqual([]);
    });

    test('API-034 a placed order has what was agreed, takes its stock, is in both ledgers, and ends the cart', async () => {
      const { shopper, variant, order } = await ready();
      const { reply, status } = await place(shopper, order);
      expect([status, reply.status, reply.orderNumber, reply.totals.total, reply.email]).toEqual([200, 'PLACED', order.orderNumber, order.total, 'ada@example.org']);
      expect(reply.shipments[0]?.itemIds).toEqual(reply.items.map(({ id }) => id));
      expect(await stockOf(open().database, variant)).toEqual({ on_hand: 4, reserved: 0 });
      expect(charges(order)).toEqual(['charge']);
      expect(await shopper.call(cart.read, { params: { basketId: order.basketId } })).toMatchObject({ status: 404, errorId: 'BSK404' });
      expect((await shopper.call(cart.create)).reply.id).not.toBe(order.basketId);
    });

    test('API-055 an order is read by who placed it, and by nobody else', async () => {
      const { shopper, order } = await ready();
      const { orderId } = (await place(shopper, order)).reply;
      expect((await shopper.call(consumer.purchase, { params: { orderId } })).reply).toMatchObject({ orderId, status: 'PLACED' });
      for (const stranger of [await open().shopper(), await open().shopper('nordkamm-gb')]) {
        expect(await stranger.call(consumer.purchase, { params: { orderId } })).toMatchObject({ status: 404, errorId: 'OHS4004' });
      }
      expect(await shopper.call(consumer.purchase, { params: { orderId: 'unknown' } })).toMatchObject({ status: 404, errorId: 'OHS4004' });
    });

    test('I12 the same key gives the same bytes though the bot-check token differs; for another card it is refused', async () => {
      const { shopper, order } = await ready();
      const first = await place(shopper, order);
      const again = await place(shopper, order);
      expect([again.status, again.text]).toEqual([first.status, first.text]);
      expect(await place(shopper, { ...order, instrumentId: 'another' }, { key: `${order.orderNumber}:${order.instrumentId}` })).toMatchObject({ status: 422, errorId: 'API406' });
      expect(await place(shopper, order, { key: freshKey() })).toMatchObject({ status: 404, errorId: 'BSK404' });
      expect(charges(order)).toEqual(['charge']);
    });

    test.each([
      ['card_declined', 'PAY400'],
      ['insufficient_funds', 'PAY400'],
      ['expired_card', 'FE309'],
      ['fraud', 'PYT402'],
    ])('a card that is declined (%s) is %s, told again the same; the cart keeps its stock and is paid with another card', async (behaviour, errorId) => {
      const { shopper, variant, order } = await ready(`tok_test_${behaviour}`);
      const declined = await place(shopper, order, { correlationId: 'first' });
      expect(declined.errorId).toBe(errorId);
      expect((await place(shopper, order, { correlationId: 'second' })).text).toBe(declined.text);
      expect(charges(order)).toEqual([]);
      expect(await stockOf(open().database, variant)).toEqual({ on_hand: 5, reserved: 1 });
      expect((await shopper.call(cart.read, { params: { basketId: order.basketId } })).reply.payment_instruments).toEqual([]);

      const retry = await prepareWith(shopper, order.basketId, 'tok_test_succeeds');
      expect(retry.orderNumber).toBe(order.orderNumber);
      expect((await place(shopper, retry)).reply.status).toBe('PLACED');
      expect((await ordersOf(order)).map(({ status }) => status)).toEqual(['CANCELLED', 'PLACED']);
      expect(charges(order)).toEqual(['charge']);
    });

    test('a token that the provider does not know is declined', async () => {
      const { shopper, order } = await ready('made-up');
      expect(await place(shopper, order)).toMatchObject({ status: 402, errorId: 'PAY400' });
    });

    test('CHK-18 a challenge keeps the order waiting; passed, the patch places it, as often as it is sent', async () => {
      const { shopper, variant, order } = await ready('tok_test_challenge');
      const asked = (await place(shopper, order)).reply;
      const challengeId = asked.flash[0]?.params?.challengeId ?? '';
      expect([asked.status, asked.flash[0]?.code]).toEqual(['PAYMENT_PENDING', 'PaymentNotAuthorized']);
      expect((await place(shopper, order)).reply.flash).toEqual(asked.flash);
      expect((await patch(shopper, order, challengeId)).reply.flash).toEqual(asked.flash);
      await answerChallenge(challengeId, 'completed');
      const answers = await Promise.all(Array.from({ length: 5 }, () => patch(shopper, order, challengeId)));
      expect(answers.map(({ reply }) => reply.status)).toEqual(Array.from({ length: 5 }, () => 'PLACED'));
      expect((await place(shopper, order)).reply.status).toBe('PLACED');
      expect(charges(order)).toEqual(['charge']);
      expect(await stockOf(open().database, variant)).toEqual({ on_hand: 4, reserved: 0 });
    });

    test('B6 a forged challenge result changes nothing', async () => {
      const { shopper, order } = await ready('tok_test_challenge');
      const { flash } = (await place(shopper, order)).reply;
      const challengeId = flash[0]?.params?.challengeId ?? '';
      expect((await patch(shopper, order, 'ok')).reply).toMatchObject({ status: 'PAYMENT_PENDING', flash });
      expect((await patch(shopper, order, challengeId, { paymentInstrumentId: 'another' })).reply.status).toBe('PAYMENT_PENDING');
      expect(await patch(await open().shopper(), order, challengeId)).toMatchObject({ status: 404, errorId: 'OHS4004' });
      expect(await patch(shopper, order, challengeId, { basketId: 'unknown' })).toMatchObject({ status: 404, errorId: 'OHS4004' });
      expect(charges(order)).toEqual([]);
    });

    test('a challenge that was failed is PAY400 and takes no money', async () => {
      const { shopper, variant, order } = await ready('tok_test_challenge');
      const challengeId = (await place(shopper, order)).reply.flash[0]?.params?.challengeId ?? '';
      await answerChallenge(challengeId, 'failed');
      const key = freshKey();
      const refused = await patch(shopper, order, challengeId, { key });
      expect(refused).toMatchObject({ status: 402, errorId: 'PAY400' });
      expect((await patch(shopper, order, challengeId, { key })).text).toBe(refused.text);
      expect(await patch(shopper, order, 'other', { key })).toMatchObject({ status: 422, errorId: 'API406' });
      expect(charges(order)).toEqual([]);
      expect(await stockOf(open().database, variant)).toEqual({ on_hand: 5, reserved: 1 });
    });

    test('CHK-19 a shopper who goes on without the challenge gives its order up, and another card pays', async () => {
      const { shopper, order } = await ready('tok_test_challenge');
      const challengeId = (await place(shopper, order)).reply.flash[0]?.params?.challengeId ?? '';
      const retry = await prepareWith(shopper, order.basketId, 'tok_test_succeeds');
      expect((await place(shopper, retry)).reply.status).toBe('PLACED');
      await answerChallenge(challengeId, 'completed').catch(() => undefined);
      expect((await ordersOf(order)).map(({ status }) => status)).toEqual(['CANCELLED', 'PLACED']);
      expect(charges(order)).toEqual(['charge']);
    });

    test('B6 an order is never placed with money that is on its way back, whoever comes first', async () => {
      for (const when of ['before it is given up', 'while its charge is voided'] as const) {
        const { shopper, order } = await ready('tok_test_challenge');
        const challengeId = (await place(shopper, order)).reply.flash[0]?.params?.challengeId ?? '';
        open().onWayToProvider(async (request, pass) => {
          const isVoid = request.url.endsWith('/void');
          if (isVoid !== (when === 'while its charge is voided')) return pass(request);
          open().onWayToProvider(undefined);
          const answer = isVoid ? undefined : await pass(request);
          // The shopper passes the challenge after all, and the completer settles in that very moment.
          await answerChallenge(challengeId, 'completed');
          await waitOver();
          await open().complete();
          return answer ?? pass(request);
        });
        const { status } = await shopper.call(cart.addPaymentInstrument, { params: { basketId: order.basketId }, body: card('tok_test_succeeds') });
        const given = when === 'before it is given up' ? { status: 404, order: 'PLACED', charges: ['charge'] } : { status: 200, order: 'CANCELLED', charges: ['charge', 'void'] };
        expect({ status, order: (await ordersOf(order))[0]?.status, charges: charges(order) }).toEqual(given);
      }
    });

    test('B6 who asked the provider before an order was given up does not place it after', async () => {
      const { shopper, order } = await ready('tok_test_challenge');
      const challengeId = (await place(shopper, order)).reply.flash[0]?.params?.challengeId ?? '';
      const [asked, mayAsk] = [gate(), gate()];
      open().onWayToProvider(async (request, pass) => {
        // The first to ask is the patch; it is kept waiting until the order is given up and its challenge is passed.
        open().onWayToProvider(async (next, through) => {
          if (!next.url.endsWith('/void')) return through(next);
          open().onWayToProvider(undefined);
          await answerChallenge(challengeId, 'completed');
          mayAsk.open();
          await patching;
          return through(next);
        });
        asked.open();
        await mayAsk.opened;
        return pass(request);
      });
      const patching = patch(shopper, order, challengeId);
      await asked.opened;
      expect((await shopper.call(cart.addPaymentInstrument, { params: { basketId: order.basketId }, body: card('tok_test_succeeds') })).status).toBe(200);
      expect((await patching).errorId).toBe('PAY400');
      expect((await ordersOf(order)).map(({ status, payment }) => [status, payment])).toEqual([['CANCELLED', 'voided']]);
      expect(charges(order)).toEqual(['charge', 'void']);
    });

    test('an order that was given up while the provider was away is cancelled when it is back', async () => {
      const { shopper, order } = await ready('tok_test_challenge');
      await place(shopper, order);
      open().onWayToProvider(async (request, pass) => (request.url.endsWith('/void') ? Promise.reject(new Error('The provider is away')) : pass(request)));
      const attach = () => shopper.call(cart.addPaymentInstrument, { params: { basketId: order.basketId }, body: card('tok_test_succeeds') });
      expect(await attach()).toMatchObject({ status: 409, errorId: 'CHK320' });
      open().onWayToProvider(undefined);
      await waitOver();
      await open().complete();
      expect((await ordersOf(order)).map(({ status, payment }) => [status, payment])).toEqual([['CANCELLED', 'voided']]);
      expect((await attach()).status).toBe(200);
    });

    test('a shopper who closed the page after the challenge has an order all the same', async () => {
      const { shopper, order } = await ready('tok_test_challenge');
      await answerChallenge((await place(shopper, order)).reply.flash[0]?.params?.challengeId ?? '', 'completed');
      await waitOver();
      await open().complete();
      expect((await place(shopper, order)).reply.status).toBe('PLACED');
    });

    test('a provider that charges and never answers: the order waits, the cart is bound, the completer places it', async () => {
      const { shopper, variant, order } = await ready();
      open().onWayToProvider(async (request, pass) => {
        const answer = await pass(request);
        if (request.method === 'POST') throw new Error('The answer was lost');
        return answer;
      });
      const waiting = (await place(shopper, order)).reply;
      expect([waiting.status, waiting.flash]).toEqual(['PAYMENT_PENDING', []]);
      expect(await stockOf(open().database, variant)).toEqual({ on_hand: 5, reserved: 1 });
      open().onWayToProvider(async () => Promise.reject(new Error('The provider is away')));
      expect(await shopper.call(cart.addItem, { body: { basketId: order.basketId, items: [{ ...variant, qty: 1 }] } })).toMatchObject({ status: 409, errorId: 'CHK320' });
      open().onWayToProvider(undefined);
      await open().complete();
      expect((await shopper.call(consumer.purchase, { params: { orderId: waiting.orderId } })).reply.status).toBe('PLACED');
      expect((await place(shopper, order)).reply.status).toBe('PLACED');
      expect(charges(order)).toEqual(['charge']);
    });

    test('a provider that answers with garbage has not been understood: its charge is found and not doubled', async () => {
      const { shopper, order } = await ready();
      open().onWayToProvider(async (request, pass) => {
        await pass(request);
        return new Response('<html>charged, I think', { status: 200 });
      });
      expect((await place(shopper, order)).reply.status).toBe('PAYMENT_PENDING');
      open().onWayToProvider(undefined);
      await open().complete();
      expect((await place(shopper, order)).reply.status).toBe('PLACED');
      expect(charges(order)).toEqual(['charge']);
    });

    test('a charge that never arrived is asked for again under its key', async () => {
      const { shopper, order } = await ready();
      open().onWayToProvider(async () => Promise.reject(new Error('The provider is away')));
      expect((await place(shopper, order)).reply.status).toBe('PAYMENT_PENDING');
      await open().complete();
      expect((await ordersOf(order)).map(({ status }) => status)).toEqual(['PAYMENT_PENDING']);
      open().onWayToProvider(undefined);
      await waitOver();
      await open().complete();
      expect((await ordersOf(order)).map(({ status }) => status)).toEqual(['PLACED']);
      expect(charges(order)).toEqual(['charge']);
    });

    test('the completer settles by itself, and stops when told', async () => {
      const { shopper, order } = await ready();
      open().onWayToProvider(async () => Promise.reject(new Error('The provider is away')));
      await place(shopper, order);
      open().onWayToProvider(undefined);
      const stop = open().commerce.startCompleter();
      await expect.poll(async () => (await ordersOf(order))[0]?.status, { timeout: 10_000 }).toBe('PLACED');
      await stop();
    });

    test('I18 the stock of an order that waits outlives its hold', async () => {
      const { shopper, variant, order } = await ready('tok_test_challenge', 1);
      await place(shopper, order);
      await sql`update stock_hold set expires_at = now() - interval '1 hour' where sku = ${variant.sku}`.execute(open().database.db);
      await open().complete();
      expect(await stockOf(open().database, variant)).toEqual({ on_hand: 1, reserved: 1 });
    });

    test('I12 while the first call is under way its twin is told 409', async () => {
      const { shopper, order } = await ready();
      const twins: unknown[] = [];
      open().onWayToProvider(async (request, pass) => {
        if (request.method === 'POST') twins.push(await place(shopper, order));
        return pass(request);
      });
      const first = await place(shopper, order);
      expect(twins).toMatchObject([{ status: 409, errorId: 'CHK320' }]);
      expect(first.reply.status).toBe('PLACED');
    });

    test('I07 a price that moved since the summary is shown before it is paid', async () => {
      const { shopper, variant, order } = await ready();
      const reprice = (by: number) => sql`update price set current = current + ${by}, original = null where sku = ${variant.sku} and site_id = 'nordkamm-us'`.execute(open().database.db);
      await reprice(1_000);
      const shown = await place(shopper, order);
      expect([shown.status, shown.errorId]).toEqual([409, undefined]);
      expect(JSON.parse(shown.text)).toMatchObject({ id: order.basketId, totals: { totalUnits: 1 } });
      await reprice(-1_000);
      expect((await place(shopper, order)).reply.status).toBe('PLACED');
    });

    test('I17 stock that is gone is INV407, and the cart is intact', async () => {
      const { shopper, variant, order } = await ready();
      await sql`delete from stock_hold where sku = ${variant.sku}`.execute(open().database.db);
      await sql`update stock set on_hand = 0, reserved = 0 where sku = ${variant.sku}`.execute(open().database.db);
      expect(await place(shopper, order)).toMatchObject({ status: 400, errorId: 'INV407' });
      expect((await shopper.call(cart.read, { params: { basketId: order.basketId } })).reply.totals.totalUnits).toBe(1);
      expect(charges(order)).toEqual([]);
    });

    test('CHK-28 what is missing is named: method, card, preparation, or everything', async () => {
      const { shopper, order } = await ready();
      const { basketId } = order;
      expect(await place(shopper, { ...order, instrumentId: 'another' }, { key: freshKey() })).toMatchObject({ status: 400, errorId: 'PYT404' });
      expect(await shopper.call(checkout.placeOrder, { query: { basketId }, body: { basketId: 'another', captchaToken: 'person' } })).toMatchObject({ errorId: 'CHK380' });
      await shopper.call(cart.chooseShippingMethod, { query: { basketId }, body: { shipments: [{ shippingId: 'home-1', shippingMethodId: 'express' }] } });
      expect(await place(shopper, order)).toMatchObject({ status: 400, errorId: 'CHK380' });
      const clear = (column: string) => sql`update cart set ${sql.ref(column)} = null where cart_id = ${basketId}`.execute(open().database.db);
      await clear('billing_address');
      expect(await place(shopper, order)).toMatchObject({ status: 400, errorId: 'BIL400' });
      await clear('shipping_method');
      expect(await place(shopper, order)).toMatchObject({ status: 400, errorId: 'SHP404' });
      await sql`delete from cart_line where cart_id = ${basketId}`.execute(open().database.db);
      expect(await place(shopper, order)).toMatchObject({ status: 400, errorId: 'CHK380' });
      await sql`delete from stock_hold where cart_id = ${basketId}`.execute(open().database.db);
      await sql`update stock set reserved = coalesce((select sum(quantity) from stock_hold where stock_hold.sku = stock.sku), 0)`.execute(open().database.db);
    });

    test('the database itself refuses what must never happen to money', async () => {
      const { shopper, order } = await ready();
      const { orderId } = (await place(shopper, order)).reply;
      const { db } = open().database;
      const refusedBy = async (statement: Promise<unknown>): Promise<unknown> => statement.then(() => 'nothing', (error: unknown) => Reflect.get(Object(error), 'constraint') ?? Reflect.get(Object(error), 'code'));
      expect(await refusedBy(sql`update ledger_entry set amount = amount + 1`.execute(db))).toBe('ledger_is_append_only');
      expect(await refusedBy(sql`delete from ledger_entry`.execute(db))).toBe('ledger_is_append_only');
      expect(await refusedBy(sql`truncate ledger_entry`.execute(db))).toBe('ledger_is_append_only');
      expect(await refusedBy(sql`insert into ledger_entry (entry_set, order_id, account, amount, currency) values ('one-sided', ${orderId}, 'payment', 1, 'USD')`.execute(db))).toBe('ledger_balances');
      expect(await refusedBy(sql`update orders set status = 'SHIPPED' where order_id = ${orderId}`.execute(db))).toBe('orders_move');
      expect(await refusedBy(sql`update orders set payment = 'voided' where order_id = ${orderId}`.execute(db))).toBe('orders_paid');
      expect(await refusedBy(sql`update cart_line set quantity = 1000000`.execute(db))).toBe('cart_line_quantity');
      expect(await refusedBy(sql`update stock set reserved = on_hand + 1`.execute(db))).toBe('stock_not_oversold');
      expect(await refusedBy(sql`insert into orders select 'copy', order_number, cart_id, consumer_id, site_id, 'PAYMENT_PENDING', total, tax, currency, snapshot, instrument_id, 'copy', 'unknown', null, null, null, 'copy', 'copy', now(), now(), null from orders where order_id = ${orderId}`.execute(db))).toBe('orders_one_per_cart');
    });
  });
};

/** Something to wait for until somebody opens it. */
const gate = (): { readonly opened: Promise<void>; readonly open: () => void } => {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
};
