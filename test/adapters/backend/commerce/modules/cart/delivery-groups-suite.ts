import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { cart } from '#adapters/contract/cart.ts';
import { address, checkOut, place, prepareWith, startCart } from '#test/support/commerce/guest-checkout.ts';
import type { Shop } from '#test/support/commerce/in-process-shop.ts';
import { restock, takeVariant, type Variant } from '#test/support/commerce/variants.ts';

const STORE = 'us-denver';

/** Delivery groups of a cart, and its instruments with their amounts. */
export const deliveryGroupsSuite = (open: () => Shop): void => {
  describe('delivery groups', () => {
    const groupsOf = async (basketId: string) =>
      open()
        .database.db.selectFrom('deliveryGroup')
        .leftJoin('cartLine', 'cartLine.groupId', 'deliveryGroup.groupId')
        .select((select) => [
          'code',
          'storeId',
          'method',
          sql<string | null>`delivery_group.address->>'city'`.as('city'),
          select.fn.count<number>('lineId').as('lines'),
        ])
        .where('deliveryGroup.cartId', '=', basketId)
        .groupBy(['code', 'storeId', 'method', 'deliveryGroup.address'])
        .orderBy('code')
        .execute();
    /** A variant of another style. */
    const takeOther = async (other: Variant): Promise<Variant> => {
      const variant = await takeVariant(open().database, 5);
      return variant.productId.slice(0, -3) === other.productId.slice(0, -3) ? takeOther(other) : variant;
    };
    const home = { code: 'standard', storeId: null, method: 'standard', city: 'Oakland' };

    test('ENT-16 AMB-83 lines belong to a group by code and place; goods of one address share it; the order is sent by group', async () => {
      const sent = await takeVariant(open().database, 5);
      const customized = await takeOther(sent);
      await restock(open().database, sent, 5, STORE);
      const style = sql`style_id = (select style_id from product where product_id = ${customized.productId})`;
      const shopper = await open().shopper();
      const { basketId } = await checkOut(shopper, sent);
      const add = ({ sku, productId }: typeof sent, how: object = {}) =>
        shopper.call(cart.addItem, { body: { basketId, items: [{ sku, productId, qty: 1, ...how }] } });
      await sql`update style set is_customs = true where ${style}`.execute(open().database.db);
      try {
        await add(customized);
        await add(sent, { shippingCode: 'pickup', storeId: STORE });
        expect(await groupsOf(basketId)).toEqual([
          { ...home, code: 'customs', lines: 1 },
          { code: 'pickup', storeId: STORE, method: null, city: null, lines: 1 },
          { ...home, lines: 1 },
        ]);
        const order = (await place(shopper, await prepareWith(shopper, basketId, 'tok_test_succeeds'))).reply;
        expect(order.shipments.map(({ address: to, store, itemIds }) => [to?.city, store?.storeId, itemIds])).toEqual([
          ['Oakland', undefined, [expect.any(String)]],
          ['Oakland', undefined, [expect.any(String)]],
          [undefined, STORE, [expect.any(String)]],
        ]);
      } finally {
        await sql`update style set is_customs = false where ${style}`.execute(open().database.db);
      }
    });

    test('ENT-14 a line that is sent has the days of its shipment, a pickup the day and hours of its store', async () => {
      const bought = await takeVariant(open().database, 5);
      await restock(open().database, bought, 5, STORE);
      const shopper = await open().shopper();
      const { basketId } = await checkOut(shopper, bought);
      const { items, shippingMethods } = (await shopper.call(cart.read, { params: { basketId } })).reply;
      const [shipment] = shippingMethods;
      const method = shipment?.applicableShippingMethods.find(({ id }) => id === shipment.shippingMethodId);
      expect(items[0]?.shippingOptions.shippingMethod.arrival).toEqual(method?.arrival);
      expect(method?.arrival).toEqual({ from: expect.any(String), to: expect.any(String) });
      const collected = { shippingCode: 'pickup', storeId: STORE };
      const itemId = items[0]?.id ?? '';
      const { reply } = await shopper.call(cart.updateItem, {
        params: { basketId },
        query: { itemId },
        body: collected,
      });
      const pickup = reply.items[0]?.shippingOptions.shippingMethod;
      expect([pickup?.deliveryTime === '', pickup?.arrival]).toEqual([false, undefined]);
    });

    test('CART-33 a line that is collected leaves its group, whose address stays for goods that are sent again', async () => {
      const bought = await takeVariant(open().database, 5);
      await restock(open().database, bought, 5, STORE);
      const shopper = await open().shopper();
      const { basketId } = await checkOut(shopper, bought);
      const change = async (body: object) => {
        const { reply } = await shopper.call(cart.read, { params: { basketId } });
        const itemId = reply.items[0]?.id ?? '';
        return shopper.call(cart.updateItem, { params: { basketId }, query: { itemId }, body });
      };
      await change({ shippingCode: 'pickup', storeId: STORE });
      expect((await groupsOf(basketId)).map(({ code, city, lines }) => [code, city, lines])).toEqual([
        ['pickup', null, 1],
        ['standard', 'Oakland', 0],
      ]);
      const { reply } = await change({ shippingCode: 'standard' });
      expect([reply.shippingAddress, reply.shippingMethods[0]?.shippingMethodId]).toEqual([address, 'standard']);
    });

    test('CART-27 I16 a shipment does not move to a store that has too few units', async () => {
      const variant = await takeVariant(open().database, 5);
      const shopper = await open().shopper();
      const { reply } = await startCart(shopper, { ...variant, qty: 2 });
      const pickUp = () =>
        shopper.call(cart.chooseShippingMethod, {
          query: { basketId: reply.id },
          body: { shipments: [{ shippingId: 'home-1', shippingMethodId: 'pickup', storeId: STORE }] },
        });
      await restock(open().database, variant, 1, STORE);
      expect(await pickUp()).toMatchObject({ status: 400, errorId: 'INV408', params: { max: 1 } });
      await restock(open().database, variant, 0, STORE);
      expect(await pickUp()).toMatchObject({ errorId: 'ORD404' });
      const kept = await shopper.call(cart.read, { params: { basketId: reply.id }, query: {} });
      expect(kept.reply.items[0]?.shippingOptions.selected).toBe('standard');
      await restock(open().database, variant, 2, STORE);
      expect((await pickUp()).reply.items[0]?.shippingOptions.selected).toBe('pickup');
    });

    test('PAY-14 CART-12 GFT-08 several instruments pay a cart: prepaid ones first, the card what remains, as the shopper agreed', async () => {
      const shopper = await open().shopper();
      const ready = await checkOut(shopper, await takeVariant(open().database, 5));
      const { db } = open().database;
      const params = { basketId: ready.basketId };
      const giftCard = { instrumentId: `gift ${ready.basketId}`, cartId: ready.basketId, method: 'GIFT_CARD' as const };
      await db
        .insertInto('paymentInstrument')
        .values({
          ...giftCard,
          token: 'gift',
          balance: 1_000,
          brand: null,
          last4: '0001',
          expMonth: null,
          expYear: null,
        })
        .execute();
      const { reply } = await shopper.call(cart.read, { params });
      const rest = Math.round(reply.totals.total * 100 - 1_000) / 100;
      expect(reply.totals.remainingToPay).toBe(rest);
      expect(reply.payment_instruments).toEqual([
        {
          paymentInstrumentId: giftCard.instrumentId,
          paymentMethod: 'GIFT_CARD',
          label: 'Gift card',
          amount: 10,
          maskedNumber: '•••• 0001',
          balanceAfter: 0,
        },
        expect.objectContaining({ paymentInstrumentId: ready.instrumentId, amount: rest }),
      ]);
      // The tenders are no longer those that were agreed to.
      expect((await place(shopper, ready)).status).toBe(409);
    });
  });
};
