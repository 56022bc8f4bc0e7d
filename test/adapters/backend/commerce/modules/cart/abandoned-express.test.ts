import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expressJob } from '#adapters/backend/commerce/modules/cart/delete-abandoned-express.ts';
import { cart } from '#adapters/contract/cart.ts';
import { OPENING } from '#test/support/commerce/databases.ts';
import { item, startCart } from '#test/support/commerce/guest-checkout.ts';
import { openSuiteShop, type Shop } from '#test/support/commerce/in-process-shop.ts';
import { makeMembers } from '#test/support/commerce/member.ts';
import { takeVariant } from '#test/support/commerce/variants.ts';

let shop: Shop;
beforeAll(async () => void (shop = await openSuiteShop()), OPENING);
afterAll(() => shop.close(), OPENING);

test('PAY-02 an express purchase of a member that was left a day ago is deleted, a recent one and the own cart stay', async () => {
  const { member } = await makeMembers(shop.commerce.fetch).join();
  const { db } = shop.database;
  const own = (await startCart(member, await takeVariant(shop.database, 5))).reply;
  const press = async () =>
    (await member.call(cart.createExpress, { body: { items: [{ ...item, qty: 1 }] } })).reply.id;
  const [left, held, recent] = [await press(), await press(), await press()];
  await sql`update cart set updated_at = now() - interval '25 hours' where cart_id in (${own.id}, ${left}, ${held})`.execute(
    db,
  );
  await sql`insert into stock_hold (cart_id, sku, location_id, quantity, expires_at)
    select ${held}, sku, location_id, 1, now() + interval '1 minute'
    from stock_level where sku = ${item.sku} limit 1`.execute(db);
  const read = async (basketId: string) => (await member.call(cart.read, { params: { basketId } })).status;
  await expressJob(shop.context).run(new AbortController().signal);
  expect(await Promise.all([own.id, left, held, recent].map(read))).toEqual([200, 404, 200, 200]);
});
