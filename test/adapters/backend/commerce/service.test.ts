import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createCommerce } from '#adapters/backend/commerce/app.ts';
import { openDatabase } from '#adapters/database/open-database.ts';
import { startService } from '#adapters/backend/commerce/main.ts';
import { account } from '#adapters/contract/account.ts';
import { cart } from '#adapters/contract/cart.ts';
import { products } from '#adapters/contract/catalog.ts';
import { authentication } from '#adapters/contract/session.ts';
import { OPENING } from '#test/support/commerce/databases.ts';
import { largePost, responseHead } from '#test/support/raw-response.ts';
import type { TestPostgres } from '#test/support/postgres.ts';
import { sharedPostgres } from '#test/support/shared-postgres.ts';

describe('the stand-alone service', () => {
  let empty: TestPostgres;
  let server: TestPostgres;
  beforeAll(async () => {
    empty = await sharedPostgres();
    server = await sharedPostgres('seeded');
  }, OPENING);
  afterAll(() => Promise.all([empty.stop(), server.stop()]), OPENING);

  const start = async (
    environment: 'test' | 'demo' | 'production',
    on = server,
    report: (problem: unknown) => void = () => undefined,
  ) =>
    startService({
      host: '127.0.0.1',
      port: 0,
      databaseUrl: await on.freshDatabase(),
      payments: { url: 'http://127.0.0.1:9', secret: 's' },
      environment,
      report,
    });

  test('it is healthy and ready, responds to calls, and is unreachable after close', async () => {
    const service = await start('test', empty);
    const status = async (path: string, init: RequestInit = {}) => (await fetch(`${service.url}${path}`, init)).status;
    expect([await status('/health/live'), await status('/health/ready')]).toEqual([200, 200]);
    expect(await status('/fapi/server/time', { headers: { siteId: 'nordkamm-us' } })).toBe(200);
    await service.close();
    await expect(fetch(`${service.url}/health/live`)).rejects.toThrow();
  }, 30_000);

  test('RFC 9110 a refusal sent before the request is complete closes the connection', async () => {
    const service = await start('test');
    const headOf = (path: string, part: number): Promise<string> =>
      responseHead(Number(new URL(service.url).port), largePost(path, { part, headers: ['siteId: nordkamm-us'] }));
    for (const [path, part, status] of [
      [`/${authentication.token.path}`, 110 * 1024, 413],
      [`/${cart.createWithItem.path}`, 10, 401],
      ['/fapi/server/time', 10, 405],
      ['/nowhere', 10, 404],
    ] as const) {
      const head = await headOf(path, part);
      expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
      expect(head).toMatch(/\r\nconnection: close(\r\n|$)/i);
    }
    await service.close();
  }, 30_000);

  test('G3 a request that declares a body over 100 KB is refused with 413 before any of it arrives', async () => {
    const service = await start('test');
    const path = `/${authentication.token.path}`;
    const request = largePost(path, { part: 0, stated: 100 * 1024 + 1, headers: ['siteId: nordkamm-us'] });
    expect(await responseHead(Number(new URL(service.url).port), request)).toMatch(/^HTTP\/1\.1 413 /);
    await service.close();
  }, 10_000);

  test('a body that breaks off is reported as no failure, and the service goes on', async () => {
    const reports: unknown[] = [];
    const service = await start('test', server, (problem) => void reports.push(problem));
    const port = Number(new URL(service.url).port);
    const path = `/${authentication.token.path}`;
    const request = largePost(path, { part: 10, stated: 100, headers: ['siteId: nordkamm-us'] });
    await new Promise<void>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(request, () => socket.destroy()));
      socket.once('close', () => resolve()).once('error', reject);
    });
    expect((await fetch(`${service.url}/fapi/server/time`, { headers: { siteId: 'nordkamm-us' } })).status).toBe(200);
    await service.close();
    expect(reports).toEqual([]);
  }, 30_000);

  test('G9 the limit by address counts the network that the web host names; addresses that a client invents do not help', async () => {
    const service = await start('demo');
    const most = 50;
    const guess = async (forwardedFor: string): Promise<number> => {
      const response = await fetch(`${service.url}/${account.signIn.path}`, {
        method: 'POST',
        headers: { siteId: 'nordkamm-us', 'content-type': 'application/json', 'x-forwarded-for': forwardedFor },
        body: '{}',
      });
      return response.status;
    };
    const seen: number[] = [];
    for (let turn = 0; turn <= most; turn += 1) seen.push(await guess(`198.51.100.${turn}, 192.0.2.1`));
    expect([...new Set(seen.slice(0, most)), seen[most], await guess('192.0.2.2')]).toEqual([400, 429, 400]);
    await service.close();
  }, 30_000);

  test('a fault can be injected outside production only', async () => {
    const order = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ operation: 'internal.serverTime', status: 503, errorId: 'GEN500' }),
    };
    for (const [environment, ordered, answered] of [
      ['test', 204, 503],
      ['production', 404, 200],
    ] as const) {
      const service = await start(environment);
      expect((await fetch(`${service.url}/__faults`, order)).status).toBe(ordered);
      expect((await fetch(`${service.url}/fapi/server/time`, { headers: { siteId: 'nordkamm-us' } })).status).toBe(
        answered,
      );
      await service.close();
    }
  }, 30_000);

  test('reliability G6 with a pool of one, a call without a connection in time gets 503 with Retry-After and an error id, and anonymous reads are refused first', async () => {
    const databaseUrl = await server.freshDatabase();
    const database = await openDatabase({ kind: 'postgres', url: databaseUrl, poolSize: 1 });
    const service = await createCommerce({
      database,
      payments: { url: 'http://127.0.0.1:9', secret: 's' },
      environment: 'test',
      report: () => undefined,
    });
    const asked = new Map<string, Promise<{ readonly answer: Response; readonly ms: number }>>();
    const ask = (path: string, init: RequestInit = {}) => {
      const start = performance.now();
      asked.set(
        path,
        service
          .fetch(
            new Request(`http://service.test/${path}`, {
              ...init,
              headers: { siteId: 'nordkamm-us', 'content-type': 'application/json' },
            }),
          )
          .then((answer) => ({ answer, ms: performance.now() - start })),
      );
    };
    const list = `${products.catalog.path}?categoryId=1000`;
    await database.db.connection().execute(async () => {
      ask(list);
      ask(`${list}&start=24`);
      ask(authentication.token.path, {
        method: authentication.token.method,
        body: JSON.stringify({ grantType: 'guest' }),
      });
      await Promise.all(asked.values());
    });
    const [first, browsing, buying] = await Promise.all(asked.values());
    for (const one of [first, browsing, buying]) {
      expect([one?.answer.status, one?.answer.headers.get('retry-after')]).toEqual([503, '1']);
      expect(await one?.answer.json()).toMatchObject({ errorDetails: [{ errorId: 'GEN500' }] });
    }
    expect(browsing?.ms).toBeLessThan(buying?.ms ?? 0);
    ask(list);
    expect((await asked.get(list))?.answer.status).not.toBe(503);
    await database.close();
  }, 30_000);

  test('without its database it does not start', async () => {
    await expect(
      startService({
        host: '127.0.0.1',
        port: 0,
        databaseUrl: 'postgres://unknown@127.0.0.1:1/none',
        payments: { url: '', secret: '' },
        environment: 'test',
      }),
    ).rejects.toThrow();
  }, 30_000);
});
