import { describe, expect, test } from 'vitest';
import { cart } from '#adapters/contract/cart.ts';
import { consumer } from '#adapters/contract/order.ts';
import { place } from '#test/support/commerce/guest-checkout.ts';
import type { Shop } from '#test/support/commerce/in-process-shop.ts';
import { useOrders } from '#test/support/commerce/use-orders.ts';
import { stockOf } from '#test/support/commerce/variants.ts';

/** A provider that is down, slow or returns garbage: what the order reconciler does (I03). */
export const providerSuite = (open: () => Shop): void => {
  describe('orders with a failing provider', () => {
    const { ready, charges, ordersOf, waitOver } = useOrders(open);

    test('a provider that charges and never responds: the order is pending, the cart is locked, the order reconciler places it', async () => {
      const { shopper, variant, order } = await ready();
      open().onWayToProvider(async (request, pass) => {
        const answer = await pass(request);
        if (request.method === 'POST') throw new Error('The answer was lost');
        return answer;
      });
      const waiting = (await place(shopper, order)).reply;
      expect([waiting.status, waiting.flash]).toEqual(['PAYMENT_PENDING', []]);
      expect(await stockOf(open().database, variant)).toEqual({ onHand: 5, reserved: 1 });
      open().onWayToProvider(async () => Promise.reject(new Error('The provider is away')));
      expect(
        await shopper.call(cart.addItem, { body: { basketId: order.basketId, items: [{ ...variant, qty: 1 }] } }),
      ).toMatchObject({ status: 409, errorId: 'CHK320' });
      open().onWayToProvider(undefined);
      await open().complete();
      expect((await shopper.call(consumer.purchase, { params: { orderId: waiting.orderId } })).reply.status).toBe(
        'PLACED',
      );
      expect((await place(shopper, order)).reply.status).toBe('PLACED');
      expect(charges(order)).toEqual(['authorize']);
    });

    test('after a garbage response from the provider its charge is found and not doubled', async () => {
      const { shopper, order } = await ready();
      open().onWayToProvider(async (request, pass) => {
        await pass(request);
        return new Response('<html>charged, I think', { status: 200 });
      });
      expect((await place(shopper, order)).reply.status).toBe('PAYMENT_PENDING');
      open().onWayToProvider(undefined);
      await open().complete();
      expect((await place(shopper, order)).reply.status).toBe('PLACED');
      expect(charges(order)).toEqual(['authorize']);
    });

    test('a charge that never arrived is requested again under its key', async () => {
      const { shopper, order } = await ready();
      open().onWayToProvider(async () => Promise.reject(new Error('The provider is away')));
      expect((await place(shopper, order)).reply.status).toBe('PAYMENT_PENDING');
      await open().complete();
      expect((await ordersOf(order)).map(({ status }) => status)).toEqual(['PAYMENT_PENDING']);
      open().onWayToProvider(undefined);
      await waitOver();
      await open().complete();
      expect((await ordersOf(order)).map(({ status }) => status)).toEqual(['PLACED']);
      expect(charges(order)).toEqual(['authorize']);
    });

    test('the order reconciler runs by itself, and stops on request', async () => {
      const { shopper, order } = await ready();
      open().onWayToProvider(async () => Promise.reject(new Error('The provider is away')));
      await place(shopper, order);
      open().onWayToProvider(undefined);
      const stop = open().commerce.startJobs();
      await expect.poll(async () => (await ordersOf(order))[0]?.status, { timeout: 10_000 }).toBe('PLACED');
      await stop();
    });
  });
};
