import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { conditions } from '#core/segmentation/conditions.ts';
import { segmentIds } from '#core/segmentation/segment.ts';
import { Segmentation, type SegmentationContext, type Resolution } from '#core/segmentation/segmentation.ts';
import { ShopperContext } from '#core/segmentation/shopper-context.ts';
import { breakpoints, type Breakpoint } from '#core/site/breakpoint.ts';
import { segmentation, segmentId, shopperFacts } from '#test/support/arbitraries/shopper-facts.ts';
import { law } from '#test/support/law.ts';

/** A block with one component per segment, named after it, and two baselines. */
const block = (ids: string): Segmentation<string> => ({
  id: 'greeting',
  segments: ids.split(' ').map((id) => ({ id, targets: [`for ${id}`] })),
  baselines: ['for everyone', 'for no shopper'],
  isFullWidth: false,
  hideOnBreakpoint: [],
});

const chosen = (resolution: Resolution<unknown>): string =>
  resolution._tag === 'Segment' ? resolution.segmentId : resolution._tag.toLowerCase();

const flags = { in: 'isSignedIn', employee: 'isEmployee', ipa: 'isIpa', athlete: 'isAthlete' } as const;
const visitor = (text: string): ShopperContext =>
  text.split(' ').reduce<ShopperContext>((facts, word) => {
    const units = /^units=(\d+)$/.exec(word)?.[1];
    if (units !== undefined) return { ...facts, unitsInCart: Number(units) };
    const flag = Object.entries(flags).find(([name]) => name === word)?.[1];
    return flag === undefined ? facts : { ...facts, [flag]: true };
  }, ShopperContext.guest);

describe('PR-23 segment choice', () => {
  test.each<[ids: string, visitor: string, forced: string | undefined, result: string]>([
    ['logged-out logged-in', 'guest', undefined, 'logged-out'],
    ['logged-out logged-in', 'in', undefined, 'logged-in'],
    ['employee-logged-in logged-in', 'in employee', undefined, 'employee-logged-in'],
    ['loyalty-logged-in', 'in', undefined, 'baseline'],
    ['non-loyalty-logged-in', 'in', undefined, 'non-loyalty-logged-in'],
    ['non-employee-logged-in', 'guest', undefined, 'baseline'],
    ['cart-empty cart-not-empty', 'units=2', undefined, 'cart-not-empty'],
    ['wranx-ipa-logged-in', 'in ipa', undefined, 'wranx-ipa-logged-in'],
    ['wranx-ipa-not-logged-in', 'in', undefined, 'wranx-ipa-not-logged-in'],
    ['athlete-not-logged-in', 'guest', undefined, 'athlete-not-logged-in'],
    ['athlete-logged-in', 'athlete', undefined, 'baseline'],
    ['logged-out', 'guest', 'logged-in', 'logged-out'],
    ['unknown-id logged-out', 'guest', undefined, 'logged-out'],
    ['unknown-id', 'guest', undefined, 'baseline'],
    ['logged-out logged-in', 'guest', 'logged-in', 'logged-in'],
    ['unknown-id logged-out', 'guest', 'unknown-id', 'unknown-id'],
    ['logged-in logged-out', 'in', 'nonsense', 'logged-in'],
  ])('PR-23 of %s, a visitor %s with %s forced sees %s', (ids, who, forcedSegment, result) => {
    const resolution = Segmentation.resolve(block(ids), {
      shopper: visitor(who),
      ...(forcedSegment === undefined ? {} : { forcedSegment }),
    });
    expect(chosen(resolution)).toBe(result);
    expect(resolution).toMatchObject({ content: [result === 'baseline' ? 'for everyone' : `for ${result}`] });
  });

  test('SEG-01 of two segments with the same id the first wins', () => {
    const twice: Segmentation<string> = {
      ...block('logged-out'),
      segments: [
        { id: 'logged-out', targets: ['first'] },
        { id: 'logged-out', targets: ['second'] },
      ],
    };
    expect(Segmentation.resolve(twice, { shopper: ShopperContext.guest })).toEqual({
      _tag: 'Segment',
      segmentId: 'logged-out',
      content: ['first'],
    });
  });

  test('SEG-02 a forced segment needs no shopper data', () =>
    expect(Segmentation.resolve(block('logged-out logged-in'), { forcedSegment: 'logged-in' })).toEqual({
      _tag: 'Segment',
      segmentId: 'logged-in',
      content: ['for logged-in'],
    }));

  test('SEG-03 without a match only the first baseline is shown, or nothing if there is none', () => {
    expect(Segmentation.resolve(block('logged-in'), { shopper: ShopperContext.guest })).toEqual({
      _tag: 'Baseline',
      content: ['for everyone'],
    });
    expect(Segmentation.resolve({ ...block('logged-in'), baselines: [] }, { shopper: ShopperContext.guest })).toEqual({
      _tag: 'Baseline',
      content: [],
    });
  });

  test('SEG-13 until profile and cart are known the block is pending, which is not empty', () => {
    const waiting = Segmentation.resolve(block('logged-out'), {});
    expect(waiting).toEqual({ _tag: 'Waiting' });
    expect(Segmentation.isEmpty(waiting)).toBe(false);
  });
});

