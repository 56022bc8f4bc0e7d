import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AccountGateway } from '#core/account/ports/account-gateway.ts';
import type { ProfileGateway } from '#core/account/ports/profile-gateway.ts';
import type { SessionRepository } from '#core/session/ports/session-repository.ts';
import { failureOf, run } from '../run.ts';
import { enterAsMember } from './member-session.ts';

export type ProfileGatewayUnderTest = {
  readonly profiles: ProfileGateway;
  readonly accounts: AccountGateway;
  readonly sessions: SessionRepository;
  readonly newKey: () => string;
};

/** The contract of every profile gateway. */
export const profileGatewayContract = (name: string, open: () => Promise<ProfileGatewayUnderTest>): void => {
  describe(`ProfileGateway: ${name}`, () => {
    let subject: ProfileGatewayUnderTest;
    beforeAll(async () => {
      subject = await open();
      await enterAsMember(subject, 'profile@example.org');
    });
    afterAll(async () => {
      await run(subject.sessions.clear);
    });

    test('API-042 PRO-08 the given parts are changed, the others stay, and an empty text removes a value', async () => {
      const { profiles, accounts, newKey } = subject;
      const given = {
        firstName: 'Ada',
        phone: '+14155550142',
        birthDate: '1990-02-28',
        postalCode: '94607',
        interests: ['hiking', 'camping'],
        shoeSize: '42',
      };
      await run(profiles.change({ key: newKey(), changes: given }));
      const loyalty = { isMember: false, points: 0 };
      const common = { lastName: 'Hopper', email: 'profile@example.org', loyalty };
      expect(await run(accounts.owner)).toEqual({ ...common, ...given });
      await run(
        profiles.change({ key: newKey(), changes: { phone: '', postalCode: '', shoeSize: '', interests: [] } }),
      );
      expect(await run(accounts.owner)).toEqual({
        ...common,
        firstName: 'Ada',
        birthDate: '1990-02-28',
        interests: [],
      });
    });

    test('ENR-09 an enrollment makes a loyalty member', async () => {
      const { profiles, accounts, newKey } = subject;
      const enrollment = { type: 'Loyalty', optin: true, doubleOptin: false, country: 'US' } as const;
      await run(profiles.change({ key: newKey(), changes: { enrollment } }));
      expect((await run(accounts.owner)).loyalty.isMember).toBe(true);
    });

    test('AUTH-32 without a member there is no profile to change', async () => {
      const { profiles, sessions, newKey } = subject;
      const member = await run(sessions.read);
      await run(sessions.clear);
      expect(['AUT440', 'AUT498']).toContain(
        (await failureOf(profiles.change({ key: newKey(), changes: { firstName: 'Eve' } }))).errorId,
      );
      if (member !== undefined) await run(sessions.write(member));
    });
  });
};
