import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chosenValues } from '#core/catalog/facet.ts';
import { toggleFilter } from '#core/catalog/filters.ts';
import type { Facet, Filters } from '#core/catalog/listing.ts';
import { law } from '#test/support/law.ts';

const facets: readonly Facet[] = [
  { id: 'color', label: 'Colour', values: [{ id: 'blue', label: 'Blue', count: 3, selected: true }, { id: 'red', label: 'Red', count: 2, selected: false }] },
  { id: 'size', label: 'Size', values: [{ id: '42', label: '42', count: 1, selected: false }] },
];
const choice = fc.record({ facetId: fc.constantFrom('color', 'size', 'gone', '__proto__'), value: fc.constantFrom('blue', 'red', '42', 'toString') });
const chosen = (choices: readonly { readonly facetId: string; readonly value: string }[]): Filters => choices.reduce<Filters>(toggleFilter, {});

describe('facets', () => {
  test('PLP-05 chips are named by their labels, and by their ids where the list no longer offers them', () =>
    expect(chosenValues(facets, { size: ['42', '43'], color: ['blue'], gone: ['x'] })).toEqual([
      { facetId: 'size', value: '42', label: '42' }, { facetId: 'size', value: '43', label: '43' }, { facetId: 'color', value: 'blue', label: 'Blue' }, { facetId: 'gone', value: 'x', label: 'x' },
    ]));

  law('PLP-05 taking back one chip after another empties the filters', [fc.array(choice, { maxLength: 10 })], (choices) => {
    const filters = chosen(choices);
    const chips = chosenValues(facets, filters);
    expect(chips).toHaveLength(Object.values(filters).flat().length);
    expect(chips.reduce<Filters>(toggleFilter, filters)).toEqual({});
  });
});
