import { describe, expect, test } from 'vitest';
import { Amount } from '#core/kernel/amount.ts';
import { percentSaved, percentText } from '#core/pricing/discount.ts';
import { highestVoucher } from '#core/pricing/loyalty-voucher.ts';

describe('percent discount at its edges', () => {
  test.each([
    [1, 0, 100],
    [0, -500, 0],
    [1000, -500, 100],
    [-100, -500, 0],
  ])(
    'PR-13 from %d to %d minor units saves %d percent: never more than 100, and none of a price of zero',
    (original, current, percent) => expect(percentSaved(Amount.of(original), Amount.of(current))).toBe(percent),
  );

  test.each([
    [12.34, 'en-US', '12.3%'],
    [30, 'en-US', '30%'],
    [12.55, 'fr-CA', '12,6\u00A0%'],
  ] as const)('PR-13 AMB-40 %d percent reads in %s %s, with one decimal at most', (percent, language, text) =>
    expect(percentText(percent, language)).toBe(text),
  );
});

test('PR-14 AMB-31 of two vouchers equal in points and amount the first is chosen', () => {
  const vouchers = [
    { points: 100, amount: Amount.of(500), id: 'a' },
    { points: 100, amount: Amount.of(500), id: 'b' },
  ];
  expect(highestVoucher(100, vouchers)?.id).toBe('a');
});
