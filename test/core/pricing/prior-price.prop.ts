import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PriceRange } from '#core/pricing/price-range.ts';
import { Amount } from '#core/kernel/amount.ts';
import { percentSaved, savingText } from '#core/pricing/discount.ts';
import { priceDisplay } from '#core/pricing/price-display.ts';
import { announcedPrice } from '#core/pricing/prior-price.ts';
import { law } from '#test/support/law.ts';

const site = (priorPrice: 'lowest-30-days' | 'none') => ({
  language: 'en-GB',
  flags: { priceRanges: true },
  priorPrice,
});
const named = site('lowest-30-days');
const unnamed = site('none');

const variant = fc.record({
  current: fc.integer({ min: 1, max: 300 }),
  more: fc.integer({ min: 1, max: 200 }),
  lowest: fc.integer({ min: 1, max: 500 }),
});

/** The variants with a known price before the offer and a known lowest price of the 30 days before it. */
const rangeOf = (
  variants: readonly { readonly current: number; readonly more: number; readonly lowest: number }[],
): PriceRange => ({
  currency: 'GBP',
  lowCurrent: Amount.of(Math.min(...variants.map(({ current }) => current))),
  highCurrent: Amount.of(Math.max(...variants.map(({ current }) => current))),
  lowOriginal: Amount.of(Math.min(...variants.map(({ current, more }) => current + more))),
  highOriginal: Amount.of(Math.max(...variants.map(({ current, more }) => current + more))),
  historicBest: Amount.of(Math.min(...variants.map(({ lowest }) => lowest))),
});

const variants = fc.array(variant, { minLength: 1, maxLength: 5 });

describe('PDP-06 the price before an offer', () => {
  law(
    'where a site names the prior price, the announced saving is never more than the variant with the lowest price saves',
    [variants],
    (list) => {
      const price = rangeOf(list);
      const announced = announcedPrice(price, named);
      const saving =
        announced.lowOriginal === undefined ? 0 : percentSaved(announced.lowOriginal, announced.lowCurrent);
      expect(saving).toBe(percentSaved(price.historicBest ?? Amount.of(0), price.lowCurrent));
      const cheapest = list.filter(({ current }) => current === Number(price.lowCurrent));
      for (const { current, lowest } of cheapest)
        expect(saving).toBeLessThanOrEqual(percentSaved(Amount.of(lowest), Amount.of(current)));
    },
  );

  law('where a site names the prior price, the struck price is the one that is named', [variants], (list) => {
    const { lowOriginal, highOriginal, historicBest } = announcedPrice(rangeOf(list), named);
    expect([lowOriginal, highOriginal]).toEqual([historicBest, historicBest]);
  });

  law('where a site names none, the original counts and no lowest price is announced', [variants], (list) => {
    const price = rangeOf(list);
    const { historicBest: _, ...rest } = price;
    expect(announcedPrice(price, unnamed)).toEqual(rest);
  });

  const pack: PriceRange = {
    currency: 'GBP',
    lowCurrent: Amount.of(11_900),
    highCurrent: Amount.of(11_900),
    lowOriginal: Amount.of(14_900),
    highOriginal: Amount.of(14_900),
    historicBest: Amount.of(13_400),
  };

  test('£119, before £149, at its lowest £134: -11.2% from £134 where the prior price is named, -20.1% from £149 where not', () => {
    expect([priceDisplay(pack, named), savingText(pack, named)]).toEqual([
      { sale: '£119.00', struck: '£134.00' },
      '-11.2%',
    ]);
    expect([priceDisplay(pack, unnamed), savingText(pack, unnamed)]).toEqual([
      { sale: '£119.00', struck: '£149.00' },
      '-20.1%',
    ]);
  });

  test('if the prior price is required but unknown, or lower, no reduction is shown', () => {
    const { historicBest: _, ...unknown } = pack;
    const dearer = { ...pack, historicBest: Amount.of(11_000) };
    for (const price of [unknown, dearer])
      expect([priceDisplay(price, named), savingText(price, named), announcedPrice(price, named).historicBest]).toEqual(
        [{ sale: '£119.00' }, undefined, undefined],
      );
  });
});
