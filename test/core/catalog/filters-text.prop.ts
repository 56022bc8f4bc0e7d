import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { filtersText } from '#core/catalog/filters-text.ts';
import { parseFiltersText } from '#core/catalog/parse-filters-text.ts';
import { facetFilters } from '#test/support/arbitraries/filters.ts';
import { law } from '#test/support/law.ts';

const anyText = fc.string({ unit: 'binary', maxLength: 40 });

describe('filters on the wire', () => {
  law('reading what was written gives the same filters', [facetFilters], (chosen) =>
    expect(parseFiltersText(filtersText(chosen))).toEqual(chosen),
  );

  law('any text is read without throwing', [anyText], (text) => expect(typeof parseFiltersText(text)).toBe('object'));

  test('there are at most 50 values and 20 facets', () => {
    const values = Array.from({ length: 3000 }, (_, index) => `v${index}`);
    expect(parseFiltersText(filtersText({ color: values }))).toEqual({ color: values.slice(0, 50) });
    expect(Object.keys(parseFiltersText(values.map((id) => `${id}:a`).join(';')))).toHaveLength(20);
  });

  test('the format is `facet:value,value;facet:value`', () => {
    expect(filtersText({ color: ['blue', 'a,b'], size: ['42'] })).toBe('color:blue,a%2Cb;size:42');
    expect(parseFiltersText('color;:x;size:,42;broken:%E0')).toEqual({ size: ['42'], broken: ['%E0'] });
  });
});
