import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { openPostgres } from '#adapters/database/postgres.ts';
import { isRepeatedOutage } from '#adapters/database/unavailable.ts';
import { makeOutage } from '#adapters/database/outage.ts';
import { printFailure } from '#adapters/web/server/failure-report.ts';
import { freePort } from '#test/support/free-port.ts';
import { sharedPostgres } from '#test/support/shared-postgres.ts';

afterEach(() => vi.restoreAllMocks());

test('an outage is logged once when it begins, and once when it ends with its length and the number of failures', () => {
  const printed: unknown[] = [];
  vi.spyOn(console, 'error').mockImplementation((...values: unknown[]) => void printed.push(values.at(-1)));
  let now = 0;
  const outage = makeOutage({ recovered: (line) => void printed.push(line), now: () => now });
  const fail = (): void =>
    printFailure({ method: 'GET', path: '/', status: 503, correlationId: 'c' }, outage.failed(new Error('refused')));
  for (; now < 90_000; now += 30_000) fail();
  outage.succeeded();
  outage.succeeded();
  expect(printed).toEqual([
    'The database gave no connection: refused',
    'The database gives connections again, after 90 seconds and 3 failures.',
  ]);
  fail();
  expect(printed).toHaveLength(3);
});

test('a connection that failed once is no outage, so that its end is not logged', () => {
  const lines: string[] = [];
  const outage = makeOutage({ recovered: (line) => void lines.push(line) });
  expect(isRepeatedOutage(outage.failed(new Error('timeout')))).toBe(false);
  outage.succeeded();
  expect(lines).toEqual([]);
});

test('a PostgreSQL that refuses connections and returns is such an outage', async () => {
  const postgres = await sharedPostgres();
  const inner = new URL(postgres.url);
  const port = await freePort();
  const lines: string[] = [];
  const database = await openPostgres({
    url: Object.assign(new URL(postgres.url), { hostname: '127.0.0.1', port: String(port) }).href,
    onRecovery: (line) => void lines.push(line),
  });
  const ask = () => database.db.selectNoFrom(({ lit }) => lit(1).as('one')).execute();
  const problems = [await ask().catch((problem: unknown) => problem), await ask().catch((problem: unknown) => problem)];
  expect(problems.map(isRepeatedOutage)).toEqual([false, true]);
  const server = createServer((socket) => {
    const other = connect(Number(inner.port), inner.hostname);
    socket.pipe(other).pipe(socket);
    socket.once('error', () => other.destroy());
    other.once('error', () => socket.destroy());
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  try {
    expect(await ask()).toEqual([{ one: 1 }]);
    await ask();
    expect(lines).toEqual([
      expect.stringMatching(/^The database gives connections again, after \d+ seconds? and 2 failures\.$/),
    ]);
  } finally {
    await database.close();
    server.close();
    await postgres.stop();
  }
});
