import { expect, test } from 'vitest';
import type { EnteredCoupon } from '#adapters/backend/commerce/modules/pricing/coupon.ts';
import type { Adjustment, PricedLine } from '#adapters/backend/commerce/modules/pricing/draft.ts';
import { priceCart, type Pricing } from '#adapters/backend/commerce/modules/pricing/pricing-run.ts';
import { ratesFor } from '#adapters/backend/commerce/modules/pricing/site-pricing.ts';
import { whyTotal } from '#adapters/backend/commerce/modules/pricing/why.ts';
import { firstPromotions } from '#adapters/backend/commerce/kernel/database/migrations/0025-promotions.ts';
import { Amount } from '#core/kernel/amount.ts';
import { languages } from '#core/kernel/language.ts';
import { sentHome } from '#test/support/commerce/deliveries.ts';
import { promotionsIn, typedCoupon } from '#test/support/commerce/promotions.ts';
import { sitePricingById } from '#test/support/commerce/site-pricing.ts';

type Row = { readonly each: number; readonly quantity?: number; readonly pack?: boolean };

const price = (
  siteId: string,
  rows: readonly Row[],
  choice: { readonly methodId?: string; readonly state?: string; readonly coupons?: readonly EnteredCoupon[] } = {},
): Pricing => {
  const sitePricing = sitePricingById(siteId);
  const lines = rows.map(({ each, quantity = 1, pack = false }, index): PricedLine => ({
    id: `line-${index}`,
    sku: `SKU-${index}`,
    styleId: 'STYLE',
    categoryIds: [pack ? '3000' : '2000'],
    groupId: 'home',
    quantity,
    current: Amount.of(each),
    original: Amount.of(each),
  }));
  return priceCart({
    sitePricing,
    lines,
    promotions: promotionsIn(sitePricing),
    coupons: choice.coupons ?? [],
    deliveries:
      rows.length === 0
        ? []
        : sentHome(choice.methodId, choice.state && { country: sitePricing.country, state: choice.state }),
  });
};

test.each([
  ['standard below the threshold', 7_499, 'standard', 700],
  ['standard at the threshold', 7_500, 'standard', 0],
  ['express', 20_000, 'express', 1_500],
  ['same day', 20_000, 'same-day', 2_000],
])('CHK-33 %s', (_, each, methodId, shipping) => {
  expect(price('nordkamm-us', [{ each }], { methodId }).totals.shipping).toBe(shipping);
});

test('an empty cart costs nothing, delivery included', () => {
  expect(price('nordkamm-us', []).totals).toMatchObject({ itemTotal: 0, shipping: 0, tax: 0, total: 0, totalUnits: 0 });
});

test('tax is added on exclusive sites once the state is known, and marked as unknown before', () => {
  const before = price('nordkamm-us', [{ each: 10_000 }]);
  expect([before.taxes, before.totals.tax, before.totals.total]).toEqual([undefined, 0, 10_000]);
  const after = price('nordkamm-us', [{ each: 10_000 }], { state: 'CA' });
  expect([after.taxes, after.totals.tax, after.totals.total]).toEqual([
    [{ taxes: [{ name: 'sales', partsPerMillion: 72_500 }], groupIds: ['home'], amount: 725 }],
    725,
    10_725,
  ]);
  const untaxed = price('nordkamm-us', [{ each: 10_000 }], { state: 'OR' });
  expect([untaxed.taxes, untaxed.totals.tax]).toEqual([[{ taxes: [], groupIds: ['home'], amount: 0 }], 0]);
});

test('Quebec taxes goods and delivery with 5 % and 9.975 %, each rounded separately', () => {
  const { totals } = price('nordkamm-ca', [{ each: 5_030 }], { state: 'QC' });
  expect(totals.tax).toBe(287 + 572);
  expect(totals.total).toBe(5_030 + 700 + 859);
});

test('a pickup in Colorado and a parcel to Oregon are taxed at their places, each with its name', () => {
  const sitePricing = sitePricingById('nordkamm-us');
  const line = { sku: 'SKU', styleId: 'STYLE', categoryIds: [], quantity: 1, original: Amount.of(10_000) };
  const at = (state: string) => ({ country: 'US', state });
  const priced = priceCart({
    sitePricing,
    lines: [
      { ...line, id: 'line-1', groupId: 'store', current: Amount.of(10_000) },
      { ...line, id: 'line-2', groupId: 'home', current: Amount.of(5_000) },
    ],
    deliveries: [
      ...sentHome('standard', at('OR')),
      { id: 'store', rates: ratesFor('pickup', undefined), methodId: 'pickup', destination: at('CO') },
    ],
  });
  expect(priced.totals.tax).toBe(290);
  expect([...priced.byLine.values()].map(({ tax }) => tax)).toEqual([290, 0]);
  expect(whyTotal(priced.adjustments, sitePricing).slice(-2)).toMatchObject([
    { amount: 0, cause: { name: 'Tax (Oregon)', who: 'tax' } },
    { amount: 290, cause: { name: 'Tax (Colorado)', who: 'tax' } },
  ]);
});

