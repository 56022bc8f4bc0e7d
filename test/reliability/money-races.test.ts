import { expect, test } from 'vitest';
import { addInParallel, startInParallel, writeInParallel } from './drivers/cart-writes.ts';
import { settleChallenge } from './drivers/challenge.ts';
import { crashPoints, dieAt } from './drivers/crash.ts';
import { raceForLastInStore } from './drivers/last-in-store.ts';
import { raceForLastUnits } from './drivers/last-unit.ts';
import { pressManyKeys, pressOneKey } from './drivers/one-order.ts';
import { sendStepDuringChallenge } from './drivers/second-tab.ts';
import { useRig } from './rig/use-rig.ts';

const rig = useRig();

test('I17 100 buyers of the last unit, on two processes: exactly one order, the others are told', async () => {
  expect(await raceForLastUnits(rig(), { buyers: 100, rounds: 2, units: 1 })).toEqual([]);
});

test('I17 30 buyers of three units: exactly three orders', async () => {
  expect(await raceForLastUnits(rig(), { buyers: 30, rounds: 2, units: 3 })).toEqual([]);
});

test('I17 40 buyers of the last unit of a store, on two processes: exactly one order, and three of three', async () => {
  expect(await raceForLastInStore(rig(), { buyers: 40, units: 1 })).toEqual([]);
  expect(await raceForLastInStore(rig(), { buyers: 15, units: 3 })).toEqual([]);
});

test('I01 I12 one key pressed 50 times: one order and one charge', async () => {
  expect(await pressOneKey(rig(), 50)).toEqual([]);
});

test('I01 one cart ordered 30 times under different keys: one order and one charge', async () => {
  expect(await pressManyKeys(rig(), 30)).toEqual([]);
});

test('B6 I18 a challenge reported 20 times while the completer settles: the order ends once', async () => {
  expect(await settleChallenge(rig(), 20)).toEqual([]);
});

test('I01 CHK-18 tabs that send the same shipping step again while the challenge is passed: the order is placed', async () => {
  for (let round = 1; round <= 3; round += 1) expect(await sendStepDuringChallenge(rig(), 'standard')).toEqual([]);
});

test('I01 I02 tabs that choose another method while the challenge is passed: one order, or none and no money', async () => {
  for (let round = 1; round <= 3; round += 1) expect(await sendStepDuringChallenge(rig(), 'express')).toEqual([]);
});

test('I30 parallel adds all count', async () => {
  expect(await addInParallel(rig())).toEqual([]);
});

test('I31 of parallel writes on one version one is done', async () => {
  expect(await writeInParallel(rig())).toEqual([]);
});

test('I32 tabs that start a cart at once share one', async () => {
  expect(await startInParallel(rig())).toEqual([]);
});

test.each(crashPoints)('R2 a process killed at %s: nothing is lost, doubled, or charged without an order', async (point) => {
  expect(await dieAt(rig(), point, 'tok_test_succeeds')).toEqual([]);
  expect(await dieAt(rig(), point, 'tok_test_card_declined')).toEqual([]);
});
