import { describe, expect, test } from 'vitest';
import { withTransaction } from '#adapters/database/transaction.ts';
import { enqueueMessage } from '#adapters/backend/commerce/kernel/outbox/enqueue-message.ts';
import { EMAIL_LIMITS } from '#adapters/backend/commerce/kernel/rates/limit-emails.ts';
import { account } from '#adapters/contract/account.ts';
import { profile } from '#adapters/contract/profile.ts';
import { subscriptions } from '#adapters/contract/subscriptions.ts';
import type { Shop } from '#test/support/commerce/in-process-shop.ts';
import { confirmEmail, makeMembers, newEmail } from '#test/support/commerce/member.ts';
import type { Shopper } from '#test/support/commerce/shopper.ts';

const one = '+16175550100';
const two = '+16175550101';

export const subscriptionsSuite = (open: () => Shop): void => {
  const members = () => makeMembers(open().commerce.fetch);
  const wanted = (recipient: string, optin = true) =>
    ({ type: 'Newsletter', channel: 'email', recipient, optin }) as const;
  const subscribe = (shopper: Shopper, email: string) =>
    shopper.call(profile.create, { body: { consumerDetails: { email }, subscriptions: [wanted(email)] } });
  const messagesTo = (email: string) =>
    open()
      .database.db.selectFrom('message')
      .select(['kind', 'params', 'optOutToken'])
      .where('recipient', '=', email)
      .execute();
  const codeTo = async (email: string): Promise<string> => {
    const sent = (await messagesTo(email)).findLast(({ kind }) => kind === 'newsletter-confirmation');
    return String(Reflect.get(Object(sent?.params), 'code'));
  };
  const confirm = (shopper: Shopper, code: string) => shopper.call(subscriptions.confirm, { body: { code } });
  const newslettersOf = async (shopper: Shopper) =>
    (await shopper.call(account.profile)).reply.subscriptions.filter(({ channel }) => channel === 'email');
  const sms = (recipient: string, optin: boolean) =>
    ({ type: 'Newsletter', channel: 'sms', recipient, optin }) as const;
  const put = (shopper: Shopper, ...changed: readonly ReturnType<typeof sms>[]) =>
    shopper.call(subscriptions.change, { body: { subscriptions: [...changed] } });
  const numbersOf = async (shopper: Shopper) =>
    (await shopper.call(subscriptions.list)).reply.subscriptions.map(({ recipient, optin }) => `${recipient} ${optin}`);

  describe('newsletter', () => {
    test('API-043 SUB-06 SUB-11 a subscription begins when the owner of the address confirms it, once and in a week', async () => {
      const { email, member } = await members().join();
      const guest = await open().shopper();
      const { reply } = await subscribe(guest, ` ${email.toUpperCase()} `);
      expect(reply).toEqual({ consumerId: guest.token.consumerId });
      expect(await newslettersOf(member)).toEqual([
        {
          type: 'Newsletter',
          channel: 'email',
          recipient: email,
          category: 'news',
          country: 'US',
          region: 'us',
          optin: true,
          doubleOptin: false,
          optinDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        },
      ]);
      expect(await newslettersOf(guest)).toEqual([]);
      const code = await codeTo(email);
      expect((await confirm(guest, code)).status).toBe(204);
      expect(await newslettersOf(member)).toMatchObject([{ optin: true, doubleOptin: true }]);
      expect(await confirm(guest, code)).toMatchObject({ status: 400, errorId: 'AUT402' });
      const other = newEmail();
      await subscribe(guest, other);
      await open()
        .database.db.updateTable('newsletterSubscription')
        .set({ codeExpiresAt: new Date(Date.now() - 1) })
        .where('email', '=', other)
        .execute();
      expect((await confirm(guest, await codeTo(other))).errorId).toBe('AUT402');
    });

    test('API-043 the reply is the same for known and unknown addresses, and a confirmed one gets no second message', async () => {
      const [guest, email] = [await open().shopper(), newEmail()];
      await subscribe(guest, email);
      await confirm(guest, await codeTo(email));
      const before = (await messagesTo(email)).length;
      const [known, unknown] = [await subscribe(guest, email), await subscribe(guest, newEmail())];
      expect([known.text, (await messagesTo(email)).length]).toEqual([unknown.text, before]);
    });

    test('RFC 8058 the unsubscribe link of the newsletter ends the subscription; a new confirmation begins it again', async () => {
      const { email, member } = await members().join();
      await subscribe(member, email);
      await confirm(member, await codeTo(email));
      const token = (await messagesTo(email)).find(({ kind }) => kind === 'newsletter')?.optOutToken ?? '';
      const link = new Request(`http://service.test/unsubscribe/${token}`, { method: 'POST' });
      expect((await open().commerce.fetch(link)).status).toBe(200);
      expect(await newslettersOf(member)).toEqual([]);
      await subscribe(member, email);
      expect(await newslettersOf(member)).toEqual([]);
      await confirm(member, await codeTo(email));
      expect(await newslettersOf(member)).toMatchObject([{ doubleOptin: true }]);
    });

    test('API-042 AUT432 a member ends the subscription of their own verified address only; it is subscribed at once', async () => {
      const { email, member } = await members().join();
      const end = (recipient: string, optin = false) =>
        member.call(profile.change, { body: { subscriptions: [wanted(recipient, optin)] } });
      await subscribe(member, email);
      expect(await end(email)).toMatchObject({ status: 403, errorId: 'AUT432' });
      expect(await newslettersOf(member)).toHaveLength(1);
      await confirmEmail(open().database, email);
      await subscribe(member, email);
      expect(await newslettersOf(member)).toMatchObject([{ doubleOptin: true }]);
      expect(await end(newEmail())).toMatchObject({ status: 400, errorId: 'PRO400' });
      expect(await end(email, true)).toMatchObject({ status: 400, errorId: 'API400' });
      expect((await end(email)).reply.subscriptions).toEqual([]);
    });

    test.each([
      ['none', 'AUT453'],
      ['', 'AUT453'],
      [`${'x'.repeat(400)}@example.org`, 'AUT453'],
    ])('VAL-20 the address %j is refused with %s', async (email, errorId) => {
      expect(await subscribe(await open().shopper(), email)).toMatchObject({ status: 400, errorId });
    });

    test('one consumer cannot have many messages sent to one address', async () => {
      const [guest, email] = [await open().shopper(), newEmail()];
      const statuses: number[] = [];
      for (let time = 1; time <= 6; time += 1) statuses.push((await subscribe(guest, email)).status);
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    });

    test('requests of others in the name of an address withhold only the message: the link that its owner has stays valid', async () => {
      const [email, owner] = [newEmail(), await open().shopper()];
      for (let sent = 0; sent < EMAIL_LIMITS.recipient; sent += 1)
        expect((await subscribe(await open().shopper(), email)).status).toBe(200);
      const code = await codeTo(email);
      expect((await subscribe(owner, email)).status).toBe(200);
      expect((await messagesTo(email)).length).toBe(EMAIL_LIMITS.recipient);
      expect((await confirm(owner, code)).status).toBe(204);
    });

    test('AUTH-25 the newsletter of the sign-up form is requested', async () => {
      const email = newEmail();
      await members().signUp(email, 'x'.repeat(43), { optins: ['newsletter'] });
      const kinds = (await messagesTo(email)).map(({ kind }) => kind);
      expect(kinds.toSorted()).toEqual(['newsletter-confirmation', 'welcome']);
    });
  });

  describe('notifications', () => {
    test('API-066 PRO-09 PRO-10 AUT432 a member with a verified address switches a kind of message off, which withdraws those that wait, and on again', async () => {
      const { email, member } = await members().join();
      const site = { siteId: 'nordkamm-us', locale: 'en-us' } as const;
      const enqueue = (key: string) =>
        withTransaction(open().database.db, (tx) =>
          enqueueMessage(tx, {
            ...site,
            kind: 'shared-favorites',
            params: { favoriteId: 'a', message: '' },
            to: email,
            key,
          }),
        );
      const kinds = async () => (await messagesTo(email)).filter(({ kind }) => kind === 'shared-favorites').length;
      const set = (enabled: boolean) =>
        member.call(subscriptions.notify, { body: { channel: 'email', topic: 'shared-favorites', enabled } as const });
      const stored = async () => (await member.call(subscriptions.list)).reply.notifications;
      await enqueue('first');
      expect(await set(false)).toMatchObject({ status: 403, errorId: 'AUT432' });
      expect(await kinds()).toBe(1);
      await confirmEmail(open().database, email);
      expect((await set(false)).reply).toEqual({ channel: 'email', topic: 'shared-favorites', enabled: false });
      await enqueue('second');
      expect(await kinds()).toBe(0);
      expect(await stored()).toEqual([
        { channel: 'email', topic: 'back-in-stock', enabled: true },
        { channel: 'email', topic: 'shared-favorites', enabled: false },
      ]);
      await set(true);
      await enqueue('third');
      expect([await kinds(), (await stored())?.[1]?.enabled]).toEqual([1, true]);
      expect((await (await open().shopper()).call(subscriptions.list)).reply.notifications).toBeUndefined();
    });
  });

  describe('text messages', () => {
    test('API-048 API-049 API-050 SUB-07 SUB-09 SUB-12 a number is opted in and out; exactly one date is set', async () => {
      const guest = await open().shopper();
      const { subscriptionId } = (
        await guest.call(subscriptions.create, { body: { consumerDetails: { phone: '(617) 555-0100' } } })
      ).reply;
      const [entry] = (await guest.call(subscriptions.list)).reply.subscriptions;
      expect(entry).toEqual({
        type: 'Newsletter',
        channel: 'sms',
        subscriptionId,
        recipient: one,
        category: 'news',
        country: 'US',
        region: 'us',
        optin: true,
        doubleOptin: false,
        optinDate: expect.any(String),
      });
      const [out] = (await put(guest, sms(one, false))).reply.subscriptions;
      expect([out?.optin, out?.optinDate, typeof out?.optoutDate]).toEqual([false, undefined, 'string']);
      expect((await guest.call(account.profile)).reply.subscriptions).toEqual([out]);
      expect((await put(guest, sms(one, true))).reply.subscriptions).toMatchObject([{ subscriptionId, optin: true }]);
    });

    test('PR-38 the new number of a member is one call, which opts the earlier number out; also for concurrent calls', async () => {
      const { member } = await members().join();
      await put(member, sms(one, true));
      await put(member, sms(two, true));
      expect(await numbersOf(member)).toEqual([`${two} true`, `${one} false`]);
      await Promise.all([put(member, sms(one, true)), put(member, sms('+16175550102', true))]);
      expect((await numbersOf(member)).filter((number) => number.endsWith('true'))).toHaveLength(1);
    });

    test.each([['12'], ['+4930123456'], ['']])('SUB-12 the number %j is refused with PRO400', async (phone) => {
      const guest = await open().shopper();
      expect(await guest.call(subscriptions.create, { body: { consumerDetails: { phone } } })).toMatchObject({
        status: 400,
        errorId: 'PRO400',
      });
      expect(await put(guest, sms(phone, true))).toMatchObject({ status: 400, errorId: 'PRO400' });
      expect(await numbersOf(guest)).toEqual([]);
    });

    test('AUTH-32 the number of another consumer is unknown', async () => {
      const [guest, other] = [await open().shopper(), await open().shopper()];
      await put(guest, sms(one, true));
      expect(await put(other, sms(one, false))).toMatchObject({ status: 404, errorId: 'API404' });
      expect(await numbersOf(guest)).toEqual([`${one} true`]);
    });
  });
};
