import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  carouselArrows,
  collectionAt,
  slideAfter,
  type CarouselPlace,
  type CollectionSettings,
} from '#core/content/collection.ts';
import { DEFAULT_GRID_LOAD, gridLoad } from '#core/content/grid-load.ts';
import { present } from '#core/kernel/present.ts';
import { law } from '#test/support/law.ts';

const carousel: CollectionSettings = {
  type: 'carousel',
  slideWidth: '50%',
  slidePadding: '1rem',
  autoplay: 5,
  loop: true,
  arrows: true,
};
const place: fc.Arbitrary<CarouselPlace> = fc
  .record({
    count: fc.integer({ min: 1, max: 12 }),
    perView: fc.integer({ min: 1, max: 6 }),
    loop: fc.boolean(),
    at: fc.nat(11),
  })
  .map(({ at, ...rest }) => ({ ...rest, index: Math.max(0, Math.min(at, rest.count - rest.perView)) }));

describe('collection', () => {
  test('CNT-33 CNT-34 the type may differ per breakpoint', () => {
    const collection = {
      _tag: 'by-breakpoint',
      breakpoints: { sm: carousel, lg: { ...carousel, type: 'grid' } },
    } as const;
    expect([
      collectionAt(collection, 'sm'),
      collectionAt(collection, 'md'),
      collectionAt(collection, 'lg'),
    ]).toMatchObject([{ type: 'carousel' }, { type: 'carousel' }, { type: 'grid' }]);
    expect(collectionAt({ _tag: 'by-breakpoint', breakpoints: {} }, 'sm')).toMatchObject({ type: 'grid' });
  });

  test('CNT-35 a vertical list is vertical at every width', () =>
    expect((['sm', 'md', 'lg'] as const).map((at) => collectionAt({ _tag: 'vertical-list' }, at))).toEqual([
      'vertical-list',
      'vertical-list',
      'vertical-list',
    ]));

  test('CNT-37 without loop the arrow at an end is disabled', () => {
    const ends = { count: 5, perView: 2, loop: false };
    expect(carouselArrows({ ...ends, index: 0 }, true)).toEqual({ shown: true, back: false, forward: true });
    expect(carouselArrows({ ...ends, index: 3 }, true)).toEqual({ shown: true, back: true, forward: false });
    expect(carouselArrows({ ...ends, index: 0, loop: true }, true)).toEqual({ shown: true, back: true, forward: true });
    expect(carouselArrows({ ...ends, index: 0 }, false).shown).toBe(false);
    expect(carouselArrows({ count: 2, perView: 2, loop: true, index: 0 }, true)).toEqual({
      shown: false,
      back: false,
      forward: false,
    });
  });

  law('CNT-37 an arrow is enabled exactly when it leads somewhere else', [place], (at) => {
    const arrows = carouselArrows(at, true);
    expect(arrows.forward).toBe(slideAfter(at, 1) !== at.index);
    expect(arrows.back).toBe(slideAfter(at, -1) !== at.index);
  });

  law(
    'CNT-33 after an arrow a full view can be seen',
    [place, fc.constantFrom(1 as const, -1 as const)],
    (at, direction) => {
      const index = slideAfter(at, direction);
      expect(index).toBeGreaterThanOrEqual(0);
      expect(index + Math.min(at.perView, at.count)).toBeLessThanOrEqual(at.count);
    },
  );
});

describe('grid-load', () => {
  test.each([
    [2, 2, 4],
    [3, 1, 3],
    [undefined, undefined, 3],
    [2, undefined, 3],
    [undefined, 2, 3],
    [0, 2, 3],
    [2, -1, 3],
    [1.5, 2, 3],
  ])('PR-18 ART-08 rows %s and columns %s load %d', (rows, columns, count) =>
    expect(gridLoad(present({ rows, columns }))).toBe(count),
  );

  test('CFG-10 the first load is rows times columns, or 3', () =>
    expect([DEFAULT_GRID_LOAD, gridLoad({ rows: 3, columns: 4 })]).toEqual([3, 12]));

  law(
    'ART-08 something is always loaded',
    [fc.record({ rows: fc.integer(), columns: fc.integer({ min: -3, max: 9 }) }, { requiredKeys: [] })],
    (grid) => expect(gridLoad(grid)).toBeGreaterThan(0),
  );
});
