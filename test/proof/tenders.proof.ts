import { expect, test } from 'vitest';
import { rounds } from '#test/reliability/harness/rounds.ts';
import { useHarness } from '#test/reliability/harness/use-harness.ts';
import { raceForPromotion } from '#test/reliability/scenarios/limited-promotion.ts';
import {
  dieWithTenders,
  pressWithPoints,
  raceForGiftCard,
  tenderPoints,
  waitForRelease,
} from '#test/reliability/scenarios/prepaid-tenders.ts';
import { startPostgres } from '#test/support/postgres.ts';

/** Tenders that combine: the same scenarios as in `npm test`, longer. */
const harness = useHarness(startPostgres);

test('I02 100 times one gift card in two carts that are ordered at once on two processes: one takes it', async () => {
  expect(await rounds(100, () => raceForGiftCard(harness()))).toEqual([]);
});

test('I02 20 times one cart with points ordered 20 times at once: the points are taken once', async () => {
  expect(await rounds(20, () => pressWithPoints(harness(), 20))).toEqual([]);
});

test('PRM175 a promotion with 10 uses that 100 guests order with at once on two processes: 10 orders have it', async () => {
  expect(await raceForPromotion(harness(), { buyers: 100, uses: 10 })).toEqual([]);
});

test.each(tenderPoints)(
  'R2 10 processes killed at %s of an order that three tenders pay: each has paid once, or has what it had',
  async (point) => {
    expect(
      await rounds(5, async () => [
        ...(await dieWithTenders(harness(), point, 'tok_test_succeeds')),
        ...(await dieWithTenders(harness(), point, 'tok_test_card_declined')),
      ]),
    ).toEqual([]);
  },
);

test('R2 a declined order whose process was killed gives back what it holds within a minute', async () => {
  expect(await waitForRelease(harness())).toBeLessThan(60_000);
  expect(await harness().audit()).toEqual([]);
});
