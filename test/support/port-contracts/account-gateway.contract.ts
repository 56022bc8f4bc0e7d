import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AccountGateway } from '#core/account/ports/account-gateway.ts';
import type { SessionRepository } from '#core/session/ports/session-repository.ts';
import { failureOf, run } from '../run.ts';
import { newSecret, password, signedUp } from './member-session.ts';

export type AccountGatewayUnderTest = {
  readonly accounts: AccountGateway;
  readonly sessions: SessionRepository;
  readonly close?: () => Promise<void>;
};

let people = 0;
const newEmail = (): string => `grace-${(people += 1)}@example.org`;

/** The contract of every account gateway, where the caller holds its tokens itself. */
export const accountGatewayContract = (name: string, open: () => Promise<AccountGatewayUnderTest>): void => {
  describe(`AccountGateway: ${name}`, () => {
    let subject: AccountGatewayUnderTest;
    beforeAll(async () => {
      subject = await open();
    });
    afterAll(async () => {
      await subject.close?.();
    });

    const joined = async () => {
      const email = newEmail();
      return { email, entered: await signedUp(subject.accounts, email) };
    };

    test('AUTH-02 AUTH-15 the code of a new account is exchanged for a member session of 30 days', async () => {
      const {
        entered: { session, addedUnits, savedUnits },
      } = await joined();
      expect([session.consumerType, addedUnits, savedUnits]).toEqual(['REGISTERED', 0, 0]);
      expect(Math.round((Date.parse(session.refreshExpiry) - Date.now()) / 86_400_000)).toBe(30);
      expect(session.tokens).toBeDefined();
    });

    test('API-041 a member gets their own profile', async () => {
      const { email, entered } = await joined();
      await run(subject.sessions.write(entered.session));
      expect(await run(subject.accounts.owner)).toEqual({
        firstName: 'Grace',
        lastName: 'Hopper',
        email,
        interests: [],
        loyalty: { isMember: false, points: 0 },
      });
    });

    test('API-041 AUTH-27 a guest owns no account', async () => {
      const { accounts, close } = await open();
      expect(await failureOf(accounts.owner)).toMatchObject({ errorId: 'AUT440', status: 403 });
      await close?.();
    });

    test('API-002 the same person signs in again with address and password', async () => {
      const { email, entered } = await joined();
      const { verifier, asking } = newSecret();
      const code = await run(subject.accounts.signIn({ email, password, ...asking }));
      expect((await run(subject.accounts.exchange({ code, verifier }))).session.consumerId).toBe(
        entered.session.consumerId,
      );
    });

    test('API-002 a wrong password and an unknown address fail in the same way', async () => {
      const { email } = await joined();
      for (const who of [email, newEmail()])
        expect(
          await failureOf(subject.accounts.signIn({ email: who, password: 'Wrong1Horse', ...newSecret().asking })),
        ).toMatchObject({ _tag: 'ApiFailure', errorId: 'AUT401', status: 401 });
    });

    test('AUTH-22 the attempts before a lock are reported', async () => {
      const email = newEmail();
      const errorIds: unknown[] = [];
      for (let trial = 1; trial <= 6; trial += 1)
        errorIds.push((await failureOf(subject.accounts.signIn({ email, password, ...newSecret().asking }))).errorId);
      expect(errorIds).toEqual(['AUT401', 'AUT401', 'AUT401', 'AUT426', 'AUT423', 'AUT423']);
    });

    test('API-004 an address has one account', async () => {
      const { email } = await joined();
      const again = subject.accounts.signUp({
        firstName: 'Grace',
        lastName: 'Hopper',
        email,
        password,
        wantsNewsletter: true,
        ...newSecret().asking,
      });
      expect(await failureOf(again)).toMatchObject({ errorId: 'AUT439', status: 409 });
    });

    test('A1 a code can be used once, and with its own verifier only', async () => {
      const { verifier, asking } = newSecret();
      const person = { firstName: 'Grace', lastName: 'Hopper', password, wantsNewsletter: false };
      const code = await run(subject.accounts.signUp({ ...person, email: newEmail(), ...asking }));
      await run(subject.accounts.exchange({ code, verifier }));
      expect(await failureOf(subject.accounts.exchange({ code, verifier }))).toMatchObject({
        errorId: 'AUT440',
        status: 401,
      });
      const other = await run(subject.accounts.signUp({ ...person, email: newEmail(), ...asking }));
      expect(await failureOf(subject.accounts.exchange({ code: other, verifier: newSecret().verifier }))).toMatchObject(
        {
          errorId: 'AUT440',
        },
      );
    });
  });
};
