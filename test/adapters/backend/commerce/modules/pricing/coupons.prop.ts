import fc from 'fast-check';
import { expect, test } from 'vitest';
import { redeem, type TypedCoupon } from '#adapters/backend/commerce/modules/pricing/coupons.ts';
import { sitePricingOf } from '#adapters/backend/commerce/modules/pricing/site-pricing.ts';
import { sites } from '#adapters/backend/commerce/kernel/sites.ts';
import { Amount } from '#core/kernel/amount.ts';
import { sitePricingById } from '#test/support/commerce/site-pricing.ts';
import { law } from '#test/support/law.ts';

const everySitePricing = sites.map(sitePricingOf);
const codes = ['WELCOME10', 'TRAIL20', 'PACK15', 'SOLO25', 'MEMBER5', 'SUMMER24', 'NOBODY'];
const rows = fc.array(
  fc.record({ categoryIds: fc.subarray(['3000', '2000']), left: fc.integer({ min: 0, max: 100_000 }).map(Amount.of) }),
  { maxLength: 8 },
);
const coupon: fc.Arbitrary<TypedCoupon> = fc.record({
  id: fc.uuid(),
  code: fc.constantFrom(...codes),
  now: fc.constantFrom(Date.UTC(2024, 5), Date.UTC(2026, 5)),
  isMember: fc.boolean(),
  orders: fc.integer({ min: 0, max: 1 }),
});
const typed = fc.uniqueArray(coupon, { maxLength: 7, selector: ({ code }) => code });

law(
  'what the codes take off is what the rows lose, and no row becomes negative',
  [fc.constantFrom(...everySitePricing), rows, typed],
  (sitePricing, before, coupons) => {
    const { discount, byRow, orderPromotions, coupons: priced } = redeem(sitePricing, before, coupons);
    expect(Amount.sum(byRow)).toBe(discount);
    expect(Amount.sum(orderPromotions.map((promotion) => promotion.discount))).toBe(discount);
    expect(Amount.sum(priced.map((one) => one.discount))).toBe(discount);
    for (const [index, part] of byRow.entries()) {
      expect(part).toBeGreaterThanOrEqual(0);
      expect(part).toBeLessThanOrEqual(before[index]?.left ?? 0);
    }
  },
);

law(
  'the order of the codes decides about amounts and never about who qualifies, but for codes that go with no other',
  [fc.constantFrom(...everySitePricing), rows, typed],
  (sitePricing, before, coupons) => {
    const together = coupons.filter(({ code }) => code !== 'SOLO25');
    const qualified = (asked: readonly TypedCoupon[]) =>
      redeem(sitePricing, before, asked)
        .coupons.flatMap(({ code, problem }) => (problem === undefined ? [code] : []))
        .toSorted();
    expect(qualified(together.toReversed())).toEqual(qualified(together));
  },
);

const now = Date.UTC(2026, 5);
const asked = (code: string, more: Partial<TypedCoupon> = {}): TypedCoupon => ({
  id: code,
  code,
  now,
  isMember: false,
  orders: 0,
  ...more,
});
const price = (siteId: string, lefts: readonly (readonly [number, string])[], coupons: readonly TypedCoupon[]) => {
  return redeem(
    sitePricingById(siteId),
    lefts.map(([left, category]) => ({ left: Amount.of(left), categoryIds: [category] })),
    coupons,
  );
};

test.each<readonly [string, TypedCoupon, string]>([
  ['unknown', asked('NOBODY'), 'INVALID'],
  ['expired', asked('SUMMER24'), 'EXPIRED'],
  ['membersOnly', asked('MEMBER5'), 'NOT_APPLIED'],
  ['usedUp', asked('WELCOME10', { orders: 1 }), 'NOT_APPLIED'],
  ['notMet', asked('PACK15'), 'NOT_APPLIED'],
])('ENT-39 a code that is %s takes nothing off and says why', (problem, coupon, status) => {
  const { discount, coupons } = price('nordkamm-us', [[10_000, '2000']], [coupon]);
  expect(discount).toBe(0);
  expect(coupons).toMatchObject([{ problem, status, discount: 0 }]);
  expect(coupons[0]?.description).not.toBe('');
});

test('codes follow each other, each on what the one before it left; one with a category takes off of that alone', () => {
  const { coupons, byRow } = price(
    'nordkamm-us',
    [
      [10_000, '3000'],
      [10_000, '2000'],
    ],
    [asked('WELCOME10'), asked('PACK15'), asked('TRAIL20')],
  );
  expect(coupons.map(({ discount }) => discount)).toEqual([2_000, 1_350, 2_000]);
  expect(byRow).toEqual([1_000 + 1_350 + 919, 1_000 + 1_081]);
});

test('a member’s code serves a member, a code of its day serves on that day, and French is spoken in Canada', () => {
  expect(price('nordkamm-ca', [[10_000, '2000']], [asked('MEMBER5', { isMember: true })]).coupons).toMatchObject([
    { status: 'APPLIED', discount: 500, description: '5\u00A0% de rabais pour les membres' },
  ]);
  expect(price('nordkamm-gb', [[20_000, '2000']], [asked('TRAIL20')]).coupons).toMatchObject([
    { description: '£20 off orders of £150 or more' },
  ]);
  expect(
    price('nordkamm-us', [[10_000, '2000']], [asked('SUMMER24', { now: Date.UTC(2024, 5) })]).coupons,
  ).toMatchObject([{ status: 'APPLIED', discount: 2_000 }]);
});

test('a code whose goods another code has taken to nothing still qualifies', () => {
  const { coupons } = price(
    'nordkamm-us',
    [
      [1, '3000'],
      [1, '2000'],
      [1, '2000'],
      [1, '2000'],
      [1, '2000'],
    ],
    [asked('WELCOME10'), asked('PACK15')],
  );
  expect(coupons.map(({ status, discount }) => [status, discount])).toEqual([
    ['APPLIED', 1],
    ['APPLIED', 0],
  ]);
});
