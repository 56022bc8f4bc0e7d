import { describe, expect, test } from 'vitest';
import { toggleFilter } from '#core/catalog/filters.ts';
import { facetFilters, facetId } from '#test/support/arbitraries/filters.ts';
import { law } from '#test/support/law.ts';

describe('toggleFilter', () => {
  const sets = (chosen: { readonly [facetId: string]: readonly string[] }) =>
    new Map(Object.entries(chosen).map(([facetId, values]) => [facetId, new Set(values)]));

  law(
    'choosing twice changes nothing, and choosing once does',
    [facetFilters, facetId, facetId],
    (chosen, id, value) => {
      const once = toggleFilter(chosen, { facetId: id, value });
      expect(sets(toggleFilter(once, { facetId: id, value }))).toEqual(sets(chosen));
      expect(sets(once)).not.toEqual(sets(chosen));
    },
  );

  test('PLP-05 removing the last value removes its facet', () =>
    expect(toggleFilter({ color: ['blue'], size: ['42'] }, { facetId: 'color', value: 'blue' })).toEqual({
      size: ['42'],
    }));
});
