import { describe, expect, test } from 'vitest';
import { Amount } from '#core/kernel/amount.ts';
import { creditCap, spendCap } from '#core/pricing/spend-cap.ts';
import { amount, price } from '#test/support/arbitraries/money.ts';
import { law } from '#test/support/law.ts';

const of = Amount.of;
const cap = price.filter((one) => one > 0);

describe('spendCap', () => {
  test.each([
    [0, 100, { remaining: 100, excess: 0, percent: 0 }],
    [150, 100, { remaining: 0, excess: 50, percent: 100 }],
    [100, 100, { remaining: 0, excess: 0, percent: 100 }],
    [25, 100, { remaining: 75, excess: 0, percent: 25 }],
    [0, 1, { remaining: 1, excess: 0, percent: 0 }],
    [99, 100, { remaining: 1, excess: 0, percent: 99 }],
    [-10, 100, { remaining: 110, excess: 0, percent: 0 }],
  ])('SPC-10 %d of %d is %j', (spent, of100, bar) =>
    expect(spendCap(of(spent), of(of100))).toEqual({ spent, cap: of100, ...bar }),
  );

  test.each([
    [5, 0],
    [5, undefined],
    [0, 0],
    [5, -1],
  ])('SPC-10 %d of a cap of %s has no bar', (spent, limit) => {
    expect(spendCap(of(spent), limit === undefined ? undefined : of(limit))).toBeUndefined();
    expect(creditCap(of(spent), limit === undefined ? undefined : of(limit))).toBeUndefined();
  });

  law(
    'SPC-10 what remains less what is in excess makes up the cap with what was spent',
    [amount, cap],
    (spent, limit) => {
      const bar = spendCap(spent, limit);
      expect((bar?.remaining ?? 0) - (bar?.excess ?? 0) + spent).toBe(limit);
      expect(Math.min(bar?.remaining ?? -1, bar?.excess ?? -1)).toBe(0);
    },
  );

  law(
    'SPC-10 a bar is between 0 and 100 percent wide, and full exactly when the cap is reached',
    [amount, cap],
    (spent, limit) => {
      const percent = spendCap(spent, limit)?.percent ?? Number.NaN;
      expect(percent).toBeGreaterThanOrEqual(0);
      expect(percent).toBeLessThanOrEqual(100);
      expect(percent === 100).toBe(spent >= limit);
      expect(percent === 0).toBe(spent <= 0);
    },
  );

  law('SPC-04 of an athlete the credit and what was spent make up the cap', [price, cap], (remaining, limit) =>
    expect((creditCap(remaining, limit)?.spent ?? Number.NaN) + remaining).toBe(limit),
  );

  test('SPC-04 an athlete with a third of 1500 left has spent two thirds', () =>
    expect(creditCap(of(50_000), of(150_000))).toEqual({
      spent: 100_000,
      cap: 150_000,
      remaining: 50_000,
      excess: 0,
      percent: (100_000 / 150_000) * 100,
    }));
});
