import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { priceDisplay, priceShape } from '#core/pricing/price-display.ts';
import { Amount } from '#core/kernel/amount.ts';
import { law } from '#test/support/law.ts';

type Row = readonly [
  readonly [number, number, number?, number?],
  boolean,
  { readonly sale: string; readonly struck?: string },
];

const rows: readonly Row[] = [
  [[50, 50, 50, 50], true, { sale: '50' }],
  [[40, 40, 50, 50], true, { sale: '40', struck: '50' }],
  [[40, 60, 50, 80], true, { sale: '40 - 60', struck: '50 - 80' }],
  [[40, 60, 50, 80], false, { sale: '40', struck: '50' }],
  [[40, 60, 40, 80], true, { sale: '40 - 60', struck: '40 - 80' }],
  [[40, 60, 60, 60], true, { sale: '40 - 60', struck: '60' }],
  [[60, 60, 50, 50], true, { sale: '60' }],
  [[40, 40], true, { sale: '40' }],
];

const range = fc
  .record({
    lowCurrent: fc.nat(200),
    lowOriginal: fc.nat(200),
    current: fc.nat(50),
    original: fc.nat(50),
    currency: fc.constant('GBP' as const),
  })
  .map(({ current, original, currency, lowCurrent, lowOriginal }) => ({
    currency,
    lowCurrent: Amount.of(lowCurrent),
    highCurrent: Amount.of(lowCurrent + current),
    lowOriginal: Amount.of(lowOriginal),
    highOriginal: Amount.of(lowOriginal + original),
  }));
const site = (priceRanges: boolean) => ({ language: 'en-GB', flags: { priceRanges }, priorPrice: 'none' as const });

describe('price display', () => {
  test.each(rows)(
    'PR-12 %j with ranges %s',
    ([lowCurrent, highCurrent, lowOriginal, highOriginal], ranges, expected) => {
      const shape = priceShape({ lowCurrent, highCurrent, lowOriginal, highOriginal }, ranges);
      const text = (values: readonly [number, number?]): string =>
        values.filter((value) => value !== undefined).join(' - ');
      expect({ sale: text(shape.sale), ...(shape.struck === undefined ? {} : { struck: text(shape.struck) }) }).toEqual(
        expected,
      );
    },
  );

  const amounts = {
    currency: 'GBP',
    lowCurrent: Amount.of(4000),
    highCurrent: Amount.of(6000),
    lowOriginal: Amount.of(5000),
    highOriginal: Amount.of(8000),
  } as const;
  test('PR-12 PDP-05 a range reads low - high in the language of the site, for the struck and the sale price', () => {
    expect(priceDisplay(amounts, site(true))).toEqual({ sale: '£40.00 - £60.00', struck: '£50.00 - £80.00' });
    expect(priceDisplay(amounts, site(false))).toEqual({ sale: '£40.00', struck: '£50.00' });
    expect(
      priceDisplay(
        {
          ...amounts,
          highCurrent: amounts.lowCurrent,
          lowOriginal: amounts.lowCurrent,
          highOriginal: amounts.lowCurrent,
        },
        site(true),
      ),
    ).toEqual({ sale: '£40.00' });
  });

  law('PR-12 struck absent when originals equal currents', [range, fc.boolean()], (price, ranges) =>
    expect(
      priceDisplay({ ...price, lowOriginal: price.lowCurrent, highOriginal: price.highCurrent }, site(ranges)).struck,
    ).toBeUndefined(),
  );

  law('PR-12 sale never contains a dash when ranges are off', [range], (price) =>
    expect(priceDisplay(price, site(false)).sale).not.toContain('-'),
  );

  law('AMB-38 only an original above the current price is struck', [range], (price) =>
    expect(priceDisplay(price, site(false)).struck !== undefined).toBe(price.lowOriginal > price.lowCurrent),
  );
});
