import { describe, expect, test } from 'vitest';
import { Amount } from '#core/kernel/amount.ts';
import { priceDisplay } from '#core/pricing/price-display.ts';

const site = { language: 'en-GB', flags: { priceRanges: true }, priorPrice: 'none' as const };
const price = (lowCurrent: number, highCurrent: number, lowOriginal: number, highOriginal: number) => ({
  currency: 'GBP' as const,
  lowCurrent: Amount.of(lowCurrent),
  highCurrent: Amount.of(highCurrent),
  lowOriginal: Amount.of(lowOriginal),
  highOriginal: Amount.of(highOriginal),
});

describe('price display as text', () => {
  test.each([
    [[4000, 4000, 4000, 4000], { sale: '£40.00' }],
    [[4000, 6000, 5000, 8000], { sale: '£40.00 - £60.00', struck: '£50.00 - £80.00' }],
    [[4000, 6000, 6000, 6000], { sale: '£40.00 - £60.00', struck: '£60.00' }],
  ] as const)(
    'PR-12 PR-11 %j reads low, dash and high in the currency of the site',
    ([lowCurrent, highCurrent, lowOriginal, highOriginal], words) =>
      expect(priceDisplay(price(lowCurrent, highCurrent, lowOriginal, highOriginal), site)).toEqual(words),
  );
});
