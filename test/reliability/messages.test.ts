import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { enqueueMessage } from '#adapters/backend/commerce/kernel/outbox/enqueue-message.ts';
import { withTransaction } from '#adapters/database/transaction.ts';
import { welcomeMessage } from '#test/support/commerce/messages.ts';
import { sharedPostgres } from '#test/support/shared-postgres.ts';
import { openSmtpServer, type SmtpServer } from '#test/support/smtp-server.ts';
import { useHarness } from './harness/use-harness.ts';

const harness = useHarness(() => sharedPostgres('seeded'));
let server: SmtpServer;
beforeAll(async () => void (server = await openSmtpServer()));
afterAll(() => server.close());
beforeEach(async () => void (await harness().database.db.deleteFrom('message').execute()));

const MESSAGES = 12;

const enqueueAll = async (name: string): Promise<readonly string[]> => {
  const keys = Array.from({ length: MESSAGES }, (_, index) => `${name}-${index}`);
  await withTransaction(harness().database.db, async (tx) => {
    for (const key of keys) await enqueueMessage(tx, welcomeMessage(key));
  });
  return keys;
};
const sentKeys = async (): Promise<readonly string[]> =>
  (await harness().database.db.selectFrom('message').select('eventKey').where('status', '=', 'sent').execute()).map(
    ({ eventKey }) => eventKey,
  );
/** Message-IDs of the accepted mails of a message. */
const received = (key: string): readonly string[] =>
  server.mails
    .filter(({ to }) => to.includes(`<${key}@example.org>`))
    .map(({ data }) => /^Message-ID: (.*)$/im.exec(data)?.[1] ?? '');
const lapseClaims = () =>
  sql`update message set next_at = now() where status = 'waiting'`.execute(harness().database.db);
const allAreSent = () => expect.poll(sentKeys, { timeout: 60_000, interval: 200 }).toHaveLength(MESSAGES);

test.each(['message-claimed', 'message-sending', 'message-answered', 'message-marked'])(
  'R2 a worker is killed at %s and two others continue: every message arrives, and one whose answer was stored arrives once',
  async (point) => {
    const keys = await enqueueAll(point);
    const doomed = await harness().startService({ crashAt: point, smtpPort: server.port });
    await doomed.exited;
    const answered = await sentKeys();
    const workers = await Promise.all([1, 2].map(() => harness().startService({ smtpPort: server.port })));
    // Repeated, because PostgreSQL may commit the last claim of a killed process after its exit.
    const timer = setInterval(() => void lapseClaims(), 2_000);
    await allAreSent().finally(() => clearInterval(timer));
    await Promise.all(workers.map((worker) => worker.stop()));
    for (const key of keys) {
      const ids = received(key);
      expect([key, ids.length >= 1, new Set(ids).size]).toEqual([key, true, 1]);
      if (answered.includes(key)) expect([key, ids.length]).toEqual([key, 1]);
    }
  },
);

test('R2 while the mail server is down nothing is lost, and after its return two workers send every message once', async () => {
  const keys = await enqueueAll('down');
  const { port } = server;
  await server.close();
  const workers = await Promise.all([1, 2].map(() => harness().startService({ smtpPort: port })));
  const failures = () =>
    harness().database.db.selectFrom('message').select('failure').where('failure', 'is not', null).execute();
  for (let time = 0; time < 3; time += 1) {
    await expect.poll(failures, { timeout: 30_000, interval: 200 }).not.toEqual([]);
    await sql`update message set failure = null, next_at = now()`.execute(harness().database.db);
  }
  expect(await sentKeys()).toEqual([]);
  server = await openSmtpServer(port);
  await lapseClaims();
  const timer = setInterval(() => void endPauses(), 500);
  await allAreSent().finally(() => clearInterval(timer));
  await Promise.all(workers.map((worker) => worker.stop()));
  for (const key of keys) expect([key, received(key).length]).toEqual([key, 1]);
});

/** Ends the pauses of messages that wait for the mail server; claims in progress have no failure. */
const endPauses = () =>
  sql`update message set next_at = now(), failure = null where status = 'waiting' and failure is not null`.execute(
    harness().database.db,
  );
