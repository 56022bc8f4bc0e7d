import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { contact } from '#adapters/contract/contact.ts';
import { privacy } from '#adapters/contract/privacy.ts';
import { EMAIL_LIMITS } from '#adapters/backend/commerce/kernel/rates/limit-emails.ts';
import { CASE_DAYS } from '#adapters/backend/commerce/modules/contact/case-records.ts';
import type { Shop } from '#test/support/commerce/in-process-shop.ts';
import { confirmEmail, makeMembers, password } from '#test/support/commerce/member.ts';
import { freshKey, newShopper } from '#test/support/commerce/shopper.ts';

let senders = 0;
const newSample = () => ({
  firstName: 'Ida',
  lastName: 'Berg',
  email: `case-${process.pid}-${(senders += 1)}@example.org`,
  categoryId: 'order',
  subjectId: 'delivery',
  orderNumber: '# 1234 567 890',
  message: 'Where is my order?',
  phone: '617 555 0100',
  country: 'US',
  captchaToken: 'person',
});

export const contactSuite = (open: () => Shop): void => {
  const fetch = (request: Request) => open().commerce.fetch(request);
  const casesOf = (email: string) =>
    open().database.db.selectFrom('contactCase').selectAll().where('email', '=', email).execute();
  const messagesTo = (email: string) =>
    open()
      .database.db.selectFrom('message')
      .select(['kind', 'params', 'locale'])
      .where('recipient', '=', email)
      .where('kind', '=', 'contact-case')
      .execute();

  describe('messages to the customer service', () => {
    test('CASE-01 CASE-04 API-068 a case is stored once per key, and its number is sent to the address', async () => {
      const guest = await newShopper(fetch);
      const body = newSample();
      const key = freshKey();
      const { caseNumber } = (await guest.call(contact.send, { body, key })).reply;
      expect((await guest.call(contact.send, { body: { ...body, captchaToken: 'other' }, key })).reply).toEqual({
        caseNumber,
      });
      expect(caseNumber).toMatch(/^C-\d{10}$/);
      expect(await casesOf(body.email)).toMatchObject([
        {
          caseNumber,
          consumerId: guest.token.consumerId,
          siteId: 'nordkamm-us',
          categoryId: 'order',
          subjectId: 'delivery',
          orderNumber: '1234567890',
          message: 'Where is my order?',
          phone: '+16175550100',
        },
      ]);
      expect(await messagesTo(body.email)).toEqual([
        { kind: 'contact-case', params: { caseNumber, firstName: 'Ida' }, locale: 'en-us' },
      ]);
    });

    test('CASE-03 the number of an order is not stored with a subject that is not about an order', async () => {
      const guest = await newShopper(fetch);
      const body = { ...newSample(), categoryId: 'product', subjectId: 'size' };
      await guest.call(contact.send, { body });
      expect(await casesOf(body.email)).toMatchObject([{ orderNumber: null }]);
    });

    test.each([
      ['an email address without domain', { email: 'nonsense' }, 'AUT453'],
      ['a message of 9 characters', { message: 'x'.repeat(9) }, 'API400'],
      ['a message of 2,001 characters', { message: 'x'.repeat(2_001) }, 'API400'],
      ['a subject of another category', { subjectId: 'size' }, 'API400'],
      ['an unknown category', { categoryId: 'constructor' }, 'API400'],
      ['no order number for a subject that needs one', { orderNumber: '' }, 'API400'],
      ['another country', { country: 'GB' }, 'API400'],
      ['a phone number of two digits', { phone: '12' }, 'API400'],
      ['a name with markup', { firstName: '<b>' }, 'API400'],
      ['no bot-check token', { captchaToken: '' }, 'AUT403'],
    ])('CASE-04 VAL-27 %s is refused with its error id, and nothing is stored', async (_, part, errorId) => {
      const guest = await newShopper(fetch);
      const body = { ...newSample(), ...part };
      expect(await guest.call(contact.send, { body })).toMatchObject({ errorId });
      expect([await casesOf(body.email), await messagesTo(body.email)]).toEqual([[], []]);
    });

    test('CASE-04 one session sends no more messages to an address than the limit, and then nothing is stored', async () => {
      const guest = await newShopper(fetch);
      const body = newSample();
      for (let sent = 0; sent < EMAIL_LIMITS.pair; sent += 1)
        expect((await guest.call(contact.send, { body })).status).toBe(200);
      expect((await guest.call(contact.send, { body })).status).toBe(429);
      expect(await casesOf(body.email)).toHaveLength(EMAIL_LIMITS.pair);
    });

    test('CASE-04 requests of others in the name of an address withhold only its confirmation: its owner still sends a message', async () => {
      const body = newSample();
      for (let sent = 0; sent < EMAIL_LIMITS.recipient; sent += 1)
        expect((await (await newShopper(fetch)).call(contact.send, { body })).status).toBe(200);
      expect(await messagesTo(body.email)).toHaveLength(EMAIL_LIMITS.recipient);
      const { reply } = await (await newShopper(fetch)).call(contact.send, { body });
      expect((await casesOf(body.email)).map(({ caseNumber }) => caseNumber)).toContain(reply.caseNumber);
      expect(await messagesTo(body.email)).toHaveLength(EMAIL_LIMITS.recipient);
    });

    test('CASE-04 after too many messages the answer says when to try again', async () => {
      const guest = await newShopper(fetch);
      const body = newSample();
      for (let sent = 0; sent < EMAIL_LIMITS.pair; sent += 1) await guest.call(contact.send, { body });
      const { text } = await guest.call(contact.send, { body });
      expect(JSON.parse(text)).toMatchObject({
        errorDetails: [
          { errorId: 'API400', message: 'Too many tries. Please try again in 24 hours.', params: { wait: '24 hours' } },
        ],
      });
    });

    test('messages and warranty requests are deleted after their period', async () => {
      const guest = await newShopper(fetch);
      const old = newSample();
      const recent = newSample();
      for (const body of [old, recent]) await guest.call(contact.send, { body });
      const { db } = open().database;
      for (const [email, days] of [
        [old.email, CASE_DAYS + 1],
        [recent.email, CASE_DAYS - 1],
      ] as const)
        await sql`update contact_case set created_at = now() - make_interval(days => ${days}) where email = ${email}`.execute(
          db,
        );
      await open().complete();
      expect([(await casesOf(old.email)).length, (await casesOf(recent.email)).length]).toEqual([0, 1]);
    });

    test('CASE-02 CASE-03 API-069 the choices are in the language of the site, and need no session', async () => {
      const answers = await Promise.all(
        ['nordkamm-us', 'nordkamm-ca', 'nordkamm-gb'].map(async (siteId) => {
          const response = await fetch(
            new Request('http://shop.test/consumers-v3/contactus/categorySubject', { headers: { siteid: siteId } }),
          );
          return JSON.stringify(await response.json());
        }),
      );
      expect(answers.map((text) => text.includes('Une commande'))).toEqual([false, true, false]);
      expect(answers.map((text) => text.includes('"needsOrderNumber":true'))).toEqual([true, true, true]);
    });

    test('PRO-10 the case of a member is in the copy of personal data, also one that was sent as a guest, and is deleted with the account', async () => {
      const { email, member } = await makeMembers(fetch).join();
      await confirmEmail(open().database, email);
      const guest = await newShopper(fetch);
      const body = { ...newSample(), email: email.toUpperCase() };
      await guest.call(contact.send, { body });
      await member.call(contact.send, { body: newSample() });
      const { requestId } = (await member.call(privacy.requestCopy, { body: { email } })).reply;
      const { reply } = await member.call(privacy.copy, { params: { requestId } });
      expect(reply['contact_case']).toHaveLength(2);
      await member.call(privacy.deleteAccount, { body: { password } });
      expect(await casesOf(body.email)).toEqual([]);
    });
  });
};
