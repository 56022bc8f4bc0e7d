import * as Effect from 'effect/Effect';
import type { SecurityGateway, SignInEntry } from '../account/ports/security-gateway.ts';
import type { FakeAccounts } from './fake-accounts.ts';
import { apiRefusal, type FakeFaults } from './faults.ts';

const VERIFICATION_CODE = '123456';
const RESET_CODE = 'reset-code';

/** Addresses for which a reset was requested, and the sign-ins that a test adds. */
export type FakeSecurity = SecurityGateway & {
  readonly resets: readonly string[];
  readonly signInElsewhere: (device: string) => void;
};

/**
 * Passwords and sign-ins of the fake accounts. Each account has one sign-in, and those that a test adds. The code of a
 * verification is 123456, that of a reset `reset-code`, both valid once.
 */
export const makeFakeSecurity = (
  accounts: Pick<FakeAccounts, 'passwordOf' | 'owner'>,
  faults: FakeFaults,
): FakeSecurity => {
  const resets: string[] = [];
  let elsewhere: readonly SignInEntry[] = [];
  let isEmailVerified = false;
  let unclaimed = 1;
  let made = 0;
  const at = '2026-06-15T10:00:00.000Z';
  const current: SignInEntry = { id: 'current', device: 'Firefox, Linux', createdAt: at, usedAt: at, isCurrent: true };
  const member = Effect.gen(function* () {
    return (yield* accounts.owner).email;
  });

  return {
    resets,
    signInElsewhere: (device) => {
      elsewhere = [...elsewhere, { ...current, id: `elsewhere-${(made += 1)}`, device, isCurrent: false }];
    },
    changePassword: ({ oldPassword, newPassword }) =>
      Effect.gen(function* () {
        yield* faults.meet('changePassword');
        const password = accounts.passwordOf(yield* member);
        if (password.read() !== oldPassword) return yield* Effect.fail(apiRefusal('AUT450', 400));
        if (oldPassword === newPassword) return yield* Effect.fail(apiRefusal('AUT451', 400));
        password.write(newPassword);
        elsewhere = [];
      }),
    requestReset: ({ email }) =>
      Effect.gen(function* () {
        yield* faults.meet('requestReset');
        resets.push(email);
      }),
    confirmReset: ({ email, code, newPassword }) =>
      Effect.gen(function* () {
        yield* faults.meet('confirmReset');
        const password = accounts.passwordOf(email);
        if (!resets.includes(email) || code !== RESET_CODE || password.read() === undefined)
          return yield* Effect.fail(apiRefusal('AUT402', 400));
        resets.splice(resets.indexOf(email), 1);
        password.write(newPassword);
      }),
    checkReset: ({ email, code }) =>
      Effect.gen(function* () {
        yield* faults.meet('checkReset');
        if (!resets.includes(email) || code !== RESET_CODE) return yield* Effect.fail(apiRefusal('AUT402', 400));
      }),
    view: Effect.gen(function* () {
      yield* faults.meet('viewSecurity');
      return { isEmailVerified, signIns: [...elsewhere, current] };
    }),
    endSignIn: (id) =>
      Effect.gen(function* () {
        yield* faults.meet('endSignIn');
        if (elsewhere.every((one) => one.id !== id)) return yield* Effect.fail(apiRefusal('API404', 404));
        elsewhere = elsewhere.filter((one) => one.id !== id);
      }),
    endOtherSignIns: Effect.gen(function* () {
      yield* faults.meet('endOtherSignIns');
      elsewhere = [];
    }),
    sendVerification: faults.meet('sendVerification'),
    verifyEmail: (code) =>
      Effect.gen(function* () {
        yield* faults.meet('verifyEmail');
        if (code !== VERIFICATION_CODE) return yield* Effect.fail(apiRefusal('AUT437', 400));
        isEmailVerified = true;
      }),
    claimOrders: Effect.gen(function* () {
      yield* faults.meet('claimOrders');
      if (!isEmailVerified) return yield* Effect.fail(apiRefusal('AUT432', 403));
      const claimed = unclaimed;
      unclaimed = 0;
      return claimed;
    }),
  };
};
