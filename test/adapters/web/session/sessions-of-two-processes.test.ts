import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrate } from '#adapters/database/migrate.ts';
import { openDatabase } from '#adapters/database/open-database.ts';
import { sessionMigrations, type SessionSchema } from '#adapters/web/session/session-schema.ts';
import type { Database } from '#adapters/database/database.ts';
import { sites } from '#adapters/composition/sites.ts';
import { databaseSessionRecords } from '#adapters/web/session/database-session-records.ts';
import { makeSessionGateway } from '#adapters/web/session/session-gateway.ts';
import type { TestPostgres } from '#test/support/postgres.ts';
import { sharedPostgres } from '#test/support/shared-postgres.ts';
import { cartReply } from '#test/support/wire-replies.ts';
import { callGateway, grantOf, setCookieOf, shopOrigin, sessionIn } from './gateway-fixture.ts';

let postgres: TestPostgres;
const databases: Database<SessionSchema>[] = [];
beforeAll(async () => void (postgres = await sharedPostgres('schema')));
afterAll(async () => {
  for (const database of databases) await database.close();
  await postgres.stop();
});

const TOKEN = 'token/v2/auth/token';
const CART = 'cart/v1/cart';

/**
 * A service whose first grant has expired, and two gateways before it, each on its own connections as two processes
 * would be.
 */
const openTwo = async () => {
  const url = await postgres.freshDatabase();
  let grants = 0;
  let renewal: { readonly arrived: () => void; readonly mayEnd: Promise<void> } | undefined;
  const bearers: (string | null)[] = [];
  const fetch = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    if (pathname === `/${TOKEN}`) {
      grants += 1;
      // Every second grant has expired, so that each session is renewed once.
      const granted = grantOf(grants, grants % 2 === 1 ? 59_000 : 1_800_000);
      renewal?.arrived();
      await renewal?.mayEnd;
      for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setImmediate(resolve));
      return Response.json(granted);
    }
    bearers.push(request.headers.get('Authorization'));
    return Response.json(cartReply(`basket-${bearers.length}`));
  };
  const open = async () => {
    const database = await openDatabase<SessionSchema>({ kind: 'postgres', url });
    databases.push(database);
    await migrate(database, sessionMigrations);
    const records = databaseSessionRecords(database);
    return {
      records,
      call: callGateway(
        makeSessionGateway({ records, sites, serviceUrl: 'http://service.test', fetch, shopOrigin: () => shopOrigin }),
        shopOrigin,
      ),
    };
  };
  /** Runs an action while a renewal is pending at the service. */
  const whileRenewing = async (call: () => Promise<Response>, meanwhile: () => Promise<void>): Promise<Response> => {
    const [arrived, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    renewal = { arrived: arrived.resolve, mayEnd: gate.promise };
    const asked = call();
    await arrived.promise;
    await meanwhile();
    gate.resolve();
    renewal = undefined;
    return asked;
  };
  return { first: await open(), second: await open(), grants: () => grants, bearers, whileRenewing };
};

type Two = Awaited<ReturnType<typeof openTwo>>;
const cookieOf = async ({ first }: Two): Promise<string> =>
  setCookieOf(await first.call('POST', TOKEN, { body: { grantType: 'guest' } })).split(';')[0] ?? '';

describe('two web hosts on one database', () => {
  test('a session that one opened is known to the other, with its cart', async () => {
    const two = await openTwo();
    const cookie = await cookieOf(two);
    expect((await two.second.call('POST', CART, { cookie })).status).toBe(200);
    expect(await sessionIn(two.first.records, cookie)).toMatchObject({ refs: { basket: 'basket-1' } });
    expect(await (await two.first.call('POST', TOKEN, { cookie, body: { grantType: 'guest' } })).json()).toMatchObject({
      basketId: 'basket-1',
    });
  });

  test('A4 AUTH-14 I39 calls of eight tabs at both share one renewal, twenty times over', async () => {
    const two = await openTwo();
    for (let round = 1; round <= 20; round += 1) {
      const cookie = await cookieOf(two);
      const answers = await Promise.all(
        Array.from({ length: 8 }, (_, tab) =>
          (tab % 2 === 0 ? two.first : two.second).call('GET', `${CART}/basket-1`, { cookie }),
        ),
      );
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      expect(two.grants()).toBe(round * 2);
      expect(new Set(two.bearers.splice(0))).toEqual(new Set([`Bearer SECRET-access-${round * 2}`]));
    }
  });

  test('a cart and a list of favorites that one sets while the other renews are not lost', async () => {
    const two = await openTwo();
    const cookie = await cookieOf(two);
    const id = cookie.slice(cookie.indexOf('=') + 1);
    await two.whileRenewing(
      () => two.first.call('GET', `${CART}/basket-1`, { cookie }),
      async () => {
        const kept = await two.second.records.read(id);
        if (kept === undefined) throw new Error('There is no session');
        expect(
          await two.second.records.replace(
            id,
            { ...kept.session, refs: { basket: 'meanwhile', favorites: 'meanwhile' } },
            { version: kept.version, expiresAt: Date.now() + 60_000 },
          ),
        ).toBe(true);
      },
    );
    expect(await sessionIn(two.first.records, cookie)).toMatchObject({
      refs: { basket: 'meanwhile', favorites: 'meanwhile' },
      tokens: { access: 'SECRET-access-2' },
    });
  });

  test('I39 a session that one removes while the other renews it does not return', async () => {
    const two = await openTwo();
    const cookie = await cookieOf(two);
    await two.whileRenewing(
      () => two.first.call('GET', `${CART}/basket-1`, { cookie }),
      () => two.second.records.remove(cookie.slice(cookie.indexOf('=') + 1)),
    );
    expect(await sessionIn(two.second.records, cookie)).toBeUndefined();
    expect((await two.first.call('GET', `${CART}/basket-1`, { cookie })).status).toBe(401);
  });
});
