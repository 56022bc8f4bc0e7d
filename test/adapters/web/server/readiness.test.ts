import { mediaFolder } from '#adapters/backend/seed/media-folder.ts';
import { describe, expect, test } from 'vitest';
import { openDatabase } from '#adapters/database/open-database.ts';
import { isReachable } from '#adapters/database/migrate.ts';
import { allMigrations } from '#adapters/backend/commerce/kernel/database/migrations/all-migrations.ts';
import { makeReadiness } from '#adapters/web/server/readiness.ts';
import { memorySessionRecords } from '#adapters/web/session/session-records.ts';
import { startShop } from '#adapters/web/server/start-shop.ts';
import { temporaryFolder } from '#test/support/browser.ts';
import { OPENING } from '#test/support/commerce/databases.ts';

type Answers = { readonly [path: string]: number };

const serviceOf = (answers: Answers) => async (request: Request) =>
  new Response(null, { status: answers[new URL(request.url).pathname] ?? 404 });
const readinessOf = (answers: Answers, database?: () => Promise<boolean>) =>
  makeReadiness({
    serviceUrl: 'http://service.test',
    siteId: 'nordkamm-us',
    call: serviceOf(answers),
    limitMs: 20,
    ...(database === undefined ? {} : { isDatabaseReady: database }),
  })();

test('/health/ready of a running shop follows its own database', async () => {
  const folder = await temporaryFolder();
  let isUp = true;
  const shop = await startShop({
    host: '127.0.0.1',
    port: 0,
    commerce: { fetch: serviceOf({ '/fapi/server/time': 200 }) },
    paymentOrigin: 'http://pay.test',
    build: { client: folder.path, server: folder.path },
    front: Promise.resolve({
      front: {
        loadPayload: async () => ({ status: 404 }),
        render: () => Promise.reject(new Error('No page is asked for')),
        pageAt: () => undefined,
      },
      manifest: {},
    } as never),
    sessions: memorySessionRecords(),
    isDatabaseReady: async () => isUp,
    dataFolder: folder.path,
    mediaFolder,
  });
  const ready = async () => (await fetch(`${shop.url}/health/ready`)).status;
  expect(await ready()).toBe(200);
  isUp = false;
  expect(await ready()).toBe(503);
  await shop.close();
  await folder.remove();
});

describe('a shop is ready', () => {
  test.each([
    ['when its service says so', { '/health/ready': 200 }, true],
    [
      'not when its service says "not ready", though that returns the time',
      { '/health/ready': 503, '/fapi/server/time': 200 },
      false,
    ],
    ['when a service without a readiness of its own returns the time', { '/fapi/server/time': 200 }, true],
    ['not when such a service fails', { '/fapi/server/time': 503 }, false],
  ] as const)('%s', async (_, answers, expected) => expect(await readinessOf(answers)).toBe(expected));

  test('only while its own database is reachable', async () => {
    const healthy = { '/health/ready': 200 };
    expect(await readinessOf(healthy, async () => true)).toBe(true);
    expect(await readinessOf(healthy, async () => false)).toBe(false);
    expect(await readinessOf(healthy, () => Promise.reject(new Error('gone')))).toBe(false);
  });

  test('not if service or database do not respond in time', async () => {
    const never = () => new Promise<never>(() => undefined);
    expect(await readinessOf({ '/health/ready': 200 }, never)).toBe(false);
    expect(
      await makeReadiness({ serviceUrl: 'http://service.test', siteId: 'nordkamm-us', call: never, limitMs: 20 })(),
    ).toBe(false);
  });

  test(
    'a closed database is not reachable',
    async () => {
      const database = await openDatabase({ kind: 'memory' }, { migrations: allMigrations });
      expect(await isReachable(database, allMigrations)).toBe(true);
      await database.close();
      expect(await isReachable(database, allMigrations)).toBe(false);
    },
    OPENING,
  );

  test('a PostgreSQL server that is down is not reachable', async () => {
    const database = await openDatabase({ kind: 'postgres', url: 'postgres://shop@127.0.0.1:1/none', poolSize: 1 });
    expect(await isReachable(database, allMigrations)).toBe(false);
    await database.close();
  });
});
