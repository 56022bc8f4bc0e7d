import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { cart } from '#adapters/contract/cart.ts';
import { consumer } from '#adapters/contract/order.ts';
import { card, place, prepareWith } from '#test/support/commerce/guest-checkout.ts';
import { patch } from '#test/support/commerce/challenged-order.ts';
import type { Shop } from '#test/support/commerce/in-process-shop.ts';
import { freshKey } from '#test/support/commerce/shopper.ts';
import { useOrders } from '#test/support/commerce/use-orders.ts';
import { stockOf } from '#test/support/commerce/variants.ts';

/** 3-D Secure challenges: passed, failed, forged, left open or abandoned (CHK-18, CHK-19, B6). */
export const challengeSuite = (open: () => Shop): void => {
  describe('orders with a challenge', () => {
    const { ready, charges, ordersOf, waitOver, answerChallenge } = useOrders(open);

    test('CHK-18 a challenge keeps the order pending; once it is passed the patch places the order, however often it is sent', async () => {
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
      expect(charges(order)).toEqual(['authorize']);
      expect(await stockOf(open().database, variant)).toEqual({ onHand: 4, reserved: 0 });
    });

    test('B6 a forged challenge result changes nothing', async () => {
      const { shopper, order } = await ready('tok_test_challenge');
      const { flash } = (await place(shopper, order)).reply;
      const challengeId = flash[0]?.params?.challengeId ?? '';
      expect((await patch(shopper, order, 'ok')).reply).toMatchObject({ status: 'PAYMENT_PENDING', flash });
      expect((await patch(shopper, order, challengeId, { paymentInstrumentId: 'another' })).reply.status).toBe(
        'PAYMENT_PENDING',
      );
      expect(await patch(await open().shopper(), order, challengeId)).toMatchObject({
        status: 404,
        errorId: 'OHS4004',
      });
      expect(await patch(shopper, order, challengeId, { basketId: 'unknown' })).toMatchObject({
        status: 404,
        errorId: 'OHS4004',
      });
      expect(charges(order)).toEqual([]);
    });

    test('a failed challenge is PAY400 and takes no money', async () => {
      const { shopper, variant, order } = await ready('tok_test_challenge');
      const { flash, orderId } = (await place(shopper, order)).reply;
      const challengeId = flash[0]?.params?.challengeId ?? '';
      await answerChallenge(challengeId, 'failed');
      const key = freshKey();
      const refused = await patch(shopper, order, challengeId, { key });
      expect(refused).toMatchObject({ status: 402, errorId: 'PAY400' });
      expect((await patch(shopper, order, challengeId, { key })).text).toBe(refused.text);
      expect(await shopper.call(consumer.purchase, { params: { orderId } })).toMatchObject({
        status: 402,
        errorId: 'PAY400',
      });
      expect(await patch(shopper, order, 'other', { key })).toMatchObject({ status: 422, errorId: 'API406' });
      expect(charges(order)).toEqual([]);
      expect(await stockOf(open().database, variant)).toEqual({ onHand: 5, reserved: 1 });
    });

    test('CHK-19 a shopper who continues without the challenge abandons its order, and another card pays', async () => {
      const { shopper, order } = await ready('tok_test_challenge');
      const challengeId = (await place(shopper, order)).reply.flash[0]?.params?.challengeId ?? '';
      const retry = await prepareWith(shopper, order.basketId, 'tok_test_succeeds');
      expect((await place(shopper, retry)).reply.status).toBe('PLACED');
      await answerChallenge(challengeId, 'completed').catch(() => undefined);
      expect((await ordersOf(order)).map(({ status }) => status)).toEqual(['REFUSED', 'PLACED']);
      expect(charges(order)).toEqual(['authorize']);
    });

    test('B6 an order is never placed with money that is being refunded, in any order of events', async () => {
      for (const when of ['before it is given up', 'while its charge is voided'] as const) {
        const { shopper, order } = await ready('tok_test_challenge');
        const challengeId = (await place(shopper, order)).reply.flash[0]?.params?.challengeId ?? '';
        open().onWayToProvider(async (request, pass) => {
          const isVoid = request.url.endsWith('/releases');
          if (isVoid !== (when === 'while its charge is voided')) return pass(request);
          open().onWayToProvider(undefined);
          const answer = isVoid ? undefined : await pass(request);
          // The shopper passes the challenge after all, and the order reconciler runs at that moment.
          await answerChallenge(challengeId, 'completed');
          await waitOver();
          await open().complete();
          return answer ?? pass(request);
        });
        const { status } = await shopper.call(cart.addPaymentInstrument, {
          params: { basketId: order.basketId },
          body: card('tok_test_succeeds'),
        });
        const given =
          when === 'before it is given up'
            ? { status: 404, order: 'PLACED', charges: ['authorize'] }
            : { status: 200, order: 'REFUSED', charges: ['authorize', 'release'] };
        expect({ status, order: (await ordersOf(order))[0]?.status, charges: charges(order) }).toEqual(given);
      }
    });

    test('B6 a result requested from the provider before an order was abandoned does not place it', async () => {
      const { shopper, order } = await ready('tok_test_challenge');
      const challengeId = (await place(shopper, order)).reply.flash[0]?.params?.challengeId ?? '';
      const [asked, mayAsk] = [gate(), gate()];
      open().onWayToProvider(async (request, pass) => {
        // The first request is the patch; it waits until the order is abandoned and its challenge is passed.
        open().onWayToProvider(async (next, through) => {
          if (!next.url.endsWith('/releases')) return through(next);
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
      expect(
        (
          await shopper.call(cart.addPaymentInstrument, {
            params: { basketId: order.basketId },
            body: card('tok_test_succeeds'),
          })
        ).status,
      ).toBe(200);
      expect((await patching).errorId).toBe('PAY400');
      expect((await ordersOf(order)).map(({ status, payment }) => [status, payment])).toEqual([['REFUSED', 'voided']]);
      expect(charges(order)).toEqual(['authorize', 'release']);
    });

    test('an order abandoned while the provider was down is canceled when it is back', async () => {
      const { shopper, order } = await ready('tok_test_challenge');
      await place(shopper, order);
      open().onWayToProvider(async (request, pass) =>
        request.url.endsWith('/releases') ? Promise.reject(new Error('The provider is away')) : pass(request),
      );
      const attach = () =>
        shopper.call(cart.addPaymentInstrument, {
          params: { basketId: order.basketId },
          body: card('tok_test_succeeds'),
        });
      expect(await attach()).toMatchObject({ status: 409, errorId: 'CHK320' });
      open().onWayToProvider(undefined);
      await waitOver();
      await open().complete();
      expect((await ordersOf(order)).map(({ status, payment }) => [status, payment])).toEqual([['REFUSED', 'voided']]);
      expect((await attach()).status).toBe(200);
    });

    test('a shopper who closes the page after the challenge still gets the order', async () => {
      const { shopper, order } = await ready('tok_test_challenge');
      await answerChallenge((await place(shopper, order)).reply.flash[0]?.params?.challengeId ?? '', 'completed');
      await waitOver();
      await open().complete();
      expect((await place(shopper, order)).reply.status).toBe('PLACED');
    });

    test('I18 the stock of a pending order outlives its hold', async () => {
      const { shopper, variant, order } = await ready('tok_test_challenge', 1);
      await place(shopper, order);
      await sql`update stock_hold set expires_at = now() - interval '1 hour' where sku = ${variant.sku}`.execute(
        open().database.db,
      );
      await open().complete();
      expect(await stockOf(open().database, variant)).toEqual({ onHand: 1, reserved: 1 });
    });
  });
};

/** A gate that blocks until it is opened. */
const gate = (): { readonly opened: Promise<void>; readonly open: () => void } => {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
};
