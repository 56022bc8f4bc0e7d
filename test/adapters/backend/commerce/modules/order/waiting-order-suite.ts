import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { cart } from '#adapters/contract/cart.ts';
import { checkout } from '#adapters/contract/checkout.ts';
import { auditMoney } from '#test/support/commerce/audit-records.ts';
import { ordersIn, patch, placeChallenged, pressAtBank } from '#test/support/commerce/challenged-order.ts';
import { address, card, checkOut, place, prepareWith, type Ready } from '#test/support/commerce/guest-checkout.ts';
import type { Shop } from '#test/support/commerce/in-process-shop.ts';
import { chargesOf } from '#test/support/commerce/provider-entries.ts';
import { freshKey, type Shopper } from '#test/support/commerce/shopper.ts';
import { stockOf, takeVariant, type Variant } from '#test/support/commerce/variants.ts';

/** An order with a pending challenge when its shopper returns, and when the cart changes (reliability 4B; I01). */
export const waitingOrderSuite = (open: () => Shop): void => {
  describe('an order with a pending challenge', () => {
    const waiting = async (): Promise<
      { readonly shopper: Shopper; readonly variant: Variant; readonly order: Ready } & Awaited<
        ReturnType<typeof placeChallenged>
      >
    > => {
      const variant = await takeVariant(open().database, 5);
      const shopper = await open().shopper();
      const order = await checkOut(shopper, variant, 'tok_test_challenge');
      return { shopper, variant, order, ...(await placeChallenged(shopper, order)) };
    };
    const reserve = (shopper: Shopper, { basketId }: Ready, { sku }: Variant) =>
      shopper.call(cart.reserve, { body: { basketId, items: [{ sku, qty: 1 }] } });
    const prepare = (shopper: Shopper, { basketId }: Ready) =>
      shopper.call(checkout.prepareOrder, { query: { basketId }, body: { email: 'ada@example.org' } });
    const states = async (order: Ready) => (await ordersIn(open(), order)).map(({ status }) => status);

    afterEach(async () => {
      open().onWayToProvider(undefined);
      expect(await auditMoney(open().database.db, open().ledger.entries())).toEqual([]);
    });

    test('CHK-18 CHK-37 I01 a refresh during the challenge: same order, same challenge, one charge', async () => {
      const { shopper, variant, order, answer, challengeId } = await waiting();
      const params = { basketId: order.basketId };
      const read = await shopper.call(cart.read, { params });
      expect(read.reply).toMatchObject({
        shippingAddress: address,
        billingAddress: address,
        shippingMethods: [{ shippingMethodId: 'standard' }],
        payment_instruments: [{ paymentInstrumentId: order.instrumentId }],
      });
      const held = await reserve(shopper, order, variant);
      expect([held.status, Date.parse(held.reply.expiresAt) > Date.now()]).toEqual([200, true]);
      await shopper.call(cart.fingerprint, { body: { ...params, sessionId: 'session', fingerPrint: 'print' } });
      await shopper.call(cart.validateShippingAddress, { params, body: { address } });
      await shopper.call(cart.listShippingMethods, { params: { ...params, shippingId: 'home-1' } });
      await shopper.call(cart.listPaymentMethods, { params });
      await shopper.call(cart.openPaymentSession, {
        query: { ...params, paymentMethod: 'CREDIT_CARD', returnUrl: '/' },
      });
      expect((await shopper.call(cart.create)).reply).toEqual(read.reply);
      const prepared = await prepare(shopper, order);
      expect(prepared.reply).toMatchObject({ orderNumber: order.orderNumber, cart: read.reply });
      expect([prepared.etag, Date.parse(prepared.reply.expiresAt ?? '') > Date.now()]).toEqual([read.etag, true]);

      const again = await placeChallenged(shopper, order);
      expect([again.answer.text, again.challengeId]).toEqual([answer.text, challengeId]);
      expect(await states(order)).toEqual(['PAYMENT_PENDING']);
      await pressAtBank(open(), challengeId, 'completed');
      expect((await patch(shopper, order, challengeId)).reply).toMatchObject({
        orderId: answer.reply.orderId,
        status: 'PLACED',
      });
      expect([await states(order), chargesOf(open(), order), await stockOf(open().database, variant)]).toEqual([
        ['PLACED'],
        ['authorize'],
        { onHand: 4, reserved: 0 },
      ]);
    });

    test('I01 a second tab reserves and prepares while the first completes: one PLACED order', async () => {
      const { shopper, variant, order, answer, challengeId } = await waiting();
      await pressAtBank(open(), challengeId, 'completed');
      const [first, held, prepared, second] = await Promise.all([
        patch(shopper, order, challengeId),
        reserve(shopper, order, variant),
        prepare(shopper, order),
        place(shopper, order),
      ]);
      // The later tab finds its cart ordered.
      for (const late of [held, prepared]) expect([200, 404]).toContain(late.status);
      for (const { reply } of [first, second, await place(shopper, order), await patch(shopper, order, challengeId)]) {
        expect(reply).toMatchObject({
          orderId: answer.reply.orderId,
          orderNumber: order.orderNumber,
          status: 'PLACED',
        });
      }
      expect(await reserve(shopper, order, variant)).toMatchObject({ status: 404, errorId: 'BSK404' });
      expect([await states(order), chargesOf(open(), order)]).toEqual([['PLACED'], ['authorize']]);
    });

    test('a challenge passed in another tab without a message: placing again returns the PLACED order', async () => {
      const { shopper, order, challengeId } = await waiting();
      await pressAtBank(open(), challengeId, 'completed');
      expect((await prepare(shopper, order)).reply.orderNumber).toBe(order.orderNumber);
      expect((await place(shopper, order)).reply.status).toBe('PLACED');
      expect(chargesOf(open(), order)).toEqual(['authorize']);
    });

    test('while the provider is down the same challenge is returned', async () => {
      const { shopper, variant, order, answer, challengeId } = await waiting();
      open().onWayToProvider(async () => Promise.reject(new Error('The provider is away')));
      expect((await reserve(shopper, order, variant)).status).toBe(200);
      expect((await prepare(shopper, order)).reply.orderNumber).toBe(order.orderNumber);
      expect((await place(shopper, order)).text).toBe(answer.text);
      open().onWayToProvider(undefined);
      await pressAtBank(open(), challengeId, 'failed');
      expect(await place(shopper, order)).toMatchObject({ status: 402, errorId: 'PAY400' });
    });

    test('I18 the hold that a second tab renews still belongs to the order', async () => {
      const { shopper, variant, order, challengeId } = await waiting();
      const long = sql`update stock_hold set expires_at = now() - interval '1 hour' where sku = ${variant.sku}`;
      await long.execute(open().database.db);
      expect(Date.parse((await reserve(shopper, order, variant)).reply.expiresAt)).toBeGreaterThan(Date.now());
      await long.execute(open().database.db);
      await open().complete();
      expect(await stockOf(open().database, variant)).toEqual({ onHand: 5, reserved: 1 });
      await pressAtBank(open(), challengeId, 'completed');
      expect((await place(shopper, order)).reply.status).toBe('PLACED');
    });

    test('I01 a tab that places under its own key gets 409, and the order stays pending', async () => {
      const { shopper, order, challengeId } = await waiting();
      expect(await place(shopper, order, { key: freshKey() })).toMatchObject({
        status: 409,
        errorId: 'CHK320',
        params: { seconds: 5 },
      });
      expect(await states(order)).toEqual(['PAYMENT_PENDING']);
      await pressAtBank(open(), challengeId, 'completed');
      expect((await patch(shopper, order, challengeId)).reply.status).toBe('PLACED');
    });

    test.each<
      readonly [
        string,
        (shopper: Shopper, order: Ready) => Promise<{ readonly status: number; readonly etag: string | undefined }>,
      ]
    >([
      [
        'the address',
        (shopper, { basketId }) => shopper.call(cart.setShippingAddress, { params: { basketId }, body: { address } }),
      ],
      [
        'the method',
        (shopper, { basketId }) =>
          shopper.call(cart.chooseShippingMethod, {
            query: { basketId },
            body: { shipments: [{ shippingId: 'home-1', shippingMethodId: 'standard' }] },
          }),
      ],
      [
        'the payer',
        (shopper, { basketId }) =>
          shopper.call(cart.setBillingAddress, { params: { basketId }, body: { address, sameAsShipping: true } }),
      ],
    ])(
      'I01 CHK-18 a second tab that sends %s again changes nothing, and the pending payment continues',
      async (_, send) => {
        const { shopper, order, challengeId } = await waiting();
        const before = await shopper.call(cart.read, { params: { basketId: order.basketId } });
        const sent = await send(shopper, order);
        expect([sent.status, sent.etag]).toEqual([200, before.etag]);
        expect(await states(order)).toEqual(['PAYMENT_PENDING']);
        await pressAtBank(open(), challengeId, 'completed');
        expect((await patch(shopper, order, challengeId)).reply.status).toBe('PLACED');
        expect(chargesOf(open(), order)).toEqual(['authorize']);
      },
    );

    test('I31 a write on an outdated version abandons no order', async () => {
      const { shopper, order, challengeId } = await waiting();
      const stale = await shopper.call(cart.chooseShippingMethod, {
        query: { basketId: order.basketId },
        body: { shipments: [{ shippingId: 'home-1', shippingMethodId: 'express' }] },
        ifMatch: '"1"',
      });
      expect([stale.status, stale.errorId]).toEqual([409, undefined]);
      expect(await states(order)).toEqual(['PAYMENT_PENDING']);
      await pressAtBank(open(), challengeId, 'completed');
      expect((await patch(shopper, order, challengeId)).reply.status).toBe('PLACED');
    });

    test.each<
      readonly [string, (shopper: Shopper, order: Ready, variant: Variant) => Promise<{ readonly status: number }>]
    >([
      [
        'another unit',
        (shopper, { basketId }, variant) =>
          shopper.call(cart.addItem, { body: { basketId, items: [{ ...variant, qty: 1 }] } }),
      ],
      [
        'another address',
        (shopper, { basketId }) =>
          shopper.call(cart.setShippingAddress, {
            params: { basketId },
            body: { address: { ...address, addressLine1: '2 Side St' } },
          }),
      ],
      [
        'another method',
        (shopper, { basketId }) =>
          shopper.call(cart.chooseShippingMethod, {
            query: { basketId },
            body: { shipments: [{ shippingId: 'home-1', shippingMethodId: 'express' }] },
          }),
      ],
      [
        'another payer',
        (shopper, { basketId }) =>
          shopper.call(cart.setBillingAddress, {
            params: { basketId },
            body: { address: { ...address, recipientFirstName: 'Grace' } },
          }),
      ],
      [
        'another card',
        (shopper, { basketId }) =>
          shopper.call(cart.addPaymentInstrument, { params: { basketId }, body: card('tok_test_succeeds') }),
      ],
    ])('I01 a change of the cart abandons the order: %s', async (_, change) => {
      const { shopper, variant, order, challengeId } = await waiting();
      expect((await change(shopper, order, variant)).status).toBe(200);
      expect(await states(order)).toEqual(['REFUSED']);
      await pressAtBank(open(), challengeId, 'completed');
      expect(await patch(shopper, order, challengeId)).toMatchObject({ status: 402, errorId: 'PAY400' });
      const paid = await prepareWith(shopper, order.basketId, 'tok_test_succeeds');
      expect((await place(shopper, paid)).reply).toMatchObject({ status: 'PLACED', orderNumber: order.orderNumber });
      expect([await states(order), chargesOf(open(), order)]).toEqual([['REFUSED', 'PLACED'], ['authorize']]);
    });

    test.each([
      ['failed', (challengeId: string) => pressAtBank(open(), challengeId, 'failed')],
      ['left for ten minutes', async () => open().passTimeAtProvider(10 * 60_000)],
    ])('CHK-19 a challenge that was %s is PAY400, and the cart can be paid again', async (_, end) => {
      const { shopper, variant, order, challengeId } = await waiting();
      await end(challengeId);
      expect(await patch(shopper, order, challengeId)).toMatchObject({ status: 402, errorId: 'PAY400' });
      expect(await stockOf(open().database, variant)).toEqual({ onHand: 5, reserved: 1 });
      expect((await shopper.call(cart.read, { params: { basketId: order.basketId } })).reply).toMatchObject({
        shippingAddress: address,
        payment_instruments: [],
      });
      const paid = await prepareWith(shopper, order.basketId, 'tok_test_succeeds');
      expect((await place(shopper, paid)).reply.status).toBe('PLACED');
      expect(chargesOf(open(), order)).toEqual(['authorize']);
    });

    test('I07 a price changed during the challenge: the shown total always equals the charged one', async () => {
      const { shopper, variant, order } = await waiting();
      const reprice = (by: number) =>
        sql`update price set current = current + ${by}, original = null where sku = ${variant.sku} and site_id = 'nordkamm-us'`.execute(
          open().database.db,
        );
      await reprice(1_000);
      expect(await prepare(shopper, order)).toMatchObject({ status: 400, errorId: 'CHK380' });
      expect(await states(order)).toEqual(['REFUSED']);
      const paid = await prepareWith(shopper, order.basketId, 'tok_test_succeeds');
      const placed = (await place(shopper, paid)).reply;
      expect([paid.total > order.total, placed.status, placed.totals.total]).toEqual([true, 'PLACED', paid.total]);
      await reprice(-1_000);
    });

    test('an order that is being abandoned is not resumed: the cart gets 409, and then needs a card', async () => {
      const { shopper, order } = await waiting();
      open().onWayToProvider(async (request, pass) =>
        request.url.endsWith('/releases') ? Promise.reject(new Error('The provider is away')) : pass(request),
      );
      const change = () =>
        shopper.call(cart.chooseShippingMethod, {
          query: { basketId: order.basketId },
          body: { shipments: [{ shippingId: 'home-1', shippingMethodId: 'express' }] },
        });
      expect(await change()).toMatchObject({ status: 409, errorId: 'CHK320' });
      expect(await prepare(shopper, order)).toMatchObject({ status: 409, errorId: 'CHK320' });
      open().onWayToProvider(undefined);
      expect(await prepare(shopper, order)).toMatchObject({ status: 400, errorId: 'CHK380' });
      expect([await states(order), chargesOf(open(), order)]).toEqual([['REFUSED'], []]);
    });
  });
};
