import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { cart } from '#adapters/contract/cart.ts';
import { stores } from '#adapters/contract/stores.ts';
import { address, checkOut, place, prepareWith, startCart } from '#test/support/commerce/guest-checkout.ts';
import type { Shop } from '#test/support/commerce/in-process-shop.ts';
import type { Shopper } from '#test/support/commerce/shopper.ts';
import { moveOrder } from '#test/support/commerce/operator.ts';
import { restock, stockOf, takeVariant, type Variant } from '#test/support/commerce/variants.ts';

const STORE = 'us-denver';
const POINT = 'us-point-1';

/** Ship to store, collection points, and the changes of deliveries that are not possible any longer. */
export const deliveryPlacesSuite = (open: () => Shop): void => {
  describe('delivery places', () => {
    const take = (units = 5): Promise<Variant> => takeVariant(open().database, units);
    const atStore = (variant: Variant, units: number) => restock(open().database, variant, units, STORE);
    const read = async (shopper: Shopper, basketId: string) =>
      (await shopper.call(cart.read, { params: { basketId }, query: {} })).reply;
    const start = async (variant: Variant) => {
      const shopper = await open().shopper();
      return { shopper, basketId: (await startCart(shopper, variant)).reply.id };
    };
    const deliver = async (shopper: Shopper, basketId: string, body: object) =>
      shopper.call(cart.updateItem, {
        params: { basketId },
        query: { itemId: (await read(shopper, basketId)).items[0]?.id ?? '' },
        body,
      });
    const choose = (shopper: Shopper, basketId: string, shipments: readonly object[]) =>
      shopper.call(cart.chooseShippingMethod, { query: { basketId }, body: { shipments } as never });
    const bill = (shopper: Shopper, basketId: string) =>
      shopper.call(cart.setBillingAddress, { params: { basketId }, body: { address, sameAsShipping: false } });
    const closePoint = (isActive: boolean) =>
      open().database.db.updateTable('collectionPoint').set({ isActive }).where('pointId', '=', POINT).execute();

    test('CART-02 CHK-33 goods are sent to a store for free, from the warehouse, and are collected there as in a pickup', async () => {
      const variant = await take();
      await atStore(variant, 0);
      const { shopper, basketId } = await start(variant);
      const moved = (await deliver(shopper, basketId, { shippingCode: 'sts', storeId: STORE })).reply;
      expect(moved.items[0]?.shippingOptions).toEqual({
        selected: 'sts',
        available: ['standard', 'pickup', 'sts', 'pudo'],
        shippingMethod: {
          code: 'sts',
          label: 'Ship to store',
          deliveryTime: '3–5 business days',
          arrival: { from: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), to: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
        },
        storeInfo: { id: STORE, name: 'NORDKAMM Denver', inventory: 0 },
      });
      expect([moved.totals.shipping, moved.shippingMethods]).toEqual([0, []]);
      await bill(shopper, basketId);
      const ready = await prepareWith(shopper, basketId, 'tok_test_succeeds');
      expect((await stockOf(open().database, variant)).reserved).toBe(1);
      const order = (await place(shopper, ready)).reply;
      expect(order.shipments).toMatchObject([
        {
          shippingMethod: { code: 'sts' },
          store: { storeId: STORE, collector: 'Ada Byron' },
          arrival: { from: expect.any(String), to: expect.any(String) },
        },
      ]);
      expect(order.shipments[0]).not.toHaveProperty('address');
      expect([
        await stockOf(open().database, variant),
        (await stockOf(open().database, variant, STORE)).onHand,
      ]).toEqual([{ onHand: 4, reserved: 0 }, 0]);
    });

    test('API-016 API-018 CHK-30 CHK-31 a whole delivery goes to a collection point and back; its shipment has the method, and the order the point', async () => {
      const variant = await take();
      const { shopper, basketId } = await start(variant);
      const atPoint = { shippingId: 'home-1', shippingMethodId: 'pudo', collectionPoint: POINT };
      const { reply } = await choose(shopper, basketId, [atPoint]);
      const [shipment] = reply.shippingMethods;
      expect(shipment).toMatchObject({
        code: 'pudo',
        shippingMethodId: 'pudo',
        applicableShippingMethods: [{ id: 'pudo', label: 'Pickup point' }],
        itemIds: [reply.items[0]?.id],
        collectionPoint: { id: POINT, carrier: 'Parcelway' },
      });
      expect(reply.items[0]?.shippingOptions).toMatchObject({ selected: 'pudo', storeInfo: { id: POINT } });
      const back = await choose(shopper, basketId, [{ shippingId: shipment?.shippingId, shippingMethodId: 'express' }]);
      expect(back.reply.shippingMethods).toMatchObject([{ shippingId: 'home-1', shippingMethodId: 'express' }]);
      await choose(shopper, basketId, [atPoint]);
      await bill(shopper, basketId);
      const order = (await place(shopper, await prepareWith(shopper, basketId, 'tok_test_succeeds'))).reply;
      expect(order.shipments).toMatchObject([
        {
          shippingMethod: { code: 'pudo', label: 'Pickup point' },
          point: {
            pointId: POINT,
            name: 'Corner Market Denver',
            lines: ['24 Market Street', 'Denver, CO 80001'],
            collector: 'Ada Byron',
            hours: expect.arrayContaining([{ days: 'Sunday' }]),
          },
        },
      ]);
      expect(order.shippingAddress).toBeUndefined();
    });

    test('ORD-15 the message about a parcel that has arrived at a collection point has its name, address and hours, and who collects it', async () => {
      const { shopper, basketId } = await start(await take());
      await deliver(shopper, basketId, { shippingCode: 'pudo', collectionPoint: POINT });
      await bill(shopper, basketId);
      const order = (await place(shopper, await prepareWith(shopper, basketId, 'tok_test_succeeds'))).reply;
      await open().complete();
      await moveOrder(open(), order.orderNumber, 'ship', 'deliver');
      const { rows } = await sql<{ params: object }>`select params from message
        where kind = 'order-delivered' and params->>'orderNumber' = ${order.orderNumber}`.execute(open().database.db);
      expect(rows.map(({ params }) => params)).toMatchObject([
        {
          point: { name: 'Corner Market Denver', lines: ['24 Market Street', 'Denver, CO 80001'] },
          collector: 'Ada Byron',
          hours: expect.arrayContaining([{ days: 'Sunday' }]),
        },
      ]);
    });

    test('API-091 CHK-29 CHK-30 collection points are found by postal code, town or address, nearest first, at most 20', async () => {
      const shopper = await open().shopper();
      const find = async (query: string) =>
        (await shopper.call(stores.collectionPoints, { body: { query, unit: 'mi' } })).reply.collectionPoints;
      for (const query of ['80202', 'Denver', '1448 Larimer Street, Denver, CO 80202']) {
        const found = await find(query);
        expect(found).toHaveLength(20);
        expect(found[0]).toMatchObject({ address: { city: 'Denver' }, carrier: 'Parcelway' });
        const distances = found.map(({ distance }) => distance ?? 0);
        expect(distances).toEqual(distances.toSorted((a, b) => a - b));
        expect(distances.at(-1)).toBeLessThan(50);
      }
      expect(await find('99999')).toEqual([]);
      await closePoint(false);
      expect((await find('Denver')).map(({ id }) => id)).not.toContain(POINT);
      await closePoint(true);
    });

    test('CART-35 ORD517 a collection point that closes: new choices are refused with INV409, its goods are sent home', async () => {
      const { shopper, basketId } = await start(await take());
      await deliver(shopper, basketId, { shippingCode: 'pudo', collectionPoint: POINT });
      await bill(shopper, basketId);
      const ready = await prepareWith(shopper, basketId, 'tok_test_succeeds');
      await closePoint(false);
      try {
        expect(await place(shopper, ready)).toMatchObject({ status: 400, errorId: 'ORD517' });
        const { items, flash } = await read(shopper, basketId);
        expect([items[0]?.shippingOptions.selected, flash]).toEqual([
          'standard',
          [{ code: 'PICKUP_TO_HOME', itemId: items[0]?.id }],
        ]);
        expect(await deliver(shopper, basketId, { shippingCode: 'pudo', collectionPoint: POINT })).toMatchObject({
          errorId: 'INV409',
        });
      } finally {
        await closePoint(true);
      }
    });

    test('CART-35 CART-36 a store that has the goods replaces an empty warehouse; the notice stays until the next change', async () => {
      const variant = await take();
      const { shopper, basketId } = await start(variant);
      await deliver(shopper, basketId, { shippingCode: 'sts', storeId: STORE });
      await restock(open().database, variant, 0);
      await atStore(variant, 3);
      const changed = await read(shopper, basketId);
      expect(changed.items[0]?.shippingOptions).toMatchObject({ selected: 'pickup', storeInfo: { inventory: 3 } });
      expect(changed.flash).toEqual([{ code: 'STORE_TO_PICKUP', itemId: changed.items[0]?.id }]);
      expect((await deliver(shopper, basketId, { qty: 2 })).reply.flash).toEqual([]);
    });

    test('CART-34 CART-35 CART-36 HOME_TO_PICKUP: goods that the warehouse does not have any longer are picked up where others of the cart are', async () => {
      const [collected, sent] = [await take(), await take()];
      await atStore(collected, 3);
      await atStore(sent, 3);
      const { shopper, basketId } = await start(collected);
      await deliver(shopper, basketId, { shippingCode: 'pickup', storeId: STORE });
      await shopper.call(cart.addItem, {
        body: { basketId, items: [{ sku: sent.sku, productId: sent.productId, qty: 2 }] },
      });
      await restock(open().database, sent, 0);
      const { items, flash } = await read(shopper, basketId);
      const [, moved] = items;
      expect(moved?.shippingOptions).toMatchObject({
        selected: 'pickup',
        available: ['pickup'],
        storeInfo: { id: STORE, inventory: 3 },
      });
      expect(flash).toEqual([{ code: 'HOME_TO_PICKUP', itemId: moved?.id }]);
    });

    test('CART-35 ORD516 ORD517 a store without pickup any longer: its goods are sent home', async () => {
      const variant = await take();
      await atStore(variant, 3);
      const { shopper, basketId } = await start(variant);
      const services = (list: readonly string[]) =>
        sql`update store set services = ${JSON.stringify(list)}::jsonb where store_id = ${STORE}`.execute(
          open().database.db,
        );
      const { rows } = await sql<{ services: string[] }>`select services from store where store_id = ${STORE}`.execute(
        open().database.db,
      );
      try {
        for (const [shippingCode, flag] of [
          ['pickup', 'PICKUP_TO_HOME'],
          ['sts', 'STORE_TO_HOME'],
        ] as const) {
          await services(rows[0]?.services ?? []);
          await deliver(shopper, basketId, { shippingCode, storeId: STORE });
          await services([]);
          const { items, flash } = await read(shopper, basketId);
          expect([items[0]?.shippingOptions.selected, flash.map(({ code }) => code)]).toEqual(['standard', [flag]]);
        }
      } finally {
        await services(rows[0]?.services ?? []);
      }
    });

    test('CART-36 CHK-31 SHIPPING_METHOD_DOWNGRADED: a speed that does not exist for the new address is lowered', async () => {
      const shopper = await open().shopper();
      const { basketId } = await checkOut(shopper, await take());
      await choose(shopper, basketId, [{ shippingId: 'home-1', shippingMethodId: 'express' }]);
      const remote = { ...address, city: 'Honolulu', stateCityProvDept: 'HI', postalCode: '96813' };
      const { reply } = await shopper.call(cart.setShippingAddress, {
        params: { basketId },
        body: { address: remote },
      });
      expect(reply.flash).toEqual([{ code: 'SHIPPING_METHOD_DOWNGRADED' }]);
      expect(reply.shippingMethods).toMatchObject([
        { shippingMethodId: 'standard', applicableShippingMethods: [{ id: 'standard' }] },
      ]);
      expect(await choose(shopper, basketId, [{ shippingId: 'home-1', shippingMethodId: 'express' }])).toMatchObject({
        errorId: 'SHP404',
      });
    });

    test('ENT-10 API-016 API-018 API-019 CHK-33 shipments have their own address, method and price, and are reset together', async () => {
      const [sent, other] = [await take(), await take()];
      const style = sql`style_id = (select style_id from product where product_id = ${other.productId})`;
      const { db } = open().database;
      const customize = (isCustoms: boolean) =>
        sql`update style set is_customs = ${isCustoms} where ${style}`.execute(db);
      const { shopper, basketId } = await start(sent);
      await customize(true);
      try {
        await shopper.call(cart.addItem, {
          body: { basketId, items: [{ sku: other.sku, productId: other.productId, qty: 1 }] },
        });
        const params = { basketId };
        const elsewhere = { ...address, addressLine1: '2 Elm St' };
        await shopper.call(cart.setShippingAddress, { params, body: { address } });
        const [, custom] = (await read(shopper, basketId)).shippingMethods;
        const shippingId = custom?.shippingId ?? '';
        expect(custom?.applicableShippingMethods.map(({ id }) => id)).toEqual(['standard', 'express']);
        await shopper.call(cart.setShippingAddress, { params, body: { address: elsewhere, shippingId } });
        const both = (
          await choose(shopper, basketId, [
            { shippingId: 'home-1', shippingMethodId: 'standard' },
            { shippingId, shippingMethodId: 'express' },
          ])
        ).reply;
        expect(both.shippingMethods.map((one) => [one.code, one.shippingMethodId, one.address?.addressLine1])).toEqual([
          ['standard', 'standard', '1 Main St'],
          ['customs', 'express', '2 Elm St'],
        ]);
        expect(both.totals.shipping).toBe(15);
        await bill(shopper, basketId);
        const order = (await place(shopper, await prepareWith(shopper, basketId, 'tok_test_succeeds'))).reply;
        expect(order.shipments.map((one) => [one.shippingMethod.code, one.address?.addressLine1])).toEqual([
          ['standard', '1 Main St'],
          ['express', '2 Elm St'],
        ]);
      } finally {
        await customize(false);
      }
      const again = await start(sent);
      const params = { basketId: again.basketId };
      await again.shopper.call(cart.setShippingAddress, { params, body: { address } });
      const { reply } = await again.shopper.call(cart.removeShippingAddress, { params });
      expect([reply.shippingAddress, reply.shippingMethods[0]?.shippingMethodId]).toEqual([undefined, undefined]);
    });

    test('CHK-34 a cart with only digital goods needs no address and no method; the tax is that of the billing address', async () => {
      const variant = await take();
      const style = sql`style_id = (select style_id from product where product_id = ${variant.productId})`;
      const { db } = open().database;
      await sql`update style set is_digital = true where ${style}`.execute(db);
      try {
        const { shopper, basketId } = await start(variant);
        const { reply } = await bill(shopper, basketId);
        expect([reply.shippingMethods, reply.totals.shipping, reply.taxes?.length]).toEqual([[], 0, 1]);
        expect(await deliver(shopper, basketId, { shippingCode: 'sts', storeId: STORE })).toMatchObject({
          status: 400,
        });
        const order = (await place(shopper, await prepareWith(shopper, basketId, 'tok_test_succeeds'))).reply;
        expect(order.shipments).toMatchObject([{ shippingMethod: { code: 'digital', label: 'By email' } }]);
      } finally {
        await sql`update style set is_digital = false where ${style}`.execute(db);
      }
    });
  });
};
