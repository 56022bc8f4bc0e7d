import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { auditMoney } from '#test/support/commerce/audit-records.ts';
import { cart } from '#adapters/contract/cart.ts';
import { checkout } from '#adapters/contract/checkout.ts';
import { address, place, prepareWith } from '#test/support/commerce/guest-checkout.ts';
import type { Shop } from '#test/support/commerce/in-process-shop.ts';
import type { Shopper } from '#test/support/commerce/shopper.ts';
import { restock, stockOf, takeVariant, type Variant } from '#test/support/commerce/variants.ts';

const STORE = 'us-denver';

/** Pickup in a store: stock, price and order. */
export const pickupSuite = (open: () => Shop): void => {
  describe('pickup in a store', () => {
    const stock = (variant: Variant, units: number) => restock(open().database, variant, units, STORE);
    const stored = (variant: Variant) => stockOf(open().database, variant, STORE);
    const take = async (units: number): Promise<Variant> => {
      const variant = await takeVariant(open().database, 5);
      await stock(variant, units);
      return variant;
    };
    const add = (
      shopper: Shopper,
      { sku, productId }: Variant,
      qty = 1,
      how: object = { shippingCode: 'pickup', storeId: STORE },
    ) => shopper.call(cart.createWithItem, { body: { items: [{ sku, productId, qty, ...how }] } });
    const bill = (shopper: Shopper, basketId: string) =>
      shopper.call(cart.setBillingAddress, { params: { basketId }, body: { address, sameAsShipping: false } });
    const ready = async (variant: Variant, token = 'tok_test_succeeds') => {
      const shopper = await open().shopper();
      const { id } = (await add(shopper, variant)).reply;
      await bill(shopper, id);
      return { shopper, order: await prepareWith(shopper, id, token) };
    };
    const sound = async () =>
      (await auditMoney(open().database.db, [])).filter(({ invariant }) => ['I13', 'I14', 'I18'].includes(invariant));

    test('CART-01 CART-31 CHK-33 a pickup line names its store and its stock, and ships for free; the tax is that of the store', async () => {
      const shopper = await open().shopper();
      const { items, totals, shippingMethods, taxes } = (await add(shopper, await take(7))).reply;
      expect(items[0]?.shippingOptions).toEqual({
        selected: 'pickup',
        available: ['standard', 'pickup', 'sts', 'pudo'],
        shippingMethod: {
          code: 'pickup',
          label: 'Pick up in store',
          deliveryTime: expect.stringMatching(
            /^(today, \w{3}, \w{3} \d+ \(the store is open until \d+:00\s[AP]M\)|\w{3}, \w{3} \d+, from \d+:00\s[AP]M), kept for 14 days$/,
          ),
        },
        storeInfo: { id: STORE, name: 'NORDKAMM Denver', inventory: 7 },
      });
      expect([totals.shipping, shippingMethods]).toEqual([0, []]);
      expect(totals.tax).toBeGreaterThan(0);
      // CART-11: each tax is named as soon as its place is known.
      expect(taxes).toEqual([{ name: expect.stringMatching(/^Sales tax \(/), amount: totals.tax }]);
    });

    test('CART-27 I16 a store sells no more than its own stock; an unknown or missing store is refused', async () => {
      const variant = await take(2);
      const shopper = await open().shopper();
      expect(await add(shopper, variant, 3)).toMatchObject({ status: 400, errorId: 'INV408', params: { max: 2 } });
      for (const how of [{ shippingCode: 'pickup' }, { storeId: STORE }, { shippingCode: 'pudo', storeId: STORE }])
        expect((await add(shopper, variant, 1, how)).status).toBe(400);
      for (const storeId of ['nowhere', 'gb-london'])
        expect(await add(shopper, variant, 1, { shippingCode: 'pickup', storeId })).toMatchObject({
          errorId: 'ORD404',
        });
      await stock(variant, 0);
      expect(await add(shopper, variant)).toMatchObject({ errorId: 'ORD404' });
    });

    test('CART-08 CART-33 a line changes its delivery, merges with an equal line, and is limited to the stock of its store', async () => {
      const variant = await take(2);
      const shopper = await open().shopper();
      const { id: basketId, items } = (await add(shopper, variant, 2, {})).reply;
      const change = (itemId: string, body: object) =>
        shopper.call(cart.updateItem, { params: { basketId }, query: { itemId }, body });
      const line = items[0]?.id ?? '';
      const collected = (await change(line, { shippingCode: 'pickup', storeId: STORE })).reply;
      expect(collected.items.map(({ qty, shippingOptions }) => [qty, shippingOptions.selected])).toEqual([
        [2, 'pickup'],
      ]);
      await add(shopper, variant, 1, {});
      const both = (await shopper.call(cart.read, { params: { basketId }, query: {} })).reply;
      expect(both.items.map(({ qty, shippingOptions }) => [qty, shippingOptions.selected])).toEqual([
        [2, 'pickup'],
        [1, 'standard'],
      ]);
      expect(await change(both.items[1]?.id ?? '', { shippingCode: 'pickup', storeId: STORE })).toMatchObject({
        errorId: 'INV408',
        params: { max: 2 },
      });
      const home = (await change(line, { shippingCode: 'standard' })).reply;
      expect(
        home.items.map(({ qty, shippingOptions }) => [qty, shippingOptions.selected, shippingOptions.storeInfo]),
      ).toEqual([[3, 'standard', undefined]]);
      expect((await change(home.items[0]?.id ?? '', { shippingCode: 'pickup' })).status).toBe(400);
    });

    test('API-017 a quantity and a delivery in one call are both changed, or neither', async () => {
      const variant = await take(4);
      const shopper = await open().shopper();
      const { id: basketId, items } = (await add(shopper, variant, 1, {})).reply;
      const change = (body: object) =>
        shopper.call(cart.updateItem, { params: { basketId }, query: { itemId: items[0]?.id ?? '' }, body });
      expect(await change({ qty: 5, shippingCode: 'pickup', storeId: STORE })).toMatchObject({
        errorId: 'INV408',
        params: { max: 4 },
      });
      expect(await change({ qty: 11, shippingCode: 'pickup', storeId: STORE })).toMatchObject({
        errorId: 'INV408',
        params: { max: 10 },
      });
      const both = (await change({ qty: 3, shippingCode: 'pickup', storeId: STORE })).reply;
      expect(both.items.map(({ qty, shippingOptions }) => [qty, shippingOptions.selected])).toEqual([[3, 'pickup']]);
    });

    test('CHK-10 CART-41 a pickup-only order needs no shipping address; the hold is in the store, and the order names the store', async () => {
      const variant = await take(1);
      const { shopper, order } = await ready(variant);
      expect([await stored(variant), await sound()]).toEqual([{ onHand: 1, reserved: 1 }, []]);
      const placed = (await place(shopper, order)).reply;
      expect([placed.status, placed.shippingAddress, placed.totals.shipping]).toEqual(['PLACED', undefined, 0]);
      expect(placed.shipments).toMatchObject([
        {
          // Not "Today", which is wrong tomorrow.
          shippingMethod: {
            code: 'pickup',
            deliveryTime: expect.stringMatching(
              /^\w{3}, \w{3} \d+( \(the store is open until |, from )\d+:00\s[AP]M\)?$/,
            ),
          },
          arrival: { from: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
          store: {
            storeId: STORE,
            name: 'NORDKAMM Denver',
            lines: ['1448 Larimer Street', 'Denver, CO 80202'],
            phone: '+1 303 555 0142',
            hours: expect.arrayContaining([
              { days: 'Monday – Saturday', hours: expect.stringMatching(/^10:00\sAM – 8:00\sPM$/) },
            ]),
          },
          itemIds: placed.items.map(({ id }) => id),
        },
      ]);
      expect([await stored(variant), await sound()]).toEqual([{ onHand: 0, reserved: 0 }, []]);
    });

    test('CHK-13 who collects is the named collector, else the recipient of the address; a web address is no name', async () => {
      const collectorOf = async (collector?: { readonly firstName: string; readonly lastName: string }) => {
        const { shopper, order } = await ready(await take(1));
        const { basketId } = order;
        const prepared = await shopper.call(checkout.prepareOrder, {
          query: { basketId },
          body: { email: 'ada@example.org', ...(collector && { collector }) },
        });
        if (prepared.status !== 200) return prepared.errorId;
        return (await place(shopper, order)).reply.shipments[0]?.store?.collector;
      };
      expect(await collectorOf({ firstName: ' Zoë ', lastName: 'Smith-Jones' })).toBe('Zoë Smith-Jones');
      expect(await collectorOf()).toBe(`${address.recipientFirstName} ${address.recipientLastName}`);
      expect(await collectorOf({ firstName: 'www.example.com', lastName: 'Smith' })).toBe('CHK380');
    });

    test('I14 I18 a declined card keeps the units held for its cart, and releasing the cart frees them', async () => {
      const variant = await take(1);
      const { shopper, order } = await ready(variant, 'tok_test_card_declined');
      expect((await place(shopper, order)).status).toBe(402);
      expect([await stored(variant), await sound()]).toEqual([{ onHand: 1, reserved: 1 }, []]);
      const { items } = (await shopper.call(cart.read, { params: { basketId: order.basketId }, query: {} })).reply;
      await shopper.call(cart.removeItem, { body: { basketId: order.basketId, itemId: items[0]?.id ?? '' } });
      expect([await stored(variant), await sound()]).toEqual([{ onHand: 1, reserved: 0 }, []]);
    });

    test('CART-35 CART-41 I18 another shopper can take the units of an expired hold in a store; ORD517 says that the goods are sent there', async () => {
      const variant = await take(1);
      const first = await ready(variant);
      await sql`update stock_hold set expires_at = now() - interval '1 second' where sku = ${variant.sku}`.execute(
        open().database.db,
      );
      const second = await ready(variant);
      expect((await place(second.shopper, second.order)).reply.status).toBe('PLACED');
      expect(await place(first.shopper, first.order)).toMatchObject({ errorId: 'ORD517' });
      const read = async () =>
        (await first.shopper.call(cart.read, { params: { basketId: first.order.basketId }, query: {} })).reply;
      for (const { items, flash } of [await read(), await read()]) {
        expect(items[0]?.shippingOptions).toMatchObject({ selected: 'sts', storeInfo: { id: STORE, inventory: 0 } });
        expect(flash).toEqual([{ code: 'PICKUP_TO_STORE', itemId: items[0]?.id }]);
      }
      expect([await stored(variant), await sound()]).toEqual([{ onHand: 0, reserved: 0 }, []]);
    });

    test('CHK-28 CHK-31 a mixed cart needs an address and a method for the delivered part, and has two shipments', async () => {
      const variant = await take(3);
      const shopper = await open().shopper();
      const { id: basketId } = (await add(shopper, variant)).reply;
      await add(shopper, variant, 1, {});
      await bill(shopper, basketId);
      await shopper.call(cart.addPaymentInstrument, {
        params: { basketId },
        body: { paymentMethod: 'CREDIT_CARD', token: 'tok_test_succeeds' },
      });
      expect(
        await shopper.call(checkout.prepareOrder, { query: { basketId }, body: { email: 'ada@example.org' } }),
      ).toMatchObject({ errorId: 'CHK380' });
      await shopper.call(cart.setShippingAddress, { params: { basketId }, body: { address } });
      await shopper.call(cart.chooseShippingMethod, {
        query: { basketId },
        body: { shipments: [{ shippingId: 'home-1', shippingMethodId: 'express' }] },
      });
      const placed = (await place(shopper, await prepareWith(shopper, basketId, 'tok_test_succeeds'))).reply;
      expect(
        placed.shipments.map(({ shippingMethod, itemIds, store }) => [
          shippingMethod.code,
          itemIds.length,
          store?.storeId,
        ]),
      ).toEqual([
        ['express', 1, undefined],
        ['pickup', 1, STORE],
      ]);
      expect(placed.totals.shipping).toBe(15);
      expect([await stored(variant), await sound()]).toEqual([{ onHand: 2, reserved: 0 }, []]);
    });
  });
};
