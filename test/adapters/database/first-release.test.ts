import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import * as t from 'io-ts';
import { sql } from 'kysely';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { isMigrated, migrate } from '#adapters/database/migrate.ts';
import { allMigrations } from '#adapters/backend/commerce/kernel/database/migrations/all-migrations.ts';
import { UNIT_LIMIT } from '#adapters/backend/commerce/modules/catalog/unit-limit.ts';
import { ledgerEntry } from '#adapters/backend/payments/ledger.ts';
import { cart } from '#adapters/contract/cart.ts';
import { favorites } from '#adapters/contract/favorites.ts';
import { consumer } from '#adapters/contract/order.ts';
import { savedItems } from '#adapters/contract/saved-items.ts';
import { databaseSessionRecords } from '#adapters/web/session/database-session-records.ts';
import { sessionMigrations, type SessionSchema } from '#adapters/web/session/session-schema.ts';
import { auditMoney } from '#test/support/commerce/audit-records.ts';
import { pressAtBank } from '#test/support/commerce/challenged-order.ts';
import { OPENING } from '#test/support/commerce/databases.ts';
import { place } from '#test/support/commerce/guest-checkout.ts';
import { openShop, type Shop } from '#test/support/commerce/in-process-shop.ts';
import { makeMembers } from '#test/support/commerce/member.ts';
import { makeCaller, type Shopper } from '#test/support/commerce/shopper.ts';
import { decoded } from '#test/support/decoded.ts';
import { inProof } from '#test/support/in-proof.ts';
import { sharedPostgres } from '#test/support/shared-postgres.ts';
import stored from './first-release.json' with { type: 'json' };

const charged = decoded(t.array(ledgerEntry), stored.ledger);
const script = await readFile(join(import.meta.dirname, 'first-release.sql'), 'utf8');

/** The data folder of the embedded database as the first release leaves it. */
const pgliteShop = async (): Promise<Shop> => {
  const path = await mkdtemp(join(tmpdir(), 'portico-first-release-'));
  const database = new PGlite({ dataDir: join(path, 'data'), extensions: { pg_trgm } });
  await database.exec(script);
  await database.close();
  await writeFile(join(path, 'complete.txt'), '');
  const shop = await openShop({ kind: 'folder', path }, { charged, hasAccounts: true });
  return {
    ...shop,
    close: async () => {
      await shop.close();
      await rm(path, { recursive: true, force: true });
    },
  };
};

const postgresShop = async (): Promise<Shop> => {
  const server = await sharedPostgres();
  const url = await server.freshDatabase();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(script);
  await client.end();
  const shop = await openShop({ kind: 'postgres', url }, { charged, hasAccounts: true });
  return {
    ...shop,
    close: async () => {
      await shop.close();
      await server.stop();
    },
  };
};

const STORE = 'us-denver';
const endHolds = sql`update stock_hold set expires_at = now() - interval '1 second'`;

