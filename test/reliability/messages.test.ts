import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sharedPostgres } from '#test/support/shared-postgres.ts';
import { openSmtpServer, type SmtpServer } from '#test/support/smtp-server.ts';
import { useHarness } from './harness/use-harness.ts';
import {
  deliveryPoints,
  dieWhileSending,
  enqueueMessages,
  receivedOf,
  sentKeys,
} from './scenarios/deliver-messages.ts';

const harness = useHarness(() => sharedPostgres('seeded'));
let server: SmtpServer;
beforeAll(async () => void (server = await openSmtpServer()));
afterAll(() => server.close());
beforeEach(async () => void (await harness().database.db.deleteFrom('message').execute()));

const lapseClaims = () =>
  sql`update message set next_at = now() where status = 'waiting'`.execute(harness().database.db);

/** One point before the mail is sent, and one after; `npm run proof` kills at every point. */
const samples = deliveryPoints.filter((point) => point === 'message-sending' || point === 'message-answered');

test.each(samples)(
  'R2 a worker is killed at %s and two others continue: every message arrives, and one whose answer was stored arrives once',
  async (point) => {
    expect(await dieWhileSending(harness(), { server, point })).toEqual([]);
  },
);

test('R2 while the mail server is down nothing is lost, and after its return two workers send every message once', async () => {
  const keys = await enqueueMessages(harness(), 'down');
  const { port } = server;
  await server.close();
  const workers = await Promise.all([1, 2].map(() => harness().startService({ smtpPort: port })));
  const failures = () =>
    harness().database.db.selectFrom('message').select('failure').where('failure', 'is not', null).execute();
  for (let time = 0; time < 3; time += 1) {
    await expect.poll(failures, { timeout: 30_000, interval: 50 }).not.toEqual([]);
    await sql`update message set failure = null, next_at = now()`.execute(harness().database.db);
  }
  expect(await sentKeys(harness())).toEqual([]);
  server = await openSmtpServer(port);
  await lapseClaims();
  const timer = setInterval(() => void endPauses(), 100);
  await expect
    .poll(() => sentKeys(harness()), { timeout: 60_000, interval: 50 })
    .toHaveLength(keys.length)
    .finally(() => clearInterval(timer));
  await Promise.all(workers.map((worker) => worker.stop()));
  for (const key of keys) expect([key, receivedOf(server, key).length]).toEqual([key, 1]);
});

/** Ends the pauses of messages that wait for the mail server; claims in progress have no failure. */
const endPauses = () =>
  sql`update message set next_at = now(), failure = null where status = 'waiting' and failure is not null`.execute(
    harness().database.db,
  );
