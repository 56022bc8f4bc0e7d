import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gridPlaces, placedPromos } from '#core/catalog/category-content.ts';
import { law } from '#test/support/law.ts';

const promo = fc.record({ id: fc.uuid(), after: fc.nat(12) }).map((one) => ({
  ...one,
  title: 'A',
  isWide: true,
  picture: { name: 'p', alt: '', width: 1, height: 1, color: '#ffffff' },
  target: { text: 'More', url: '/' },
}));

law(
  'shown are exactly the tiles before which fewer products stand than are listed, in their order (ux 23)',
  [fc.array(promo, { maxLength: 6 }), fc.nat(14)],
  (promos, listed) => {
    const shown = placedPromos(promos, listed);
    for (const one of promos) expect(shown.includes(one)).toBe(listed > one.after);
    expect(shown).toEqual(promos.filter((one) => shown.includes(one)));
  },
);

test('CNT-20 blocks are among the products only at a place that a product follows', () => {
  const sections = ['top', 'after-4', 'after-0', 'after-12', 'after-x', 'bottom'].map((id) => ({ id, blocks: [] }));
  expect(gridPlaces({ sections }, 12)).toEqual([{ id: 'after-4', after: 4 }]);
  expect(gridPlaces({ sections }, 13).map(({ id }) => id)).toEqual(['after-4', 'after-12']);
  expect(gridPlaces(undefined, 13)).toEqual([]);
});
