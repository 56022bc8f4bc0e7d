import * as Clock from 'effect/Clock';
import * as Effect from 'effect/Effect';
import { CodeChallenge } from '../account/code-challenge.ts';
import type { AccountGateway, AccountOwner } from '../account/ports/account-gateway.ts';
import type { ProfileChanges } from '../account/ports/profile-gateway.ts';
import type { ApiFailure } from '../failures/api-failure.ts';
import type { SessionRepository } from '../session/ports/session-repository.ts';
import type { Secrets } from '../session/ports/secrets.ts';
import { ACCESS_MS } from './fake-auth.ts';
import { present } from '../kernel/present.ts';
import { apiRefusal, type FakeFaults } from './faults.ts';

/** Lifetime of a member's refresh token in milliseconds (AUTH-15). */
const MEMBER_MS = 30 * 24 * 60 * 60_000;
const MOST_TRIALS = 5;

type Account = { readonly consumerId: string; readonly password: string; readonly owner: AccountOwner };

const conflict = apiRefusal('AUT439', 409);

type Grant = Parameters<AccountGateway['exchange']>[0];

/**
 * Accounts in memory. `mergeNext` sets the merged units that the next exchange returns; `grants` are the exchanges
 * received so far.
 */
export type FakeAccounts = AccountGateway & {
  readonly grants: readonly Grant[];
  readonly mergeNext: (units: { readonly addedUnits: number; readonly savedUnits: number }) => void;
  readonly emails: () => readonly string[];
  readonly owners: () => readonly AccountOwner[];
  readonly remove: (email: string) => void;
  /** The password of an account; undefined for an unknown address, which has none to write. */
  readonly passwordOf: (email: string) => {
    readonly read: () => string | undefined;
    readonly write: (password: string) => void;
  };
  /** Makes an account that of an employee who has not accepted the terms. */
  readonly employ: (email: string) => void;
  /** Changes the profile of the member who is signed in, as the service does. */
  readonly changeOwner: (changes: ProfileChanges) => Effect.Effect<void, ApiFailure>;
};

/** The profile after a change; an empty text removes a value. */
const changed = (owner: AccountOwner, { enrollment, employee, ...changes }: ProfileChanges): AccountOwner => {
  const { phone, birthDate, postalCode, shoeSize, ...rest } = { ...owner, ...changes };
  const given = (text: string | undefined): string | undefined => (text === '' ? undefined : text);
  return {
    ...rest,
    ...present({
      phone: given(phone),
      birthDate: given(birthDate),
      postalCode: given(postalCode),
      shoeSize: given(shoeSize),
      employee: owner.employee && { termsAccepted: employee?.termsAccepted ?? owner.employee.termsAccepted },
    }),
    loyalty: { ...owner.loyalty, isMember: owner.loyalty.isMember || enrollment?.optin === true },
  };
};

/** Makes accounts in memory that behave like the service: only a member's session has an owner. */
export const makeFakeAccounts = (
  faults: FakeFaults,
  sessions: SessionRepository,
  { sha256 }: Secrets,
): FakeAccounts => {
  const accounts = new Map<string, Account>();
  const trials = new Map<string, number>();
  const codes = new Map<string, { readonly consumerId: string; readonly challenge: string }>();
  let merged = { addedUnits: 0, savedUnits: 0 };
  let made = 0;
  const grants: Grant[] = [];

  const codeFor = (consumerId: string, challenge: string): string => {
    const code = `code-${(made += 1)}`;
    codes.set(code, { consumerId, challenge });
    return code;
  };
  const refusalAfter = (count: number) =>
    count >= MOST_TRIALS ? apiRefusal('AUT423', 423) : apiRefusal(count === MOST_TRIALS - 1 ? 'AUT426' : 'AUT401', 401);
  const current = Effect.gen(function* () {
    const session = yield* sessions.read;
    return [...accounts.values()].find(({ consumerId }) => consumerId === session?.consumerId);
  });

  return {
    grants,
    mergeNext: (units) => {
      merged = units;
    },
    emails: () => [...accounts.keys()],
    owners: () => [...accounts.values()].map(({ owner }) => owner),
    remove: (email) => void accounts.delete(email),
    passwordOf: (email) => ({
      read: () => accounts.get(email)?.password,
      write: (password) => {
        const account = accounts.get(email);
        if (account !== undefined) accounts.set(email, { ...account, password });
        trials.delete(email);
      },
    }),
    employ: (email) => {
      const account = accounts.get(email);
      if (account !== undefined)
        accounts.set(email, { ...account, owner: { ...account.owner, employee: { termsAccepted: false } } });
    },
    changeOwner: (changes) =>
      Effect.gen(function* () {
        const account = yield* current;
        if (account === undefined) return yield* Effect.fail(apiRefusal('AUT440', 403));
        accounts.set(account.owner.email, { ...account, owner: changed(account.owner, changes) });
      }),
    signIn: ({ email, password, challenge }) =>
      Effect.gen(function* () {
        yield* faults.meet('signIn');
        const identity = email.trim().toLowerCase();
        const count = (trials.get(identity) ?? 0) + 1;
        trials.set(identity, count);
        const account = accounts.get(identity);
        if (count > MOST_TRIALS || account?.password !== password) return yield* Effect.fail(refusalAfter(count));
        trials.delete(identity);
        return codeFor(account.consumerId, challenge);
      }),
    signUp: ({ email, password, challenge, captchaToken: _, wantsNewsletter: __, ...person }) =>
      Effect.gen(function* () {
        yield* faults.meet('signUp');
        const identity = email.trim().toLowerCase();
        if (accounts.has(identity)) return yield* Effect.fail(conflict);
        const consumerId = `member-${(made += 1)}`;
        accounts.set(identity, {
          consumerId,
          password,
          owner: { ...person, email: identity, interests: [], loyalty: { isMember: false, points: 0 } },
        });
        return codeFor(consumerId, challenge);
      }),
    exchange: (grant) =>
      Effect.gen(function* () {
        const { code, verifier } = grant;
        grants.push(grant);
        yield* faults.meet('exchange');
        const granted = codes.get(code);
        codes.delete(code);
        const digest = yield* sha256(CodeChallenge.digested(verifier));
        if (granted?.challenge !== CodeChallenge.challenge(digest))
          return yield* Effect.fail(apiRefusal('AUT440', 401));
        const now = yield* Clock.currentTimeMillis;
        const units = merged;
        merged = { addedUnits: 0, savedUnits: 0 };
        const until = (ms: number): string => new Date(now + ms).toISOString();
        made += 1;
        return {
          session: {
            consumerId: granted.consumerId,
            consumerType: 'REGISTERED',
            accessExpiry: until(ACCESS_MS),
            refreshExpiry: until(MEMBER_MS),
            // The cart of the guest is that of the member now.
            refs: present({ basket: grant.session?.refs.basket }),
            tokens: { access: `member-access-${made}`, refresh: `member-refresh-${made}` },
          },
          ...units,
        };
      }),
    signOut: faults.meet('signOut'),
    owner: Effect.gen(function* () {
      yield* faults.meet('owner');
      const account = yield* current;
      return account === undefined ? yield* Effect.fail(apiRefusal('AUT440', 403)) : account.owner;
    }),
  };
};
