import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { cart } from '#adapters/contract/cart.ts';
import { savedItems } from '#adapters/contract/saved-items.ts';
import { CartWire } from '#adapters/contract/wire/cart.codec.ts';
import type { Shop } from '#test/support/commerce/in-process-shop.ts';
import { fillCart } from '#test/support/commerce/full-cart.ts';
import { item, startCart } from '#test/support/commerce/guest-checkout.ts';
import { freshKey, type Shopper } from '#test/support/commerce/shopper.ts';
import { restock, stockOf, takeVariant, type Variant } from '#test/support/commerce/variants.ts';

export const cartSuite = (open: () => Shop): void => {
  describe('cart', () => {
    const stocked = (units: number): Promise<Variant> => takeVariant(open().database, units);
    const read = async (shopper: Shopper, basketId: string) =>
      (await shopper.call(cart.read, { params: { basketId } })).reply;
    const add = (
      shopper: Shopper,
      basketId: string,
      items: readonly (Variant & { readonly qty: number; readonly recipeId?: string; readonly position?: number })[],
      key?: string,
    ) => shopper.call(cart.addItem, { body: { basketId, items: [...items] }, ...(key === undefined ? {} : { key }) });

    test('API-009 a new cart is empty and costs nothing', async () => {
      const shopper = await open().shopper('nordkamm-gb');
      const { reply, etag } = await shopper.call(cart.create);
      expect(reply).toMatchObject({ items: [], totalItems: 0, currency: 'GBP', flash: [], payment_instruments: [] });
      expect(reply.totals).toMatchObject({ total: 0, shipping: 0, totalUnits: 0 });
      expect(etag).toBe('"1"');
    });

    test('API-010 a cart created with an item shows and prices it', async () => {
      const variant = await stocked(5);
      const { reply } = await startCart(await open().shopper('nordkamm-ca'), { ...variant, qty: 2 });
      const [line] = reply.items;
      expect(line).toMatchObject({
        sku: variant.sku,
        productId: variant.productId,
        qty: 2,
        maxQty: 5,
        pdpUrl: `/p/${variant.productId}`,
        bonus: false,
      });
      expect(Object.keys(line?.price ?? {})).toHaveLength(8);
      expect(Object.keys(reply.totals)).toHaveLength(14);
      expect([reply.currency, reply.totals.totalUnits]).toEqual(['CAD', 2]);
    });

    test('I32 a shopper who creates a second cart gets the first one', async () => {
      const [one, two] = [await stocked(5), await stocked(5)];
      const shopper = await open().shopper();
      const [first, second] = await Promise.all([startCart(shopper, one), startCart(shopper, two)]);
      expect(second.reply.id).toBe(first.reply.id);
      expect((await read(shopper, first.reply.id)).totals.totalUnits).toBe(2);
      expect((await shopper.call(cart.create)).reply.id).toBe(first.reply.id);
    });

    test('API-012 adding the same sku adds to its line, another one adds a line', async () => {
      const [one, two] = [await stocked(9), await stocked(9)];
      const shopper = await open().shopper();
      const { reply } = await startCart(shopper, one);
      await add(shopper, reply.id, [
        { ...one, qty: 2 },
        { ...two, qty: 1 },
      ]);
      const after = await read(shopper, reply.id);
      expect(after.items.map(({ sku, qty }) => [sku, qty])).toEqual([
        [one.sku, 3],
        [two.sku, 1],
      ]);
      expect(after.totalItems).toBe(2);
    });

    test('positions of lines count from one in each cart, and reveal nothing about other carts', async () => {
      const [one, two] = [await stocked(5), await stocked(5)];
      for (let cartCount = 0; cartCount < 2; cartCount += 1) {
        const shopper = await open().shopper();
        const { reply } = await startCart(shopper, one);
        await add(shopper, reply.id, [{ ...two, qty: 1 }]);
        expect((await read(shopper, reply.id)).items.map(({ position }) => position)).toEqual([1, 2]);
      }
    });

    test('a restored line is at its old position, even if another line has taken it since', async () => {
      const variants = [await stocked(5), await stocked(5), await stocked(5), await stocked(5)] as const;
      const [a, b, c, d] = variants;
      const shopper = await open().shopper();
      const { reply } = await startCart(shopper, a);
      await add(shopper, reply.id, [
        { ...b, qty: 1 },
        { ...c, qty: 1 },
      ]);
      const skus = async (): Promise<readonly string[]> => (await read(shopper, reply.id)).items.map(({ sku }) => sku);
      const remove = async ({ sku }: Variant) => {
        const line = (await read(shopper, reply.id)).items.find((item) => item.sku === sku);
        await shopper.call(cart.removeItem, { body: { basketId: reply.id, itemId: line?.id ?? '' } });
        return line?.position;
      };
      const restore = (variant: Variant, position: number | undefined) =>
        add(shopper, reply.id, [{ ...variant, qty: 1, ...(position === undefined ? {} : { position }) }]);
      const placeOfLast = await remove(c);
      await add(shopper, reply.id, [{ ...d, qty: 1 }]);
      await restore(c, placeOfLast);
      expect(await skus()).toEqual([a, b, c, d].map(({ sku }) => sku));
      const [placeOfA, placeOfB] = [await remove(a), await remove(b)];
      await restore(b, placeOfB);
      await restore(a, placeOfA);
      expect(await skus()).toEqual([a, b, c, d].map(({ sku }) => sku));
      await remove(d);
      await restore(d, Number.MAX_SAFE_INTEGER);
      expect((await read(shopper, reply.id)).items.at(-1)).toMatchObject({ sku: d.sku, position: 4 });
    });

    test('PDP-14 a line shows the limit of the cart or its available stock, whichever is less', async () => {
      const [few, plenty] = [await stocked(3), await stocked(20)];
      const shopper = await open().shopper();
      const { reply } = await shopper.call(cart.create);
      const { items } = (
        await add(shopper, reply.id, [
          { ...few, qty: 1 },
          { ...plenty, qty: 1 },
        ])
      ).reply;
      expect(items.map(({ maxQty }) => maxQty)).toEqual([3, 10]);
    });

    test('a cart has 100 lines at most: INV408 for one more, while the quantity of its lines may still grow', async () => {
      const variants = await Promise.all(Array.from({ length: 10 }, () => stocked(20)));
      const [more, other] = [await stocked(5), await stocked(5)];
      const shopper = await open().shopper();
      const { reply } = await fillCart(shopper, variants);
      expect(reply.items).toHaveLength(100);
      expect(await add(shopper, reply.id, [{ ...more, qty: 1 }])).toMatchObject({ status: 400, errorId: 'INV408' });
      const [line] = reply.items;
      await shopper.call(savedItems.save, {
        params: { basketId: reply.id },
        body: { itemId: line?.id ?? '', consumerId: shopper.token.consumerId },
      });
      expect((await add(shopper, reply.id, [{ ...more, qty: 1 }])).status).toBe(200);
      expect((await add(shopper, reply.id, [{ ...more, qty: 1 }])).status).toBe(200);
      expect(await add(shopper, reply.id, [{ ...other, qty: 1 }])).toMatchObject({ errorId: 'INV408' });
      const { items: waiting, saveForLaterId = '' } = (await shopper.call(savedItems.list)).reply;
      const back = {
        basketId: reply.id,
        saveForLaterId,
        itemId: waiting[0]?.id ?? '',
        qty: 1,
        consumerId: shopper.token.consumerId,
      };
      expect(await shopper.call(savedItems.moveToCart, { body: back })).toMatchObject({
        status: 400,
        errorId: 'INV408',
      });
      expect((await read(shopper, reply.id)).totalItems).toBe(100);
    });

    test('I30 all parallel adds count', async () => {
      const variant = await stocked(20);
      const shopper = await open().shopper();
      const { reply } = await startCart(shopper, variant);
      await Promise.all(Array.from({ length: 7 }, () => add(shopper, reply.id, [{ ...variant, qty: 1 }])));
      expect((await read(shopper, reply.id)).totals.totalUnits).toBe(8);
    });

    test('CART-27 INV408 contains the maximum: the limit, or the available stock', async () => {
      const [plenty, few] = [await stocked(100), await stocked(3)];
      const shopper = await open().shopper();
      const { reply } = await startCart(shopper, { ...plenty, qty: 9 });
      expect(await add(shopper, reply.id, [{ ...plenty, qty: 2 }])).toMatchObject({
        status: 400,
        errorId: 'INV408',
        params: { max: 10 },
      });
      expect(await add(shopper, reply.id, [{ ...few, qty: 4 }])).toMatchObject({
        status: 400,
        errorId: 'INV408',
        params: { max: 3 },
      });
      expect(await add(shopper, reply.id, [{ ...few, qty: 1_000_000 }])).toMatchObject({
        status: 400,
        errorId: 'INV408',
      });
      expect((await read(shopper, reply.id)).totals.totalUnits).toBe(9);
    });

    test('I16 lines of one sku are checked against their sum', async () => {
      const variant = await stocked(100);
      const shopper = await open().shopper();
      const { reply } = await startCart(shopper, { ...variant, qty: 6 });
      expect(await add(shopper, reply.id, [{ ...variant, qty: 5, recipeId: 'engraved' }])).toMatchObject({
        errorId: 'INV408',
        params: { max: 10 },
      });
      const engraved = (await add(shopper, reply.id, [{ ...variant, qty: 4, recipeId: 'engraved' }])).reply;
      expect(engraved.items).toHaveLength(2);
      const [, line] = engraved.items;
      expect(
        await shopper.call(cart.updateItem, {
          params: { basketId: reply.id },
          query: { itemId: line?.id ?? '' },
          body: { qty: 5 },
        }),
      ).toMatchObject({ errorId: 'INV408', params: { max: 10 } });
    });

    test.each([0, -1, 1.5])('I34 a quantity of %s is refused', async (qty) => {
      const variant = await stocked(5);
      expect(await startCart(await open().shopper(), { ...variant, qty })).toMatchObject({
        status: 400,
        errorId: 'API400',
      });
    });

    test('ORD404 for an unknown, mismatching or sold-out sku', async () => {
      const [variant, other, gone] = [await stocked(5), await stocked(5), await stocked(0)];
      const shopper = await open().shopper();
      expect(await startCart(shopper, { sku: 'NO-SUCH', productId: variant.productId })).toMatchObject({
        status: 400,
        errorId: 'ORD404',
      });
      expect(await startCart(shopper, { sku: variant.sku, productId: other.productId.slice(0, 8) })).toMatchObject({
        errorId: 'ORD404',
      });
      expect(await startCart(shopper, gone)).toMatchObject({ errorId: 'ORD404' });
    });

    test('ERR-40 a line whose stock is gone is reported', async () => {
      const variant = await stocked(5);
      const shopper = await open().shopper();
      const { reply } = await startCart(shopper, variant);
      await restock(open().database, variant, 0);
      expect((await read(shopper, reply.id)).flash).toEqual([
        { code: 'ProductLineItemFullInventoryMissing', itemId: reply.items[0]?.id },
      ]);
    });

    test('ERR-40 CART-13 the totals count what can be bought: a line whose stock is gone has its price, and adds nothing', async () => {
      const [left, gone] = [await stocked(5), await stocked(5)];
      const shopper = await open().shopper();
      const alone = (await startCart(shopper, { ...left, qty: 1 })).reply;
      await add(shopper, alone.id, [{ ...gone, qty: 2 }]);
      await restock(open().database, gone, 0);
      const { items, totals, shippingMethods } = await read(shopper, alone.id);
      expect(totals).toEqual({ ...alone.totals, totalUnits: 3 });
      expect(items.map(({ excluded, taxTotal, why }) => [excluded, taxTotal, why === undefined])).toEqual([
        [undefined, 0, false],
        [true, 0, true],
      ]);
      expect(items[1]?.price.rowTotal).toBe((items[1]?.price.current ?? 0) * 2);
      expect(shippingMethods.map(({ itemIds }) => itemIds?.length)).toEqual([2]);
      await restock(open().database, left, 0);
      const nothing = (await read(shopper, alone.id)).totals;
      expect([nothing.itemSubTotal, nothing.shipping, nothing.total]).toEqual([0, 0, 0]);
      await restock(open().database, gone, 2);
      expect((await read(shopper, alone.id)).totals.itemSubTotal).toBe(items[1]?.price.rowTotal);
    });

    test('ERR-40 ERR-41 a line with too little stock is reduced to it when the cart is read, and reports it once', async () => {
      const [few, plenty] = [await stocked(5), await stocked(9)];
      const shopper = await open().shopper();
      await startCart(shopper, { ...few, qty: 4 });
      const before = await startCart(shopper, { ...plenty, qty: 2 });
      const { id: basketId, items } = before.reply;
      await restock(open().database, few, 3);
      const lowered = await shopper.call(cart.read, { params: { basketId } });
      expect(lowered.reply.items.map(({ qty }) => qty)).toEqual([3, 2]);
      expect(lowered.reply.flash).toEqual([{ code: 'ProductLineItemInventoryMissing', itemId: items[0]?.id }]);
      expect(lowered.etag).not.toBe(before.etag);
      const again = await shopper.call(cart.read, { params: { basketId } });
      expect([again.reply.flash, again.etag]).toEqual([[], lowered.etag]);
    });

    test('ERR-40 a change of the cart reduces and reports it too; lines of one sku share the stock', async () => {
      const [few, plenty] = [await stocked(5), await stocked(9)];
      const shopper = await open().shopper();
      const { reply } = await startCart(shopper, { ...few, qty: 2 });
      const engraved = (await add(shopper, reply.id, [{ ...few, qty: 3, recipeId: 'engraved' }])).reply.items[1]?.id;
      await restock(open().database, few, 4);
      const changed = (await add(shopper, reply.id, [{ ...plenty, qty: 1 }])).reply;
      expect(changed.items.map(({ qty }) => qty)).toEqual([2, 2, 1]);
      expect(changed.flash).toEqual([{ code: 'ProductLineItemInventoryMissing', itemId: engraved }]);
    });

    test('API-017 API-013 a line is changed and removed, and each change is a new version', async () => {
      const variant = await stocked(9);
      const shopper = await open().shopper();
      const started = await startCart(shopper, variant);
      const itemId = started.reply.items[0]?.id ?? '';
      const changed = await shopper.call(cart.updateItem, {
        params: { basketId: started.reply.id },
        query: { itemId },
        body: { qty: 4 },
        ifMatch: started.etag,
      });
      expect([started.etag, changed.etag, changed.reply.totals.totalUnits]).toEqual(['"1"', '"2"', 4]);
      const removed = await shopper.call(cart.removeItem, {
        body: { basketId: started.reply.id, itemId },
        ifMatch: changed.etag,
      });
      expect(removed.reply).toMatchObject({ items: [], totals: { total: 0 } });
    });

    test('an unknown line cannot be changed or removed', async () => {
      const shopper = await open().shopper();
      const { reply } = await startCart(shopper, await stocked(5));
      expect(
        await shopper.call(cart.updateItem, {
          params: { basketId: reply.id },
          query: { itemId: 'nope' },
          body: { qty: 2 },
        }),
      ).toMatchObject({ status: 404, errorId: 'ORD404' });
      expect(await shopper.call(cart.removeItem, { body: { basketId: reply.id, itemId: 'nope' } })).toMatchObject({
        status: 404,
        errorId: 'ORD404',
      });
      expect(
        await shopper.call(cart.updateItem, {
          params: { basketId: reply.id },
          query: { itemId: reply.items[0]?.id ?? '' },
          body: {},
        }),
      ).toMatchObject({ status: 400, errorId: 'API400' });
    });

    test('I31 a write on an outdated version is 409 with the current cart, and changes nothing', async () => {
      const variant = await stocked(9);
      const shopper = await open().shopper();
      const started = await startCart(shopper, variant);
      const itemId = started.reply.items[0]?.id ?? '';
      const query = { params: { basketId: started.reply.id }, query: { itemId } };
      const won = await shopper.call(cart.updateItem, { ...query, body: { qty: 2 }, ifMatch: started.etag });
      const stale = await shopper.call(cart.updateItem, { ...query, body: { qty: 9 }, ifMatch: started.etag });
      expect([stale.status, stale.errorId, stale.etag]).toEqual([409, undefined, won.etag]);
      expect(CartWire.is(JSON.parse(stale.text))).toBe(true);
      expect(stale.text).toBe(won.text);
      expect((await read(shopper, started.reply.id)).totals.totalUnits).toBe(2);
    });

    test('I31 an absolute write without a version is refused with 428, and changes nothing', async () => {
      const variant = await stocked(9);
      const shopper = await open().shopper();
      const { reply, etag } = await startCart(shopper, variant);
      const itemId = reply.items[0]?.id ?? '';
      const blind = await shopper.call(cart.updateItem, {
        params: { basketId: reply.id },
        query: { itemId },
        body: { qty: 4 },
        ifMatch: '',
      });
      expect(blind).toMatchObject({ status: 428, errorId: 'API400' });
      expect(await shopper.call(cart.removeItem, { body: { basketId: reply.id, itemId }, ifMatch: '' })).toMatchObject({
        status: 428,
      });
      expect(await shopper.call(cart.read, { params: { basketId: reply.id } })).toMatchObject({
        etag,
        reply: { totals: { totalUnits: 1 } },
      });
    });

    test('I12 the same key returns the same bytes and acts once; with another body it is refused', async () => {
      const variant = await stocked(9);
      const shopper = await open().shopper();
      const { reply } = await startCart(shopper, variant);
      const key = freshKey();
      const first = await add(shopper, reply.id, [{ ...variant, qty: 1 }], key);
      await add(shopper, reply.id, [{ ...variant, qty: 1 }]);
      const again = await add(shopper, reply.id, [{ ...variant, qty: 1 }], key);
      expect([again.status, again.text, again.etag]).toEqual([first.status, first.text, first.etag]);
      expect([first.isReplayed, again.isReplayed]).toEqual([false, true]);
      expect(await add(shopper, reply.id, [{ ...variant, qty: 2 }], key)).toMatchObject({
        status: 422,
        errorId: 'API406',
      });
      expect((await read(shopper, reply.id)).totals.totalUnits).toBe(3);
    });

    test('I12 a repeated call gets its first response, also when it would be refused by now', async () => {
      const variant = await stocked(2);
      const shopper = await open().shopper();
      const key = freshKey();
      const wanted = { body: { items: [{ ...variant, qty: 2 }] }, key };
      const first = await shopper.call(cart.createWithItem, wanted);
      expect(await shopper.call(cart.createWithItem, { body: wanted.body })).toMatchObject({ errorId: 'INV408' });
      const again = await shopper.call(cart.createWithItem, wanted);
      expect([again.status, again.text, again.isReplayed]).toEqual([200, first.text, true]);
      const other = { body: { items: [{ ...variant, qty: 1 }] }, key };
      expect(await shopper.call(cart.createWithItem, other)).toMatchObject({ status: 422, errorId: 'API406' });
      expect((await read(shopper, first.reply.id)).totals.totalUnits).toBe(2);
    });

    test('I12 keys are separate for each shopper, and a refusal does not use up its key', async () => {
      const variant = await stocked(9);
      const [one, two] = [await open().shopper(), await open().shopper()];
      const key = freshKey();
      const body = { items: [{ ...variant, qty: 1 }] };
      expect((await one.call(cart.createWithItem, { body, key })).reply.id).not.toBe(
        (await two.call(cart.createWithItem, { body, key })).reply.id,
      );

      const gone = await stocked(0);
      const again = freshKey();
      const wanted = { body: { items: [{ ...gone, qty: 1 }] }, key: again };
      expect(await one.call(cart.createWithItem, wanted)).toMatchObject({ errorId: 'ORD404' });
      await restock(open().database, gone, 1);
      expect((await one.call(cart.createWithItem, wanted)).status).toBe(200);
    });

    test('BSK404 for a cart that is unknown, of another shopper, or of another site', async () => {
      const variant = await stocked(5);
      const owner = await open().shopper();
      const { reply } = await startCart(owner, variant);
      const [outsider, abroad] = [await open().shopper(), await open().shopper('nordkamm-gb')];
      for (const shopper of [outsider, abroad]) {
        expect(await shopper.call(cart.read, { params: { basketId: reply.id } })).toMatchObject({
          status: 404,
          errorId: 'BSK404',
        });
        expect(await add(shopper, reply.id, [{ ...variant, qty: 1 }])).toMatchObject({
          status: 404,
          errorId: 'BSK404',
        });
      }
      expect(await owner.call(cart.read, { params: { basketId: 'unknown' } })).toMatchObject({
        status: 404,
        errorId: 'BSK404',
      });
    });

    test('CART-41 a hold counts for others, is renewed and not doubled, and ends when the cart changes', async () => {
      const variant = await stocked(3);
      const [holder, other] = [await open().shopper(), await open().shopper()];
      const { reply } = await startCart(holder, { ...variant, qty: 3 });
      const body = { basketId: reply.id, items: [{ sku: variant.sku, qty: 3 }] };
      const first = (await holder.call(cart.reserve, { body })).reply;
      expect(Math.round((Date.parse(first.expiresAt) - Date.now()) / 60_000)).toBe(15);
      await holder.call(cart.reserve, { body });
      expect(await stockOf(open().database, variant)).toEqual({ onHand: 3, reserved: 3 });
      expect(await startCart(other, variant)).toMatchObject({ errorId: 'ORD404' });
      await holder.call(cart.removeItem, { body: { basketId: reply.id, itemId: reply.items[0]?.id ?? '' } });
      expect(await stockOf(open().database, variant)).toEqual({ onHand: 3, reserved: 0 });
    });

    test('CART-41 a hold ends when units are added to its cart, of the held goods or of others', async () => {
      for (const isHeld of [true, false]) {
        const [variant, more] = [await stocked(3), await stocked(3)];
        const holder = await open().shopper();
        const { reply } = await startCart(holder, { ...variant, qty: 2 });
        await holder.call(cart.reserve, { body: { basketId: reply.id, items: [{ sku: variant.sku, qty: 2 }] } });
        expect(await stockOf(open().database, variant)).toEqual({ onHand: 3, reserved: 2 });
        expect((await startCart(holder, isHeld ? variant : more)).status).toBe(200);
        expect(await stockOf(open().database, variant)).toEqual({ onHand: 3, reserved: 0 });
      }
    });

    test('I18 the stock of an expired hold is available to the next buyer, and to everyone after a run of the order reconciler', async () => {
      const variant = await stocked(1);
      const [slow, quick] = [await open().shopper(), await open().shopper()];
      const held = (await startCart(slow, variant)).reply;
      const wanted = (await startCart(quick, variant)).reply;
      const reserve = (shopper: Shopper, basketId: string) =>
        shopper.call(cart.reserve, { body: { basketId, items: [{ sku: variant.sku, qty: 1 }] } });
      const expire = () =>
        sql`update stock_hold set expires_at = now() - interval '1 second' where sku = ${variant.sku}`.execute(
          open().database.db,
        );
      expect((await reserve(slow, held.id)).status).toBe(200);
      expect(await reserve(quick, wanted.id)).toMatchObject({ status: 400, errorId: 'INV406' });
      await expire();
      expect((await reserve(quick, wanted.id)).status).toBe(200);
      expect(await reserve(slow, held.id)).toMatchObject({ errorId: 'INV406' });
      await expire();
      await open().complete();
      expect(await stockOf(open().database, variant)).toEqual({ onHand: 1, reserved: 0 });
    });

    test('CART-40 API-037 items that are not those of the cart are not reserved: 409 with the current cart, and nothing is held', async () => {
      const variant = await stocked(5);
      const shopper = await open().shopper();
      const { reply } = await startCart(shopper, { ...variant, qty: 3 });
      const reserve = (items: readonly { readonly sku: string; readonly qty: number; readonly storeId?: string }[]) =>
        shopper.call(cart.reserve, { body: { basketId: reply.id, items: [...items] } });
      const { sku } = variant;
      for (const items of [
        [],
        [{ sku, qty: 1_000 }],
        [{ sku, qty: 2 }],
        [{ sku: item.sku, qty: 3 }],
        [
          { sku, qty: 3 },
          { sku: item.sku, qty: 1 },
        ],
        [{ sku, qty: 3, storeId: 'S1' }],
      ]) {
        const refused = await reserve(items);
        expect([items, refused.status, JSON.parse(refused.text)]).toEqual([items, 409, reply]);
      }
      expect(await stockOf(open().database, variant)).toEqual({ onHand: 5, reserved: 0 });
      const split = [
        { sku, qty: 1 },
        { sku, qty: 2 },
      ];
      expect((await reserve(split)).status).toBe(200);
      expect(await stockOf(open().database, variant)).toEqual({ onHand: 5, reserved: 3 });
    });

    test('an empty cart has nothing to hold', async () => {
      const shopper = await open().shopper();
      const { reply } = await shopper.call(cart.create);
      expect(await shopper.call(cart.reserve, { body: { basketId: reply.id, items: [] } })).toMatchObject({
        status: 400,
        errorId: 'CHK380',
      });
    });
  });
};
