import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { headPosition } from '#core/site/head-position.ts';
import { law } from '#test/support/law.ts';

const entry = fc.nat({ max: 100_000 });
const tag = fc.nat({ max: 1023 });
const place = fc.tuple(entry, tag);

describe('headPosition', () => {
  test.each([
    { of: 0, number: 0, position: 0 },
    { of: 0, number: 1023, position: 1023 },
    { of: 1, number: 5, position: 1029 },
    { of: 2, number: 5, position: 2053 },
    { of: 1000, number: 1, position: 1_024_001 },
  ])('PR-35 SEO-02 CFG-15 tag $number of entry $of has the position $position', ({ of, number, position }) => {
    expect(headPosition(of, number)).toBe(position);
  });

  test('SEO-03 the tag after 1024 tags of an entry is an error', () => {
    expect(headPosition(3, 1023)).toBe(headPosition(4, 0) - 1);
    expect(() => headPosition(3, 1024)).toThrow(new RangeError('An entry of the head has more than 1024 tags'));
  });

  law('PR-35 position order equals (entry, tag) order for tag < 1024', [place, place], (one, other) => {
    const isBefore = one[0] < other[0] || (one[0] === other[0] && one[1] < other[1]);
    expect(headPosition(...one) < headPosition(...other)).toBe(isBefore);
  });

  law('PR-35 entry = position >> 10, tag = position & 1023', [place], ([index, number]) => {
    const position = headPosition(index, number);
    expect([position >> 10, position & 1023]).toEqual([index, number]);
  });
});
