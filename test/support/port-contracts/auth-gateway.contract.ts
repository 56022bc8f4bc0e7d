import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AuthGateway } from '#core/session/ports/auth-gateway.ts';
import { failureOf, run } from '../run.ts';

export type AuthGatewayUnderTest = { readonly auth: AuthGateway; readonly close?: () => Promise<void> };

/** The contract of every token service, where the caller holds its tokens itself. */
export const authGatewayContract = (name: string, open: () => Promise<AuthGatewayUnderTest>): void => {
  describe(`AuthGateway: ${name}`, () => {
    let subject: AuthGatewayUnderTest;
    beforeAll(async () => {
      subject = await open();
    });
    afterAll(async () => {
      await subject.close?.();
    });

    const guest = async () => {
      const session = await run(subject.auth.guest);
      if (session === undefined) throw new Error('No session');
      return session;
    };

    test('AUTH-01 a guest gets tokens that expire, the access token before the refresh token', async () => {
      const session = await guest();
      expect(session.tokens?.access).not.toBe(session.tokens?.refresh);
      expect(Date.parse(session.accessExpiry)).toBeLessThan(Date.parse(session.refreshExpiry));
    });

    test('every guest has a different id', async () => {
      expect((await guest()).consumerId).not.toBe((await guest()).consumerId);
    });

    test('a renewal keeps the shopper and changes the tokens', async () => {
      const session = await guest();
      const renewed = await run(subject.auth.refresh(session));
      expect(renewed?.consumerId).toBe(session.consumerId);
      expect(renewed?.tokens?.access).not.toBe(session.tokens?.access);
    });

    test('an unknown refresh token is refused with 401', async () => {
      const session = await guest();
      expect(
        await failureOf(subject.auth.refresh({ ...session, tokens: { access: 'x', refresh: 'unknown-token' } })),
      ).toMatchObject({ _tag: 'ApiFailure', status: 401 });
    });
  });
};
