import { expect, test } from 'vitest';
import { sharedPostgres } from '#test/support/shared-postgres.ts';
import { guessInParallel, joinInParallel, mergeWhileAdding, tradeOneCode } from './drivers/sign-in.ts';
import { useRig } from './rig/use-rig.ts';

const rig = useRig(() => sharedPostgres('seeded'));

test('A1 one code traded 50 times at once, on two processes: one is let in, and the cart is merged once', async () => {
  expect(await tradeOneCode(rig(), 50)).toEqual([]);
});

test('I29 I30 AUTH-06 adds of the guest and of the member while the guest signs in: no unit is lost or doubled', async () => {
  for (let round = 1; round <= 3; round += 1) expect(await mergeWhileAdding(rig())).toEqual([]);
});

test('A5 AUTH-22 40 guesses at once, on two processes: no more are compared than one after the other', async () => {
  expect(await guessInParallel(rig(), 40)).toEqual([]);
});

test('API-004 20 sign-ups with one address at once: one account', async () => {
  expect(await joinInParallel(rig(), 20)).toEqual([]);
});
