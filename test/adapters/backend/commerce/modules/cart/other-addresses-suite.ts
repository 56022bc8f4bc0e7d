import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { cart } from '#adapters/contract/cart.ts';
import { savedItems } from '#adapters/contract/saved-items.ts';
import { orderChanges } from '#adapters/contract/order-changes.ts';
import type { CartWire } from '#adapters/contract/wire/cart.codec.ts';
import { agreementOf } from '#adapters/backend/commerce/modules/checkout/agreement.ts';
import { address, checkOut, place, prepareWith, startCart } from '#test/support/commerce/guest-checkout.ts';
import type { Shop } from '#test/support/commerce/in-process-shop.ts';
import { makeMembers } from '#test/support/commerce/member.ts';
import type { Shopper } from '#test/support/commerce/shopper.ts';
import { restock, takeVariant } from '#test/support/commerce/variants.ts';

const STORE = 'us-denver';
const portland = { ...address, city: 'Portland', postalCode: '97201', stateCityProvDept: 'OR' };
const seattle = { ...address, city: 'Seattle', postalCode: '98101', stateCityProvDept: 'WA' };
type Sent = { readonly [field in keyof typeof address]: string };

/** Goods of one order that are sent to several home addresses. */
export const otherAddressesSuite = (open: () => Shop): void => {
  describe('several addresses of one order', () => {
    /** A cart with lines that are ready to be ordered, all sent to Oakland. */
    const fill = async (lines: number, shopper?: Shopper) => {
      const buyer = shopper ?? (await open().shopper());
      const variants = [];
      for (let line = 0; line < lines; line += 1) variants.push(await takeVariant(open().database, 5));
      const [first, ...others] = variants;
      if (first === undefined) throw new TypeError('A cart needs a line');
      const { basketId } = await checkOut(buyer, first);
      for (const { sku, productId } of others)
        await buyer.call(cart.addItem, { body: { basketId, items: [{ sku, productId, qty: 1 }] } });
      const read = async (): Promise<CartWire> => (await buyer.call(cart.read, { params: { basketId } })).reply;
      const { items } = await read();
      const ids = items.map(({ id }) => id);
      const send = (itemIds: readonly (string | undefined)[], to?: Sent) =>
        buyer.call(cart.sendItems, {
          params: { basketId },
          body: { itemIds: itemIds.map(String), ...(to && { address: to }) },
        });
      return { shopper: buyer, basketId, variants, ids, read, send };
    };
    const shown = ({ shippingMethods, shippingAddress, items }: CartWire) =>
      shippingMethods.map(({ shippingId, address: to, itemIds = [], shippingMethodId, ownAddress }) => [
        shippingId === 'home-1',
        (to ?? shippingAddress)?.city,
        itemIds.map((itemId) => items.findIndex(({ id }) => id === itemId)),
        shippingMethodId,
        ownAddress,
      ]);
    const main = (lines: readonly number[]) => [true, 'Oakland', lines, 'standard', undefined];
    const other = (city: string, lines: readonly number[]) => [false, city, lines, 'standard', true];

    test('ENT-10 a line is sent to another address as a shipment of its own with its method, price and tax, and back', async () => {
      const { ids, send, read } = await fill(2);
      const before = await read();
      const split = (await send([ids[1]], portland)).reply;
      expect(shown(split)).toEqual([main([0]), other('Portland', [1])]);
      expect(split.items.map(({ taxTotal }) => taxTotal > 0)).toEqual([true, false]);
      const back = (await send([ids[1]])).reply;
      expect([shown(back), back.totals]).toEqual([shown(before), before.totals]);
    });

    test('each shipment has its own method and its address, and a change of the main address leaves the others', async () => {
      const { shopper, basketId, ids, send } = await fill(3);
      await send([ids[1]], portland);
      const split = (await send([ids[2]], seattle)).reply;
      expect(shown(split)).toEqual([main([0]), other('Portland', [1]), other('Seattle', [2])]);
      const [, second, third] = split.shippingMethods.map(({ shippingId }) => shippingId);
      const chosen = await shopper.call(cart.chooseShippingMethod, {
        query: { basketId },
        body: { shipments: [{ shippingId: second ?? '', shippingMethodId: 'express' }] },
      });
      expect(chosen.reply.shippingMethods.map((one) => one.shippingMethodId)).toEqual([
        'standard',
        'express',
        'standard',
      ]);
      expect(chosen.reply.totals.shipping).toBe(15);
      const params = { basketId };
      const moved = await shopper.call(cart.setShippingAddress, {
        params,
        body: { address: { ...address, city: 'Fresno', postalCode: '93650' } },
      });
      const cities = ({ shippingMethods }: CartWire) => shippingMethods.map(({ address: to }) => to?.city);
      expect(cities(moved.reply)).toEqual(['Fresno', 'Portland', 'Seattle']);
      // The billing address follows the main address, not another one (CHK-12).
      const changed = await shopper.call(cart.setShippingAddress, {
        params,
        body: { shippingId: third ?? '', address: { ...seattle, city: 'Spokane', postalCode: '99201' } },
      });
      expect([cities(changed.reply), changed.reply.billingAddress?.city]).toEqual([
        ['Fresno', 'Portland', 'Spokane'],
        'Fresno',
      ]);
    });

    test('ENT-10 units of a line are sent to another address as a line of their own, and are merged again at the main one', async () => {
      const { shopper, basketId, ids, read } = await fill(1);
      const [itemId = ''] = ids;
      const params = { basketId };
      await shopper.call(cart.updateItem, { params, query: { itemId }, body: { qty: 3 } });
      const before = await read();
      const part = (qty: number, to?: Sent) =>
        shopper.call(cart.sendItems, {
          params,
          body: { itemIds: [itemId], units: [{ itemId, qty }], ...(to && { address: to }) },
        });
      const split = (await part(1, portland)).reply;
      expect([shown(split), split.items.map(({ qty }) => qty)]).toEqual([
        [main([0]), other('Portland', [1])],
        [2, 1],
      ]);
      expect(new Set(split.items.map(({ sku }) => sku)).size).toBe(1);
      // A further unit joins the one that is sent there already; the last one takes the whole line.
      const more = (await part(1, portland)).reply;
      expect([shown(more), more.items.map(({ qty }) => qty)]).toEqual([
        [main([0]), other('Portland', [1])],
        [1, 2],
      ]);
      for (const qty of [0, 2]) expect(await part(qty, portland)).toMatchObject({ status: 400, errorId: 'API400' });
      // Units of a line that is not sent, and units that are named twice.
      for (const units of [[{ itemId: 'other', qty: 1 }], [1, 1].map((qty) => ({ itemId, qty }))])
        expect(
          await shopper.call(cart.sendItems, { params, body: { itemIds: [itemId], units, address: portland } }),
        ).toMatchObject({ status: 400, errorId: 'API400' });
      const back = (
        await shopper.call(cart.sendItems, { params, body: { itemIds: more.items.slice(1).map(({ id }) => id) } })
      ).reply;
      expect([shown(back), back.totals, back.items.map(({ qty }) => qty)]).toEqual([shown(before), before.totals, [3]]);
    });

    test('goods to an equal address are one shipment; the main address is none of its own; equal lines are merged', async () => {
      const { shopper, basketId, variants, ids, send } = await fill(3);
      await send([ids[1]], portland);
      expect(shown((await send([ids[2]], portland)).reply)).toEqual([main([0]), other('Portland', [1, 2])]);
      expect(shown((await send([ids[2]], address)).reply)).toEqual([main([0, 2]), other('Portland', [1])]);
      // More of the goods that are sent to Portland go to the main address, until they are sent there too.
      const [, { sku, productId } = { sku: '', productId: '' }] = variants;
      const more = (await shopper.call(cart.addItem, { body: { basketId, items: [{ sku, productId, qty: 1 }] } }))
        .reply;
      expect(more.items.map(({ qty }) => qty)).toEqual([1, 1, 1, 1]);
      const joined = (await send([more.items[3]?.id], portland)).reply;
      expect(joined.items.map(({ qty }) => qty)).toEqual([1, 2, 1]);
    });

    test('a change of delivery to home leaves a line at its address; a pickup takes it away, and the address is gone', async () => {
      const { shopper, basketId, variants, ids, send } = await fill(2);
      const [, second] = variants;
      if (second === undefined) throw new TypeError('There is no second line');
      await restock(open().database, second, 5, STORE);
      await send([ids[1]], portland);
      const change = (body: object) =>
        shopper.call(cart.updateItem, { params: { basketId }, query: { itemId: ids[1] ?? '' }, body });
      expect(shown((await change({ shippingCode: 'standard' })).reply)).toEqual([main([0]), other('Portland', [1])]);
      expect(shown((await change({ shippingCode: 'pickup', storeId: STORE })).reply)).toEqual([main([0])]);
      expect(shown((await change({ shippingCode: 'standard' })).reply)).toEqual([main([0, 1])]);
    });

    test('ENT-10 a shipment keeps its id, its place and its method when its address changes', async () => {
      const { shopper, basketId, ids, send, read } = await fill(4);
      await send([ids[1]], portland);
      const split = (await send([ids[2], ids[3]], seattle)).reply;
      const [, first, second] = split.shippingMethods.map(({ shippingId }) => shippingId);
      await shopper.call(cart.chooseShippingMethod, {
        query: { basketId },
        body: { shipments: [{ shippingId: first ?? '', shippingMethodId: 'express' }] },
      });
      const salem = { ...portland, city: 'Salem', postalCode: '97301' };
      const moved = (await send([ids[1]], salem)).reply;
      const express = [false, 'Salem', [1], 'express', true];
      expect(shown(moved)).toEqual([main([0]), express, other('Seattle', [2, 3])]);
      expect(moved.shippingMethods.map(({ shippingId }) => shippingId)).toEqual(['home-1', first, second]);
      // A part of a shipment is a new one, which comes last.
      await send([ids[2]], portland);
      expect(shown(await read())).toEqual([main([0]), express, other('Seattle', [3]), other('Portland', [2])]);
    });

    test('a method that the changed address does not have is not kept', async () => {
      const { shopper, basketId, ids, send } = await fill(2);
      const split = (await send([ids[1]], portland)).reply;
      const shippingId = split.shippingMethods[1]?.shippingId ?? '';
      await shopper.call(cart.chooseShippingMethod, {
        query: { basketId },
        body: { shipments: [{ shippingId, shippingMethodId: 'express' }] },
      });
      const juneau = { ...portland, city: 'Juneau', postalCode: '99801', stateCityProvDept: 'AK' };
      const moved = (await send([ids[1]], juneau)).reply;
      expect(moved.shippingMethods[1]).toMatchObject({ shippingId, ownAddress: true });
      expect(moved.shippingMethods[1]?.shippingMethodId).not.toBe('express');
    });

    test('SHP404 an order has at most five addresses; refusals of an address are those of the main one', async () => {
      const { ids, send } = await fill(6);
      for (const [index, city] of ['Portland', 'Salem', 'Bend', 'Eugene'].entries())
        expect((await send([ids[index + 1]], { ...portland, city })).status).toBe(200);
      expect(await send([ids[5]], { ...portland, city: 'Medford' })).toMatchObject({ status: 400, errorId: 'SHP404' });
      // In place of one of them another one is possible.
      expect((await send([ids[4]], { ...portland, city: 'Medford' })).status).toBe(200);
      expect(await send([ids[5]], { ...portland, addressLine1: 'PO Box 12' })).toMatchObject({ errorId: 'SHP500' });
      expect(await send([ids[5]], { ...portland, country: 'CA' })).toMatchObject({ errorId: 'PAY401' });
      expect(await send(['unknown'], portland)).toMatchObject({ errorId: 'ORD404' });
      expect(await send([], portland)).toMatchObject({ status: 400, errorId: 'API400' });
    });

    test('API400 a line that is collected cannot be sent to an address', async () => {
      const { shopper, basketId, variants, ids, send } = await fill(2);
      const [, second] = variants;
      if (second === undefined) throw new TypeError('There is no second line');
      await restock(open().database, second, 5, STORE);
      await shopper.call(cart.updateItem, {
        params: { basketId },
        query: { itemId: ids[1] ?? '' },
        body: { shippingCode: 'pickup', storeId: STORE },
      });
      expect(await send([ids[1]], portland)).toMatchObject({ status: 400, errorId: 'API400' });
    });

    test('I07 what a shopper agrees to contains each address and what is sent there; the order is sent by address', async () => {
      const { shopper, basketId, ids, send, read } = await fill(3);
      await shopper.call(cart.updateItem, { params: { basketId }, query: { itemId: ids[1] ?? '' }, body: { qty: 2 } });
      await send([ids[1]], portland);
      const before = agreementOf(await read());
      await send([ids[1]], { ...portland, addressLine1: '2 Main St' });
      const moved = agreementOf(await read());
      await send([ids[2]], { ...portland, addressLine1: '2 Main St' });
      expect(new Set([before, moved, agreementOf(await read())]).size).toBe(3);
      const order = (await place(shopper, await prepareWith(shopper, basketId, 'tok_test_succeeds'))).reply;
      expect(order.shipments.map(({ address: to, itemIds }) => [to?.city, itemIds.length])).toEqual([
        ['Oakland', 1],
        ['Portland', 2],
      ]);
      expect(order.shippingAddress?.city).toBe('Oakland');
      const { rows } = await sql<{ deliveries: { items?: string[]; to: string[] }[] }>`
        select params->'deliveries' as deliveries from message
        where kind = 'order-confirmation' and params->>'orderNumber' = ${order.orderNumber}`.execute(
        open().database.db,
      );
      const named = (index: number): string => {
        const { name = '', colorName = '', size = '', qty = 0 } = order.items[index] ?? {};
        return `${qty === 1 ? '' : `${qty} × `}${name}, ${colorName}, ${size}`;
      };
      expect(rows[0]?.deliveries.map(({ items = [], to }) => [items, to.at(1)])).toEqual([
        [[named(0)], '1 Main St'],
        [[named(1), named(2)], '2 Main St'],
      ]);
      // ORD-19: without a shipment a correction is one of the main address.
      const corrected = await shopper.call(orderChanges.correct, {
        params: { orderId: order.orderId },
        body: { email: order.email, address: { ...address, addressLine1: '3 Main St' } },
      });
      expect(corrected.reply.order.shipments.map(({ address: to }) => to?.addressLine1)).toEqual([
        '3 Main St',
        '2 Main St',
      ]);
      const other = order.shipments[1]?.shipmentId ?? '';
      const body = { email: order.email, address: { ...portland, addressLine1: '4 Main St' }, shipmentId: other };
      const again = (await shopper.call(orderChanges.correct, { params: { orderId: order.orderId }, body })).reply
        .order;
      expect(again.shipments.map(({ address: to }) => to?.addressLine1)).toEqual(['3 Main St', '4 Main St']);
      expect([again.shippingAddress, again.billingAddress].map((to) => to?.addressLine1)).toEqual([
        '3 Main St',
        '3 Main St',
      ]);
      const unknown = { ...body, shipmentId: 'unknown' };
      expect(
        await shopper.call(orderChanges.correct, { params: { orderId: order.orderId }, body: unknown }),
      ).toMatchObject({
        status: 409,
        errorId: 'ORD409',
      });
    });

    test('AUTH-06 at sign-in the lines of the guest keep their other addresses beside those of the member', async () => {
      const { enter, join } = makeMembers(open().commerce.fetch);
      const { member, email } = await join();
      const own = await fill(2, member);
      await own.send([own.ids[1]], seattle);
      const guest = await fill(2);
      await guest.send([guest.ids[1]], portland);
      const again = await enter(email, guest.shopper);
      const merged = (await again.call(cart.read, { params: { basketId: own.basketId } })).reply;
      expect(shown(merged).map(([, city, lines]) => [city, Array.isArray(lines) ? lines.length : 0])).toEqual([
        ['Oakland', 2],
        ['Seattle', 1],
        ['Portland', 1],
      ]);
    });

    test('AUTH-06 beyond five addresses the goods of the guest go to the main address', async () => {
      const { enter, join } = makeMembers(open().commerce.fetch);
      const { member, email } = await join();
      const own = await fill(2, member);
      await own.send([own.ids[1]], seattle);
      const guest = await fill(5);
      for (const [index, city] of ['Portland', 'Salem', 'Bend', 'Eugene'].entries())
        await guest.send([guest.ids[index + 1]], { ...portland, city });
      const again = await enter(email, guest.shopper);
      const merged = (await again.call(cart.read, { params: { basketId: own.basketId } })).reply;
      expect(shown(merged).map(([, city, lines]) => [city, Array.isArray(lines) ? lines.length : 0])).toEqual([
        ['Oakland', 6],
        ['Seattle', 1],
      ]);
    });

    test.each([
      ['the only line of its address', 1],
      ['one of two lines of its address', 2],
    ])('CART-26 a line that was saved for later is sent to its address again: %s', async (_, sent) => {
      const { shopper, basketId, ids, send } = await fill(3);
      const before = (await send(ids.slice(3 - sent), portland)).reply;
      const { consumerId = '' } = shopper.token;
      const body = { itemId: ids[2] ?? '', consumerId };
      const { saveForLater: saved } = (await shopper.call(savedItems.save, { params: { basketId }, body })).reply;
      const { saveForLaterId = '', items } = saved;
      const { reply } = await shopper.call(savedItems.moveToCart, {
        body: { saveForLaterId, itemId: items[0]?.id ?? '', consumerId, basketId, qty: 1 },
      });
      expect(shown(reply.cart)).toEqual(shown(before));
    });

    test('CART-07 a line that was removed and is restored is sent to its address again', async () => {
      const { shopper, basketId, variants, ids, send } = await fill(3);
      const before = (await send(ids.slice(1), portland)).reply;
      const [, shippingId = ''] = before.shippingMethods.map((shipment) => shipment.shippingId);
      const { sku, productId } = variants[2] ?? { sku: '', productId: '' };
      await shopper.call(cart.removeItem, { body: { basketId, itemId: ids[2] ?? '' } });
      const items = [{ sku, productId, qty: 1, shippingId }];
      const restored = (await shopper.call(cart.addItem, { body: { basketId, items } })).reply;
      expect(shown(restored)).toEqual(shown(before));
    });

    test('a line comes back to the main address if its own one is not part of the cart any longer', async () => {
      const { shopper, basketId, variants, ids, send } = await fill(3);
      const before = (await send([ids[2]], portland)).reply;
      const [, shippingId = ''] = before.shippingMethods.map((shipment) => shipment.shippingId);
      const { sku, productId } = variants[2] ?? { sku: '', productId: '' };
      await shopper.call(cart.removeItem, { body: { basketId, itemId: ids[2] ?? '' } });
      // Addresses without goods end with the next one.
      await send([ids[1]], seattle);
      const items = [{ sku, productId, qty: 1, shippingId }];
      const restored = (await shopper.call(cart.addItem, { body: { basketId, items } })).reply;
      expect(shown(restored)).toEqual([main([0, 2]), other('Seattle', [1])]);
    });

    test('a shared cart and a new cart know no other address', async () => {
      const { variants } = await fill(1);
      const [first] = variants;
      if (first === undefined) throw new TypeError('There is no line');
      const started = await startCart(await open().shopper(), first);
      expect(started.reply.shippingMethods.map(({ ownAddress }) => ownAddress)).toEqual([undefined]);
    });

    test('PAY-02 the address of a wallet is the main address; what is sent to another one stays there', async () => {
      const { shopper, basketId, ids, send } = await fill(2);
      await send([ids[1]], portland);
      const wallet = { addressLine1: '1 Elm St', city: 'Seattle', postalCode: '98101', stateCityProvDept: 'WA' };
      const quoted = await shopper.call(cart.quoteWallet, {
        params: { basketId },
        body: { address: { ...wallet, country: 'US' } },
      });
      expect(quoted.reply.cart.shippingMethods.map(({ address: to }) => to?.city)).toEqual(['Seattle', 'Portland']);
      // When the shopper leaves the sheet, only the main address is removed and set again.
      const removed = (await shopper.call(cart.removeShippingAddress, { params: { basketId } })).reply;
      expect(removed.shippingMethods.map(({ address: to }) => to?.city)).toEqual([undefined, 'Portland']);
    });
  });
};
