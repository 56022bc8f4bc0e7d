import { beforeEach, describe, expect, test } from 'vitest';
import type { CartGateway, NewItem } from '#core/cart/ports/cart-gateway.ts';
import type { DeliveryGateway } from '#core/checkout/ports/checkout-gateway.ts';
import type { WalletGateway } from '#core/checkout/ports/wallet-gateway.ts';
import { failureOf, run } from '../run.ts';

export type WalletGatewayUnderTest = {
  readonly wallet: WalletGateway;
  readonly carts: CartGateway;
  readonly delivery: DeliveryGateway;
  readonly item: NewItem;
  readonly newKey: () => string;
};

const place = { line1: '12 Harbor Street', city: 'San Francisco', state: 'CA', postalCode: '94105', country: 'US' };

/** The contract of every gateway of express payment. */
export const walletGatewayContract = (name: string, open: () => Promise<WalletGatewayUnderTest>): void => {
  describe(`WalletGateway: ${name}`, () => {
    let subject: WalletGatewayUnderTest;
    beforeEach(async () => {
      subject = await open();
    });

    const filled = () => run(subject.carts.createWithItems({ key: subject.newKey(), items: [subject.item] }));

    test('PAY-07 a quote has methods and a session of its own, and leaves the cart as it is', async () => {
      const cart = await filled();
      const one = await run(subject.wallet.quote({ cart, place }));
      const [shipment] = one.cart.shipments;
      const other = shipment?.applicable.find(({ id }) => id !== shipment.methodId);
      const two = await run(subject.wallet.quote({ cart, place, methodId: other?.id ?? '' }));
      expect([two.cart.shipments[0]?.methodId, two.cart.id, two.cart.version]).toEqual([
        other?.id,
        cart.id,
        cart.version,
      ]);
      expect(two.session.clientToken).not.toBe(one.session.clientToken);
      expect(await run(subject.carts.read(cart.id))).toEqual(cart);
    });

    test('PAY-07 the chosen method is that of the main address; a shipment to another one keeps its own', async () => {
      const { carts, delivery, item, newKey, wallet } = subject;
      const items = [item, { ...item, giftMessage: '' }];
      const cart = await run(carts.createWithItems({ key: newKey(), items }));
      const address = { ...place, firstName: 'Anna', lastName: 'Berg', phone: '+14155550132' };
      const itemIds = cart.items.slice(1).map(({ id }) => id);
      const split = await run(delivery.sendItems({ key: newKey(), cart, itemIds, address }));
      const shippingId = split.shipments.find(({ hasOwnAddress }) => hasOwnAddress)?.id ?? '';
      const choices = [{ shippingId, methodId: 'standard' }];
      const chosen = await run(delivery.chooseShippingMethod({ key: newKey(), cart: split, choices }));
      const quoted = await run(wallet.quote({ cart: chosen, place, methodId: 'express' }));
      expect(quoted.cart.shipments.map(({ hasOwnAddress = false, methodId }) => [hasOwnAddress, methodId])).toEqual([
        [false, 'express'],
        [true, 'standard'],
      ]);
    });

    test.each([
      [{ ...place, line1: 'PO Box 7' }, 'SHP500'],
      [{ ...place, country: 'DE' }, 'PAY401'],
    ])('SHP500 PAY401 PAY-07 %j is refused with %s', async (refused, errorId) => {
      expect(await failureOf(subject.wallet.quote({ cart: await filled(), place: refused }))).toMatchObject({
        errorId,
      });
    });

    test('PAY-02 an express purchase is a cart beside the open one', async () => {
      const own = await filled();
      const express = await run(subject.wallet.beginExpress({ key: subject.newKey(), items: [subject.item] }));
      expect([express.isExpress, express.items.length, express.id === own.id]).toEqual([true, 1, false]);
      expect((await run(subject.carts.create({ key: subject.newKey() }))).id).toBe(own.id);
    });

    test('API-019 without its address a cart has no methods', async () => {
      const address = { ...place, firstName: 'Anna', lastName: 'Berg' };
      const sent = await run(
        subject.delivery.setShippingAddress({ key: subject.newKey(), cart: await filled(), address }),
      );
      const removed = await run(subject.wallet.removeShippingAddress({ key: subject.newKey(), cart: sent }));
      expect([removed.shippingAddress, removed.shipments[0]?.methodId]).toEqual([undefined, undefined]);
    });
  });
};
