import * as Effect from 'effect/Effect';
import type { ProfileChanges, ProfileGateway } from '../account/ports/profile-gateway.ts';
import type { FakeAccounts } from './fake-accounts.ts';
import type { FakeFaults } from './faults.ts';

/** `changes` are the changes received, in order. */
export type FakeProfiles = ProfileGateway & { readonly changes: readonly ProfileChanges[] };

/** The profile of the fake account that is signed in. A key changes it once. */
export const makeFakeProfiles = (accounts: Pick<FakeAccounts, 'changeOwner'>, faults: FakeFaults): FakeProfiles => {
  const changes: ProfileChanges[] = [];
  const keys = new Set<string>();
  return {
    changes,
    change: ({ key, changes: given }) =>
      Effect.gen(function* () {
        yield* faults.meet('changeProfile');
        if (keys.has(key)) return;
        keys.add(key);
        changes.push(given);
        yield* accounts.changeOwner(given);
      }),
  };
};
