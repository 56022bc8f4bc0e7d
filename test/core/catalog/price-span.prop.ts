import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatListing, parseListing } from '#core/catalog/listing-address.ts';
import { chosenPriceSpan, parsePriceSpan } from '#core/catalog/price-span.ts';
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
    [' 37 .. 90 ', { from: 37, to: 90 }],
  ])('ux 16 %s is a span', (value, span) => expect(parsePriceSpan(value)).toEqual(span));

  test.each(['..', '0-50', '200-', '37', '-1..5', '1.5..2', '1...2', '1..2..3', '1234567..', 'a..b', ''])(
    '%j is none',
    (value) => expect(parsePriceSpan(value)).toBeUndefined(),
  );

  test('the first span among the chosen prices counts', () => {
    expect(chosenPriceSpan({ color: ['1..2'], price: ['0-50', '37..90', '1..2'] })).toEqual({
      from: 37,
      to: 90,
      value: '37..90',
    });
    expect(chosenPriceSpan({ price: ['0-50'] })).toBeUndefined();
    expect(chosenPriceSpan({})).toBeUndefined();
  });

  test('ux 16 two fields of an address are a value of the price facet beside all that was chosen, and are not written again', () => {
    const read = (query: string) => parseListing(new URLSearchParams(query), 24);
    expect(read('filter.color=blue&price-from=37&price-to=90').filters).toEqual({ color: ['blue'], price: ['37..90'] });
    expect(read('filter.price=0-50&price-from=&price-to=90').filters).toEqual({ price: ['0-50', '..90'] });
    expect(read('price-from=&price-to=').filters).toEqual({});
    expect(formatListing(read('price-from=37&price-to=90'))).toBe('filter.price=37..90');
  });
});
