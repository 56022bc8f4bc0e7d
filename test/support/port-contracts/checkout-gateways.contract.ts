import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Cart } from '#core/cart/cart.ts';
import { itemAgain } from '#core/cart/cart-recovery.ts';
import type { CartGateway, NewItem } from '#core/cart/ports/cart-gateway.ts';
import type { DeliveryGateway, PaymentGateway } from '#core/checkout/ports/checkout-gateway.ts';
import type { CardToken } from '#core/payment/payment-method.ts';
import type { OrderGateway } from '#core/order/ports/order-gateway.ts';
import type { PurchaseGateway } from '#core/order/ports/purchase-gateway.ts';
import { returnWays } from '#core/order/return.ts';
import type { Address } from '#core/profile/address.ts';
import { address as buyer } from '../guest-buyer.ts';
import { failureOf, run } from '../run.ts';

export type CheckoutUnderTest = {
  readonly carts: CartGateway;
  readonly delivery: DeliveryGateway;
  readonly payment: PaymentGateway;
  readonly orders: OrderGateway;
  readonly purchases: PurchaseGateway;
  readonly item: NewItem;
  /** A card that is accepted without a challenge. */
  readonly card: (clientToken: string) => Promise<CardToken>;
  readonly newKey: () => string;
  readonly close?: () => Promise<void>;
};

const contact = { email: 'robin@example.com', phone: '+13035550123' };
const address: Address = { ...buyer, ...contact };