// Every cart of the first release has two units that are delivered, of ten in the warehouse, and one unit that is
// picked up, of five in the store.
describe.each([...(inProof ? [{ name: 'PGlite', open: pgliteShop }] : []), { name: 'PostgreSQL', open: postgresShop }])(
  'a database of the first release, migrated and seeded again, on $name',
  ({ open }) => {
    let shop: Shop;
    beforeAll(async () => {
      shop = await open();
    }, OPENING);
    afterAll(() => shop.close(), OPENING);
    afterEach(async () => {
      expect(await auditMoney(shop.database.db, shop.ledger.entries())).toEqual([]);
      expect(shop.problems).toEqual([]);
    });

    const shopper = ({ accessToken }: { readonly accessToken: string }): Pick<Shopper, 'call'> => ({
      call: makeCaller(shop.commerce.fetch, { siteId: 'nordkamm-us', accessToken }),
    });
    const readCart = async (of: Pick<Shopper, 'call'>, basketId: string) =>
      (await of.call(cart.read, { params: { basketId }, query: {} })).reply;
    /** How many units another shopper can get, in the warehouse and in the store. */
    const available = async ({ sku, productId }: { readonly sku: string; readonly productId: string }) => {
      const max = async (how: object) => {
        const other = await shop.shopper();
        const { params } = await other.call(cart.createWithItem, {
          body: { items: [{ sku, productId, qty: UNIT_LIMIT, ...how }] },
        });
        return params?.['max'] ?? UNIT_LIMIT;
      };
      return [await max({}), await max({ shippingCode: 'pickup', storeId: STORE })];
    };

    test('every migration is applied', async () => {
      expect(await isMigrated(shop.database, allMigrations)).toBe(true);
    });

    test('the cart of a guest opens with its lines and its total; its units stay held until its hold ends', async () => {
      const guest = shopper(stored.cart);
      const { items, totals } = await readCart(guest, stored.cart.basketId);
      expect(items.map(({ sku, qty, shippingOptions }) => [sku, qty, shippingOptions.selected])).toEqual([
        [stored.cart.sku, 2, 'standard'],
        [stored.cart.sku, 1, 'pickup'],
      ]);
      // The unit of 90.00 that is picked up is taxed in Colorado now, with 4.35 % less.
      expect(Math.round((stored.cart.total - totals.total) * 100)).toBe(392);
      expect(await available(stored.cart)).toEqual([8, 4]);
      await sql`${endHolds} where cart_id = ${stored.cart.basketId}`.execute(shop.database.db);
      await shop.complete();
      expect(await available(stored.cart)).toEqual([10, 5]);
    });

    test('ENT-16 the lines of a cart belong to delivery groups, which have its address and its method', async () => {
      const groups = await sql<{ code: string; storeId: string | null; city: string | null; method: string | null }>`
      select code, store_id as "storeId", address->>'city' as city, method from delivery_group
      join cart_line using (cart_id, group_id) where cart_id = ${stored.cart.basketId} order by position`.execute(
        shop.database.db,
      );
      expect(groups.rows).toEqual([
        { code: 'standard', storeId: null, city: 'Oakland', method: 'standard' },
        { code: 'pickup', storeId: STORE, city: null, method: null },
      ]);
    });

    test('I07 a cart that was prepared has no digest of what was shown, so that it asks again', async () => {
      const { rows } = await sql<{ status: string; agreement: string | null }>`
      select status, agreement from cart where cart_id = ${stored.cart.basketId}`.execute(shop.database.db);
      expect(rows).toEqual([{ status: 'prepared', agreement: null }]);
    });

    test('a member signs in with the same password and has the cart with its promo code, saved items and favorites', async () => {
      const member = await makeMembers(shop.commerce.fetch).enter(stored.member.email);
      const { items, totals, couponItems } = await readCart(member, stored.member.basketId);
      expect(items.map(({ sku, qty }) => [sku, qty])).toEqual([
        [stored.member.sku, 2],
        [stored.member.sku, 1],
      ]);
      expect([totals.total, couponItems.map(({ code }) => code)]).toEqual([stored.member.total, ['WELCOME10']]);
      const saved = (await member.call(savedItems.list, { query: {} })).reply;
      expect([saved.saveForLaterId, saved.items.map(({ sku, qty }) => [sku, qty])]).toEqual([
        stored.member.savedListId,
        [[stored.member.saved, 1]],
      ]);
      const list = (await member.call(favorites.list, { query: {} })).reply;
      expect([list.favoriteId, list.items.map(({ itemId }) => itemId).toSorted()]).toEqual([
        stored.member.favoriteId,
        stored.member.favorites.toSorted(),
      ]);
    });

    test('a session in the browser of a member opens with its cart, its lists and its tokens', async () => {
      await migrate(shop.database, sessionMigrations);
      const records = databaseSessionRecords({ db: shop.database.db.withTables<SessionSchema>() });
      const { basketId, favoriteId, savedListId, accessToken } = stored.member;
      expect((await records.read(stored.member.sessionId))?.session).toMatchObject({
        refs: { basket: basketId, favorites: favoriteId, savedItems: savedListId },
        tokens: { access: accessToken },
      });
      expect((await readCart(shopper(stored.member), basketId)).items).toHaveLength(2);
    });

    test('a placed order is readable, has taken its units, and is the response to the same call again', async () => {
      const guest = shopper(stored.placed);
      const order = (await guest.call(consumer.purchase, { params: { orderId: stored.placed.orderId } })).reply;
      expect([order.status, order.orderNumber, order.totals.total]).toEqual([
        'PLACED',
        stored.placed.orderNumber,
        stored.placed.total,
      ]);
      expect(await available(stored.placed)).toEqual([8, 4]);
      expect((await place(guest, stored.placed)).reply).toMatchObject({
        orderId: stored.placed.orderId,
        status: 'PLACED',
      });
    });

    test('a placed order is rows: lines and units that sum to its total, a shipment by place, its card and its events', async () => {
      const { db } = shop.database;
      const { orderId } = stored.placed;
      const units = await db.selectFrom('orderUnit').selectAll().where('orderId', '=', orderId).execute();
      const lines = await db
        .selectFrom('orderLine')
        .selectAll()
        .where('orderId', '=', orderId)
        .orderBy('position')
        .execute();
      const shipments = await db
        .selectFrom('orderShipment')
        .selectAll()
        .where('orderId', '=', orderId)
        .orderBy('position')
        .execute();
      const order = await db.selectFrom('orders').selectAll().where('orderId', '=', orderId).executeTakeFirstOrThrow();
      expect(units).toHaveLength(3);
      expect(units.reduce((sum, { amount }) => sum + amount, 0)).toBe(order.total);
      expect(lines.map(({ quantity, storeId, unitPrice }) => [quantity, storeId, unitPrice > 0])).toEqual([
        [2, null, true],
        [1, STORE, true],
      ]);
      expect(shipments.map(({ code, state, storeId, address }) => [code, state, storeId, address?.city])).toEqual([
        ['standard', 'PLACED', null, 'Oakland'],
        ['pickup', 'PLACED', STORE, undefined],
      ]);
      expect([order.email, order.billingAddress?.city]).toEqual(['ada@example.org', 'Oakland']);
      expect(
        await db.selectFrom('orderInstrument').select(['amount', 'captured']).where('orderId', '=', orderId).execute(),
      ).toEqual([{ amount: order.total, captured: order.total }]);
      expect(
        await db.selectFrom('orderEvent').select(['kind', 'data']).where('orderId', '=', orderId).execute(),
      ).toEqual([{ kind: 'state', data: { state: 'PLACED' } }]);
    });

    test('an order that waits for its bank keeps its units past the end of a hold, and is placed when the bank agrees', async () => {
      await sql`${endHolds} where cart_id = ${stored.challenged.basketId}`.execute(shop.database.db);
      await sql`update orders set settle_after = now()`.execute(shop.database.db);
      await shop.complete();
      expect(await available(stored.challenged)).toEqual([8, 4]);
      await pressAtBank(shop, stored.challenged.challengeId, 'completed');
      const guest = shopper(stored.challenged);
      expect((await place(guest, stored.challenged)).reply).toMatchObject({
        orderId: stored.challenged.orderId,
        status: 'PLACED',
      });
      expect(await available(stored.challenged)).toEqual([8, 4]);
    });

    test('an order whose payment was taken without a response is placed by the reconciler', async () => {
      await shop.complete();
      expect((await place(shopper(stored.unanswered), stored.unanswered)).reply).toMatchObject({
        orderNumber: stored.unanswered.orderNumber,
        status: 'PLACED',
      });
      expect(await available(stored.unanswered)).toEqual([8, 4]);
    });

    test('an order whose payment is declined is canceled by the reconciler; its cart keeps its lines and its units', async () => {
      await shop.complete();
      const guest = shopper(stored.unsent);
      expect(await place(guest, stored.unsent)).toMatchObject({ status: 402, errorId: 'PAY400' });
      expect((await readCart(guest, stored.unsent.basketId)).items).toHaveLength(2);
      expect(await available(stored.unsent)).toEqual([8, 4]);
    });
  },
);
