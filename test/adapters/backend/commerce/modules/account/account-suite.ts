import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { account } from '#adapters/contract/account.ts';
import { authentication } from '#adapters/contract/session.ts';
import { cart } from '#adapters/contract/cart.ts';
import { consumer } from '#adapters/contract/order.ts';
import { checkOut, place } from '#test/support/commerce/guest-checkout.ts';
import type { Shop } from '#test/support/commerce/in-process-shop.ts';
import { makeMembers, newChallenge, newDevice, newEmail, password } from '#test/support/commerce/member.ts';
import { takeVariant } from '#test/support/commerce/variants.ts';

const minutesUntil = (iso: string): number => Math.round((Date.parse(iso) - Date.now()) / 60_000);

export const accountSuite = (open: () => Shop): void => {
  const members = (siteId?: string) => makeMembers(open().commerce.fetch, siteId === undefined ? {} : { siteId });

  describe('accounts', () => {
    test('API-004 AUTH-02 AUTH-15 a new account gives a code, and its exchange a member: access for 30 minutes, renewal for 30 days', async () => {
      const { member } = await members().join();
      expect([
        member.token.consumerType,
        minutesUntil(member.token.accessExpiry),
        minutesUntil(member.token.refreshExpiry),
      ]).toEqual(['REGISTERED', 30, 30 * 24 * 60]);
    });

    test('API-041 a member reads their profile; that of a guest has no data of a person', async () => {
      const { email, member } = await members().join();
      const guest = await open().shopper();
      expect((await member.call(account.profile)).reply).toMatchObject({
        consumerDetails: { firstName: 'Ada', lastName: 'Byron', email },
        isLoyaltyMember: false,
        loyaltySummary: { points: { balance: 0 } },
        enrollments: [],
        subscriptions: [],
      });
      expect((await guest.call(account.profile)).reply).toMatchObject({
        consumerDetails: { firstName: '', email: '' },
        subscriptions: [],
      });
    });

    test('AUTH-18 without a token the profile and signing out are answered with 401', async () => {
      const guest = members().holding({ consumerId: '', consumerType: '', accessExpiry: '', refreshExpiry: '' });
      expect([(await guest.call(account.profile)).status, (await guest.call(account.signOut)).status]).toEqual([
        401, 401,
      ]);
    });

    test('API-004 a known e-mail is refused with 409 AUT439, in any spelling', async () => {
      const { email } = await members().join();
      const before = await open().database.db.selectFrom('consumer').select('consumerId').execute();
      expect(await members().signUp(` ${email.toUpperCase()} `, newChallenge().codeChallenge)).toMatchObject({
        status: 409,
        errorId: 'AUT439',
      });
      expect(await open().database.db.selectFrom('consumer').select('consumerId').execute()).toHaveLength(
        before.length,
      );
    });

    test.each([
      ['Short1', 'FE872'],
      ['alllowercase1', 'API400'],
      ['', 'API400'],
    ])('AUTH-24 VAL-04 the password %j is refused', async (weak, errorId) => {
      expect(await members().signUp(newEmail(), newChallenge().codeChallenge, { password: weak })).toMatchObject({
        status: 400,
        errorId,
      });
    });

    test('AUTH-22 text that is no e-mail address is refused with AUT453', async () => {
      expect(await members().signUp('ada at home', newChallenge().codeChallenge)).toMatchObject({
        status: 400,
        errorId: 'AUT453',
      });
    });

    test('neither a password nor a code is stored in clear, and equal passwords are stored differently', async () => {
      const { codeChallenge } = newChallenge();
      const [one, two] = [newEmail(), newEmail()];
      const { code } = (await members().signUp(one, codeChallenge)).reply;
      await members().signUp(two, codeChallenge);
      const { db } = open().database;
      const hashes = (
        await db.selectFrom('account').select('passwordHash').where('email', 'in', [one, two]).execute()
      ).map(({ passwordHash: hash }) => hash);
      expect(new Set(hashes).size).toBe(2);
      expect(hashes.join()).not.toContain(password);
      expect(JSON.stringify(await db.selectFrom('authorizationCode').selectAll().execute())).not.toContain(code);
    });
  });

  describe('sign-in', () => {
    test('API-002 AUTH-02 the right password gives a code, and its exchange the same consumer', async () => {
      const { email, member } = await members().join();
      expect((await members().enter(email.toUpperCase())).token.consumerId).toBe(member.token.consumerId);
    });

    test('API-002 A6 a wrong password and an unknown address have the same response bytes', async () => {
      const { email } = await members().join();
      const [wrong, unknown] = [
        await members().signIn(email, newChallenge().codeChallenge, 'Wrong1Horse'),
        await members().signIn(newEmail(), newChallenge().codeChallenge),
      ];
      expect(wrong).toMatchObject({ status: 401, errorId: 'AUT401' });
      const reply = (text: string): unknown => ({ ...JSON.parse(text), correlationId: '' });
      expect(reply(unknown.text)).toEqual(reply(wrong.text));
      expect(unknown.status).toBe(wrong.status);
    });

    test('AUTH-25 ENR-11 VAL-07 PRO-11 a phone, birth date or postal code that its form refuses, or a country that the site does not serve, is refused, and creates no account', async () => {
      const today = new Date();
      const yearsAgo = (years: number, days: number): string =>
        new Date(Date.UTC(today.getUTCFullYear() - years, today.getUTCMonth(), today.getUTCDate() + days))
          .toISOString()
          .slice(0, 10);
      const email = newEmail();
      for (const [facts, errorId] of [
        [{ country: 'ZZ' }, 'API400'],
        [{ country: 'GB' }, 'API400'],
        [{ country: 'us' }, 'API400'],
        [{ phone: 'x' }, 'API400'],
        [{ phone: '+4915112345678' }, 'API400'],
        [{ birthDate: yearsAgo(13, 2) }, 'PRO410'],
        [{ birthDate: yearsAgo(-1, 0) }, 'PRO410'],
        [{ birthDate: '2001-02-29' }, 'PRO411'],
        [{ birthDate: 'yesterday' }, 'PRO411'],
        [{ postalCode: 'nonsense' }, 'PRO415'],
      ] as const)
        expect([facts, (await members().signUp(email, newChallenge().codeChallenge, facts)).errorId]).toEqual([
          facts,
          errorId,
        ]);
      const fine = { phone: '(510) 555 - 0100', birthDate: yearsAgo(13, -2), postalCode: '94607' };
      expect((await members().signUp(email, newChallenge().codeChallenge, fine)).status).toBe(200);
    });

    test('AUTH-22 A5 the last attempt but one returns AUT426, the last one locks with AUT423 and the remaining minutes, for known and unknown addresses alike', async () => {
      const { email } = await members().join();
      const guess = async (who: string) =>
        (await members().signIn(who, newChallenge().codeChallenge, 'Wrong1Horse')).errorId;
      const unknown = newEmail();
      for (const who of [email, unknown]) {
        const errorIds: unknown[] = [];
        for (let trial = 1; trial <= 6; trial += 1) errorIds.push(await guess(who));
        expect(errorIds).toEqual(['AUT401', 'AUT401', 'AUT401', 'AUT426', 'AUT423', 'AUT423']);
      }
      const locked = await members().signIn(email, newChallenge().codeChallenge);
      expect(locked).toMatchObject({ status: 423, errorId: 'AUT423' });
      expect(locked.retryAfter).toBeGreaterThan(14 * 60);
      expect(JSON.parse(locked.text)).toMatchObject({ errorDetails: [{ params: { minutes: 15 } }] });
      await sql`update sign_in_trial set ends_at = now() - interval '1 second'`.execute(open().database.db);
      expect((await members().enter(email)).token.consumerType).toBe('REGISTERED');
    });

    test('AUTH-22 A5 others lock the sign-in of a member, but not on a device that the member has used: it has a counter of its own', async () => {
      const [known, unknown] = [newDevice(), newDevice()];
      const on = (device: string) => makeMembers(open().commerce.fetch, { device });
      const { email } = await on(known).join();
      const { email: another } = await on(unknown).join();
      const signIn = async (device: string, who: string, typed?: string) =>
        (await on(device).signIn(who, newChallenge().codeChallenge, typed)).errorId;
      for (let trial = 1; trial <= 5; trial += 1) await signIn(unknown, email, 'Wrong1Horse');
      expect([await signIn(unknown, email), await signIn(known, email)]).toEqual(['AUT423', undefined]);
      expect(await signIn(unknown, email)).toBe('AUT423');
      const errorIds: unknown[] = [];
      for (let trial = 1; trial <= 6; trial += 1) errorIds.push(await signIn(known, email, 'Wrong1Horse'));
      expect(errorIds).toEqual(['AUT401', 'AUT401', 'AUT401', 'AUT426', 'AUT423', 'AUT423']);
      expect([await signIn(known, email), await signIn(unknown, another)]).toEqual(['AUT423', undefined]);
    });

    test('A5 a sign-in resets the count of failures', async () => {
      const { email } = await members().join();
      for (let round = 1; round <= 2; round += 1) {
        for (let slip = 1; slip <= 3; slip += 1)
          await members().signIn(email, newChallenge().codeChallenge, 'Wrong1Horse');
        await members().enter(email);
      }
    });

    test('reliability G6 of 100 simultaneous sign-ins most are refused with 503 AUT500 and Retry-After; a refused one uses no attempt', async () => {
      const { email } = await members().join();
      const crowd = Array.from({ length: 60 }, () => members().signIn(newEmail(), newChallenge().codeChallenge));
      const turnedAway = await Promise.all(
        Array.from({ length: 40 }, () => members().signIn(email, newChallenge().codeChallenge)),
      );
      const answers = [...(await Promise.all(crowd)), ...turnedAway];
      expect(answers.filter(({ status }) => status === 503).length).toBeGreaterThan(60);
      expect(answers.find(({ status }) => status === 503)).toMatchObject({ errorId: 'AUT500' });
      expect(answers.every(({ status }) => status === 401 || status === 503 || status === 200)).toBe(true);
      expect((await members().signIn(email, newChallenge().codeChallenge)).status).toBe(200);
    });

    test('AUTH-22 without a bot check it is refused with AUT403', async () => {
      const { codeChallenge } = newChallenge();
      const guest = members().holding({ consumerId: '', consumerType: '', accessExpiry: '', refreshExpiry: '' });
      expect(
        await guest.call(account.signIn, {
          body: { email: newEmail(), password, codeChallenge, codeChallengeMethod: 'S256', captchaToken: '' },
        }),
      ).toMatchObject({ status: 403, errorId: 'AUT403' });
    });
  });

  describe('exchange of a code', () => {
    const granted = async () => {
      const { codeVerifier, codeChallenge } = newChallenge();
      return { codeVerifier, code: (await members().signUp(newEmail(), codeChallenge)).reply.code };
    };

    test('A1 a code can be used once', async () => {
      const grant = await granted();
      expect((await members().exchange(grant)).status).toBe(200);
      expect(await members().exchange(grant)).toMatchObject({ status: 401, errorId: 'AUT440' });
    });

    test.each([
      ['a foreign one', newChallenge().codeVerifier],
      ['the challenge', ''],
      ['no verifier at all', 'plain'],
    ])(
      'A1 AUTH-04 with %s instead of the verifier it is refused, and the code is invalid afterwards',
      async (_, codeVerifier) => {
        const grant = await granted();
        expect(await members().exchange({ ...grant, codeVerifier })).toMatchObject({ status: 401, errorId: 'AUT440' });
      },
    );

    test('A1 a code sent with a foreign verifier is invalid for its owner, too', async () => {
      const grant = await granted();
      await members().exchange({ ...grant, codeVerifier: newChallenge().codeVerifier });
      expect((await members().exchange(grant)).status).toBe(401);
    });

    test('A1 a code expires after a minute', async () => {
      const grant = await granted();
      await sql`update authorization_code set expires_at = expires_at - interval '61 seconds'`.execute(
        open().database.db,
      );
      expect((await members().exchange(grant)).status).toBe(401);
    });

    test('AUTH-07 the remaining ids are returned', async () => {
      const guest = await open().shopper();
      const bought = await takeVariant(open().database, 5);
      await guest.call(cart.createWithItem, { body: { items: [{ ...bought, qty: 1 }] } });
      const { member } = await members().join(guest);
      expect(
        (await member.call(cart.read, { params: { basketId: member.token.basketId ?? '' } })).reply.items,
      ).toHaveLength(1);
    });

    test('A2 the session of the guest who signs in ends', async () => {
      const guest = await open().shopper();
      await members().join(guest);
      expect((await guest.call(cart.create)).status).toBe(401);
      const again = await members()
        .holding(guest.token)
        .call(authentication.token, {
          body: { grantType: 'refresh_token', refreshToken: guest.token.refreshToken ?? '' },
        });
      expect(again.status).toBe(401);
    });
  });

  describe('sign-out', () => {
    test('API-003 AUTH-10 all tokens of the sign-in end, those of another device stay valid', async () => {
      const { email, member } = await members().join();
      const phone = await members().enter(email);
      const renewed = (
        await member.call(authentication.token, {
          body: { grantType: 'refresh_token', refreshToken: member.token.refreshToken ?? '' },
        })
      ).reply;
      expect((await member.call(account.signOut)).status).toBe(204);
      expect((await members().holding(renewed).call(account.profile)).status).toBe(401);
      expect(
        (
          await member.call(authentication.token, {
            body: { grantType: 'refresh_token', refreshToken: renewed.refreshToken ?? '' },
          })
        ).status,
      ).toBe(401);
      expect((await phone.call(account.profile)).status).toBe(200);
    });
  });

  test('AUTH-32 an order belongs to the member who placed it, on every device; for others it does not exist', async () => {
    const { email, member } = await members().join();
    const bought = await takeVariant(open().database, 5);
    const { orderId } = (await place(member, await checkOut(member, bought))).reply;
    const read = { params: { orderId } };
    expect((await (await members().enter(email)).call(consumer.purchase, read)).reply.orderId).toBe(orderId);
    expect((await (await members().join()).member.call(consumer.purchase, read)).status).toBe(404);
    expect((await (await open().shopper()).call(consumer.purchase, read)).status).toBe(404);
  });

  test('a member renews their session on another site of the shop', async () => {
    const { member } = await members().join();
    const renewed = await members('nordkamm-gb')
      .holding(member.token)
      .call(authentication.token, {
        body: { grantType: 'refresh_token', refreshToken: member.token.refreshToken ?? '' },
      });
    expect(renewed.reply.consumerId).toBe(member.token.consumerId);
  });
};
