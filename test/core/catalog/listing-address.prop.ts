import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { filtersText, parseFiltersText } from '#core/catalog/filters-text.ts';
import { toggleFilter } from '#core/catalog/filters.ts';
import { formatListing, parseListing } from '#core/catalog/listing-address.ts';
import { sorts } from '#core/catalog/listing.ts';
import { law } from '#test/support/law.ts';

const id = fc.oneof(fc.stringMatching(/^[a-z0-9-]{1,8}$/), fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 }), fc.constantFrom('__proto__', '%2C', 'a,b', 'a:b;c', '%'));
const filters = fc.uniqueArray(fc.tuple(id, fc.uniqueArray(id, { minLength: 1, maxLength: 4 })), { maxLength: 4, selector: ([facetId]) => facetId }).map((entries) => Object.fromEntries(entries));
const address = fc.record({ start: fc.nat(100_000), sort: fc.constantFrom(...sorts), filters });
const anyText = fc.string({ unit: 'binary', maxLength: 40 });
const key = fc.oneof(fc.constantFrom('start', 'sort', 'filter.size', 'filter.', 'filter.__proto__'), anyText);

describe('the address of a list', () => {
  law('PLP-05 reading what was written gives the same list', [address], (list) => expect(parseListing(new URLSearchParams(formatListing(list)))).toEqual(list));

  law('any query is read without throwing, with bad values falling back', [fc.array(fc.tuple(key, anyText))], (query) => {
    const list = parseListing(query);
    expect(Number.isSafeInteger(list.start) && list.start >= 0).toBe(true);
    expect(sorts).toContain(list.sort);
    expect(Object.values(list.filters).every((values) => values.length > 0 && new Set(values).size === values.length && !values.includes(''))).toBe(true);
    expect(parseListing(new URLSearchParams(formatListing(list))).sort).toBe(list.sort);
  });

  test('PLP-03 PLP-04 the defaults are left out', () => {
    expect(formatListing({ start: 0, sort: 'recommended', filters: {} })).toBe('');
    expect(parseListing([])).toEqual({ start: 0, sort: 'recommended', filters: {} });
    expect(sorts).toEqual(['recommended', 'newest', 'priceAsc', 'priceDesc', 'rating']);
  });

  test('PLP-05 facet values read `filter.{facetId}=a,b`', () => {
    expect(formatListing({ start: 24, sort: 'priceAsc', filters: { color: ['blue', 'red'], size: ['42'] } })).toBe('start=24&sort=priceAsc&filter.color=blue,red&filter.size=42');
    expect(parseListing(new URLSearchParams('filter.color=blue,,blue,red&filter.=x&filter.size=&start=-1&sort=cheap&utm=1'))).toEqual({ start: 0, sort: 'recommended', filters: { color: ['blue', 'red'] } });
  });
});

describe('filters on the wire', () => {
  law('reading what was written gives the same filters', [filters], (chosen) => expect(parseFiltersText(filtersText(chosen))).toEqual(chosen));

  law('any text is read without throwing', [anyText], (text) => expect(typeof parseFiltersText(text)).toBe('object'));

  test('they read `facet:value,value;facet:value`', () => {
    expect(filtersText({ color: ['blue', 'a,b'], size: ['42'] })).toBe('color:blue,a%2Cb;size:42');
    expect(parseFiltersText('color;:x;size:,42;broken:%E0')).toEqual({ size: ['42'], broken: ['%E0'] });
  });
});

describe('toggleFilter', () => {
  const sets = (chosen: { readonly [facetId: string]: readonly string[] }) => new Map(Object.entries(chosen).map(([facetId, values]) => [facetId, new Set(values)]));

  law('choosing twice changes nothing, and choosing once does', [filters, id, id], (chosen, facetId, value) => {
    const once = toggleFilter(chosen, { facetId, value });
    expect(sets(toggleFilter(once, { facetId, value }))).toEqual(sets(chosen));
    expect(sets(once)).not.toEqual(sets(chosen));
  });

  test('PLP-05 the last value takes its facet along', () => expect(toggleFilter({ color: ['blue'], size: ['42'] }, { facetId: 'color', value: 'blue' })).toEqual({ size: ['42'] }));
});
