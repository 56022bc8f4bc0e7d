import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { belongsTo, conditions } from '#core/segmentation/conditions.ts';
import { segmentIds, type SegmentId } from '#core/segmentation/segment.ts';
import { ShopperContext } from '#core/segmentation/shopper-context.ts';
import { segmentId, shopperFacts } from '#test/support/arbitraries/shopper-facts.ts';
import { law } from '#test/support/law.ts';

const guest = ShopperContext.guest;
const signedIn: ShopperContext = { ...guest, isSignedIn: true };

/** The groups of a visitor, among the given ones. */
const groups = (facts: ShopperContext, asked: readonly SegmentId[] = segmentIds): readonly string[] =>
  asked.filter((id) => belongsTo(id, facts));

describe('conditions', () => {
  test('SEG-11 there are exactly these sixteen ids, each with a condition', () => {
    expect(segmentIds).toEqual([
      'logged-out',
      'logged-in',
      'loyalty-logged-in',
      'non-loyalty-logged-in',
      'employee-logged-in',
      'non-employee-logged-in',
      'cart-empty',
      'cart-not-empty',
      'wranx-ipa-logged-in',
      'wranx-ipa-not-logged-in',
      'wranx-logged-in',
      'wranx-not-logged-in',
      'ipa-logged-in',
      'ipa-not-logged-in',
      'athlete-logged-in',
      'athlete-not-logged-in',
    ]);
    expect(Object.keys(conditions)).toEqual(segmentIds);
  });

  test('SEG-05 SEG-06 SEG-07 SEG-08 a guest with an empty cart is in exactly these groups', () =>
    expect(groups(guest)).toEqual([
      'logged-out',
      'cart-empty',
      'wranx-ipa-not-logged-in',
      'wranx-not-logged-in',
      'ipa-not-logged-in',
      'athlete-not-logged-in',
    ]));

  test('SEG-05 a signed-in visitor without memberships is in exactly these groups', () =>
    expect(groups(signedIn)).toEqual([
      'logged-in',
      'non-loyalty-logged-in',
      'non-employee-logged-in',
      'cart-empty',
      'wranx-ipa-not-logged-in',
      'wranx-not-logged-in',
      'ipa-not-logged-in',
      'athlete-not-logged-in',
    ]));

  test.each<[string, keyof ShopperContext, readonly SegmentId[], readonly SegmentId[]]>([
    [
      'SEG-05 a loyalty member',
      'isLoyaltyMember',
      ['loyalty-logged-in', 'non-loyalty-logged-in'],
      ['loyalty-logged-in'],
    ],
    ['SEG-05 an employee', 'isEmployee', ['employee-logged-in', 'non-employee-logged-in'], ['employee-logged-in']],
    [
      'SEG-07 one of WRANX',
      'isWranx',
      [
        'wranx-ipa-logged-in',
        'wranx-ipa-not-logged-in',
        'wranx-logged-in',
        'wranx-not-logged-in',
        'ipa-logged-in',
        'ipa-not-logged-in',
      ],
      ['wranx-ipa-logged-in', 'wranx-logged-in', 'ipa-not-logged-in'],
    ],
    [
      'SEG-07 one of IPA',
      'isIpa',
      [
        'wranx-ipa-logged-in',
        'wranx-ipa-not-logged-in',
        'wranx-logged-in',
        'wranx-not-logged-in',
        'ipa-logged-in',
        'ipa-not-logged-in',
      ],
      ['wranx-ipa-logged-in', 'wranx-not-logged-in', 'ipa-logged-in'],
    ],
    ['SEG-08 an athlete', 'isAthlete', ['athlete-logged-in', 'athlete-not-logged-in'], ['athlete-logged-in']],
  ])('%s a signed-in visitor', (_, membership, asked, expected) =>
    expect(groups({ ...signedIn, [membership]: true }, asked)).toEqual(expected),
  );

  test.each([
    [0, 'cart-empty'],
    [1, 'cart-not-empty'],
    [2, 'cart-not-empty'],
  ] as const)('SEG-06 %d units are %s, signed in or not', (unitsInCart, group) => {
    expect(groups({ ...guest, unitsInCart }, ['cart-empty', 'cart-not-empty'])).toEqual([group]);
    expect(groups({ ...signedIn, unitsInCart }, ['cart-empty', 'cart-not-empty'])).toEqual([group]);
  });

  const pairs: readonly (readonly [SegmentId, SegmentId])[] = [
    ['logged-in', 'logged-out'],
    ['wranx-ipa-logged-in', 'wranx-ipa-not-logged-in'],
    ['wranx-logged-in', 'wranx-not-logged-in'],
    ['ipa-logged-in', 'ipa-not-logged-in'],
    ['athlete-logged-in', 'athlete-not-logged-in'],
    ['cart-empty', 'cart-not-empty'],
  ];

  law(
    'SEG-12 PR-23 each X-logged-in / X-not-logged-in pair: exactly one true for any visitor',
    [shopperFacts],
    (facts) => {
      for (const pair of pairs) expect(groups(facts, pair)).toHaveLength(1);
    },
  );

  law(
    'SEG-05 for a loyalty member or employee there is no such pair: both groups of theirs are signed in, and a guest is in neither',
    [shopperFacts],
    (facts) => {
      for (const name of ['loyalty', 'employee'] as const)
        expect(groups(facts, [`${name}-logged-in`, `non-${name}-logged-in`])).toHaveLength(facts.isSignedIn ? 1 : 0);
    },
  );

  law('SEG-12 a membership counts only while its owner is signed in', [shopperFacts], (facts) =>
    expect(groups({ ...facts, isSignedIn: false })).toEqual(groups({ ...guest, unitsInCart: facts.unitsInCart })),
  );

  law('SEG-07 the combined group holds everyone who is in one of the two', [shopperFacts], (facts) =>
    expect(belongsTo('wranx-ipa-logged-in', facts)).toBe(
      belongsTo('wranx-logged-in', facts) || belongsTo('ipa-logged-in', facts),
    ),
  );

  law(
    'PR-23 unknown ids never match',
    [segmentId.filter((id) => !segmentIds.some((known) => known === id)), shopperFacts],
    (id, facts) => expect(belongsTo(id, facts)).toBe(false),
  );

  test('PR-23 names of Object.prototype are not ids', () => {
    for (const id of ['constructor', 'toString', '__proto__', 'hasOwnProperty'])
      expect(belongsTo(id, signedIn)).toBe(false);
  });

  test('the visitors of these laws are both signed in and guests', () =>
    expect(new Set(fc.sample(shopperFacts, 100).map(({ isSignedIn }) => isSignedIn)).size).toBe(2));
});
