import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { account } from '#adapters/contract/account.ts';
import { consumer } from '#adapters/contract/order.ts';
import { privacy } from '#adapters/contract/privacy.ts';
import { security } from '#adapters/contract/security.ts';
import { authentication } from '#adapters/contract/session.ts';
import { checkOut, place, prepareWith } from '#test/support/commerce/guest-checkout.ts';
import type { Shop } from '#test/support/commerce/in-process-shop.ts';
import { makeMembers, newChallenge, newDevice, newEmail, password } from '#test/support/commerce/member.ts';
import { takeVariant } from '#test/support/commerce/variants.ts';
import { freshKey, makeCaller, type Shopper } from '#test/support/commerce/shopper.ts';

const other = 'Another2Horse';

export const securitySuite = (open: () => Shop): void => {
  const members = () => makeMembers(open().commerce.fetch);
  const anyone = () => makeCaller(open().commerce.fetch, { siteId: 'nordkamm-us' });
  const messages = (to: string) =>
    open()
      .database.db.selectFrom('message')
      .select(['kind', sql<{ readonly [name: string]: string }>`params`.as('params')])
      .where('recipient', '=', to)
      .orderBy('createdAt')
      .execute();
  const sent = async (to: string, kind: string) => (await messages(to)).filter((message) => message.kind === kind);
  const codeFor = async (to: string, kind: string): Promise<string> =>
    (await sent(to, kind)).at(-1)?.params['code'] ?? '';
  const accepts = async ({ call }: Shopper): Promise<boolean> => (await call(account.profile)).status === 200;
  const signInStatus = async (email: string, typed: string) =>
    (await members().signIn(email, newChallenge().codeChallenge, typed)).status;
  const requestReset = async (email: string) =>
    (await open().shopper()).call(security.requestReset, { body: { email, captchaToken: 'person' } });
  const confirm = (email: string, code: string, newPassword: string = other) =>
    anyone()(security.confirmReset, { body: { email, code, newPassword } });

  describe('change of a password', () => {
    test('API-005 AUTH-20 the new password signs in, the old one does not, all other sessions end, and a message is sent once', async () => {
      const { email, member } = await members().join();
      const elsewhere = await members().enter(email);
      const key = freshKey();
      const change = () =>
        member.call(security.changePassword, { key, body: { oldPassword: password, newPassword: other } });
      expect([(await change()).status, (await change()).status]).toEqual([204, 204]);
      expect([await accepts(member), await accepts(elsewhere)]).toEqual([true, false]);
      expect([await signInStatus(email, password), await signInStatus(email, other)]).toEqual([401, 200]);
      expect(await sent(email, 'password-changed')).toEqual([
        { kind: 'password-changed', params: { firstName: 'Ada' } },
      ]);
    });

    test('I47 under a used key another new password is refused, also one that would not be accepted, and nothing changes', async () => {
      const { email, member } = await members().join();
      const key = freshKey();
      const change = async (oldPassword: string, newPassword: string) => {
        const { status, errorId } = await member.call(security.changePassword, {
          key,
          body: { oldPassword, newPassword },
        });
        return [status, errorId];
      };
      expect(await change(password, other)).toEqual([204, undefined]);
      expect(await change(other, 'Third3Horse')).toEqual([422, 'API406']);
      expect(await change(password, 'Short1')).toEqual([422, 'API406']);
      expect(await change(password, other)).toEqual([204, undefined]);
      expect(await signInStatus(email, other)).toBe(200);
    });

    test('AUTH-23 AUT450 a wrong current password is refused and counts as an attempt, AUT451 a password used before, FE872 a short one', async () => {
      const { member } = await members().join();
      const change = async (oldPassword: string, newPassword: string) =>
        (await member.call(security.changePassword, { body: { oldPassword, newPassword } })).errorId;
      expect(await change(password, 'Short1')).toBe('FE872');
      expect(await change(password, 'alllowercase1')).toBe('API400');
      expect(await change(password, password)).toBe('AUT451');
      expect(await change(password, other)).toBeUndefined();
      expect(await change(other, password)).toBe('AUT451');
      const errorIds: unknown[] = [];
      for (let trial = 1; trial <= 6; trial += 1) errorIds.push(await change('Wrong1Horse', 'Third3Horse'));
      expect(errorIds).toEqual(['AUT450', 'AUT450', 'AUT450', 'AUT450', 'AUT423', 'AUT423']);
    });

    test('AUTH-22 AUTH-23 A5 others who lock the sign-in do not lock an open session: its own wrong passwords count there, and not at the sign-in', async () => {
      const { email, member } = await members().join();
      for (let trial = 1; trial <= 5; trial += 1) await signInStatus(email, 'Wrong1Horse');
      const change = async (oldPassword: string) =>
        (await member.call(security.changePassword, { body: { oldPassword, newPassword: other } })).status;
      expect([await signInStatus(email, password), await change(password)]).toEqual([423, 204]);
      const elsewhere = await members().join();
      const wrong = { oldPassword: 'Wrong1Horse', newPassword: other };
      for (let trial = 1; trial <= 5; trial += 1) await elsewhere.member.call(security.changePassword, { body: wrong });
      const remove = (session: Shopper) => session.call(privacy.deleteAccount, { body: { password } });
      expect([(await remove(elsewhere.member)).status, await signInStatus(elsewhere.email, password)]).toEqual([
        423, 200,
      ]);
      expect((await remove(await members().enter(elsewhere.email))).status).toBe(204);
    });

    test('AUT452 of two changes at the same time one is done', async () => {
      const { email, member } = await members().join();
      // Each change has a connection: one that waited for a new connection could begin after the other.
      await Promise.all(Array.from({ length: 4 }, () => member.call(account.profile)));
      const answers = await Promise.all(
        [other, 'Third3Horse'].map((newPassword) =>
          member.call(security.changePassword, { body: { oldPassword: password, newPassword } }),
        ),
      );
      expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
      // On a busy machine the second one may begin after the first: then its old password is wrong.
      expect(['AUT452', 'AUT450']).toContain(answers.find(({ status }) => status !== 204)?.errorId);
      expect(await sent(email, 'password-changed')).toHaveLength(1);
    });
  });

  describe('reset of a password', () => {
    test('API-006 API-007 AUTH-20 the code of the message sets a new password once, ends every session, and unlocks the account', async () => {
      const { email, member } = await members().join();
      for (let trial = 1; trial <= 5; trial += 1) await signInStatus(email, 'Wrong1Horse');
      expect(await signInStatus(email, password)).toBe(423);
      expect((await requestReset(` ${email.toUpperCase()} `)).status).toBe(204);
      const code = await codeFor(email, 'password-reset');
      expect(await confirm(email, code, 'Short1')).toMatchObject({ errorId: 'FE872' });
      expect(await confirm(email, code, password)).toMatchObject({ status: 400, errorId: 'AUT451' });
      expect((await confirm(email, code)).status).toBe(204);
      expect([await accepts(member), await signInStatus(email, other)]).toEqual([false, 200]);
      expect(await confirm(email, code, 'Third3Horse')).toMatchObject({ status: 400, errorId: 'AUT402' });
      expect(await sent(email, 'password-changed')).toHaveLength(1);
    });

    test('API-006 AUTH-22 a reset unlocks the account on a known device, too', async () => {
      const known = makeMembers(open().commerce.fetch, { device: newDevice() });
      const { email } = await known.join();
      const status = async (typed: string) => (await known.signIn(email, newChallenge().codeChallenge, typed)).status;
      for (let trial = 1; trial <= 5; trial += 1) await status('Wrong1Horse');
      expect(await status(password)).toBe(423);
      await requestReset(email);
      await confirm(email, await codeFor(email, 'password-reset'));
      expect(await status(other)).toBe(200);
    });

    test('API-007 AUTH-21 an unknown address gets the same reply, stores as much, and no message', async () => {
      const { email } = await members().join();
      const unknown = newEmail();
      const stored = async (): Promise<number> =>
        (await open().database.db.selectFrom('accountCode').select('codeHash').execute()).length;
      const before = await stored();
      const [one, two] = [await requestReset(email), await requestReset(unknown)];
      expect([one.status, two.status, two.text]).toEqual([204, 204, one.text]);
      expect([await stored(), await messages(unknown)]).toEqual([before + 2, []]);
      expect((await requestReset('no address')).status).toBe(204);
      expect(
        await (await open().shopper()).call(security.requestReset, { body: { email, captchaToken: '' } }),
      ).toMatchObject({ status: 403, errorId: 'AUT403' });
    });

    test('API-006 AUT402 a code ends after an hour, belongs to its address, and of two uses at the same time one succeeds', async () => {
      const [{ email }, { email: another }] = [await members().join(), await members().join()];
      await requestReset(email);
      const code = await codeFor(email, 'password-reset');
      expect(await confirm(another, code)).toMatchObject({ errorId: 'AUT402' });
      const passwords = Array.from({ length: 8 }, (_, one) => `Third3Horse${one}`);
      const uses = await Promise.all(passwords.map((password) => confirm(email, code, password)));
      expect(uses.map(({ status }) => status).toSorted()).toEqual([204, ...Array<number>(7).fill(400)]);
      await requestReset(another);
      await sql`update account_code set expires_at = expires_at - interval '1 hour'`.execute(open().database.db);
      expect(await confirm(another, await codeFor(another, 'password-reset'))).toMatchObject({ errorId: 'AUT402' });
    });

    test('codes are stored as digests only, and one address gets at most five messages in an hour', async () => {
      const { email } = await members().join();
      for (let time = 1; time <= 7; time += 1) expect((await requestReset(email)).status).toBe(204);
      expect(await sent(email, 'password-reset')).toHaveLength(5);
      const dump = JSON.stringify(await open().database.db.selectFrom('accountCode').selectAll().execute());
      expect([dump.includes(await codeFor(email, 'password-reset')), dump.includes(email)]).toEqual([false, false]);
    });
  });

  describe('sign-ins', () => {
    const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
    const safari =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
    const enterOn = async (email: string, userAgent: string): Promise<Shopper> => {
      const { codeVerifier, codeChallenge } = newChallenge();
      const { code } = (await members().signIn(email, codeChallenge)).reply;
      const withAgent = (request: Request): Promise<Response> => {
        request.headers.set('user-agent', userAgent);
        return open().commerce.fetch(request);
      };
      const call = makeCaller(withAgent, { siteId: 'nordkamm-us' });
      return members().holding(
        (await call(authentication.token, { body: { grantType: 'authorization_code', code, codeVerifier } })).reply,
      );
    };
    const signInsOf = async ({ call }: Shopper) => (await call(security.view)).reply.signIns;

    test('a member sees the sign-ins by device, ends one or all others, and each ends at its next call', async () => {
      const { email, member } = await members().join();
      const phone = await enterOn(email, safari);
      const laptop = await enterOn(email, firefox);
      expect((await signInsOf(laptop)).map(({ device, isCurrent }) => [device, isCurrent]).toSorted()).toEqual([
        ['', false],
        ['Firefox, Windows', true],
        ['Safari, iPhone', false],
      ]);
      const ofPhone = (await signInsOf(phone)).find(({ isCurrent }) => isCurrent)?.id ?? '';
      expect((await laptop.call(security.endSignIn, { params: { signInId: ofPhone } })).status).toBe(204);
      expect([await accepts(phone), await accepts(member), await accepts(laptop)]).toEqual([false, true, true]);
      expect((await laptop.call(security.endOtherSignIns)).status).toBe(204);
      expect([await accepts(member), await accepts(laptop)]).toEqual([false, true]);
      expect(await signInsOf(laptop)).toHaveLength(1);
    });

    test('the last use of a device is noted at its calls, at most once a minute', async () => {
      const { email, member } = await members().join();
      const phone = await enterOn(email, safari);
      const id = (await signInsOf(phone)).find(({ isCurrent }) => isCurrent)?.id ?? '';
      const secondsAgo = async (seconds: number) => {
        await sql`update sign_in set used_at = now() - make_interval(secs => ${seconds}) where family_id = ${id}`.execute(
          open().database.db,
        );
        await accepts(phone);
        const used = (await signInsOf(member)).find((signIn) => signIn.id === id)?.usedAt ?? '';
        return Math.round((Date.now() - Date.parse(used)) / 10_000) * 10;
      };
      expect([await secondsAgo(600), await secondsAgo(40)]).toEqual([0, 40]);
    });

    test('AUTH-32 the sign-in of another member is not found', async () => {
      const [{ member }, { member: another }] = [await members().join(), await members().join()];
      const [signIn] = await signInsOf(another);
      expect(await member.call(security.endSignIn, { params: { signInId: signIn?.id ?? '' } })).toMatchObject({
        status: 404,
        errorId: 'API404',
      });
      expect(await accepts(another)).toBe(true);
    });

    test('a sign-in on a new device sends a message, the first sign-in and known devices do not', async () => {
      const { email } = await members().join();
      expect(await sent(email, 'new-sign-in')).toEqual([]);
      await enterOn(email, firefox);
      await enterOn(email, firefox);
      expect((await sent(email, 'new-sign-in')).map(({ params }) => params['device'])).toEqual(['Firefox, Windows']);
    });
  });

  describe('verification of the address', () => {
    const verify = ({ call }: Shopper, code: string) => call(security.verifyEmail, { body: { code } });
    const send = ({ call }: Shopper) => call(security.sendVerification);

    test('AUT432 orders of a guest are claimed after the address is verified, by its owner only', async () => {
      const email = newEmail();
      const guest = await open().shopper();
      const { basketId } = await checkOut(guest, await takeVariant(open().database, 5));
      const order = await place(guest, await prepareWith(guest, basketId, 'tok_test_succeeds', email));
      const { member } = await members().join(undefined, email);
      const read = ({ call }: Shopper) => call(consumer.purchase, { params: { orderId: order.reply.orderId } });
      expect(await member.call(security.claimOrders)).toMatchObject({ status: 403, errorId: 'AUT432' });
      expect((await send(member)).status).toBe(204);
      expect((await verify(member, await codeFor(email, 'email-verification'))).status).toBe(204);
      expect((await member.call(security.view)).reply.isEmailVerified).toBe(true);
      expect((await read(member)).status).toBe(404);
      expect((await member.call(security.claimOrders)).reply).toEqual({ orders: 1 });
      expect([(await read(member)).status, (await read(guest)).status]).toEqual([200, 404]);
      expect((await member.call(security.claimOrders)).reply).toEqual({ orders: 0 });
    });

    test('AUT437 a wrong code is refused; AUT438 an expired one, and every code after five wrong ones', async () => {
      const { email, member } = await members().join();
      await send(member);
      const first = await codeFor(email, 'email-verification');
      const wrong = first === '000000' ? '000001' : '000000';
      for (let trial = 1; trial <= 5; trial += 1)
        expect(await verify(member, wrong)).toMatchObject({ status: 400, errorId: 'AUT437' });
      for (const code of [first, wrong])
        expect(await verify(member, code)).toMatchObject({ status: 400, errorId: 'AUT438' });
      await send(member);
      await sql`update account_code set expires_at = now() - interval '1 second'`.execute(open().database.db);
      expect(await verify(member, await codeFor(email, 'email-verification'))).toMatchObject({
        status: 400,
        errorId: 'AUT438',
      });
    });

    test('AUT437 AUTH-32 the code of another member is refused, and stays valid for its owner', async () => {
      const [{ email, member }, { member: another }] = [await members().join(), await members().join()];
      await send(member);
      await send(another);
      const code = await codeFor(email, 'email-verification');
      expect(await verify(another, code)).toMatchObject({ status: 400, errorId: 'AUT437' });
      expect((await verify(member, code)).status).toBe(204);
    });

    test('at most five codes are sent in an hour, and none for a verified address', async () => {
      const { email, member } = await members().join();
      const statuses: number[] = [];
      for (let time = 1; time <= 6; time += 1) statuses.push((await send(member)).status);
      expect(statuses).toEqual([204, 204, 204, 204, 204, 429]);
      await verify(member, await codeFor(email, 'email-verification'));
      const before = (await messages(email)).length;
      await sql`delete from rate_count`.execute(open().database.db);
      expect((await send(member)).status).toBe(204);
      expect(await messages(email)).toHaveLength(before);
    });
  });
};
