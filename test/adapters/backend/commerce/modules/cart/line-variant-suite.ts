import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { cart } from '#adapters/contract/cart.ts';
import { startCart } from '#test/support/commerce/guest-checkout.ts';
import type { Shop } from '#test/support/commerce/in-process-shop.ts';
import { restock, stockOf, takeVariant, type Variant } from '#test/support/commerce/variants.ts';

/** Another size or color of a line (CART-08). */
export const lineVariantSuite = (open: () => Shop): void => {
  describe('variant of a line', () => {
    /** Other variants of the style with their stock, those of other colors first. */
    const siblings = async ({ sku }: Variant, ...units: readonly number[]): Promise<readonly Variant[]> => {
      const { rows } = await sql<Variant>`
        select other.sku, other.product_id as "productId" from variant own join product own_color using (product_id)
          join product on product.style_id = own_color.style_id join variant other on other.product_id = product.product_id
          join price on price.sku = other.sku and price.site_id = 'nordkamm-us'
        where own.sku = ${sku} and other.sku <> own.sku
        order by other.product_id = own.product_id, other.sku`.execute(open().database.db);
      const taken = rows.slice(0, units.length);
      expect(taken).toHaveLength(units.length);
      await Promise.all(taken.map((variant, index) => restock(open().database, variant, units[index] ?? 0)));
      return taken;
    };
    const start = async (variant: Variant & { readonly qty?: number }) => {
      const shopper = await open().shopper();
      const { reply } = await startCart(shopper, variant);
      const [line] = reply.items;
      const change = (body: object) =>
        shopper.call(cart.updateItem, { params: { basketId: reply.id }, query: { itemId: line?.id ?? '' }, body });
      const read = async () => (await shopper.call(cart.read, { params: { basketId: reply.id } })).reply;
      return { shopper, basketId: reply.id, line, change, read };
    };
    const take = (units: number): Promise<Variant> => takeVariant(open().database, units);

    test('CART-08 another color keeps id, position and units of its line, and adds those of an equal line', async () => {
      const variant = await take(9);
      const [other, third] = await siblings(variant, 9, 9);
      if (other === undefined || third === undefined) throw new TypeError('The style has too few variants');
      const { shopper, basketId, line, change } = await start({ ...variant, qty: 2 });
      await shopper.call(cart.addItem, { body: { basketId, items: [{ ...other, qty: 3 }] } });
      await shopper.call(cart.addItem, { body: { basketId, items: [{ ...third, qty: 1 }] } });
      const { reply } = await change({ sku: other.sku });
      expect(reply.items.map(({ id, sku, productId, qty, position }) => [id, sku, productId, qty, position])).toEqual([
        [line?.id, other.sku, other.productId, 5, 1],
        [expect.any(String), third.sku, third.productId, 1, 3],
      ]);
      expect(reply.totals.totalUnits).toBe(6);
      expect((await change({ sku: other.sku, qty: 4 })).reply.items[0]).toMatchObject({ sku: other.sku, qty: 4 });
    });

    test('CART-08 CART-27 a variant that is sold out, has too few units, or is of another style leaves the line as it was', async () => {
      const variant = await take(9);
      const [gone, few] = await siblings(variant, 0, 2);
      const { change, read } = await start({ ...variant, qty: 3 });
      const before = await read();
      expect(await change({ sku: gone?.sku })).toMatchObject({ status: 400, errorId: 'ORD404' });
      expect(await change({ sku: few?.sku })).toMatchObject({ status: 400, errorId: 'INV408', params: { max: 2 } });
      const { rows: elsewhere } = await sql<Variant>`
        select sku from variant join product using (product_id) where style_id <> (
          select style_id from variant join product using (product_id) where sku = ${variant.sku}) limit 1`.execute(
        open().database.db,
      );
      for (const sku of [elsewhere[0]?.sku, 'unknown'])
        expect(await change({ sku })).toMatchObject({ status: 400, errorId: 'ORD404' });
      expect((await read()).items).toEqual(before.items);
    });

    test('I16 the hold of the replaced variant is released', async () => {
      const variant = await take(5);
      const [other] = await siblings(variant, 5);
      const { shopper, basketId, change } = await start({ ...variant, qty: 2 });
      await shopper.call(cart.reserve, { body: { basketId, items: [{ sku: variant.sku, qty: 2 }] } });
      expect(await stockOf(open().database, variant)).toMatchObject({ reserved: 2 });
      await change({ sku: other?.sku });
      expect(await stockOf(open().database, variant)).toMatchObject({ reserved: 0 });
    });
  });
};
