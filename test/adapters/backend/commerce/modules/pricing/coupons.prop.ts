import fc from 'fast-check';
import { expect, test } from 'vitest';
import { adjusted, type Draft } from '#adapters/backend/commerce/modules/pricing/draft.ts';
import { promoCodeDiscounts } from '#adapters/backend/commerce/modules/pricing/promo-codes.ts';
import { sitePricingOf, type SitePricing } from '#adapters/backend/commerce/modules/pricing/site-pricing.ts';
import { commerceSites } from '#adapters/backend/commerce/kernel/sites.ts';
import { Amount } from '#core/kernel/amount.ts';
import { formatMoney } from '#core/kernel/format-money.ts';
import { someCodes, typedCoupon } from '#test/support/commerce/promotions.ts';
import { sitePricingById } from '#test/support/commerce/site-pricing.ts';
import { sentHome } from '#test/support/commerce/deliveries.ts';
import { law } from '#test/support/law.ts';

const everySitePricing = commerceSites.map(sitePricingOf);
const rows = fc.array(
  fc.record({ categoryIds: fc.subarray(['3000', '2000']), left: fc.integer({ min: 0, max: 100_000 }).map(Amount.of) }),
  { maxLength: 8 },
);
const coupon = fc.record({
  id: fc.uuid(),
  code: fc.constantFrom(...someCodes),
  hasEnded: fc.boolean(),
  isMember: fc.boolean(),
  orders: fc.integer({ min: 0, max: 1 }),
});
type AnyCoupon = typeof coupon extends fc.Arbitrary<infer One> ? One : never;
const typed = fc.uniqueArray(coupon, { maxLength: 7, selector: ({ code }) => code });

/** The rule of the promo codes over rows that cost what is left of them. */
const redeem = (
  sitePricing: SitePricing,
  lefts: readonly { readonly left: Amount; readonly categoryIds: readonly string[] }[],
  coupons: readonly AnyCoupon[],
) => {
  const draft: Draft = {
    rows: lefts.map(({ left, categoryIds }, index) => ({
      id: `line-${index}`,
      sku: `SKU-${index}`,
      styleId: 'STYLE',
      groupId: 'home',
      categoryIds,
      quantity: 1,
      current: left,
      original: left,
      total: left,
    })),
    goods: lefts.map(({ left }) => left),
    shipping: [Amount.zero],
  };
  const step = promoCodeDiscounts(draft, {
    sitePricing,
    deliveries: sentHome().map((delivery) => ({ ...delivery, isCharged: true })),
    promotions: [],
    isMember: false,
    membership: undefined,
    staffAdjustments: [],
    coupons: coupons.map((one) => typedCoupon(one, sitePricing)),
  });
  const { goods } = step.adjustments.reduce(adjusted, draft);
  return {
    discounts: step.adjustments.map(({ amount }) => Amount.negate(amount)),
    byRow: lefts.map(({ left }, index) => Amount.subtract(left, goods[index] ?? left)),
    coupons: step.coupons ?? [],
  };
};

law(
  'what the codes take off is what the rows lose, and no row becomes negative',
  [fc.constantFrom(...everySitePricing), rows, typed],
  (sitePricing, before, coupons) => {
    const { discounts, byRow, coupons: priced } = redeem(sitePricing, before, coupons);
    const discount = Amount.sum(discounts);
    expect(Amount.sum(byRow)).toBe(discount);
    expect(Amount.sum(priced.map((one) => one.discount))).toBe(discount);
    for (const [index, part] of byRow.entries()) {
      expect(part).toBeGreaterThanOrEqual(0);
      expect(part).toBeLessThanOrEqual(before[index]?.left ?? 0);
    }
  },
);

