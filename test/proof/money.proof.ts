import { expect, test } from 'vitest';
import {
  addInParallel,
  addUnderOneKey,
  startInParallel,
  writeInParallel,
} from '#test/reliability/scenarios/cart-writes.ts';
import { settleChallenge } from '#test/reliability/scenarios/challenge.ts';
import { crashPoints, dieAt, waitForReconciler } from '#test/reliability/scenarios/crash.ts';
import { raceForLastInStore } from '#test/reliability/scenarios/last-in-store.ts';
import { raceForLastUnits } from '#test/reliability/scenarios/last-unit.ts';
import { pressManyKeys, pressOneKey } from '#test/reliability/scenarios/one-order.ts';
import { sendStepDuringChallenge } from '#test/reliability/scenarios/second-tab.ts';
import { mergeWhileAdding } from '#test/reliability/scenarios/sign-in.ts';
import { rounds } from '#test/reliability/harness/rounds.ts';
import { useHarness } from '#test/reliability/harness/use-harness.ts';
import { startPostgres } from '#test/support/postgres.ts';

/** The rounds of reliability 4C in full: the same scenarios as in `npm test`, longer. */
const harness = useHarness(startPostgres);

test('I17 20 rounds of 100 buyers for the last unit: exactly one order in each', async () => {
  expect(await raceForLastUnits(harness(), { buyers: 100, rounds: 20, units: 1 })).toEqual([]);
});

test('I17 20 rounds of 30 buyers for three units: exactly three orders in each', async () => {
  expect(await raceForLastUnits(harness(), { buyers: 30, rounds: 20, units: 3 })).toEqual([]);
});

test('I17 10 times 40 buyers of the last unit of a store, and 15 of three units: exactly one order, and three', async () => {
  expect(
    await rounds(10, async () => [
      ...(await raceForLastInStore(harness(), { buyers: 40, units: 1 })),
      ...(await raceForLastInStore(harness(), { buyers: 15, units: 3 })),
    ]),
  ).toEqual([]);
});

test('I29 I30 AUTH-06 30 times adds of the guest and of the member while the guest signs in: no unit is lost or doubled', async () => {
  expect(await rounds(30, () => mergeWhileAdding(harness()))).toEqual([]);
});

test('I01 I12 20 times one key sent 50 times: one order and one charge each', async () => {
  expect(await rounds(20, () => pressOneKey(harness(), 50))).toEqual([]);
});

test('I01 20 times one cart ordered 30 times under different keys: one order and one charge each', async () => {
  expect(await rounds(20, () => pressManyKeys(harness(), 30))).toEqual([]);
});

test('B6 I18 10 times a challenge reported 50 times while the order reconciler runs: the order completes once', async () => {
  expect(await rounds(10, () => settleChallenge(harness(), 50))).toEqual([]);
});

test('I01 CHK-18 20 times tabs that send the shipping step while a challenge is passed', async () => {
  expect(
    await rounds(10, async () => [
      ...(await sendStepDuringChallenge(harness(), 'standard')),
      ...(await sendStepDuringChallenge(harness(), 'express')),
    ]),
  ).toEqual([]);
});

test('I12 I30 I31 I32 5 times parallel writes of a cart', async () => {
  expect(
    await rounds(5, async () => [
      ...(await addInParallel(harness())),
      ...(await addUnderOneKey(harness())),
      ...(await writeInParallel(harness())),
      ...(await startInParallel(harness())),
    ]),
  ).toEqual([]);
});

test.each(crashPoints)(
  'R2 10 processes killed at %s: nothing is lost, doubled, or charged without an order',
  async (point) => {
    expect(
      await rounds(5, async () => [
        ...(await dieAt(harness(), point, 'tok_test_succeeds')),
        ...(await dieAt(harness(), point, 'tok_test_card_declined')),
      ]),
    ).toEqual([]);
  },
);

test.each(['pending-committed', 'provider-called', 'answer-received'] as const)(
  'I03 an order whose process was killed at %s is completed by another within a minute',
  async (point) => {
    expect(await waitForReconciler(harness(), point)).toBeLessThan(60_000);
    expect(await harness().audit()).toEqual([]);
  },
);
