import * as Effect from 'effect/Effect';
import type { EnrollmentGateway } from '../enrollment/ports/enrollment-gateway.ts';
import type { FakeAccounts } from './fake-accounts.ts';
import type { FakeFaults } from './faults.ts';

/** Looks up the accounts in memory. */
export const makeFakeEnrollments = (accounts: FakeAccounts, faults: FakeFaults): EnrollmentGateway => ({
  lookUp: (query) =>
    Effect.map(faults.meet('lookUp'), () => {
      const found = accounts
        .owners()
        .find((owner) =>
          'email' in query ? owner.email === query.email.trim().toLowerCase() : owner.phone === query.phone,
        );
      return {
        exists: found !== undefined,
        isLoyaltyMember: found?.loyalty.isMember ?? false,
        hasPassword: found !== undefined,
      };
    }),
});