const asked = (code: string, more: Partial<AnyCoupon> = {}): AnyCoupon => ({
  id: code,
  code,
  hasEnded: false,
  isMember: false,
  orders: 0,
  ...more,
});
const price = (siteId: string, lefts: readonly (readonly [number, string])[], coupons: readonly AnyCoupon[]) => {
  return redeem(
    sitePricingById(siteId),
    lefts.map(([left, category]) => ({ left: Amount.of(left), categoryIds: [category] })),
    coupons,
  );
};

law(
  'a code with a minimum applies exactly from this price of the goods before any code on',
  [fc.integer({ min: 14_000, max: 16_000 }), fc.subarray(['WELCOME10', 'PACK15', 'MEMBER5'])],
  (bought, others) => {
    const codes = [...others, 'TRAIL20'].map((code) => asked(code, { isMember: true }));
    const { coupons } = price(
      'nordkamm-us',
      [
        [9_000, '3000'],
        [bought - 9_000, '2000'],
      ],
      codes,
    );
    const missing = Amount.of(15_000 - bought);
    expect(coupons.at(-1)).toMatchObject(
      missing <= 0
        ? { status: 'APPLIED', discount: 2_000 }
        : {
            status: 'NOT_APPLIED',
            problem: 'notMet',
            description: expect.stringContaining(`${formatMoney(missing, 'USD', 'en-US')} more`),
          },
    );
  },
);

test.each<readonly [string, AnyCoupon, string, string]>([
  ['unknown', asked('UNKNOWN'), 'INVALID', 'This promo code is not valid.'],
  ['expired', asked('SUMMER24', { hasEnded: true }), 'EXPIRED', 'This promo code has expired.'],
  ['membersOnly', asked('MEMBER5'), 'NOT_APPLIED', 'Sign in to use this promo code.'],
  ['usedUp', asked('WELCOME10', { orders: 1 }), 'NOT_APPLIED', 'This promo code has reached its limit.'],
  ['notMet', asked('PACK15'), 'NOT_APPLIED', 'Your cart does not qualify for “15% off packs”.'],
  [
    'notMet',
    asked('TRAIL20'),
    'NOT_APPLIED',
    'This promo code is for orders of $150.00 or more, after discounts without a code. You need $50.00 more.',
  ],
])(
  'ENT-39 ERR-12 a code that is %s takes nothing off and says why, as at its entry',
  (problem, coupon, status, why) => {
    const { discounts, coupons } = price('nordkamm-us', [[10_000, '2000']], [coupon]);
    expect(discounts).toEqual([]);
    expect(coupons).toMatchObject([{ problem, status, discount: 0 }]);
    expect(coupons[0]?.description).toBe(why);
  },
);

test('codes apply in the order of their promotions, each to the result of the one before; one with a category applies to that category alone', () => {
  const { coupons, byRow } = price(
    'nordkamm-us',
    [
      [10_000, '3000'],
      [10_000, '2000'],
    ],
    [asked('PACK15'), asked('WELCOME10'), asked('TRAIL20')],
  );
  expect(coupons.map(({ code, discount }) => [code, discount])).toEqual([
    ['PACK15', 1_200],
    ['WELCOME10', 2_000],
    ['TRAIL20', 2_000],
  ]);
  expect(byRow).toEqual([1_000 + 1_000 + 1_200, 1_000 + 1_000]);
});

test('a member code applies to members, a dated code on its dates, and Canada gets French texts', () => {
  expect(price('nordkamm-ca', [[10_000, '2000']], [asked('MEMBER5', { isMember: true })]).coupons).toMatchObject([
    { status: 'APPLIED', discount: 500, description: '5\u00A0% de rabais pour les membres' },
  ]);
  expect(price('nordkamm-gb', [[20_000, '2000']], [asked('TRAIL20')]).coupons).toMatchObject([
    { description: '£20 off orders of £150 or more' },
  ]);
  expect(price('nordkamm-us', [[10_000, '2000']], [asked('SUMMER24')]).coupons).toMatchObject([
    { status: 'APPLIED', discount: 2_000 },
  ]);
});

test('a code whose goods are reduced to zero by another code still qualifies', () => {
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
