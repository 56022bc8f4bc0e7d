import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { FacetValue } from '#core/catalog/listing.ts';
import { inSystems, sizeSystems } from '#core/catalog/size-system.ts';
import { law } from '#test/support/law.ts';

const size = (label: string): FacetValue => ({ id: label, label, count: 1, selected: false });
const labels = (sizes: readonly FacetValue[]): readonly string[] => sizes.map(({ label }) => label);
const systems = (...written: readonly string[]): readonly (readonly string[])[] =>
  sizeSystems(written.map(size)).map(labels);

const anyLabel = fc.oneof(
  fc.integer({ min: 30, max: 50 }).map(String),
  fc.integer({ min: 5, max: 12 }).map((number) => `${number},5`),
  fc.constantFrom('XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL', '5–6.5', '7–8.5', '37–39', 'One size', 'Taille unique'),
  fc.string(),
);
const anySizes = fc.array(anyLabel.map(size), { maxLength: 20 });

describe('sizes in their systems', () => {
  test('ux 16 shoes, garments, socks and one-size products form separate groups, each sorted', () =>
    expect(
      systems(
        '10',
        '6.5',
        'M',
        '5–6.5',
        '12',
        'S',
        'One size',
        'XXL',
        '9.5–11',
        '8,5',
        'XL',
        'XS',
        'L',
        '3XL',
        '7–8.5',
      ),
    ).toEqual([
      ['6.5', '8,5', '10', '12'],
      ['XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL'],
      ['5–6.5', '7–8.5', '9.5–11'],
      ['One size'],
    ]));

  test('ux 16 only the size facet counts the values of a system', () => {
    const facet = { label: 'Size', values: ['M', '9', 'S'].map(size) };
    expect(inSystems({ id: 'size', ...facet })).toEqual({
      id: 'size',
      label: 'Size',
      values: ['S', 'M', '9'].map(size),
      systems: [2, 1],
    });
    expect(inSystems({ id: 'type', ...facet })).toEqual({ id: 'type', ...facet });
  });

  law('every size is in exactly one system, and every system is there once', [anySizes], (sizes) => {
    const reported = sizeSystems(sizes);
    expect(reported.flat().toSorted((one, other) => sizes.indexOf(one) - sizes.indexOf(other))).toEqual(sizes);
    for (const system of reported) expect(sizeSystems(system)).toEqual([system]);
    expect(sizeSystems(reported.map(([first]) => first ?? size('')))).toHaveLength(reported.length);
  });

  law('within a system sizes grow, and those without a measure keep their order', [anySizes], (sizes) => {
    for (const system of sizeSystems(sizes)) {
      const numbers = system
        .map(({ label }) => label.trim())
        .map((label) => (/^\d+([.,]\d+)?$/.test(label) ? Number(label.replace(',', '.')) : 0));
      expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));
      if (system.some(({ label }) => /size|unique/.test(label)))
        expect(system).toEqual(sizes.filter((one) => system.includes(one)));
    }
  });
});
