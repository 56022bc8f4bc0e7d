import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createCommerce } from '#adapters/backend/commerce/app.ts';
import { enqueueMessage, type Message } from '#adapters/backend/commerce/kernel/outbox/enqueue-message.ts';
import { withTransaction } from '#adapters/database/transaction.ts';
import { OPENING } from '#test/support/commerce/databases.ts';
import { openSuiteShop, type Shop } from '#test/support/commerce/in-process-shop.ts';
import { makeFakeMailer, welcomeMessage } from '#test/support/commerce/messages.ts';

let shop: Shop;
beforeAll(async () => void (shop = await openSuiteShop()), OPENING);
afterAll(async () => {
  expect(shop.problems).toEqual([]);
  await shop.close();
});

const enqueue = (...messages: readonly Message[]) =>
  withTransaction(shop.database.db, async (tx) => {
    for (const one of messages) await enqueueMessage(tx, one);
  });
const shared = (to: string): Message => ({
  kind: 'shared-favorites',
  to,
  siteId: 'nordkamm-ca',
  locale: 'fr-ca',
  key: `shared-favorites ${crypto.randomUUID()}`,
  params: { favoriteId: 'abc', message: '<b>Regarde</b>' },
});
const ask = async (path: string, method = 'GET') => {
  const answer = await shop.commerce.fetch(new Request(`http://service.local${path}`, { method }));
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};

describe('/__mail', () => {
  test('lists the mails, newest first; with an address those to it, in any spelling', async () => {
    await enqueue(welcomeMessage('first'));
    await shop.deliver();
    await enqueue(welcomeMessage('second'));
    await shop.deliver();
    const all = (await ask('/__mail')).text;
    expect(all.indexOf('second@example.org')).toBeGreaterThan(0);
    expect(all.indexOf('second@example.org')).toBeLessThan(all.indexOf('first@example.org'));
    const found = (await ask('/__mail?to=First%40Example.org')).text;
    expect([found.includes('first@example.org'), found.includes('second@example.org')]).toEqual([true, false]);
  });

  test('shows the reason of the latest failed attempt beside the number of waiting messages', async () => {
    await enqueue(welcomeMessage('waiting'));
    const { mailer } = makeFakeMailer(async () => ({ _tag: 'Unavailable', reason: 'the mail server <x> is silent' }));
    await shop.deliver(mailer);
    expect((await ask('/__mail')).text).toContain('Waiting: 1 (the mail server &lt;x&gt; is silent).');
    await shop.database.db
      .updateTable('message')
      .set({ nextAt: new Date(0) })
      .execute();
    await shop.deliver();
    expect(shop.problems.splice(0)).toHaveLength(2);
    expect((await ask('/__mail')).text).toContain('Waiting: 0.');
  });

  test('shows a mail as text and, in a frame without scripts, as HTML; a typed text is no markup', async () => {
    await enqueue(shared('ida@example.org'));
    await shop.deliver();
    const [, id = ''] = /\/__mail\/([\w-]+)"/.exec((await ask('/__mail?to=ida@example.org')).text) ?? [];
    const page = await ask(`/__mail/${id}`);
    expect([page.status, page.text.includes('<b>Regarde'), page.text.includes('&lt;b&gt;Regarde')]).toEqual([
      200,
      false,
      true,
    ]);
    expect(page.text).toContain('List-Unsubscribe: <a href="https://shop.example/unsubscribe/');
    const frame = await ask(`/__mail/${id}/html`);
    expect(frame.text).toMatch(/^<!doctype html>[^]*<h1[^]*Quelqu’un a partagé des favoris/);
    expect(frame.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  test.each(['/__mail/unknown', '/__mail/unknown/html', '/__mail/a/b/c'])('%s is not found', async (path) => {
    expect((await ask(path)).status).toBe(404);
  });

  test('is not found in production, where messages without a mail server wait', async () => {
    const production = await createCommerce({
      database: shop.database,
      payments: { url: 'http://payments.test', secret: '' },
      environment: 'production',
    });
    for (const path of ['/__mail', '/__mail/x'])
      expect((await production.fetch(new Request(`http://service.local${path}`))).status).toBe(404);
  });
});

describe('an unsubscribe link', () => {
  const receive = async (to: string) => {
    await enqueue(shared(to));
    const { mailer, accepted } = makeFakeMailer();
    await shop.deliver(mailer);
    return accepted;
  };
  const pathOf = (url = '') => new URL(url).pathname;

  test('RFC 8058 a POST without sign-in unsubscribes from messages of this kind, and can be repeated; a GET only asks', async () => {
    const path = pathOf((await receive('bo@example.org'))[0]?.unsubscribeUrl);
    const asked = await ask(path);
    expect([asked.status, asked.text.includes('<form method="post">'), asked.text.includes('lang="fr-CA"')]).toEqual([
      200,
      true,
      true,
    ]);
    expect(await receive('bo@example.org')).toHaveLength(1);
    for (let turn = 0; turn < 2; turn += 1) expect((await ask(path, 'POST')).status).toBe(200);
    expect(await receive('Bo@example.org')).toEqual([]);
    expect(await receive('other@example.org')).toHaveLength(1);
    await enqueue(welcomeMessage('bo'));
    const { mailer, accepted } = makeFakeMailer();
    await shop.deliver(mailer);
    expect(accepted.map(({ to }) => to)).toEqual(['bo@example.org']);
  });

  test('withdraws the messages that wait', async () => {
    const path = pathOf((await receive('ada@example.org'))[0]?.unsubscribeUrl);
    await enqueue(shared('ada@example.org'));
    await ask(path, 'POST');
    const { mailer, accepted } = makeFakeMailer();
    await shop.deliver(mailer);
    expect(accepted).toEqual([]);
  });

  test.each(['/unsubscribe', '/unsubscribe/', '/unsubscribe/unknown', `/unsubscribe/${'x'.repeat(43)}`])(
    'an unknown one is not found and changes nothing: %s',
    async (path) => {
      expect([(await ask(path)).status, (await ask(path, 'POST')).status]).toEqual([404, 404]);
    },
  );
});
