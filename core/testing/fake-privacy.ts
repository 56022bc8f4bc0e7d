import * as Effect from 'effect/Effect';
import type { OpenBusiness, PrivacyGateway } from '../account/ports/privacy-gateway.ts';
import type { FakeAccounts } from './fake-accounts.ts';
import { apiRefusal, type FakeFaults } from './faults.ts';

/** `open` sets what prevents a deletion. */
export type FakePrivacy = PrivacyGateway & { readonly open: (business: Partial<OpenBusiness>) => void };

/** Personal data of the fake accounts: their profile. */
export const makeFakePrivacy = (
  accounts: Pick<FakeAccounts, 'passwordOf' | 'owner' | 'remove'>,
  faults: FakeFaults,
): FakePrivacy => {
  let business: OpenBusiness = { openOrders: 0, openReturns: 0, returnableOrders: [] };
  const requests = new Map<string, string>();
  return {
    open: (next) => {
      business = { ...business, ...next };
    },
    requestCopy: ({ key, email }) =>
      Effect.gen(function* () {
        yield* faults.meet('requestCopy');
        if ((yield* accounts.owner).email !== email) return yield* Effect.fail(apiRefusal('PRO400', 400));
        requests.set(`request-${key}`, email);
        return `request-${key}`;
      }),
    readCopy: (requestId) =>
      Effect.gen(function* () {
        yield* faults.meet('readCopy');
        if (!requests.has(requestId)) return yield* Effect.fail(apiRefusal('API404', 404));
        return { account: [yield* accounts.owner] };
      }),
    view: Effect.map(faults.meet('viewPrivacy'), () => business),
    deleteAccount: (password) =>
      Effect.gen(function* () {
        yield* faults.meet('deleteAccount');
        const { email } = yield* accounts.owner;
        if (accounts.passwordOf(email).read() !== password) return yield* Effect.fail(apiRefusal('AUT450', 400));
        if (business.openOrders + business.openReturns > 0) return yield* Effect.fail(apiRefusal('API405', 409));
        accounts.remove(email);
      }),
  };
};