test('tax is contained in British prices and not added', () => {
  const { totals, taxes } = price('nordkamm-gb', [{ each: 12_000 }]);
  expect([taxes?.length, totals.tax, totals.totalWithoutTax, totals.total]).toEqual([1, 2_000, 10_000, 12_000]);
});

test('two packs are ten percent cheaper, split over their rows; other goods are not', () => {
  const { totals, byLine, orderPromotions, promoSummary } = price('nordkamm-us', [
    { each: 12_005, pack: true },
    { each: 9_001, pack: true },
    { each: 5_000 },
  ]);
  expect(totals.totalDiscount).toBe(2_101);
  expect(totals.totalDiscountPercentage).toBe(8.1);
  expect(orderPromotions).toEqual([{ promotionId: 'PACKS10', name: '10% off two or more packs', discount: 2_101 }]);
  expect([...byLine.values()].map((row) => row.price.priceAfterOrderDiscount)).toEqual([
    12_005 - 1_201,
    9_001 - 900,
    5_000,
  ]);
  expect(promoSummary[0]).toEqual({
    level: 'ORDER',
    promotionId: 'PACKS10',
    promotionName: '10% off two or more packs',
    calloutMessage: 'You save |$21.01| with two or more packs',
  });
});

test('the minimum of a code counts goods after promotions that apply by themselves and before other codes', () => {
  const sitePricing = sitePricingById('nordkamm-us');
  const coupons = (typed: readonly string[], rows: readonly Row[]) =>
    price('nordkamm-us', rows, {
      coupons: typed.map((code) =>
        typedCoupon({ id: code, code, hasEnded: false, isMember: false, orders: 0 }, sitePricing),
      ),
    }).coupons.map(({ status, discount, description }) => [status, discount, description]);
  // 10 % of 163.00 come off without a code: 146.70 are left.
  expect(coupons(['TRAIL20'], [{ each: 8_150, quantity: 2, pack: true }])).toEqual([
    [
      'NOT_APPLIED',
      0,
      'This promo code is for orders of $150.00 or more, after discounts without a code. You need $3.30 more.',
    ],
  ]);
  // 10 % of 160.00 come off with a code, which does not lower the amount that counts.
  expect(coupons(['WELCOME10', 'TRAIL20'], [{ each: 16_000 }])).toEqual([
    ['APPLIED', 1_600, '10% off, once per account and email address'],
    ['APPLIED', 2_000, '$20 off orders of $150 or more'],
  ]);
});

test('the second pack may be on the same line, and one pack shows a hint', () => {
  expect(price('nordkamm-us', [{ each: 10_000, quantity: 2, pack: true }]).totals.totalDiscount).toBe(2_000);
  expect(price('nordkamm-us', [{ each: 10_000, pack: true }]).promoSummary[0]?.calloutMessage).toBe(
    'Add |one more pack| for 10% off both',
  );
});

test('CART-16 the amount missing for free delivery is shown in the language and currency of the site', () => {
  const callout = (siteId: string): string | undefined =>
    price(siteId, [{ each: 6_300 }]).promoSummary.find(({ level }) => level === 'SHIPPING')?.calloutMessage;
  expect(callout('nordkamm-us')).toBe('Add |$12.00| for free shipping');
  expect(callout('nordkamm-gb')).toBe('Add |£12.00| for free delivery');
  expect(callout('nordkamm-ca')).toMatch(/^Ajoutez \|12,00.*CAD.*\| pour obtenir la livraison gratuite$/);
  expect(price('nordkamm-us', [{ each: 6_300 }], { methodId: 'express' }).promoSummary).toEqual([]);
});

test.each(firstPromotions)(
  'promotion $promotionId has texts in every language, so that a new site has it too',
  (row) => {
    expect(Object.keys(row.texts).toSorted()).toEqual([...languages].toSorted());
  },
);

test('CART-12 the parts of a price name each kind of shipping once, with the sum of its deliveries', () => {
  const shipping = (groupId: string, name: string, amount: number): Adjustment => ({
    cause: { rule: 'shipping', groupId, methodId: groupId, name },
    part: 'shipping',
    amount: Amount.of(amount),
    byRow: [],
    byDelivery: [],
  });
  const deliveries = [
    shipping('home', 'Standard shipping', 700),
    shipping('store', 'Ship to store', 0),
    shipping('customs', 'Standard shipping', 500),
  ];
  const parts = whyTotal(deliveries, sitePricingById('nordkamm-us'));
  expect(parts.map(({ cause, amount }) => [cause.name, amount])).toEqual([
    ['Standard shipping', 1_200],
    ['Ship to store', 0],
  ]);
});
