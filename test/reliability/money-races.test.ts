import { expect, test } from 'vitest';
import { sharedPostgres } from '#test/support/shared-postgres.ts';
import { addInParallel, addUnderOneKey, startInParallel, writeInParallel } from './scenarios/cart-writes.ts';
import { settleChallenge } from './scenarios/challenge.ts';
import { dieAt } from './scenarios/crash.ts';
import { raceForLastInStore } from './scenarios/last-in-store.ts';
import { raceForLastUnits } from './scenarios/last-unit.ts';
import { cancelInManyTabs, dieWhileCanceling, dieWhileCapturing } from './scenarios/order-changes.ts';
import { pressManyKeys, pressOneKey } from './scenarios/one-order.ts';
import { raceForPromotion } from './scenarios/limited-promotion.ts';
import { dieWithTenders, raceForGiftCard } from './scenarios/prepaid-tenders.ts';
import { sendStepDuringChallenge } from './scenarios/second-tab.ts';
import { dieWhileReturning, returnPoints } from './scenarios/return-order.ts';
import { useHarness } from './harness/use-harness.ts';

const harness = useHarness(() => sharedPostgres('seeded'));

test('I17 30 buyers of the last unit, on two processes: exactly one order, the others are refused', async () => {
  expect(await raceForLastUnits(harness(), { buyers: 30, rounds: 1, units: 1 })).toEqual([]);
});

test('I17 15 buyers of three units: exactly three orders', async () => {
  expect(await raceForLastUnits(harness(), { buyers: 15, rounds: 1, units: 3 })).toEqual([]);
});

test('I17 15 buyers of the last unit of a store, on two processes: exactly one order', async () => {
  expect(await raceForLastInStore(harness(), { buyers: 15, units: 1 })).toEqual([]);
});

test('I01 I12 one key sent 50 times: one order and one charge', async () => {
  expect(await pressOneKey(harness(), 50)).toEqual([]);
});

test('I01 one cart ordered 30 times under different keys: one order and one charge', async () => {
  expect(await pressManyKeys(harness(), 30)).toEqual([]);
});

test('B6 I18 a challenge reported 20 times while the order reconciler runs: the order completes once', async () => {
  expect(await settleChallenge(harness(), 20)).toEqual([]);
});

test('I01 CHK-18 tabs that send the same shipping step again while the challenge is passed: the order is placed', async () => {
  for (let round = 1; round <= 3; round += 1) expect(await sendStepDuringChallenge(harness(), 'standard')).toEqual([]);
});

test('I01 I02 tabs that choose another method while the challenge is passed: one order, or none and no money', async () => {
  for (let round = 1; round <= 3; round += 1) expect(await sendStepDuringChallenge(harness(), 'express')).toEqual([]);
});

test('I30 all parallel adds count', async () => {
  expect(await addInParallel(harness())).toEqual([]);
});

test('I12 one add that is sent many times at once under its key counts once', async () => {
  expect(await addUnderOneKey(harness())).toEqual([]);
});

test('I31 of parallel writes on one version one succeeds', async () => {
  expect(await writeInParallel(harness())).toEqual([]);
});

test('I32 tabs that create a cart at once share one', async () => {
  expect(await startInParallel(harness())).toEqual([]);
});

// Every crash point, with both cards, is in test/proof/money.proof.ts.
test('R2 a process killed after the response of the provider: nothing is lost, doubled, or charged without an order', async () => {
  expect(await dieAt(harness(), 'answer-received', 'tok_test_succeeds')).toEqual([]);
});

test('ORD-08 20 tabs on two processes cancel the same units: one cancels them, and the money is released once', async () => {
  expect(await cancelInManyTabs(harness(), 20)).toEqual([]);
});

test.each(['change-committed', 'operation-answered'] as const)(
  'R2 a process killed at "%s" of a cancellation: the money is released once',
  async (point) => {
    expect(await dieWhileCanceling(harness(), point)).toEqual([]);
  },
);

test('R2 a process killed after a capture: the shipment is captured and invoiced once', async () => {
  expect(await dieWhileCapturing(harness())).toEqual([]);
});

test.each(returnPoints)(
  'R2 ORD-10 a process killed at "%s" of a return: one return, one refund, one message of each kind',
  async (point) => {
    expect(await dieWhileReturning(harness(), point)).toEqual([]);
  },
);

test('I02 one gift card in two carts that are ordered at once, on two processes: one takes it', async () => {
  expect(await raceForGiftCard(harness())).toEqual([]);
});

test('R2 a process killed while three tenders are held: all are held by one order, and pay once', async () => {
  expect(await dieWithTenders(harness(), 'prepaid-held', 'tok_test_succeeds')).toEqual([]);
});

test('PRM175 a promotion with 3 uses that 12 guests order with at once: 3 orders have it, the others see their cart again', async () => {
  expect(await raceForPromotion(harness(), { buyers: 12, uses: 3 })).toEqual([]);
});
