import { beforeAll, describe, expect, test } from 'vitest';
import type { AccountGateway } from '#core/account/ports/account-gateway.ts';
import type { EnrollmentGateway } from '#core/enrollment/ports/enrollment-gateway.ts';
import { run } from '../run.ts';
import { newSecret, password } from './member-session.ts';

export type EnrollmentGatewayUnderTest = {
  readonly enrollments: EnrollmentGateway;
  readonly accounts: AccountGateway;
};

/** The contract of every enrollment gateway. The session is a guest's. */
export const enrollmentGatewayContract = (name: string, open: () => Promise<EnrollmentGatewayUnderTest>): void => {
  describe(`EnrollmentGateway: ${name}`, () => {
    let subject: EnrollmentGatewayUnderTest;
    beforeAll(async () => {
      subject = await open();
      await run(
        subject.accounts.signUp({
          firstName: 'Mary',
          lastName: 'Shelley',
          email: 'lookup@example.org',
          password,
          phone: '+14155550188',
          wantsNewsletter: false,
          ...newSecret().asking,
        }),
      );
    });

    test.each([
      [{ email: 'LOOKUP@example.org' }, true],
      [{ phone: '+14155550188' }, true],
      [{ email: 'unknown@example.org' }, false],
      [{ phone: '+14155550199' }, false],
    ])('API-047 ENR-05 %j has an account: %s', async (query, exists) => {
      expect(await run(subject.enrollments.lookUp(query))).toEqual({
        exists,
        isLoyaltyMember: false,
        hasPassword: exists,
      });
    });
  });
};
