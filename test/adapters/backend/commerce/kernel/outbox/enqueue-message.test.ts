import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  enqueueMessage,
  recipientHash,
  type Message,
} from '#adapters/backend/commerce/kernel/outbox/enqueue-message.ts';
import type { CommerceDatabase } from '#adapters/backend/commerce/kernel/database/schema.ts';
import { withTransaction } from '#adapters/database/transaction.ts';
import { databaseMakers, OPENING } from '#test/support/commerce/databases.ts';

const message = (key: string, more: Partial<{ readonly to: string; readonly message: string }> = {}): Message => ({
  kind: 'shared-favorites',
  to: more.to ?? `${key}@example.org`,
  siteId: 'nordkamm-us',
  locale: 'en-us',
  key,
  params: { favoriteId: 'list', message: more.message ?? 'Look!' },
});

describe.each(databaseMakers)('messages on $name', ({ make }) => {
  let database: CommerceDatabase;
  beforeAll(async () => void (database = await make()), OPENING);
  afterAll(() => database.close());

  const enqueue = (...messages: readonly Message[]) =>
    withTransaction(database.db, async (tx) => {
      for (const one of messages) await enqueueMessage(tx, one);
    });
  const stored = (key: string) => database.db.selectFrom('message').selectAll().where('eventKey', '=', key).execute();

  test('the same key again is the same message, also from simultaneous transactions', async () => {
    await enqueue(message('once'), message('once', { to: 'other@example.org' }));
    await Promise.all(Array.from({ length: 5 }, () => enqueue(message('once'))));
    expect(await stored('once')).toMatchObject([{ recipient: 'once@example.org', status: 'waiting', attempts: 0 }]);
  });

  test('a message of a transaction that is rolled back is not stored', async () => {
    await withTransaction(database.db, async (tx) => {
      await enqueueMessage(tx, message('rolled-back'));
      throw new Error('The event did not happen');
    }).catch(() => undefined);
    expect(await stored('rolled-back')).toEqual([]);
  });

  test('a text of 100 KB is cut to 2,000 characters', async () => {
    await enqueue(message('long', { message: 'x'.repeat(100_000) }));
    const [found] = await stored('long');
    expect(found?.params).toEqual({ favoriteId: 'list', message: `${'x'.repeat(2_000)}…` });
  });

  test('a recipient who has unsubscribed from a kind, in any spelling of the address, gets no message of it', async () => {
    await database.db
      .insertInto('messageOptOut')
      .values({ recipientHash: recipientHash('Ida@Example.org'), kind: 'shared-favorites' })
      .execute();
    await enqueue(message('unwanted', { to: 'ida@example.org' }), message('wanted', { to: 'bo@example.org' }));
    expect([await stored('unwanted'), (await stored('wanted')).length]).toEqual([[], 1]);
  });

  test('only marketing kinds have the secret of an unsubscribe link', async () => {
    await enqueue(message('marketing'), {
      ...message('service'),
      kind: 'welcome',
      params: { firstName: 'Ida' },
    });
    const tokens = await Promise.all(['marketing', 'service'].map(async (key) => (await stored(key))[0]?.optOutToken));
    expect(tokens).toEqual([expect.stringMatching(/^[\w-]{43}$/), null]);
  });
});
