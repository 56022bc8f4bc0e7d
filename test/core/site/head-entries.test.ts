import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { headPosition, mergeHead, TAG_BITS, type HeadTag } from '#core/site/head-entries.ts';
import { law } from '#test/support/law.ts';

const tag: fc.Arbitrary<HeadTag> = fc.oneof(
  fc.record({ _tag: fc.constant('title' as const), text: fc.string() }),
  fc.record({
    _tag: fc.constant('meta' as const),
    name: fc.constantFrom('description', 'robots', 'Robots'),
    content: fc.string(),
  }),
  fc.record({ _tag: fc.constant('canonical' as const), href: fc.string() }),
  fc.record({ _tag: fc.constant('alternate' as const), language: fc.constantFrom('en', 'fr'), href: fc.string() }),
);
const place = fc.tuple(fc.nat(2 ** 20), fc.nat(1023));

describe('head-entries', () => {
  test.each([
    [0, 0, 0],
    [0, 1023, 1023],
    [1, 5, 1029],
    [2, 5, 2053],
    [1000, 1, 1_024_001],
  ])('PR-35 SEO-02 SEO-03 entry %d and tag %d stand at %d', (entry, index, position) =>
    expect(headPosition(entry, index)).toBe(position),
  );

  law(
    'PR-35 position order equals (entry, tag) order for tag < 1024',
    [place, place],
    ([entry, index], [otherEntry, otherIndex]) =>
      expect(Math.sign(headPosition(entry, index) - headPosition(otherEntry, otherIndex))).toBe(
        Math.sign(entry - otherEntry) || Math.sign(index - otherIndex),
      ),
  );

  law('PR-35 entry = position >> 10, tag = position & 1023', [place], ([entry, index]) => {
    const position = headPosition(entry, index);
    expect([position >> 10, position & 1023]).toEqual([entry, index]);
  });

  test('SEO-02 CFG-15 10 bits are kept for the tags of an entry', () => expect(TAG_BITS).toBe(10));

  test('SEO-03 more than 1024 tags in one entry is an error', () => {
    const entry = (count: number): readonly HeadTag[] =>
      Array.from({ length: count }, (_, index) => ({ _tag: 'alternate', language: `l${index}`, href: '/' }));
    expect(mergeHead([entry(1024)])).toHaveLength(1024);
    expect(() => mergeHead([entry(1025)])).toThrow(RangeError);
  });

  test('SEO-04 of two titles the last one stays; two different metas stay both, in order', () => {
    expect(
      mergeHead([
        [
          { _tag: 'title', text: 'Shop' },
          { _tag: 'meta', name: 'description', content: 'd' },
        ],
        [
          { _tag: 'meta', name: 'robots', content: 'r' },
          { _tag: 'title', text: 'Cart' },
        ],
      ]),
    ).toEqual([
      { _tag: 'meta', name: 'description', content: 'd', position: 1 },
      { _tag: 'meta', name: 'robots', content: 'r', position: 1024 },
      { _tag: 'title', text: 'Cart', position: 1025 },
    ]);
  });

  test('SEO-04 metas with one name and canonicals are rivals, alternates are not', () => {
    const merged = mergeHead([
      [
        { _tag: 'canonical', href: '/a' },
        { _tag: 'meta', name: 'robots', content: 'all' },
        { _tag: 'alternate', language: 'en', href: '/en' },
      ],
      [
        { _tag: 'canonical', href: '/b' },
        { _tag: 'meta', name: 'Robots', content: 'noindex' },
        { _tag: 'alternate', language: 'fr', href: '/fr' },
      ],
    ]);
    expect(merged.map(({ position }) => position)).toEqual([2, 1024, 1025, 1026]);
  });

  law(
    'SEO-04 of the tags with one key the last one stays, and all that stay keep their order',
    [fc.array(fc.array(tag, { maxLength: 4 }), { maxLength: 4 })],
    (entries) => {
      const key = (one: HeadTag): string => (one._tag === 'meta' ? `meta ${one.name.toLowerCase()}` : one._tag);
      const placed = entries.flatMap((entry, entryIndex) =>
        entry.map((one, index) => ({ one, position: headPosition(entryIndex, index) })),
      );
      const stays = placed.filter(
        ({ one, position }) =>
          one._tag === 'alternate' || !placed.some((rival) => key(rival.one) === key(one) && rival.position > position),
      );
      expect(mergeHead(entries)).toEqual(stays.map(({ one, position }) => ({ ...one, position })));
    },
  );
});
