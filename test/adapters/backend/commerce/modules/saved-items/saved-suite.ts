import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { mergeSaved } from '#adapters/backend/commerce/modules/saved-items/merge-saved.ts';
import { withTransaction } from '#adapters/database/transaction.ts';
import { cart } from '#adapters/contract/cart.ts';
import { savedItems } from '#adapters/contract/saved-items.ts';
import type { CartWire } from '#adapters/contract/wire/cart.codec.ts';
import { startCart } from '#test/support/commerce/guest-checkout.ts';
import type { Shop } from '#test/support/commerce/in-process-shop.ts';
import type { Shopper } from '#test/support/commerce/shopper.ts';
import { restock, stockOf, takeVariant } from '#test/support/commerce/variants.ts';

const STORE = 'us-denver';

export const savedSuite = (open: () => Shop): void => {
  describe('saved for later', () => {
    const filled = async (qty = 2, units = 9) => {
      const shopper = await open().shopper();
      const variant = await takeVariant(open().database, units);
      const { reply } = await startCart(shopper, { ...variant, qty });
      return { shopper, variant, basketId: reply.id, itemId: reply.items[0]?.id ?? '' };
    };
    const save = (
      { shopper, basketId, itemId }: { readonly shopper: Shopper; readonly basketId: string; readonly itemId: string },
      ifMatch?: string,
    ) =>
      shopper.call(savedItems.save, {
        params: { basketId },
        body: { itemId, consumerId: shopper.token.consumerId },
        ...(ifMatch === undefined ? {} : { ifMatch }),
      });
    const list = async (shopper: Shopper) => (await shopper.call(savedItems.list)).reply;
    const move = (
      shopper: Shopper,
      basketId: string,
      {
        saveForLaterId = '',
        itemId,
        qty,
      }: { readonly saveForLaterId?: string; readonly itemId: string; readonly qty: number },
    ) =>
      shopper.call(savedItems.moveToCart, {
        body: { basketId, saveForLaterId, itemId, qty, consumerId: shopper.token.consumerId },
      });

    test('SFL-04 API-029 API-028 a line moves to the list and back, and each change of the cart is a new version', async () => {
      const at = await filled(2);
      const saved = await save(at);
      expect(saved.reply.cart).toMatchObject({ items: [], totals: { total: 0 } });
      expect(saved.reply.saveForLater).toMatchObject({
        total: 1,
        items: [{ sku: at.variant.sku, qty: 2, inStock: true }],
      });
      expect(saved.etag).toBe('"2"');
      const { saveForLaterId = '', items } = saved.reply.saveForLater;
      const back = await move(at.shopper, at.basketId, { saveForLaterId, itemId: items[0]?.id ?? '', qty: 2 });
      expect(back.reply.cart.items).toMatchObject([{ sku: at.variant.sku, qty: 2 }]);
      expect([back.reply.saveForLater.items, back.etag]).toEqual([[], '"3"']);
    });

    /** A line for pickup in a store that is saved, with the way back. */
    const savedPickup = async (shippingCode: 'pickup' | 'sts' = 'pickup') => {
      const at = await filled(2);
      const { shopper, basketId, variant, itemId } = at;
      await restock(open().database, variant, 3, STORE);
      await shopper.call(cart.updateItem, {
        params: { basketId },
        query: { itemId },
        body: { shippingCode, storeId: STORE },
      });
      const { saveForLaterId = '', items } = (await save(at)).reply.saveForLater;
      const [item] = items;
      const back = async () =>
        (await move(shopper, basketId, { saveForLaterId, itemId: item?.id ?? '', qty: 2 })).reply.cart;
      return { ...at, item, back };
    };
    const deliveriesOf = ({ items, flash }: CartWire) => [
      items.map(({ qty, shippingOptions }) => [qty, shippingOptions.selected, shippingOptions.storeInfo?.id]),
      flash,
    ];

    test.each(['pickup', 'sts'] as const)(
      'CART-26 a line that was to be collected returns to its store: %s',
      async (code) => {
        const { back } = await savedPickup(code);
        expect(deliveriesOf(await back())).toEqual([[[2, code, STORE]], []]);
      },
    );

    test('CART-26 CART-36 a line whose store has too few units is sent home, and says so', async () => {
      const { variant, back } = await savedPickup();
      await restock(open().database, variant, 1, STORE);
      const cartAfter = await back();
      expect(deliveriesOf(cartAfter)).toEqual([
        [[2, 'standard', undefined]],
        [{ code: 'PICKUP_TO_HOME', itemId: cartAfter.items[0]?.id }],
      ]);
    });

    test('SFL-12 a line that only its store has is in stock, and returns to it', async () => {
      const { shopper, variant, back } = await savedPickup();
      await restock(open().database, variant, 0);
      expect((await list(shopper)).items).toMatchObject([{ sku: variant.sku, inStock: true }]);
      expect(deliveriesOf(await back())).toEqual([[[2, 'pickup', STORE]], []]);
    });

    const crowd = (listId: string, sku: string, prefix: string, items: number) =>
      sql`insert into saved_item (item_id, list_id, sku, recipe_id, quantity) select ${prefix} || gen_random_uuid(), ${listId}, ${sku}, ${prefix} || n, 1 from generate_series(1, ${items}) n`.execute(
        open().database.db,
      );

    test('a list has 200 items at most: API406 for one more, and the line stays in the cart', async () => {
      const at = await filled(2);
      const { saveForLaterId = '' } = (await save(at)).reply.saveForLater;
      await crowd(saveForLaterId, at.variant.sku, 'more', 199);
      const { reply } = await startCart(at.shopper, await takeVariant(open().database, 9));
      expect(await save({ ...at, itemId: reply.items[0]?.id ?? '' })).toMatchObject({ status: 422, errorId: 'API406' });
      expect([
        (await list(at.shopper)).total,
        (await at.shopper.call(cart.read, { params: at })).reply.items.length,
      ]).toEqual([200, 1]);
    });

    test('SFL-10 merged lists keep their 200 latest items', async () => {
      const [guest, member] = [await filled(1), await filled(1)];
      const lists = [
        (await save(guest)).reply.saveForLater.saveForLaterId ?? '',
        (await save(member)).reply.saveForLater.saveForLaterId ?? '',
      ];
      await crowd(lists[1] ?? '', member.variant.sku, 'own', 150);
      await crowd(lists[0] ?? '', guest.variant.sku, 'brought', 150);
      await withTransaction(open().database.db, (tx) =>
        mergeSaved(tx, {
          fromConsumerId: guest.shopper.token.consumerId,
          toConsumerId: member.shopper.token.consumerId,
          siteId: 'nordkamm-us',
        }),
      );
      const { total, items } = (await member.shopper.call(savedItems.list, { query: { count: 100 } })).reply;
      expect([total, items.every(({ sku }) => sku === guest.variant.sku)]).toEqual([200, true]);
    });

    const savedAndRemoved = async () => {
      const at = await filled(2);
      const { saveForLaterId = '', items } = (await save(at)).reply.saveForLater;
      const params = { saveForlaterId: saveForLaterId, itemId: items[0]?.id ?? '' };
      await at.shopper.call(savedItems.remove, { params });
      return { ...at, params, restore: () => at.shopper.call(savedItems.restore, { params }) };
    };

    test('SFL-06 API-030 a removed item can be restored within an hour, and not after it', async () => {
      const [soon, late] = [await savedAndRemoved(), await savedAndRemoved()];
      await sql`update removed_saved_item set removed_at = now() - interval '59 minutes' where list_id = ${soon.params.saveForlaterId}`.execute(
        open().database.db,
      );
      await sql`update removed_saved_item set removed_at = now() - interval '61 minutes' where list_id = ${late.params.saveForlaterId}`.execute(
        open().database.db,
      );
      expect((await soon.restore()).reply.items).toMatchObject([
        { id: soon.params.itemId, sku: soon.variant.sku, qty: 2 },
      ]);
      expect(await late.restore()).toMatchObject({ status: 404, errorId: 'ORD404' });
      expect((await list(late.shopper)).total).toBe(0);
    });

    test('SFL-06 a list keeps its 200 latest removed items, for an hour', async () => {
      const { params, shopper, variant } = await savedAndRemoved();
      const { db } = open().database;
      const kept = async () =>
        (
          await sql<{
            kept: number;
          }>`select count(*)::int as kept from removed_saved_item where list_id = ${params.saveForlaterId}`.execute(db)
        ).rows[0]?.kept;
      await sql`insert into removed_saved_item (item_id, list_id, position, sku, recipe_id, quantity) select gen_random_uuid(), ${params.saveForlaterId}, n, ${variant.sku}, '', 1 from generate_series(1, 250) n`.execute(
        db,
      );
      await shopper.call(savedItems.remove, { params });
      expect(await kept()).toBe(200);
      await sql`update removed_saved_item set removed_at = now() - interval '61 minutes' where list_id = ${params.saveForlaterId}`.execute(
        db,
      );
      await shopper.call(savedItems.remove, { params });
      expect(await kept()).toBe(0);
    });

    test('SFL-06 a list that is full restores nothing: API406', async () => {
      const { params, shopper, variant, restore } = await savedAndRemoved();
      await crowd(params.saveForlaterId, variant.sku, 'more', 200);
      expect(await restore()).toMatchObject({ status: 422, errorId: 'API406' });
      expect((await list(shopper)).total).toBe(200);
    });

    test('AUTH-32 another consumer restores nothing of a list', async () => {
      const { params, shopper } = await savedAndRemoved();
      const outsider = await open().shopper();
      expect(await outsider.call(savedItems.restore, { params })).toMatchObject({ status: 404, errorId: 'API404' });
      expect((await list(shopper)).total).toBe(0);
    });

    test('the stock held by checkout for a line is released when the line is saved', async () => {
      const at = await filled(3);
      await at.shopper.call(cart.reserve, {
        body: { basketId: at.basketId, items: [{ sku: at.variant.sku, qty: 3 }] },
      });
      expect((await stockOf(open().database, at.variant)).reserved).toBe(3);
      await save(at);
      expect((await stockOf(open().database, at.variant)).reserved).toBe(0);
    });

    test('I31 saving on an outdated version is 409 with the current cart, and moves nothing', async () => {
      const at = await filled();
      const stale = (await at.shopper.call(cart.read, { params: { basketId: at.basketId } })).etag ?? '';
      await at.shopper.call(cart.updateItem, {
        params: { basketId: at.basketId },
        query: { itemId: at.itemId },
        body: { qty: 1 },
      });
      const refused = await save(at, stale);
      expect(refused.status).toBe(409);
      expect(JSON.parse(refused.text)).toMatchObject({ id: at.basketId, items: [{ qty: 1 }] });
      expect((await list(at.shopper)).items).toEqual([]);
    });

    test('CART-25 two simultaneous moves of the same item move it once', async () => {
      const at = await filled(2);
      const { saveForLaterId = '', items } = (await save(at)).reply.saveForLater;
      const input = { saveForLaterId, itemId: items[0]?.id ?? '', qty: 2 };
      const answers = await Promise.all([
        move(at.shopper, at.basketId, input),
        move(at.shopper, at.basketId, input),
        move(at.shopper, at.basketId, input),
      ]);
      expect(answers.map(({ status, errorId }) => errorId ?? status).toSorted()).toEqual([200, 'ORD404', 'ORD404']);
      expect((await at.shopper.call(cart.read, { params: { basketId: at.basketId } })).reply.totals.totalUnits).toBe(2);
    });

    test('CART-25 two simultaneous saves of the same line save it once', async () => {
      const at = await filled(2);
      const version = (await at.shopper.call(cart.read, { params: { basketId: at.basketId } })).etag ?? '';
      const answers = await Promise.all([save(at, version), save(at, version), save(at, version)]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
      expect((await list(at.shopper)).items.map(({ qty }) => qty)).toEqual([2]);
    });

    test('API-028 INV700 without stock, INV408 above the stock or the limit of a cart', async () => {
      const [gone, few] = [await filled(1, 1), await filled(3, 3)];
      const waiting = (await save(gone)).reply.saveForLater;
      await restock(open().database, gone.variant, 0);
      expect(
        await move(gone.shopper, gone.basketId, { ...waiting, itemId: waiting.items[0]?.id ?? '', qty: 1 }),
      ).toMatchObject({ status: 400, errorId: 'INV700' });
      const more = (await save(few)).reply.saveForLater;
      await restock(open().database, few.variant, 2);
      expect(await move(few.shopper, few.basketId, { ...more, itemId: more.items[0]?.id ?? '', qty: 3 })).toMatchObject(
        { status: 400, errorId: 'INV408', params: { max: 2 } },
      );
      expect((await list(few.shopper)).items).toMatchObject([{ qty: 3, maxQty: 2 }]);
    });

    test('SFL-03 AUTH-32 another consumer finds nothing of a list', async () => {
      const at = await filled();
      const { saveForLaterId = '', items } = (await save(at)).reply.saveForLater;
      const outsider = await open().shopper();
      expect(await outsider.call(savedItems.list, { query: { saveForLaterId } })).toMatchObject({
        status: 404,
        errorId: 'API404',
      });
      expect(
        await outsider.call(savedItems.remove, {
          params: { saveForlaterId: saveForLaterId, itemId: items[0]?.id ?? '' },
        }),
      ).toMatchObject({ status: 404, errorId: 'API404' });
      expect((await list(at.shopper)).total).toBe(1);
    });

    test('SFL-11 a page has 20 items by default, and zero or too many are refused', async () => {
      const at = await filled();
      for (const count of [0, 101])
        expect(await at.shopper.call(savedItems.list, { query: { start: 0, count } })).toMatchObject({
          status: 400,
          errorId: 'API400',
        });
      expect(await list(at.shopper)).toEqual({ items: [], total: 0 });
    });

    test('SFL-10 signing in merges the saved items of the guest: units of the same item add up, and none is lost', async () => {
      const [guest, member] = [await filled(2, 20), await filled(1, 20)];
      const more = await startCart(member.shopper, { ...guest.variant, qty: 3 });
      for (const item of more.reply.items) await save({ ...member, itemId: item.id });
      const own = await list(member.shopper);
      await save(guest);
      const merge = {
        fromConsumerId: guest.shopper.token.consumerId,
        toConsumerId: member.shopper.token.consumerId,
        siteId: 'nordkamm-us',
      };
      const survivor = await withTransaction(open().database.db, (tx) => mergeSaved(tx, merge));
      const merged = await list(member.shopper);
      expect(survivor).toBe(own.saveForLaterId);
      expect(merged.items.map(({ sku, qty }) => [sku, qty]).toSorted()).toEqual(
        [
          [guest.variant.sku, 5],
          [member.variant.sku, 1],
        ].toSorted(),
      );
      expect(await list(guest.shopper)).toEqual({ items: [], total: 0 });
      // An account without a list gets the guest's list unchanged.
      const other = await open().shopper();
      expect(
        await withTransaction(open().database.db, (tx) =>
          mergeSaved(tx, {
            ...merge,
            fromConsumerId: member.shopper.token.consumerId,
            toConsumerId: other.token.consumerId,
          }),
        ),
      ).toBe(survivor);
      expect((await list(other)).total).toBe(2);
    });
  });
};
