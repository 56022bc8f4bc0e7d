import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { filtersText } from '#core/catalog/filters-text.ts';
import {
  canonicalListing,
  formatListing,
  parseListing as parse,
  refusedPrices,
} from '#core/catalog/listing-address.ts';
import { sorts, type Filters } from '#core/catalog/listing.ts';
import { facetFilters } from '#test/support/arbitraries/filters.ts';
import { law } from '#test/support/law.ts';

const PAGE_SIZE = 24;
const parseListing = (query: Parameters<typeof parse>[0]) => parse(query, PAGE_SIZE);
const address = fc.record({
  start: fc.nat(400).map((page) => page * PAGE_SIZE),
  sort: fc.constantFrom(...sorts),
  filters: facetFilters,
});
const anyText = fc.string({ unit: 'binary', maxLength: 40 });
const key = fc.oneof(
  fc.constantFrom('start', 'sort', 'filter.size', 'filter.', 'filter.__proto__', 'price-from', 'price-to'),
  anyText,
);

describe('the address of a list', () => {
  law('PLP-05 reading what was written gives the same list', [address], (list) =>
    expect(parseListing(new URLSearchParams(formatListing(list)))).toEqual(list),
  );

  law(
    'any query is read without throwing, with bad values falling back',
    [fc.array(fc.tuple(key, anyText))],
    (query) => {
      const list = parseListing(query);
      expect(Number.isSafeInteger(list.start) && list.start >= 0).toBe(true);
      expect(sorts).toContain(list.sort);
      expect(
        Object.values(list.filters).every(
          (values) => values.length > 0 && new Set(values).size === values.length && !values.includes(''),
        ),
      ).toBe(true);
      expect(parseListing(new URLSearchParams(formatListing(list))).sort).toBe(list.sort);
    },
  );

  law('a canonical query gives the same list, and its canonical form is itself', [address], (list) => {
    const query = canonicalListing(new URLSearchParams(formatListing(list)), PAGE_SIZE);
    const sorted = (filters: Filters) =>
      Object.entries(filters)
        .map(([id, values]) => [id, values.toSorted()] as const)
        .toSorted(([a], [b]) => (a < b ? -1 : 1));
    const read = parseListing(new URLSearchParams(query));
    expect([read.start, read.sort, sorted(read.filters)]).toEqual([list.start, list.sort, sorted(list.filters)]);
    expect(canonicalListing(new URLSearchParams(query), PAGE_SIZE)).toBe(query);
  });

  law('a canonical query keeps what was typed as a price, refused or not', [anyText, anyText], (from, to) => {
    const query = [
      ['price-from', from],
      ['price-to', to],
    ] as const;
    const canonical = canonicalListing(query, PAGE_SIZE);
    const again = [...new URLSearchParams(canonical)];
    expect(canonicalListing(again, PAGE_SIZE)).toBe(canonical);
    expect(refusedPrices(again)).toEqual(refusedPrices(query));
    expect(parseListing(again).filters).toEqual(parseListing(query).filters);
  });

  test('ux 16 an invalid amount voids both prices, and both keep the text that was typed', () => {
    const query = new URLSearchParams('price-from=20&price-to=abc&filter.color=red');
    expect(parseListing(query).filters).toEqual({ color: ['red'] });
    expect(refusedPrices(query)).toEqual({ from: '20', to: 'abc' });
    expect(canonicalListing(query, PAGE_SIZE)).toBe('filter.color=red&price-from=20&price-to=abc');
    expect(refusedPrices(new URLSearchParams('price-from=&price-to=49,50'))).toBeUndefined();
    expect(canonicalListing([['price-from', 'x'.repeat(500)]], PAGE_SIZE)).toBe(`price-from=${'x'.repeat(16)}`);
  });

  test.each([
    ['23', 0],
    ['24', 24],
    ['47', 24],
    ['9999', 9984],
    ['999999999', 9984],
  ])('PLP-06 a start of %s is rounded to its page: %i', (start, rounded) =>
    expect(parseListing([['start', start]]).start).toBe(rounded),
  );

  test('PLP-03 PLP-04 default values are omitted', () => {
    expect(formatListing({ start: 0, sort: 'recommended', filters: {} })).toBe('');
    expect(parseListing([])).toEqual({ start: 0, sort: 'recommended', filters: {} });
    expect(sorts).toEqual(['recommended', 'newest', 'priceAsc', 'priceDesc', 'rating']);
  });

  test('an address gives at most 50 values and 20 facets', () => {
    const values = (count: number) => Array.from({ length: count }, (_, index) => `v${index}`);
    const one = parseListing([['filter.color', values(3000).join(',')]]);
    expect(one.filters).toEqual({ color: values(50) });
    const many = parseListing(values(500).map((id) => [`filter.${id}`, 'a,b,c'] as const)).filters;
    expect([Object.keys(many).length, Object.values(many).flat().length]).toEqual([17, 50]);
    expect(Object.keys(parseListing(values(500).map((id) => [`filter.${id}`, 'a'] as const)).filters)).toHaveLength(20);
  });

  test('an address yields no value with control characters, and at most 3,500 characters of filters', () => {
    expect(
      parseListing([
        ['filter.size', '42\0,43\u202e,44'],
        ['filter.co\nlor', 'red'],
      ]).filters,
    ).toEqual({ size: ['44'] });
    expect(
      filtersText(
        parseListing([
          ['filter.a', 'é'.repeat(500)],
          ['filter.b', ' '.repeat(500)],
        ]).filters,
      ),
    ).toBe(`a:${'%C3%A9'.repeat(500)}`);
  });

  test('PLP-05 facet values are written as `filter.{facetId}=a,b`', () => {
    expect(formatListing({ start: 24, sort: 'priceAsc', filters: { color: ['blue', 'red'], size: ['42'] } })).toBe(
      'start=24&sort=priceAsc&filter.color=blue,red&filter.size=42',
    );
    expect(
      parseListing(new URLSearchParams('filter.color=blue,,blue,red&filter.=x&filter.size=&start=-1&sort=cheap&utm=1')),
    ).toEqual({ start: 0, sort: 'recommended', filters: { color: ['blue', 'red'] } });
  });
});
