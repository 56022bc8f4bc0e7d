import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { cart } from '#adapters/contract/cart.ts';
import { products } from '#adapters/contract/catalog.ts';
import { savedItems } from '#adapters/contract/saved-items.ts';
import { sharedCarts } from '#adapters/contract/shared-carts.ts';
import { startCart } from '#test/support/commerce/guest-checkout.ts';
import type { Shop } from '#test/support/commerce/in-process-shop.ts';
import { restock, takeVariant, type Variant } from '#test/support/commerce/variants.ts';

/** Limits of units of a style (CART-04, CART-27). */
export const unitLimitSuite = (open: () => Shop): void => {
  describe('limits of units', () => {
    const limit = ({ productId }: Variant, most: number | null) =>
      sql`update style set unit_limit = ${most} from product
        where product.style_id = style.style_id and product_id = ${productId}`.execute(open().database.db);
    /** A variant with 9 units in stock whose style has a limit of 3. */
    const withLimit = async (work: (variant: Variant) => Promise<void>): Promise<void> => {
      const variant = await takeVariant(open().database, 9);
      await limit(variant, 3);
      try {
        await work(variant);
      } finally {
        await limit(variant, null);
      }
    };

    test('CART-04 CART-27 a line is limited by its style, says so, and refuses more with the limit', () =>
      withLimit(async (variant) => {
        const shopper = await open().shopper();
        const { reply } = await startCart(shopper, { ...variant, qty: 2 });
        const [line] = reply.items;
        expect([line?.maxQty, line?.unitLimit]).toEqual([3, 3]);
        const add = (qty: number) =>
          shopper.call(cart.addItem, { body: { basketId: reply.id, items: [{ ...variant, qty }] } });
        expect(await add(2)).toMatchObject({ status: 400, errorId: 'INV408', params: { max: 3 } });
        expect((await add(1)).reply.items[0]?.qty).toBe(3);
        const change = await shopper.call(cart.updateItem, {
          params: { basketId: reply.id },
          query: { itemId: line?.id ?? '' },
          body: { qty: 4 },
        });
        expect(change).toMatchObject({ status: 400, errorId: 'INV408', params: { max: 3 } });
        const { reply: product } = await shopper.call(products.details, { params: { productId: variant.productId } });
        expect(product.maxQty).toBe(3);
      }));

    test('CART-04 CART-27 I16 the limit holds for the lines of a sku together, wherever they are received', () =>
      withLimit(async (variant) => {
        await restock(open().database, variant, 9, 'us-denver');
        const shopper = await open().shopper();
        const { reply } = await startCart(shopper, { ...variant, qty: 2 });
        const pickUp = (qty: number) =>
          shopper.call(cart.addItem, {
            body: { basketId: reply.id, items: [{ ...variant, qty, shippingCode: 'pickup', storeId: 'us-denver' }] },
          });
        expect(await pickUp(2)).toMatchObject({ status: 400, errorId: 'INV408', params: { max: 3 } });
        expect((await pickUp(1)).reply.totals.totalUnits).toBe(3);
      }));

    test('CART-04 the limit holds for what is moved from the saved items, and for a shared cart', () =>
      withLimit(async (variant) => {
        const shopper = await open().shopper();
        const { consumerId } = shopper.token;
        const { reply } = await startCart(shopper, { ...variant, qty: 3 });
        const basketId = reply.id;
        const { shareId } = (await shopper.call(sharedCarts.share, { params: { basketId } })).reply;
        await limit(variant, 2);
        const shared = await shopper.call(sharedCarts.read, { params: { shareId } });
        expect(shared.reply.items.map(({ qty, maxQty }) => [qty, maxQty])).toEqual([[3, 2]]);
        const itemId = reply.items[0]?.id ?? '';
        const { saveForLater } = (
          await shopper.call(savedItems.save, { params: { basketId }, body: { itemId, consumerId } })
        ).reply;
        const moved = await shopper.call(savedItems.moveToCart, {
          body: {
            saveForLaterId: saveForLater.saveForLaterId ?? '',
            itemId: saveForLater.items[0]?.id ?? '',
            consumerId,
            basketId,
            qty: 3,
          },
        });
        expect(moved).toMatchObject({ status: 400, errorId: 'INV408', params: { max: 2 } });
      }));

    test('CART-04 goods without a limit of their own have the limit of all goods', async () => {
      const { reply } = await startCart(await open().shopper(), await takeVariant(open().database, 99));
      expect([reply.items[0]?.maxQty, reply.items[0]?.unitLimit]).toEqual([10, undefined]);
    });
  });
};
