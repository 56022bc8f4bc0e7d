import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { deliverMessages } from '#adapters/backend/commerce/kernel/outbox/deliver-messages.ts';
import { enqueueMessage, type Message } from '#adapters/backend/commerce/kernel/outbox/enqueue-message.ts';
import { makeInboxMailer } from '#adapters/backend/commerce/kernel/outbox/inbox-mailer.ts';
import type { Delivery, Mailer } from '#adapters/backend/commerce/kernel/outbox/mailer.ts';
import {
  claimMessage,
  MAX_SEND_ATTEMPTS,
  pauseAfter,
} from '#adapters/backend/commerce/kernel/outbox/message-records.ts';
import { makeNoteMailServer, type NoteMailServer } from '#adapters/backend/commerce/kernel/outbox/note-mail-server.ts';
import type { CommerceDatabase } from '#adapters/backend/commerce/kernel/database/schema.ts';
import { withTransaction } from '#adapters/database/transaction.ts';
import { databaseMakers, OPENING } from '#test/support/commerce/databases.ts';
import { makeFakeMailer, welcomeMessage } from '#test/support/commerce/messages.ts';

describe.each(databaseMakers)('delivery of messages on $name', ({ make }) => {
  let database: CommerceDatabase;
  const problems: unknown[] = [];
  const report = (problem: unknown) => void problems.push(problem);
  let noteMailServer: NoteMailServer;
  beforeAll(async () => {
    database = await make();
    noteMailServer = makeNoteMailServer({ database, report });
  }, OPENING);
  afterAll(() => database.close());
  afterEach(async () => {
    await database.db.deleteFrom('message').execute();
    problems.length = 0;
  });

  const enqueue = (...messages: readonly Message[]) =>
    withTransaction(database.db, async (tx) => {
      for (const one of messages) await enqueueMessage(tx, one);
    });
  const deliver = (mailer: Mailer, crashAt = '') =>
    deliverMessages({
      database,
      mailer,
      noteMailServer,
      shopUrl: 'https://shop.example',
      crashPoint: async (point) => {
        if (point === crashAt) throw new Error(`Crashed at ${point}`);
      },
      report,
    });
  const passTime = (seconds: number) =>
    sql`update message set next_at = next_at - make_interval(secs => ${seconds})`.execute(database.db);
  const rows = () =>
    database.db.selectFrom('message').select(['eventKey', 'status', 'attempts', 'failure', 'params']).execute();

  test('every message is sent once, however many workers run at the same time', async () => {
    await enqueue(...Array.from({ length: 30 }, (_, index) => welcomeMessage(`m${index}`)));
    const { mailer, attempts } = makeFakeMailer();
    await Promise.all([deliver(mailer), deliver(mailer), deliver(mailer)]);
    await deliver(mailer);
    expect([attempts.length, new Set(attempts.map(({ to }) => to)).size]).toEqual([30, 30]);
    expect((await rows()).every(({ status, params }) => status === 'sent' && JSON.stringify(params) === '{}')).toBe(
      true,
    );
  });

  test('the message that has been due longest is sent first', async () => {
    await enqueue(welcomeMessage('late'), welcomeMessage('early'));
    await sql`update message set next_at = now() - interval '1 hour' where event_key = 'early'`.execute(database.db);
    expect((await claimMessage(database.db))?.recipient).toBe('early@example.org');
  });

  test('a recipient that answers slowly delays no other message', async () => {
    await enqueue(welcomeMessage('slow'), ...Array.from({ length: 10 }, (_, index) => welcomeMessage(`m${index}`)));
    await sql`update message set next_at = now() - interval '1 hour' where event_key = 'slow'`.execute(database.db);
    let answer: (delivery: Delivery) => void = () => undefined;
    const slow = new Promise<Delivery>((resolve) => void (answer = resolve));
    const { mailer, accepted } = makeFakeMailer(async ({ to }) => {
      if (!to.startsWith('slow')) {
        if (accepted.length === 9) answer({ _tag: 'Accepted' });
        return { _tag: 'Accepted' };
      }
      return slow;
    });
    await deliver(mailer);
    expect(accepted.at(-1)?.to).toBe('slow@example.org');
    expect(accepted).toHaveLength(11);
  });

  test('pauses between attempts double up to six hours, and attempts go on for two days', () => {
    const pauses = Array.from({ length: MAX_SEND_ATTEMPTS - 1 }, (_, index) => pauseAfter(index + 1));
    expect(pauses.slice(0, 4)).toEqual([15, 30, 60, 120]);
    expect(Math.max(...pauses)).toBe(6 * 3_600);
    expect(pauses.every((pause, index) => index === 0 || pause >= (pauses[index - 1] ?? 0))).toBe(true);
    expect(pauses.reduce((sum, pause) => sum + pause, 0)).toBeGreaterThan(2 * 86_400);
  });

  test('a message is tried again only after its pause', async () => {
    await enqueue(welcomeMessage('later'));
    const { mailer, attempts } = makeFakeMailer(async () => ({ _tag: 'Deferred', reason: '450' }));
    await deliver(mailer);
    await passTime(14);
    await deliver(mailer);
    expect(attempts).toHaveLength(1);
    await passTime(1);
    await deliver(mailer);
    expect(attempts).toHaveLength(2);
  });

  test('a message that is deferred every time is given up after the last attempt, and reported without its address', async () => {
    await enqueue(welcomeMessage('never'), welcomeMessage('other'));
    const { mailer, attempts } = makeFakeMailer(async ({ to }) =>
      to.startsWith('never') ? { _tag: 'Deferred', reason: 'DATA 450' } : { _tag: 'Accepted' },
    );
    for (let run = 0; run < MAX_SEND_ATTEMPTS + 5; run += 1) {
      await deliver(mailer);
      await passTime(86_400);
    }
    expect(attempts.filter(({ to }) => to.startsWith('never'))).toHaveLength(MAX_SEND_ATTEMPTS);
    expect(await rows()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ eventKey: 'never', status: 'failed', failure: 'DATA 450' }),
        expect.objectContaining({ eventKey: 'other', status: 'sent' }),
      ]),
    );
    expect([problems.length, JSON.stringify(problems.map(String)).includes('@')]).toEqual([1, false]);
  });

  test('a message that the mail server refuses permanently is given up at once', async () => {
    await enqueue(welcomeMessage('refused'));
    const { mailer, attempts } = makeFakeMailer(async () => ({ _tag: 'Refused', reason: 'RCPT TO 550' }));
    await deliver(mailer);
    await passTime(86_400);
    await deliver(mailer);
    expect([attempts.length, (await rows())[0]?.status]).toEqual([1, 'failed']);
  });

  test('while the mail server is unavailable for a day no message is lost; within a minute of its return all are sent, each once', async () => {
    await enqueue(...Array.from({ length: 20 }, (_, index) => welcomeMessage(`m${index}`)));
    let isDown = true;
    const { mailer, accepted } = makeFakeMailer(async () =>
      isDown ? { _tag: 'Unavailable', reason: 'ECONNECTION CONN' } : { _tag: 'Accepted' },
    );
    for (let minute = 0; minute < 24 * 60; minute += 10) {
      await deliver(mailer);
      await passTime(600);
    }
    expect((await rows()).map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 'waiting'));
    await deliver(mailer);
    isDown = false;
    await passTime(60);
    await deliver(mailer);
    expect(new Set(accepted.map(({ to }) => to)).size).toBe(20);
    expect(accepted).toHaveLength(20);
    expect(problems).toEqual([
      'Messages cannot be sent: ECONNECTION CONN. 20 messages wait; the next attempt is within 60 seconds.',
      expect.stringMatching(/^Messages can be sent again\. \d+ messages? waits?\.$/),
    ]);
  });

  test('a mail server that is unavailable is reported once for each reason, and again when it fails after its return', async () => {
    await enqueue(welcomeMessage('later'));
    let answer: Delivery = { _tag: 'Unavailable', reason: 'refuses the password' };
    const { mailer } = makeFakeMailer(async () => answer);
    const run = async (next: Delivery) => {
      answer = next;
      await deliver(mailer);
      await passTime(60);
    };
    for (const reason of ['refuses the password', 'refuses the password', 'does not answer'])
      await run({ _tag: 'Unavailable', reason });
    await run({ _tag: 'Deferred', reason: 'it is unknown whether the server is back' });
    await run({ _tag: 'Refused', reason: '550' });
    await enqueue(welcomeMessage('next'));
    await run({ _tag: 'Unavailable', reason: 'does not answer' });
    await run({ _tag: 'Accepted' });
    const waits = '1 message waits; the next attempt is within 60 seconds.';
    expect(problems.map((problem) => String(problem).replace(/Message \S+/, 'Message m'))).toEqual([
      `Messages cannot be sent: refuses the password. ${waits}`,
      `Messages cannot be sent: does not answer. ${waits}`,
      'Message m (welcome) was given up: 550',
      'Messages can be sent again. 0 messages wait.',
      `Messages cannot be sent: does not answer. ${waits}`,
      'Messages can be sent again. 0 messages wait.',
    ]);
  });

  test('an unavailable mail server is asked by few messages, not by all', async () => {
    await enqueue(...Array.from({ length: 50 }, (_, index) => welcomeMessage(`m${index}`)));
    const { mailer, attempts } = makeFakeMailer(async () => ({ _tag: 'Unavailable', reason: 'ECONNECTION CONN' }));
    await deliver(mailer);
    expect(attempts.length).toBeLessThanOrEqual(4);
  });

  test.each([
    ['message-claimed', 0],
    ['message-sending', 1],
    ['message-answered', 1],
  ])('a process that ends at %s loses nothing: the claim lapses and the message is sent again', async (point, sent) => {
    await enqueue(welcomeMessage('crash'));
    const { mailer, attempts } = makeFakeMailer();
    await deliver(mailer, point).catch(() => undefined);
    await deliver(mailer);
    expect(attempts).toHaveLength(sent);
    await passTime(120);
    await deliver(mailer);
    expect(new Set(attempts.map(({ messageId }) => messageId)).size).toBe(1);
    expect((await rows())[0]?.status).toBe('sent');
  });

  test('a process that ends after the result is stored does not send the message again', async () => {
    await enqueue(welcomeMessage('crash'));
    const { mailer, attempts } = makeFakeMailer();
    await deliver(mailer, 'message-marked').catch(() => undefined);
    await passTime(86_400);
    await deliver(mailer);
    expect(attempts).toHaveLength(1);
  });

  test('a message whose attempt ends every process is given up after the last attempt', async () => {
    await enqueue(welcomeMessage('poison'));
    const { mailer, attempts } = makeFakeMailer();
    for (let run = 0; run < MAX_SEND_ATTEMPTS + 2; run += 1) {
      await deliver(mailer, 'message-sending').catch(() => undefined);
      await passTime(86_400);
    }
    await deliver(mailer);
    expect([attempts.length, (await rows())[0]?.status]).toEqual([MAX_SEND_ATTEMPTS, 'failed']);
  });

  test('the result of a lapsed claim does not overwrite that of the next one', async () => {
    await enqueue(welcomeMessage('lapsed'));
    let sends = 0;
    // A worker of the outer delivery may claim the message, too.
    const { mailer } = makeFakeMailer(async () => {
      sends += 1;
      if (sends > 1) return { _tag: 'Deferred', reason: 'second' };
      await passTime(120);
      await deliver(mailer);
      return { _tag: 'Refused', reason: 'first' };
    });
    await deliver(mailer);
    expect((await rows())[0]).toMatchObject({ status: 'waiting', attempts: 2, failure: 'second' });
  });

  test('a message that cannot be rendered is given up and reported; the others are sent', async () => {
    await enqueue(welcomeMessage('bad'), welcomeMessage('no-address', 'ida@example.org\r\nBcc: all@example.org'));
    await enqueue(welcomeMessage('good'));
    await sql`update message set params = '{}' where event_key = 'bad'`.execute(database.db);
    const { mailer, accepted } = makeFakeMailer();
    await deliver(mailer);
    expect(accepted.map(({ to }) => to)).toEqual(['good@example.org']);
    expect((await rows()).filter(({ status }) => status === 'failed')).toHaveLength(2);
    expect(problems).not.toEqual([]);
  });

  test('personal data of a message is deleted sixty days after it ended; its key stays', async () => {
    await enqueue(welcomeMessage('old'));
    const { mailer, attempts } = makeFakeMailer();
    await deliver(mailer);
    await sql`update message set ended_at = ended_at - interval '61 days'`.execute(database.db);
    await deliver(mailer);
    const stored = await database.db.selectFrom('message').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain('example.org');
    await enqueue(welcomeMessage('old'));
    await deliver(mailer);
    expect(attempts).toHaveLength(1);
  });

  test('a worker that is stopped ends after the messages in progress; the others wait', async () => {
    await enqueue(...Array.from({ length: 20 }, (_, index) => welcomeMessage(`m${index}`)));
    const stop = new AbortController();
    const { mailer, attempts } = makeFakeMailer(async () => {
      stop.abort();
      return { _tag: 'Accepted' };
    });
    await deliverMessages(
      {
        database,
        mailer,
        noteMailServer,
        shopUrl: 'https://shop.example',
        crashPoint: async () => undefined,
        report: () => undefined,
      },
      stop.signal,
    );
    expect(attempts.length).toBeLessThanOrEqual(4);
    const left = (await rows()).filter(({ status }) => status === 'waiting');
    expect(left).toHaveLength(20 - attempts.length);
    expect(left.every(({ attempts: tried }) => tried === 0)).toBe(true);
  });

  test('the inbox of the demo keeps a mail once, however often it is sent', async () => {
    const inbox = makeInboxMailer(database);
    const mail = { messageId: 'one', to: 'ida@example.org', subject: 'Hello', html: '<p>', text: 'Hello' };
    expect([await inbox.send(mail), await inbox.send(mail)]).toEqual([{ _tag: 'Accepted' }, { _tag: 'Accepted' }]);
    expect(
      await database.db.selectFrom('inboxMail').select('subject').where('messageId', '=', 'one').execute(),
    ).toEqual([{ subject: 'Hello' }]);
  });
});
