import { describe, expect, test } from 'vitest';
import { Amount } from '#core/kernel/amount.ts';
import { Money } from '#core/kernel/money.ts';
import { percentSaved, percentText, savingText } from '#core/pricing/discount.ts';
import { price } from '#test/support/arbitraries/money.ts';
import { law } from '#test/support/law.ts';

const usd = (decimal: number): Amount => Money.fromDecimal(decimal, 'USD');

describe('percent discount', () => {
  test.each([
    [100, 70, 30],
    [100, 69.99, 30],
    [80, 69.96, 12.6],
    [80, 69.97, 12.5],
    [3, 2, 33.3],
    [100, 99.96, 0],
    [100, 99.95, 0.1],
    [50, 50, 0],
    [0, 0, 0],
    [10, 0, 100],
    [19.99, 14.99, 25],
  ])('PR-13 CFG-06 CART-14 from %d to %d saves %d percent', (original, current, percent) =>
    expect(percentSaved(usd(original), usd(current))).toBe(percent),
  );

  test.each([
    [1, 0, 100],
    [0, -5, 0],
    [100, -5, 100],
    [-5, -10, 0],
    [2000, 1999, 0.1],
    [2001, 2000, 0],
  ])('PR-13 from %d to %d minor units saves %d percent', (original, current, percent) =>
    expect(percentSaved(Amount.of(original), Amount.of(current))).toBe(percent),
  );

  law('PR-13 0 <= pct <= 100', [price, price], (original, current) => {
    const percent = percentSaved(original, current);
    expect(percent).toBeGreaterThanOrEqual(0);
    expect(percent).toBeLessThanOrEqual(100);
  });

  // Ten times a decimal may miss the integer by the last bit, so the test reads the decimal of the integer.
  law('PR-13 10*pct is an integer', [price, price], (original, current) => {
    const percent = percentSaved(original, current);
    expect(Math.round(percent * 10) / 10).toBe(percent);
  });

  law('PR-13 non-increasing in current', [price, price, price], (original, a, b) =>
    expect(percentSaved(original, Amount.min(a, b))).toBeGreaterThanOrEqual(percentSaved(original, Amount.max(a, b))),
  );

  law('PR-13 a price that is not lower saves nothing', [price, price], (a, b) =>
    expect(percentSaved(Amount.min(a, b), Amount.max(a, b))).toBe(0),
  );
});

const saving = (original: number | undefined, current: number, language: string): string | undefined => {
  const range = { currency: 'USD' as const, lowCurrent: usd(current), highCurrent: usd(current) };
  return savingText(
    original === undefined ? range : { ...range, lowOriginal: usd(original), highOriginal: usd(original) },
    { language, priorPrice: 'none' },
  );
};

describe('savingText', () => {
  test.each([
    [100, 80, 'en-US', '-20%'],
    [80, 69.97, 'en-GB', '-12.5%'],
    [80, 69.97, 'fr-CA', '-12,5\u00A0%'],
  ] as const)('from %d to %d reads in %s %s', (original, current, language, text) =>
    expect(saving(original, current, language)).toBe(text),
  );

  test('PR-13 AMB-40 a percentage has at most one decimal, and no trailing zero', () =>
    expect([12.54, 12.5, 12].map((percent) => percentText(percent, 'en-US'))).toEqual(['12.5%', '12.5%', '12%']));

  test('no saving has no badge', () => {
    expect(saving(undefined, 10, 'en-US')).toBeUndefined();
    expect(saving(100, 99.96, 'en-US')).toBeUndefined();
  });
});
