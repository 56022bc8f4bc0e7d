import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chosenValues } from '#core/catalog/facet.ts';
import { toggleFilter } from '#core/catalog/filters.ts';
import { addressWithoutUnknown } from '#core/catalog/known-filters.ts';
import type { Facet, Filters } from '#core/catalog/listing.ts';
import { law } from '#test/support/law.ts';

const facets: readonly Facet[] = [
  {
    id: 'color',
    label: 'Color',
    values: [
      { id: 'blue', label: 'Blue', count: 3, selected: true },
      { id: 'red', label: 'Red', count: 2, selected: false },
    ],
  },
  { id: 'size', label: 'Size', values: [{ id: '42', label: '42', count: 1, selected: false }] },
];
const choice = fc.record({
  facetId: fc.constantFrom('color', 'size', 'gone', '__proto__'),
  value: fc.constantFrom('blue', 'red', '42', 'toString'),
});
const chosen = (choices: readonly { readonly facetId: string; readonly value: string }[]): Filters =>
  choices.reduce<Filters>(toggleFilter, {});

describe('facets', () => {
  test('PLP-05 chips show their labels; a value that the list does not know has no chip', () =>
    expect(chosenValues(facets, { size: ['42', '43'], color: ['blue'], gone: ['x'] })).toEqual([
      { facetId: 'size', value: '42', label: '42' },
      { facetId: 'color', value: 'blue', label: 'Blue' },
    ]));

  law(
    'PLP-05 taking back one chip after another leaves no value that the list knows',
    [fc.array(choice, { maxLength: 10 })],
    (choices) => {
      const filters = chosen(choices);
      const left = chosenValues(facets, filters).reduce<Filters>(toggleFilter, filters);
      expect(chosenValues(facets, left)).toEqual([]);
      expect(
        Object.values(left)
          .flat()
          .every((value) => Object.values(filters).flat().includes(value)),
      ).toBe(true);
    },
  );

  test('PLP-05 a list with invented values moves to its address without them, from its beginning', () => {
    const at = (filters: Filters, term = '') =>
      addressWithoutUnknown({ sort: 'newest', filters }, facets, { path: '/en-us/c/a-1', term });
    expect([
      at({}),
      at({ color: ['red'], size: ['42'] }),
      at({ color: [...Array.from({ length: 50 }, (_, index) => `made-up-${index}`), 'red'] }),
      at({ color: ['made-up'], gone: ['x'] }),
      at({ size: ['43'] }, 'trail shoe'),
    ]).toEqual([
      undefined,
      undefined,
      '/en-us/c/a-1?sort=newest&filter.color=red',
      '/en-us/c/a-1?sort=newest',
      '/en-us/c/a-1?q=trail+shoe&sort=newest',
    ]);
  });
});
