import { expect, test } from 'vitest';
import { rounds } from '#test/reliability/harness/rounds.ts';
import { useHarness } from '#test/reliability/harness/use-harness.ts';
import { raceForPromotion } from '#test/reliability/scenarios/limited-promotion.ts';
import {
  dieWithTenders,
  heldPoints,
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

// A member has one cart, so points are in two carts only across currencies, in which they have accounts of their own.
test('I02 100 times one cart with points ordered 6 times at once on two processes: the points are taken once', async () => {
  expect(await rounds(100, () => pressWithPoints(harness(), 6))).toEqual([]);
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

test.each(heldPoints)(
  'R2 a declined order whose process was killed at %s gives back what its tenders hold within a minute',
  async (point) => {
    expect(await waitForRelease(harness(), point)).toBeLessThan(60_000);
    expect(await harness().audit()).toEqual([]);
  },
);
