import type { Coupon, OrderPromotion } from '#core/cart/promotion.ts';
import { allocate } from '#core/kernel/allocate.ts';
import { Amount } from '#core/kernel/amount.ts';
import { instantOf } from '#core/kernel/calendar.ts';
import { formatMoney } from '#core/kernel/format-money.ts';
import { Money } from '#core/kernel/money.ts';
import { couponTerms, promotionIdOf, type CouponTerms } from './coupon-codes.ts';
import type { SitePricing } from './site-pricing.ts';
import { filled, serviceTexts } from '#adapters/backend/commerce/kernel/messages/service-texts.ts';

/**
 * A code on a cart, and what is known of its shopper at this moment: milliseconds since 1970, and the orders that had
 * the code already.
 */
export type TypedCoupon = {
  readonly id: string;
  readonly code: string;
  readonly now: number;
  readonly isMember: boolean;
  readonly orders: number;
};

/** Why a code takes nothing off. */
export type CouponProblem = 'unknown' | 'expired' | 'membersOnly' | 'usedUp' | 'notCombined' | 'notMet';

type Row = { readonly categoryIds: readonly string[]; readonly left: Amount };
type Facts = TypedCoupon & {
  readonly goods: Amount;
  readonly eligible: Amount;
  readonly before: readonly CouponTerms[];
};

/** The first that applies is reported. */
const problems: readonly (readonly [CouponProblem, (terms: CouponTerms, facts: Facts) => boolean])[] = [
  ['expired', ({ endsOn }, { now }) => endsOn !== undefined && now >= instantOf(endsOn)],
  ['membersOnly', ({ isForMembers = false }, { isMember }) => isForMembers && !isMember],
  ['usedUp', ({ timesEach = Infinity }, { orders }) => orders >= timesEach],
  [
    'notCombined',
    ({ isExclusive = false }, { before }) =>
      before.length > 0 && (isExclusive || before.some((other) => other.isExclusive === true)),
  ],
  ['notMet', ({ minimum = Amount.zero }, { goods, eligible }) => eligible === 0 || goods < minimum],
];

const statuses: { readonly [problem in CouponProblem]: Coupon['status'] } = {
  unknown: 'INVALID',
  expired: 'EXPIRED',
  membersOnly: 'NOT_APPLIED',
  usedUp: 'NOT_APPLIED',
  notCombined: 'NOT_APPLIED',
  notMet: 'NOT_APPLIED',
};

const nameOf = (
  { code, off, minimum = Amount.zero }: CouponTerms,
  { locale, language, currency }: SitePricing,
): string => {
  const amount = (value: Amount): string => formatMoney(value, currency, language, 0);
  return filled(serviceTexts[locale].coupons.names[code], {
    off: amount('amount' in off ? off.amount : Amount.zero),
    minimum: amount(minimum),
  });
};

export type PricedCoupon = Coupon & { readonly problem?: CouponProblem };

/** What came of the codes: the parts by row sum to the discount. */
type Redeemed = {
  readonly discount: Amount;
  readonly byRow: readonly Amount[];
  readonly orderPromotions: readonly OrderPromotion[];
  readonly coupons: readonly PricedCoupon[];
};

/**
 * Promo codes come after the shop's own promotions, in the order in which they were typed, each on what those before it
 * left of the rows.
 * Conditions look at the goods before any code.
 * They are checked again at every pricing: a code whose condition is not met any more stays on the cart, takes nothing
 * off and says why.
 * Law: what the codes take off is what the rows lose, and no row becomes negative.
 * Law: the order of the codes decides about amounts and never about who qualifies, but for codes that go with no other.
 */
export const redeem = (sitePricing: SitePricing, rows: readonly Row[], typed: readonly TypedCoupon[]): Redeemed => {
  const goods = Amount.sum(rows.map(({ left }) => left));
  const applied: CouponTerms[] = [];
  const orderPromotions: OrderPromotion[] = [];
  let lefts: readonly Amount[] = rows.map(({ left }) => left);

  const coupons = typed.map((coupon): PricedCoupon => {
    const { id, code } = coupon;
    const terms = couponTerms(code);
    if (terms === undefined) return refused(sitePricing, coupon, 'unknown');
    const isMeant = ({ categoryIds }: Row): boolean =>
      terms.categoryId === undefined || categoryIds.includes(terms.categoryId);
    const eligible = Amount.sum(rows.filter(isMeant).map(({ left }) => left));
    const problem = problems.find(([, holds]) => holds(terms, { ...coupon, goods, eligible, before: applied }));
    if (problem !== undefined) return refused(sitePricing, coupon, problem[0], terms.minimum);
    const weights = rows.map((row, index) => (isMeant(row) ? (lefts[index] ?? Amount.zero) : Amount.zero));
    const left = Amount.sum(weights);
    const discount =
      'amount' in terms.off ? Amount.min(terms.off.amount, left) : Money.share(left, terms.off.partsPerMillion);
    const parts = allocate(discount, weights);
    lefts = lefts.map((rest, index) => Amount.subtract(rest, parts[index] ?? Amount.zero));
    const name = nameOf(terms, sitePricing);
    const promotionId = promotionIdOf(code);
    applied.push(terms);
    orderPromotions.push({ promotionId, name, discount });
    return { id, code, status: 'APPLIED', description: name, discount, promotionId };
  });

  const byRow = rows.map(({ left }, index) => Amount.subtract(left, lefts[index] ?? left));
  return { discount: Amount.sum(byRow), byRow, orderPromotions, coupons };
};

const refused = (
  { currency, language, locale }: SitePricing,
  { id, code }: TypedCoupon,
  problem: CouponProblem,
  minimum = Amount.zero,
): PricedCoupon => {
  const texts = serviceTexts[locale].coupons;
  return {
    id,
    code,
    status: statuses[problem],
    description:
      problem === 'notMet' && minimum > 0
        ? filled(texts.belowMinimum, { minimum: formatMoney(minimum, currency, language) })
        : texts[problem],
    discount: Amount.zero,
    problem,
  };
};
