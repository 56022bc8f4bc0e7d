import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatListing, parseListing, PRICE_LENGTH } from '#core/catalog/listing-address.ts';
import { chosenPriceSpan, parsePriceSpan, typedPrice } from '#core/catalog/price-span.ts';
import { Amount } from '#core/kernel/amount.ts';
import { formatMoney } from '#core/kernel/format-money.ts';
import { sites } from '#adapters/composition/sites.ts';
import { law } from '#test/support/law.ts';

const units = fc.nat(999_999);

describe('a span of prices', () => {
  law('the smaller of two ends is the lower one, in whichever place it is written', [units, units], (one, other) =>
    expect(parsePriceSpan(`${one}..${other}`)).toEqual({ from: Math.min(one, other), to: Math.max(one, other) }),
  );

  test.each([
    ['37..90', { from: 37, to: 90 }],
    ['37..', { from: 37 }],
    ['..90', { to: 90 }],
    ['0..0', { from: 0, to: 0 }],
    ['49.50..99.99', { from: 49.5, to: 99.99 }],
    ['..0.5', { to: 0.5 }],
    [' 37 .. 90 ', { from: 37, to: 90 }],
  ])('ux 16 %s is a price range', (value, span) => expect(parsePriceSpan(value)).toEqual(span));

  test.each([
    '..',
    '0-50',
    '200-',
    '37',
    '-1..5',
    '1...2',
    '1.234..2',
    '.5..2',
    '1,5..2',
    '1..2..3',
    '1234567..',
    'a..b',
    '',
  ])('%j is no price range', (value) => expect(parsePriceSpan(value)).toBeUndefined());

  test.each([
    ['49', '49'],
    [' 49.5 ', '49.5'],
    ['49,50', '49.50'],
    ['1 234,50', '1234.50'],
    ['', ''],
    ['  ', ''],
    ['abc', undefined],
    ['-5', undefined],
    ['$150', '150'],
    ['£200', '200'],
    ['1,000', '1000'],
    ['$1,000.50', '1000.50'],
    ['1 000,50 $', '1000.50'],
    ['1\u202f000', '1000'],
    ['CAD 49', '49'],
    ['$999,999.99', '999999.99'],
    ['$', undefined],
    ['$-5', undefined],
    ['50 max', undefined],
    ['1.2.3', undefined],
    ['1.000', undefined],
    ['1,0000', undefined],
    [',500', undefined],
    ['1000,000', undefined],
    ['1,000,000', undefined],
    ['49.', undefined],
    ['1234567', undefined],
  ])('ux 16 %j is typed as the end %j', (typed, end) => expect(typedPrice(typed)).toBe(end));

  law(
    'a price as a site writes it, with its currency and grouped digits, is the amount that it names',
    [fc.constantFrom(...sites), fc.nat(99_999_999), fc.constantFrom(0, 2)],
    ({ currency, language }, minorUnits, digits) => {
      const units = digits === 0 ? Math.trunc(minorUnits / 100) : minorUnits / 100;
      const written = formatMoney(Amount.of(Math.round(units * 100)), currency, language, digits);
      expect(written.length).toBeLessThanOrEqual(PRICE_LENGTH);
      expect(typedPrice(written)).toBe(units.toFixed(digits));
    },
  );

  test('the first range among the chosen prices is used', () => {
    expect(chosenPriceSpan({ color: ['1..2'], price: ['0-50', '37..90', '1..2'] })).toEqual({
      from: 37,
      to: 90,
      value: '37..90',
    });
    expect(chosenPriceSpan({ price: ['0-50'] })).toBeUndefined();
    expect(chosenPriceSpan({})).toBeUndefined();
  });

  test('ux 16 two price fields of an address become one value of the price facet, and are not written back', () => {
    const read = (query: string) => parseListing(new URLSearchParams(query), 24);
    expect(read('filter.color=blue&price-from=37&price-to=90').filters).toEqual({ color: ['blue'], price: ['37..90'] });
    expect(read('filter.price=0-50&price-from=&price-to=90').filters).toEqual({ price: ['0-50', '..90'] });
    expect(read('price-from=&price-to=').filters).toEqual({});
    expect(read('price-from=100&price-to=50').filters).toEqual({ price: ['50..100'] });
    expect(formatListing(read('price-from=37&price-to=90'))).toBe('filter.price=37..90');
  });
});
