import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { guestJob } from '#adapters/backend/commerce/modules/privacy/delete-abandoned-guests.ts';
import { favorites } from '#adapters/contract/favorites.ts';
import { consumer } from '#adapters/contract/order.ts';
import { subscriptions } from '#adapters/contract/subscriptions.ts';
import { social } from '#adapters/contract/social.ts';
import { savedItems } from '#adapters/contract/saved-items.ts';
import { OPENING } from '#test/support/commerce/databases.ts';
import { checkOut, item, place, startCart } from '#test/support/commerce/guest-checkout.ts';
import { openSuiteShop, type Shop } from '#test/support/commerce/in-process-shop.ts';
import { makeMembers } from '#test/support/commerce/member.ts';
import type { Shopper } from '#test/support/commerce/shopper.ts';
import { stockOf, takeVariant } from '#test/support/commerce/variants.ts';

const like = async ({ call }: Shopper) =>
  (await call(favorites.add, { body: { id: item.productId, qty: 1, itemType: 'product' } })).reply.favoriteId ?? '';

describe('guests whose session has ended', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openSuiteShop();
  }, OPENING);
  afterAll(() => shop.close(), OPENING);

  /** Ends the sessions of guests, two days after they began. */
  const leave = async (...guests: readonly Shopper[]) => {
    const ids = guests.map(({ token }) => token.consumerId);
    const { db } = shop.database;
    await sql`update consumer set created_at = now() - interval '2 days' where consumer_id = any(${ids})`.execute(db);
    await sql`update token set expires_at = now() - interval '1 second' where consumer_id = any(${ids})`.execute(db);
    await sql`update stock_hold set expires_at = now() - interval '1 second' where order_id is null`.execute(db);
    await shop.complete();
  };
  const sweep = () => guestJob(shop.context).run(new AbortController().signal);
  const rowsOf = async ({ token: { consumerId } }: Shopper) => {
    const { rows } = await sql<{ found: string }>`
      select 'consumer' as found from consumer where consumer_id = ${consumerId}
      union all select 'cart ' || status from cart where consumer_id = ${consumerId}
      union all select 'line' from cart_line join cart using (cart_id) where consumer_id = ${consumerId}
      union all select 'saved list' from saved_list where consumer_id = ${consumerId}
      union all select 'favorites' from favorite_list where consumer_id = ${consumerId}`.execute(shop.database.db);
    return rows.map(({ found }) => found);
  };

  test('are deleted with carts, saved items and favorites; held stock is free again', async () => {
    const guest = await shop.shopper();
    const [saved, bought] = [await takeVariant(shop.database, 5), await takeVariant(shop.database, 5)];
    const { reply, etag } = await startCart(guest, saved);
    await guest.call(savedItems.save, {
      params: { basketId: reply.id },
      body: { itemId: reply.items[0]?.id ?? '', consumerId: guest.token.consumerId },
      ifMatch: etag,
    });
    await like(guest);
    await checkOut(guest, bought);
    expect(await stockOf(shop.database, bought)).toEqual({ onHand: 5, reserved: 1 });
    await leave(guest);
    await sweep();
    expect(await rowsOf(guest)).toEqual([]);
    expect(await stockOf(shop.database, bought)).toEqual({ onHand: 5, reserved: 0 });
  });

  test('stay while their session lives, on their first day, and while their cart holds stock', async () => {
    const [live, recent, holding] = [await shop.shopper(), await shop.shopper(), await shop.shopper()];
    const { db } = shop.database;
    const idOf = ({ token }: Shopper) => token.consumerId;
    await sql`update consumer set created_at = now() - interval '2 days'
      where consumer_id in (${idOf(live)}, ${idOf(holding)})`.execute(db);
    await checkOut(holding, await takeVariant(shop.database, 5));
    await sql`delete from token where consumer_id in (${idOf(recent)}, ${idOf(holding)})`.execute(db);
    await sweep();
    expect([await rowsOf(live), await rowsOf(recent), await rowsOf(holding)]).toEqual([
      ['consumer'],
      ['consumer'],
      ['consumer', 'cart prepared', 'line'],
    ]);
  });

  test('keep an order, which can still be tracked, and a payment attempt; their other carts and lists are deleted', async () => {
    const [buyer, declined] = [await shop.shopper(), await shop.shopper()];
    const { reply } = await place(buyer, await checkOut(buyer, await takeVariant(shop.database, 5)));
    await like(buyer);
    await startCart(buyer, await takeVariant(shop.database, 5));
    const refused = await checkOut(declined, await takeVariant(shop.database, 5), 'tok_test_card_declined');
    expect((await place(declined, refused)).status).toBe(402);
    await leave(buyer, declined);
    await sweep();
    await sweep();
    expect([await rowsOf(buyer), await rowsOf(declined)]).toEqual([
      ['consumer', 'cart ordered', 'line'],
      ['consumer', 'cart active', 'line'],
    ]);
    const other = await shop.shopper();
    const tracked = await other.call(consumer.trackOrder, {
      body: { orderNumber: reply.orderNumber, email: 'ada@example.org' },
    });
    expect(tracked.reply.orderId).toBe(reply.orderId);
  });

  test('keep a list that they have shared, which others still read', async () => {
    const guest = await shop.shopper();
    const favoriteId = await like(guest);
    await guest.call(favorites.share, { params: { favoriteId }, body: { recipients: [], message: '' } });
    await leave(guest);
    await sweep();
    const other = await shop.shopper();
    expect((await other.call(favorites.readShared, { params: { favoriteId } })).reply.items).toHaveLength(1);
  });

  test('SOC-09 keep a report of a picture, which moderators still count', async () => {
    const guest = await shop.shopper();
    const [medium] = (await guest.call(social.recent)).reply.media;
    const body = { reason: 'spam' } as const;
    await guest.call(social.report, { params: { mediaId: medium?.id ?? '' }, body });
    await leave(guest);
    await sweep();
    expect(await rowsOf(guest)).toEqual(['consumer']);
  });

  test('keep a consent to text messages', async () => {
    const guest = await shop.shopper();
    const body = { consumerDetails: { phone: '(617) 555-0100' } };
    expect((await guest.call(subscriptions.create, { body })).status).toBe(200);
    await leave(guest);
    await sweep();
    expect(await rowsOf(guest)).toEqual(['consumer']);
  });

  test('members, their carts and their lists stay; the guest who signed up is deleted', async () => {
    const guest = await shop.shopper();
    await startCart(guest, await takeVariant(shop.database, 5));
    const { member } = await makeMembers(shop.commerce.fetch).join(guest);
    await like(member);
    await leave(guest, member);
    await sweep();
    expect([await rowsOf(guest), await rowsOf(member)]).toEqual([[], ['consumer', 'cart active', 'line', 'favorites']]);
  });

  test('a thousand of them need no second run, and an aborted run ends after its batch', async () => {
    const { db } = shop.database;
    const insert = (name: string) =>
      sql`insert into consumer (consumer_id, consumer_type, site_id, created_at)
        select ${name} || number, 'GUEST', 'nordkamm-us', now() - interval '2 days' from generate_series(1, 1000) number`.execute(
        db,
      );
    const left = async (name: string) =>
      (
        await sql<{
          left: number;
        }>`select count(*)::int as left from consumer where consumer_id like ${`${name}%`}`.execute(db)
      ).rows[0]?.left;
    await insert('one-');
    await sweep();
    expect(await left('one-')).toBe(0);
    await insert('two-');
    await guestJob(shop.context).run(AbortSignal.abort());
    expect(await left('two-')).toBe(1000);
  });

  test('each table that refers to a consumer is known: rows are deleted with the guest, unless they keep it', async () => {
    const { rows } = await sql<{ name: string }>`
      select distinct conrelid::regclass::text as name from pg_constraint
      where contype = 'f' and confrelid = 'consumer'::regclass order by 1`.execute(shop.database.db);
    const keeping = ['cart', 'favorite_list', 'orders', 'review_flag', 'sms_subscription', 'social_report'];
    const deleted = ['account', 'authorization_code', 'data_request', 'former_password', 'idempotency', 'opinion_vote'];
    const more = ['saved_list', 'sign_in', 'social_stash', 'social_user', 'token', 'tracked_order'];
    expect(rows.map(({ name }) => name)).toEqual([...keeping, ...deleted, ...more].toSorted());
  });
});