/** The contract of delivery, payment and order gateways for one purchase on the site en-us (CHK-05). */
export const checkoutContract = (name: string, open: () => Promise<CheckoutUnderTest>): void => {
  describe(`Checkout gateways: ${name}`, () => {
    let subject: CheckoutUnderTest;
    beforeEach(async () => {
      subject = await open();
    });
    afterEach(async () => {
      await subject.close?.();
    });

    const fresh = (): Promise<Cart> =>
      run(subject.carts.createWithItems({ key: subject.newKey(), items: [subject.item] }));

    const delivered = async (cart: Cart): Promise<Cart> => {
      const { delivery, newKey } = subject;
      const addressed = await run(delivery.setShippingAddress({ key: newKey(), cart, address }));
      const shippingId = addressed.shipments[0]?.id ?? '';
      const [method] = await run(delivery.listShippingMethods({ cart: addressed, shippingId }));
      return run(
        delivery.chooseShippingMethod({
          key: newKey(),
          cart: addressed,
          choices: [{ shippingId, methodId: method?.id ?? '' }],
        }),
      );
    };

    const paid = async (cart: Cart): Promise<Cart> => {
      const { payment, newKey, card } = subject;
      const billed = await run(payment.setBillingAddress({ key: newKey(), cart, address, sameAsShipping: true }));
      const session = await run(payment.openSession({ cart: billed, returnUrl: '/en-us/checkout' }));
      return run(payment.attachCard({ key: newKey(), cart: billed, card: await card(session.clientToken) }));
    };

    const prepared = async () => {
      const cart = await paid(await delivered(await fresh()));
      return run(subject.payment.prepareOrder({ key: subject.newKey(), cart, contact }));
    };

    test('CART-40 stock is held for a limited time', async () => {
      const held = await run(subject.delivery.reserve({ key: subject.newKey(), cart: await fresh() }));
      expect(held.reservationId).not.toBe('');
      expect(Number.isNaN(Date.parse(held.expiresAt))).toBe(false);
    });

    test('API-022 without its separate billing address a cart uses the shipping address', async () => {
      const { payment, newKey } = subject;
      const cart = await delivered(await fresh());
      const elsewhere = { ...address, line1: '1 Oak Street' };
      const separate = await run(
        payment.setBillingAddress({ key: newKey(), cart, address: elsewhere, sameAsShipping: false }),
      );
      expect([separate.billingAddress?.line1, separate.billingSameAsShipping]).toEqual(['1 Oak Street', false]);
      const same = await run(payment.removeBillingAddress({ key: newKey(), cart: separate }));
      expect([same.billingAddress?.line1, same.billingSameAsShipping]).toEqual([address.line1, true]);
    });

    test('CHK-06 an address is validated', async () => {
      expect(
        await run(subject.delivery.validateAddress({ key: subject.newKey(), cart: await fresh(), address })),
      ).toMatchObject({ valid: true });
    });

    test('CHK-13 the email address alone changes nothing else, and can be sent again', async () => {
      const { delivery, newKey } = subject;
      const cart = await fresh();
      const known = await run(delivery.setContact({ key: newKey(), cart, email: contact.email }));
      expect([known.id, known.totals, known.shippingAddress]).toEqual([cart.id, cart.totals, undefined]);
      const again = await run(delivery.setContact({ key: newKey(), cart: known, email: contact.email }));
      expect(again.totals).toEqual(cart.totals);
    });

    test('address and method are stored with the cart', async () => {
      const cart = await delivered(await fresh());
      expect(cart.shippingAddress).toMatchObject({ line1: address.line1, postalCode: address.postalCode });
      expect(cart.shipments[0]?.methodId).toBeDefined();
    });

    test('ENT-10 lines are sent to another address, at which they are a shipment of their own, and to the main one again', async () => {
      const { delivery, newKey } = subject;
      const cart = await delivered(await fresh());
      const itemIds = cart.items.map(({ id }) => id);
      const grace = { ...address, firstName: 'Grace', line1: '1 Oak Street' };
      const split = await run(delivery.sendItems({ key: newKey(), cart, itemIds, address: grace }));
      const [sent] = split.shipments.filter(({ hasOwnAddress }) => hasOwnAddress === true);
      expect([sent?.itemIds, sent?.address?.line1]).toEqual([itemIds, '1 Oak Street']);
      expect(split.shippingAddress?.line1).toBe(address.line1);
      const oak2 = { ...grace, line1: '2 Oak Street' };
      const moved = await run(delivery.sendItems({ key: newKey(), cart: split, itemIds, address: oak2 }));
      const [changed] = moved.shipments.filter(({ hasOwnAddress }) => hasOwnAddress === true);
      expect([changed?.id, changed?.address?.line1]).toEqual([sent?.id, '2 Oak Street']);
      const back = await run(delivery.sendItems({ key: newKey(), cart: moved, itemIds }));
      expect(back.shipments.some(({ hasOwnAddress }) => hasOwnAddress === true)).toBe(false);
    });

    test('ENT-10 units of a line are sent to another address as a line of their own', async () => {
      const { delivery, carts, newKey } = subject;
      const one = await delivered(await fresh());
      const [line] = one.items;
      if (line === undefined) throw new TypeError('The cart has no line');
      const itemId = line.id;
      const cart = await run(carts.changeQuantity({ key: newKey(), cart: one, itemId, quantity: 2 }));
      const grace = { ...address, firstName: 'Grace', line1: '1 Oak Street' };
      const part = { itemIds: [itemId], units: [{ itemId, quantity: 1 }], address: grace };
      const split = await run(delivery.sendItems({ key: newKey(), cart, ...part }));
      const [sent] = split.shipments.filter(({ hasOwnAddress }) => hasOwnAddress === true);
      const own = split.items.filter(({ sku }) => sku === line.sku);
      expect(own.map(({ id, quantity }) => [quantity, sent?.itemIds?.includes(id)])).toEqual([
        [1, false],
        [1, true],
      ]);
    });

    test('CART-07 a line that was removed goes back to its other address', async () => {
      const { delivery, carts, newKey } = subject;
      const cart = await delivered(await fresh());
      const [line] = cart.items;
      if (line === undefined) throw new TypeError('The cart has no line');
      const grace = { ...address, firstName: 'Grace', line1: '1 Oak Street' };
      const split = await run(delivery.sendItems({ key: newKey(), cart, itemIds: [line.id], address: grace }));
      await run(carts.removeItem({ key: newKey(), cart: split, itemId: line.id }));
      const items = [itemAgain(line, split.shipments)];
      const back = await run(carts.addItems({ key: newKey(), basketId: cart.id, items }));
      const [sent] = back.shipments.filter(({ hasOwnAddress }) => hasOwnAddress === true);
      expect([sent?.address?.line1, sent?.itemIds?.includes(back.items[0]?.id ?? '')]).toEqual(['1 Oak Street', true]);
    });

    test('PAY-01 card payment is offered, and only the masked card is stored', async () => {
      const cart = await delivered(await fresh());
      expect(
        (await run(subject.payment.listMethods(cart))).filter(({ code, enabled }) => code === 'CREDIT_CARD' && enabled),
      ).toHaveLength(1);
      const [instrument] = (await paid(cart)).instruments;
      expect(instrument?.method).toBe('CREDIT_CARD');
      expect(instrument?.maskedNumber ?? '').not.toMatch(/\d{7}/);
    });

    test('CHK380 an order cannot be prepared before there is an address', async () => {
      expect(
        await failureOf(subject.payment.prepareOrder({ key: subject.newKey(), cart: await fresh(), contact })),
      ).toMatchObject({ errorId: 'CHK380' });
    });

    test('CHK-23 preparing fixes the order number', async () => {
      expect((await prepared()).orderNumber).toMatch(/^\d{10}$/);
    });

    test('an order is placed once per key, can be read, and ends the cart', async () => {
      const { cart, orderNumber } = await prepared();
      const { orders, carts } = subject;
      const paymentInstrumentId = cart.instruments[0]?.id ?? '';
      const command = {
        key: `${orderNumber}:${paymentInstrumentId}`,
        request: { basketId: cart.id, captchaToken: 'a-person', paymentInstrumentId },
      };
      const order = await run(orders.place(command));
      expect(order).toMatchObject({ orderNumber, status: 'PLACED', totals: { total: cart.totals.total } });
      expect((await run(orders.place(command))).orderId).toBe(order.orderId);
      expect(await run(orders.read(order.orderId))).toMatchObject({ orderNumber });
      expect(await failureOf(carts.read(cart.id))).toMatchObject({ _tag: 'CartNotFound' });
    });

    test('I07 an order is not placed with another agreement than that of its cart, which comes back', async () => {
      const { cart, orderNumber, agreement = '' } = await prepared();
      const place = (agreed: string) =>
        subject.orders.place({
          key: `${orderNumber}:${agreed}`,
          request: { basketId: cart.id, captchaToken: 'a-person', agreement: agreed },
        });
      expect(await failureOf(place('another'))).toMatchObject({ _tag: 'CartChanged', cart: { id: cart.id } });
      expect((await run(place(agreement))).orderNumber).toBe(orderNumber);
    });

    test('ORD-02 ORD-03 a placed order is found by its id, and by number and e-mail; history needs a member', async () => {
      const { cart, orderNumber } = await prepared();
      const { orders, purchases } = subject;
      const paymentInstrumentId = cart.instruments[0]?.id ?? '';
      const { orderId } = await run(
        orders.place({
          key: `${orderNumber}:${paymentInstrumentId}`,
          request: { basketId: cart.id, captchaToken: 'a-person', paymentInstrumentId },
        }),
      );
      const found = { orderId, orderNumber, status: 'PLACED', totals: { total: cart.totals.total } };
      expect(await run(purchases.view(orderId))).toMatchObject(found);
      expect(await run(purchases.track({ orderNumber, email: 'ROBIN@example.com' }))).toMatchObject(found);
      for (const wrong of [
        { orderNumber, email: 'eve@example.com' },
        { orderNumber: '1000000000', email: 'robin@example.com' },
      ])
        expect(await failureOf(purchases.track(wrong))).toMatchObject({ errorId: 'ORD400' });
      expect(await failureOf(purchases.view('unknown-order'))).toMatchObject({ errorId: 'OHS4004' });
      expect(await failureOf(purchases.history({ start: 0, count: 10, source: 'ONLINE' }))).toMatchObject({
        errorId: 'AUT440',
      });
    });

    test('ORD-08 ORD-09 an order is canceled once; what is canceled or not delivered is refused with ORD409', async () => {
      const { cart, orderNumber } = await prepared();
      const { orders, purchases, newKey } = subject;
      const paymentInstrumentId = cart.instruments[0]?.id ?? '';
      const { orderId } = await run(
        orders.place({
          key: `${orderNumber}:${paymentInstrumentId}`,
          request: { basketId: cart.id, captchaToken: 'a-person', paymentInstrumentId },
        }),
      );
      const { openUnits, isCancellable } = await run(purchases.view(orderId));
      const parts = openUnits.map(({ itemId, cancellable }) => ({ itemId, quantity: cancellable }));
      expect([isCancellable, parts.length]).toEqual([true, 1]);
      const onTheirWay = parts.map((part) => ({ ...part, reason: 'other' as const }));
      for (const way of returnWays) {
        const returned = { key: newKey(), orderId, parts: onTheirWay, way };
        expect(await failureOf(purchases.startReturn(returned))).toMatchObject({ errorId: 'ORD409' });
      }
      for (const [id, errorId] of [
        [orderId, 'ORD409'],
        ['unknown-order', 'OHS4004'],
      ] as const) {
        const unknown = { key: newKey(), orderId: id, returnId: 'unknown' };
        expect(await failureOf(purchases.cancelReturn(unknown))).toMatchObject({ errorId });
      }
      const command = { orderNumber, parts, reason: 'Ordered twice' };
      expect(await run(purchases.cancel({ ...command, key: newKey() }))).toMatchObject({
        status: 'CANCELLED',
        isCancellable: false,
        openUnits: [],
      });
      expect(await failureOf(purchases.cancel({ ...command, key: newKey() }))).toMatchObject({ errorId: 'ORD409' });
      expect(await failureOf(purchases.cancel({ ...command, orderNumber: '1000000000', key: newKey() }))).toMatchObject(
        {
          errorId: 'OHS4004',
        },
      );
    });

    test('an order that was not placed is refused with OHS4004', async () => {
      expect(await failureOf(subject.orders.read('unknown-order'))).toMatchObject({ errorId: 'OHS4004' });
    });
  });
};
