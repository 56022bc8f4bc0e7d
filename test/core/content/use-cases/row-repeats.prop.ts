import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { TileView } from '#core/catalog/page-models.ts';
import { withoutRepeats } from '#core/content/use-cases/row-repeats.ts';
import type { BlockView } from '#core/content/use-cases/content-use-cases.ts';
import { law } from '#test/support/law.ts';

const tile = (id: string): TileView => ({
  id,
  name: id,
  typeLabel: 'Shoe',
  url: `/p/${id}`,
  picture: { name: id, width: 4, height: 5, color: '#fff' },
  price: { sale: '$1.00' },
  rating: { score: 4, count: 1 },
  colors: [],
});

const row = (id: number, products: readonly string[]): BlockView => ({
  _tag: 'inline-catalog',
  id: `row-${id}`,
  title: 'Row',
  categoryId: '1',
  limit: 8,
  layout: 'carousel',
  tiles: products.map(tile),
});
const pageOf = (rows: readonly (readonly string[])[]) =>
  rows.map((products, at) => ({ id: `section-${at}`, blocks: [row(at, products)] }));
const idsOf = (page: ReturnType<typeof withoutRepeats>): readonly (readonly string[])[] =>
  page.flatMap(({ blocks }) =>
    blocks.map((block) => (block._tag === 'inline-catalog' ? block.tiles.map(({ id }) => id) : [])),
  );

const rows = fc.array(fc.uniqueArray(fc.constantFrom(...'abcdefghijkl'), { maxLength: 9 }), { maxLength: 4 });

describe('product rows of one page', () => {
  test('a product of the first row is not shown again in the second', () => {
    expect(
      idsOf(
        withoutRepeats(
          pageOf([
            ['a', 'b'],
            ['a', 'c', 'd', 'e', 'f'],
          ]),
        ),
      ),
    ).toEqual([
      ['a', 'b'],
      ['c', 'd', 'e', 'f'],
    ]);
  });

  law('no row is left with fewer than four products because of it', [rows], (given) =>
    idsOf(withoutRepeats(pageOf(given))).forEach((left, at) =>
      expect(left.length).toBeGreaterThanOrEqual(Math.min(4, given[at]?.length ?? 0)),
    ),
  );

  law('a row that lost products shows none that an earlier row shows', [rows], (given) => {
    const left = idsOf(withoutRepeats(pageOf(given)));
    left.forEach((products, at) => {
      if (products.length < (given[at]?.length ?? 0))
        expect(products.filter((id) => left.slice(0, at).some((above) => above.includes(id)))).toEqual([]);
    });
  });
});