const onlooker: fc.Arbitrary<SegmentationContext> = fc.record(
  { facts: shopperFacts, forcedSegment: segmentId },
  { requiredKeys: [] },
);

/** The same rule, written step by step. */
const expected = (place: Segmentation<string>, { shopper, forcedSegment }: SegmentationContext): Resolution<string> => {
  for (const { id, targets } of place.segments)
    if (id === forcedSegment) return { _tag: 'Segment', segmentId: id, content: targets };
  if (shopper === undefined) return { _tag: 'Waiting' };
  for (const { id, targets } of place.segments) {
    for (const known of segmentIds)
      if (known === id && conditions[known](shopper)) return { _tag: 'Segment', segmentId: id, content: targets };
  }
  return { _tag: 'Baseline', content: place.baselines[0] === undefined ? [] : [place.baselines[0]] };
};

describe('resolve', () => {
  law(
    'SEG-01 SEG-02 SEG-03 the forced one, the first whose condition holds, the first baseline: in this order',
    [segmentation, onlooker],
    (place, who) => expect(Segmentation.resolve(place, who)).toEqual(expected(place, who)),
  );

  law('PR-23 result is one of the given ids or baseline', [segmentation, shopperFacts], (place, shopper) =>
    expect(['baseline', ...place.segments.map(({ id }) => id)]).toContain(
      chosen(Segmentation.resolve(place, { shopper })),
    ),
  );

  law(
    'SEG-01 segments after the one that matches change nothing',
    [segmentation, segmentation, shopperFacts],
    (place, other, shopper) => {
      const before = Segmentation.resolve(place, { shopper });
      const after = Segmentation.resolve({ ...place, segments: [...place.segments, ...other.segments] }, { shopper });
      if (before._tag === 'Segment') expect(after).toEqual(before);
    },
  );

  law(
    'AMB-61 a forced segment that the block does not have is ignored',
    [segmentation, shopperFacts, segmentId],
    (place, shopper, forcedSegment) => {
      if (place.segments.some(({ id }) => id === forcedSegment)) return;
      expect(Segmentation.resolve(place, { shopper, forcedSegment })).toEqual(Segmentation.resolve(place, { shopper }));
    },
  );
});

describe('isEmpty', () => {
  test('SEG-09 empty segments and baselines are empty, and so is a group without content', () => {
    const none: Segmentation<string> = { ...block('logged-out'), segments: [], baselines: [] };
    expect(Segmentation.isEmpty(Segmentation.resolve(none, { shopper: ShopperContext.guest }))).toBe(true);
    const bare: Segmentation<string> = { ...block('logged-out'), segments: [{ id: 'logged-out', targets: [] }] };
    expect(Segmentation.isEmpty(Segmentation.resolve(bare, { shopper: ShopperContext.guest }))).toBe(true);
  });

  law('SEG-09 a section is marked empty when no component resolves', [segmentation, shopperFacts], (place, shopper) => {
    const resolution = Segmentation.resolve(place, { shopper });
    expect(Segmentation.isEmpty(resolution)).toBe(
      'content' in resolution && resolution.content.join('|') === '' && resolution.content.length === 0,
    );
  });
});

describe('isVisibleAt', () => {
  test.each<[Breakpoint, boolean]>([
    ['sm', true],
    ['md', false],
    ['lg', true],
  ])('SEG-04 hidden at md, a block at %s is visible: %s', (breakpoint, isVisible) =>
    expect(Segmentation.isVisibleAt({ hideOnBreakpoint: ['md'] }, breakpoint)).toBe(isVisible),
  );

  law('SEG-04 a place is hidden at the widths that it names and visible at all others', [segmentation], (place) =>
    expect(breakpoints.filter((breakpoint) => !Segmentation.isVisibleAt(place, breakpoint))).toEqual(
      breakpoints.filter((breakpoint) => place.hideOnBreakpoint.includes(breakpoint)),
    ),
  );
});
