import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { appended, nextStart } from '#core/catalog/more-products.ts';
import { MAX_RECENT_TERMS, withTerm } from '#core/search/recent-terms.ts';
import { fullId, styleOf } from '#core/catalog/product-id.ts';
import { searchType } from '#core/search/search-type.ts';
import { isSizeDisabled, offersNotification } from '#core/catalog/size-choice.ts';
import { stockLevel } from '#core/catalog/stock-level.ts';
import {
  asksForSuggestions,
  MAX_SUGGESTED_PRODUCTS,
  MAX_SUGGESTED_TERMS,
  shortened,
  SUGGEST_PAUSE_MS,
} from '#core/search/suggestions.ts';
import { law } from '#test/support/law.ts';

describe('stock in a store', () => {
  test.each([
    [0, 'not-available'],
    [-1, 'not-available'],
    [1, 'low-stock'],
    [5, 'low-stock'],
    [6, 'in-stock'],
    [100, 'in-stock'],
  ])('PDP-09 %d units are %s', (quantity, level) => expect(stockLevel(quantity)).toBe(level));
});

describe('sizes', () => {
  const sizes = [
    { sku: 'S', quantity: 2 },
    { sku: 'M', quantity: 0 },
    { sku: 'L', quantity: 1 },
  ];

  test('PDP-07 quantity 0 disables a size', () => expect(sizes.map(isSizeDisabled)).toEqual([false, true, false]));

  test('PDP-17 a product with no size left offers a back-in-stock notice', () => {
    expect(offersNotification(sizes)).toBe(false);
    expect(offersNotification([{ quantity: 0 }])).toBe(true);
  });
});

law(
  'PDP-03 PDP-23 every color of a style has the style in its id',
  [fc.stringMatching(/^[A-Z0-9]{8}$/), fc.stringMatching(/^[A-Z0-9]{1,3}$/)],
  (style, code) => expect([styleOf(fullId(style, code)), styleOf(style)]).toEqual([style, style]),
);

describe('more products', () => {
  law(
    'PLP-06 loading more until there is no more brings every product once',
    [fc.nat(300), fc.integer({ min: 1, max: 48 })],
    (total, count) => {
      const seen: number[] = [];
      let loads = 0;
      for (let start: number | undefined = total === 0 ? undefined : 0; start !== undefined; loads += 1) {
        const page = Math.min(count, total - start);
        for (let index = start; index < start + page; index += 1) seen.push(index);
        start = nextStart({ start, count: page, total });
      }
      expect(seen).toEqual(Array.from({ length: total }, (_, index) => index));
      expect(loads).toBe(Math.ceil(total / count));
    },
  );

  test.each([
    [0, 24, 60, 24],
    [24, 24, 60, 48],
    [48, 12, 60, undefined],
    [0, 24, 24, undefined],
    [0, 0, 60, undefined],
    [0, 0, 0, undefined],
  ])('PLP-06 after %d with %d of %d the next part starts at %s', (start, count, total, next) =>
    expect(nextStart({ start, count, total })).toBe(next),
  );

  test('PLP-06 loaded products are appended, and a product that has moved is not shown twice', () =>
    expect(appended([{ id: 'a' }, { id: 'b' }], [{ id: 'b' }, { id: 'c' }], ({ id }) => id)).toEqual([
      { id: 'a' },
      { id: 'b' },
      { id: 'c' },
    ]));
});

describe('search', () => {
  test.each([
    ['', 0, 'hub'],
    ['', 9, 'hub'],
    ['  ', 9, 'hub'],
    ['boots', 0, 'no-results'],
    ['boots', 1, 'results'],
  ])('SRCH-06 "%s" with %d results is %s', (term, total, type) => expect(searchType({ term, total })).toBe(type));

  test('SRCH-07 of six terms the last five are remembered, the newest first', () => {
    expect(MAX_RECENT_TERMS).toBe(5);
    expect(['a', 'b', 'c', 'd', 'e', 'f'].reduce(withTerm, [])).toEqual(['f', 'e', 'd', 'c', 'b']);
    expect(withTerm(['boots', 'fleece'], ' Fleece ')).toEqual(['Fleece', 'boots']);
    expect(withTerm(['boots'], '  ')).toEqual(['boots']);
  });

  law(
    'SRCH-07 each term is remembered once, and the newest is the first',
    [fc.array(fc.constantFrom('a', 'A', 'b', 'c', 'd', 'e', 'f', 'g'), { minLength: 1, maxLength: 20 })],
    (searched) => {
      const recent = searched.reduce<readonly string[]>(withTerm, []);
      expect(recent[0]).toBe(searched.at(-1));
      expect(recent.length).toBe(Math.min(5, new Set(searched.map((term) => term.toLowerCase())).size));
      expect(new Set(recent.map((term) => term.toLowerCase())).size).toBe(recent.length);
    },
  );
});

describe('suggestions', () => {
  test.each([
    ['', false],
    ['b', false],
    [' b ', false],
    ['bo', true],
    ['🥾', false],
    ['🥾🥾', true],
  ])('SRCH-03 "%s" asks for suggestions: %s', (typed, asks) => expect(asksForSuggestions(typed)).toBe(asks));

  test('SRCH-03 the delay is 300 ms, and up to 10 terms and 4 products are suggested', () => {
    expect([SUGGEST_PAUSE_MS, MAX_SUGGESTED_TERMS, MAX_SUGGESTED_PRODUCTS]).toEqual([300, 10, 4]);
    const many = Array.from({ length: 12 }, (_, index) => `t${index}`);
    const categories = many.map((name) => ({ id: name, name, url: '/' }));
    expect(shortened({ terms: many, categories, products: many })).toEqual({
      terms: many.slice(0, 10),
      categories: categories.slice(0, 3),
      products: many.slice(0, 4),
    });
  });
});
