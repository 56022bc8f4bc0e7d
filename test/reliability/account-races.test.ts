import { expect, test } from 'vitest';
import { sharedPostgres } from '#test/support/shared-postgres.ts';
import { guessInParallel, joinInParallel, mergeWhileAdding, exchangeOneCode } from './scenarios/sign-in.ts';
import { deletionPoints, dieWhileDeleting } from './scenarios/delete-account.ts';
import { dieWhileSigningUp, signUpPoints } from './scenarios/sign-up.ts';
import { useHarness } from './harness/use-harness.ts';

const harness = useHarness(() => sharedPostgres('seeded'));

test('A1 one code exchanged 50 times at once, on two processes: one exchange succeeds, and the cart is merged once', async () => {
  expect(await exchangeOneCode(harness(), 50)).toEqual([]);
});

test('I29 I30 AUTH-06 adds of the guest and of the member while the guest signs in: no unit is lost or doubled', async () => {
  for (let round = 1; round <= 3; round += 1) expect(await mergeWhileAdding(harness())).toEqual([]);
});

test('A5 AUTH-22 40 simultaneous guesses on two processes: no more passwords are compared than sequentially', async () => {
  expect(await guessInParallel(harness(), 40)).toEqual([]);
});

test('API-004 20 simultaneous sign-ups with one address: one account', async () => {
  expect(await joinInParallel(harness(), 20)).toEqual([]);
});

test.each(deletionPoints)(
  'R2 a process that is killed while it deletes an account (%s): the next one finishes the deletion',
  async (point) => {
    expect(await dieWhileDeleting(harness(), point)).toEqual([]);
  },
  60_000,
);

test.each(signUpPoints)(
  'R2 a process that is killed while it creates an account (%s): one account and one message in the end',
  async (point) => {
    expect(await dieWhileSigningUp(harness(), point)).toEqual([]);
  },
);
