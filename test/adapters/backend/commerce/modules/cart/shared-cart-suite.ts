import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { cart } from '#adapters/contract/cart.ts';
import { sharedCarts } from '#adapters/contract/shared-carts.ts';
import { startCart } from '#test/support/commerce/guest-checkout.ts';
import type { Shop } from '#test/support/commerce/in-process-shop.ts';
import { makeCaller, type Shopper } from '#test/support/commerce/shopper.ts';
import { restock, takeVariant, type Variant } from '#test/support/commerce/variants.ts';

/** Links to copies of carts. */
export const sharedCartSuite = (open: () => Shop): void => {
  type Bought = Variant & { readonly qty?: number };
  describe('shared carts', () => {
    const take = (units: number): Promise<Variant> => takeVariant(open().database, units);
    const outsider = (siteId = 'nordkamm-us') =>
      makeCaller(async (request) => open().commerce.fetch(request), { siteId });
    const share = ({ call }: Shopper, basketId: string) => call(sharedCarts.share, { params: { basketId } });
    const read = (shareId: string, siteId?: string) => outsider(siteId)(sharedCarts.read, { params: { shareId } });
    const started = async (...variants: readonly Bought[]) => {
      const shopper = await open().shopper();
      const [first, ...others] = variants;
      if (first === undefined) throw new TypeError('A cart needs a variant');
      const { reply } = await startCart(shopper, first);
      if (others.length > 0)
        await shopper.call(cart.addItem, {
          body: { basketId: reply.id, items: others.map((variant) => ({ qty: 1, ...variant })) },
        });
      return { shopper, basketId: reply.id };
    };
    const shareOf = async (...variants: readonly Bought[]) => {
      const { shopper, basketId } = await started(...variants);
      return (await share(shopper, basketId)).reply.shareId;
    };

    test('ux 41 a copy has skus and quantities with the prices of today, and nothing of the cart or its shopper', async () => {
      const [first, second] = [await take(9), await take(9)];
      const { shopper, basketId } = await started({ ...first, qty: 3 }, second);
      const { reply: link } = await share(shopper, basketId);
      expect(link.shareId).toMatch(/^[\w-]{22}$/);
      const priceOf = (current: number) =>
        open()
          .database.db.updateTable('price')
          .set({ current })
          .where('sku', '=', first.sku)
          .where('siteId', '=', 'nordkamm-us')
          .execute();
      const before = (await read(link.shareId)).reply.items[0]?.price?.current ?? 0;
      await priceOf(8_901);
      const { reply, text } = await read(link.shareId);
      expect(reply.items.map(({ sku, qty }) => [sku, qty])).toEqual([
        [first.sku, 3],
        [second.sku, 1],
      ]);
      await priceOf(Math.round(before * 100));
      expect(before).toBeGreaterThanOrEqual(90);
      expect(reply.items[0]?.price?.current).toBe(89.01);
      for (const secret of [basketId, shopper.token.consumerId]) expect(text).not.toContain(secret);
      const { rows } = await sql<{ row: string }>`
        select shared_cart::text as row from shared_cart where share_id = ${link.shareId}`.execute(open().database.db);
      expect(rows).toHaveLength(1);
      for (const secret of [basketId, shopper.token.consumerId]) expect(rows[0]?.row).not.toContain(secret);
    });

    test('ux 41 an item that is sold out has no units, and one that the site sells no longer has no price', async () => {
      const [gone, few, unsold] = [await take(9), await take(9), await take(9)];
      const shareId = await shareOf({ ...gone, qty: 2 }, { ...few, qty: 4 }, unsold);
      await restock(open().database, gone, 0);
      await restock(open().database, few, 3);
      const prices = open().database.db;
      const own = { sku: unsold.sku, siteId: 'nordkamm-us' };
      const price = await prices
        .deleteFrom('price')
        .where('sku', '=', own.sku)
        .where('siteId', '=', own.siteId)
        .returningAll()
        .executeTakeFirstOrThrow();
      const { items } = (await read(shareId)).reply;
      await prices.insertInto('price').values(price).execute();
      expect(items.map(({ sku, qty, maxQty, price: shown }) => [sku, qty, maxQty, shown !== undefined])).toEqual([
        [gone.sku, 2, 0, true],
        [few.sku, 4, 3, true],
        [unsold.sku, 1, 0, false],
      ]);
      expect(items[2]?.name).not.toBe('');
    });

    test('ux 41 a link ends after 30 days, and is of one site', async () => {
      const shareId = await shareOf(await take(9));
      expect((await read(shareId, 'nordkamm-gb')).status).toBe(404);
      const { rows } = await sql<{ days: number }>`
        select round(extract(epoch from expires_at - now()) / 86400)::int as days from shared_cart
        where share_id = ${shareId}`.execute(open().database.db);
      expect(rows).toEqual([{ days: 30 }]);
      await sql`update shared_cart set expires_at = now() - interval '1 second' where share_id = ${shareId}`.execute(
        open().database.db,
      );
      expect(await read(shareId)).toMatchObject({ status: 404, errorId: 'API404' });
      await open().complete();
      expect(
        await open().database.db.selectFrom('sharedCart').select('shareId').where('shareId', '=', shareId).execute(),
      ).toEqual([]);
    });

    test('ux 41 the same key makes one copy, and one shopper makes at most 20 an hour', async () => {
      const { shopper, basketId } = await started(await take(9));
      const once = () => shopper.call(sharedCarts.share, { params: { basketId }, key: 'one-link' });
      expect((await once()).text).toBe((await once()).text);
      for (let made = 1; made < 20; made += 1) expect((await share(shopper, basketId)).status).toBe(200);
      const refused = await share(shopper, basketId);
      expect(refused).toMatchObject({ status: 429, errorId: 'API400' });
      expect(refused.retryAfter).toBeGreaterThan(3_000);
    });

    test('ux 41 goods made to order and gift cards are not copied, and alone they are refused', async () => {
      const left = await take(9);
      const { db } = open().database;
      const { rows } = await sql<Variant>`
        select sku, product_id as "productId" from variant join product using (product_id) join price using (sku)
        where site_id = 'nordkamm-us' and sku like 'NKTRAIL%' order by sku limit 1`.execute(db);
      const [sent = left] = rows;
      await restock(open().database, sent, 9);
      const both = await started(left, sent);
      const alone = await started(left);
      for (const kind of ['is_customs', 'is_digital']) {
        const mark = (isMarked: boolean) =>
          sql`update style set ${sql.ref(kind)} = ${isMarked} where style_id = (select style_id from product
            join variant using (product_id) where sku = ${left.sku})`.execute(db);
        await mark(true);
        const { reply: link } = await share(both.shopper, both.basketId);
        const refused = await share(alone.shopper, alone.basketId);
        await mark(false);
        expect((await read(link.shareId)).reply.items.map(({ sku }) => sku)).toEqual([sent.sku]);
        expect(refused).toMatchObject({ status: 400, errorId: 'API400' });
      }
    });

    test('ux 41 AUTH-32 only the owner shares a cart, and an empty one is refused', async () => {
      const { shopper, basketId } = await started(await take(9));
      expect(await share(await open().shopper(), basketId)).toMatchObject({ status: 404, errorId: 'BSK404' });
      const { items } = (await shopper.call(cart.read, { params: { basketId } })).reply;
      await shopper.call(cart.removeItem, { body: { basketId, itemId: items[0]?.id ?? '' } });
      expect(await share(shopper, basketId)).toMatchObject({ status: 400, errorId: 'API400' });
    });
  });
};
