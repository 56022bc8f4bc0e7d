import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hasCarouselButtons, type CollectionSettings } from '#core/content/collection-settings.ts';
import {
  carouselArrows,
  collectionAt,
  placeOfSlides,
  slideAfter,
  type CarouselPlace,
} from '#core/content/collection.ts';
import { DEFAULT_GRID_LOAD, gridLoad, MOST_ARTICLES } from '#core/content/grid-load.ts';
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
  test('CNT-33 CNT-34 the type may differ per breakpoint; without settings it is a grid', () => {
    const settings = { sm: carousel, lg: { ...carousel, type: 'grid' } } as const;
    expect((['sm', 'md', 'lg'] as const).map((at) => collectionAt(settings, at).type)).toEqual([
      'carousel',
      'carousel',
      'grid',
    ]);
    expect(collectionAt({}, 'sm').type).toBe('grid');
  });

  test('CNT-37 a collection has buttons for arrows or autoplay of a carousel with at least two slides', () => {
    const still = { ...carousel, autoplay: 0, arrows: false };
    const cases = [
      [{ sm: carousel }, 2],
      [{ sm: carousel }, 1],
      [{ sm: still }, 9],
      [{ sm: still, lg: { ...still, autoplay: 3 } }, 9],
      [{ sm: { ...carousel, type: 'grid' } }, 9],
    ] as const;
    expect(cases.map(([settings, count]) => hasCarouselButtons(settings, count))).toEqual([
      true,
      false,
      false,
      true,
      false,
    ]);
  });

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

describe('the place of a row of slides', () => {
  const row = fc
    .record({
      count: fc.integer({ min: 1, max: 12 }),
      step: fc.integer({ min: 40, max: 900 }),
      width: fc.integer({ min: 300, max: 1400 }),
    })
    .map((one) => ({ ...one, step: Math.min(one.step, one.width) }))
    .map((one) => ({ ...one, farthest: Math.max(0, one.count * one.step - one.width) }));

  law(
    'CNT-33 at the end of the scroll box there is no slide further on, whatever the width of the slides',
    [row, fc.boolean()],
    (positions, loop) => {
      const end = placeOfSlides({ ...positions, scrolled: positions.farthest });
      expect(carouselArrows({ ...end, count: positions.count, loop: false }, true).forward).toBe(false);
      const start = placeOfSlides({ ...positions, scrolled: 0 });
      expect(start.index).toBe(0);
      const { shown } = carouselArrows({ ...start, count: positions.count, loop }, true);
      expect(shown).toBe(positions.farthest > 2);
    },
  );

  test('CNT-33 slides of half the width: two per view, and the second one after one step', () =>
    expect(placeOfSlides({ scrolled: 400, farthest: 800, width: 800, step: 400, count: 4 })).toEqual({
      index: 1,
      perView: 2,
    }));
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
    'ART-08 something is always loaded, and no more than one response has',
    [fc.record({ rows: fc.integer(), columns: fc.integer({ min: -3, max: 12 }) }, { requiredKeys: [] })],
    (grid) => {
      expect(gridLoad(grid)).toBeGreaterThan(0);
      expect(gridLoad(grid)).toBeLessThanOrEqual(MOST_ARTICLES);
    },
  );
});
