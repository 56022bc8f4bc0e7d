import { sql } from 'kysely';
import { enqueueMessage } from '#adapters/backend/commerce/kernel/outbox/enqueue-message.ts';
import { withTransaction } from '#adapters/database/transaction.ts';
import { welcomeMessage } from '#test/support/commerce/messages.ts';
import type { SmtpServer } from '#test/support/smtp-server.ts';
import type { Harness } from '../harness/harness.ts';

/** The points of a delivery at which a worker can crash. */
export const deliveryPoints = ['message-claimed', 'message-sending', 'message-answered', 'message-marked'] as const;

const MESSAGES = 12;
const MOST_WAIT_MS = 60_000;

/** Enqueues messages to addresses of their own; returns their keys. */
export const enqueueMessages = async ({ database }: Harness, name: string): Promise<readonly string[]> => {
  const keys = Array.from({ length: MESSAGES }, (_, index) => `${name}-${index}`);
  await withTransaction(database.db, async (tx) => {
    for (const key of keys) await enqueueMessage(tx, welcomeMessage(key));
  });
  return keys;
};

/** The keys of the messages whose delivery is stored. */
export const sentKeys = async ({ database }: Harness): Promise<readonly string[]> =>
  (await database.db.selectFrom('message').select('eventKey').where('status', '=', 'sent').execute()).map(
    ({ eventKey }) => eventKey,
  );

/** Message-IDs of the accepted mails of a message. */
export const receivedOf = ({ mails }: SmtpServer, key: string): readonly string[] =>
  mails
    .filter(({ to }) => to.includes(`<${key}@example.org>`))
    .map(({ data }) => /^Message-ID: (.*)$/im.exec(data)?.[1] ?? '');

/**
 * Ends claims until all messages are sent. Repeated, because PostgreSQL may commit the last claim of a killed process
 * after its exit. Returns whether all are sent.
 */
const sendRest = async (harness: Harness): Promise<boolean> => {
  const deadline = performance.now() + MOST_WAIT_MS;
  while (performance.now() < deadline) {
    await sql`update message set next_at = now() where status = 'waiting'`.execute(harness.database.db);
    const next = performance.now() + 2_000;
    while (performance.now() < next) {
      if ((await sentKeys(harness)).length === MESSAGES) return true;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  return false;
};

let rounds = 0;

/**
 * A worker is killed while it sends, and two others continue. Every message arrives, under one Message-ID; one whose
 * answer was stored arrives once.
 */
export const dieWhileSending = async (
  harness: Harness,
  { server, point }: { readonly server: SmtpServer; readonly point: (typeof deliveryPoints)[number] },
): Promise<readonly string[]> => {
  await harness.database.db.deleteFrom('message').execute();
  rounds += 1;
  const keys = await enqueueMessages(harness, `${point}-${rounds}`);
  const doomed = await harness.startService({ crashAt: point, smtpPort: server.port });
  await doomed.exited;
  const answered = await sentKeys(harness);
  const workers = await Promise.all([1, 2].map(() => harness.startService({ smtpPort: server.port })));
  const areSent = await sendRest(harness);
  await Promise.all(workers.map((worker) => worker.stop()));
  return [
    ...(areSent ? [] : [`${point}: ${(await sentKeys(harness)).length} of ${MESSAGES} were sent`]),
    ...keys.flatMap((key) => {
      const ids = receivedOf(server, key);
      const once = ids.length === 1 || (ids.length > 1 && !answered.includes(key));
      return once && new Set(ids).size === 1 ? [] : [`${key} arrived as ${JSON.stringify(ids)}`];
    }),
  ];
};
