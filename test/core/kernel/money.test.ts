import { describe, expect, test } from 'vitest';
import { Money } from '#core/kernel/money.ts';

describe('rounding', () => {
  test.each([
    [0.5, 1],
    [-0.5, -1],
    [1.4999, 1],
    [2.5, 3],
    [-2.5, -3],
    // The largest number below one half must not be rounded up by adding one half to it.
    [0.49999999999999994, 0],
    [-0.49999999999999994, 0],
    [4503599627370497, 4503599627370497],
  ])('%d minor units are %d', (exact, rounded) => expect(Object.is(Money.round(exact), rounded)).toBe(true));

  test.each([
    [1.005, 101],
    [8.575, 858],
    [-1.005, -101],
    [0.1 + 0.2, 30],
    [1e-7, 0],
    [79.99, 7999],
  ])('the decimal %d is %d cents', (decimal, cents) => expect(Money.fromDecimal(decimal, 'USD')).toBe(cents));

  test.each([Number.NaN, Number.POSITIVE_INFINITY, 1e21])('%d is not a decimal amount', (decimal) =>
    expect(() => Money.fromDecimal(decimal, 'USD')).toThrow(RangeError),
  );

  test.each([
    [7999, 200_000, 1600],
    [7999, 149_750, 1198],
    [-7999, 200_000, -1600],
    [1, 500_000, 1],
    [1, 499_999, 0],
  ])('%d times %d millionths is %d', (whole, parts, share) =>
    expect(Money.share(Money.round(whole), parts)).toBe(share),
  );
});
