import type { Coupon } from '#core/cart/promotion.ts';
import { failureTextsOf } from '#core/failures/all-failure-texts.ts';
import { messageFor } from '#core/failures/error-message.ts';
import { Amount } from '#core/kernel/amount.ts';
import { formatMoney } from '#core/kernel/format-money.ts';
import { present } from '#core/kernel/present.ts';
import {
  couponErrors,
  type CodeTerms,
  type CouponNeeds,
  type CouponProblem,
  type EnteredCoupon,
  type PricedCoupon,
} from './coupon.ts';
import { adjusted, type Adjustment, type Draft } from './draft.ts';
import type { PriceRule } from './price-rule.ts';
import { discountOf, isMet, missingFor, nameOf } from './promotion.ts';
import type { SitePricing } from './site-pricing.ts';

/** A code that is known on the site. */
type KnownCoupon = EnteredCoupon & { readonly terms: CodeTerms };

const isKnown = (coupon: EnteredCoupon): coupon is KnownCoupon => coupon.terms !== undefined;

type CouponContext = KnownCoupon & {
  /** The draft before any code. */
  readonly draft: Draft;
  /** Codes that were applied before. */
  readonly before: readonly CodeTerms[];
};

/** Problems by priority. */
const problems: readonly (readonly [CouponProblem, (terms: CodeTerms, context: CouponContext) => boolean])[] = [
  ['expired', ({ hasEnded }) => hasEnded],
  ['membersOnly', ({ isForMembers }, { isMember }) => isForMembers && !isMember],
  ['usedUp', ({ usesEach, isUsedUp }, { orders }) => isUsedUp || (usesEach !== null && orders >= usesEach)],
  [
    'notCombined',
    (terms, { before }) =>
      before.length > 0 && (terms.isExclusive || before.some((other) => other.isExclusive || isSame(terms, other))),
  ],
  ['notMet', ({ promotion }, { draft }) => promotion.kind === 'gift' || !isMet(promotion, draft)],
];

/** Whether two codes have the same promotion, which a cart gets once. */
const isSame = (a: CodeTerms, b: CodeTerms): boolean => a.promotion.promotionId === b.promotion.promotionId;

const problemOf = (context: CouponContext): CouponProblem | undefined =>
  problems.find(([, applies]) => applies(context.terms, context))?.[0];

const statuses: { readonly [problem in CouponProblem]: Coupon['status'] } = {
  unknown: 'INVALID',
  expired: 'EXPIRED',
  membersOnly: 'NOT_APPLIED',
  usedUp: 'NOT_APPLIED',
  notCombined: 'NOT_APPLIED',
  notMet: 'NOT_APPLIED',
};

/** Codes as they apply: by the position of their promotions, then by the ids of promotion and code. */
const inOrder = (a: KnownCoupon, b: KnownCoupon): number =>
  a.terms.position - b.terms.position ||
  compare(a.terms.promotion.promotionId, b.terms.promotion.promotionId) ||
  compare(a.code, b.code);

const compare = (a: string, b: string): number => Number(a > b) - Number(a < b);

/**
 * Promo codes come after the promotions that apply by themselves, each on what those before it left of the rows, in one
 * order however they were typed. Conditions look at the goods after those promotions and before any code.
 * They are checked again at every pricing: a code whose condition is not met any more stays on the cart, takes nothing
 * off and says why. The codes are returned in the order in which they were typed.
 * Law: what the codes take off is what the rows lose, and no row becomes negative.
 * Law: the order in which promo codes are typed changes nothing.
 * Law: a code with a minimum applies exactly from this price of the goods before any code on.
 */
export const promoCodeDiscounts: PriceRule = (draft, { sitePricing, coupons: typed }) => {
  const before: CodeTerms[] = [];
  const adjustments: Adjustment[] = [];
  const priced = new Map<string, PricedCoupon>();
  let current = draft;
  for (const coupon of typed.filter(isKnown).toSorted(inOrder)) {
    const { id, code, terms } = coupon;
    const problem = problemOf({ ...coupon, draft, before });
    if (problem !== undefined) {
      priced.set(code, refused(sitePricing, draft, coupon, problem));
      continue;
    }
    const adjustment = discountOf(terms.promotion, current, { rule: 'promo-code', sitePricing });
    current = adjusted(current, adjustment);
    before.push(terms);
    adjustments.push(adjustment);
    const { promotionId, name } = adjustment.cause;
    const discount = Amount.negate(adjustment.amount);
    priced.set(code, { id, code, status: 'APPLIED', description: name, discount, promotionId });
  }
  const coupons = typed.map((coupon) => priced.get(coupon.code) ?? refused(sitePricing, draft, coupon, 'unknown'));
  return { adjustments, coupons };
};

/** What the cart lacks for a code whose conditions the goods before any code do not meet. */
const needsOf = (sitePricing: SitePricing, draft: Draft, { promotion }: CodeTerms): CouponNeeds => {
  const missing = missingFor(promotion, draft);
  if (missing === 0) return { promotion: nameOf(promotion, sitePricing) };
  const { currency, language } = sitePricing;
  const money = (amount: Amount): string => formatMoney(amount, currency, language);
  return { minimum: money(Amount.of(promotion.parameters.minimum ?? 0)), missing: money(missing) };
};

/** A code without effect. It says what its refusal at entry says. */
const refused = (
  sitePricing: SitePricing,
  draft: Draft,
  { id, code, terms }: EnteredCoupon,
  problem: CouponProblem,
): PricedCoupon => {
  const needs = problem === 'notMet' && terms !== undefined ? needsOf(sitePricing, draft, terms) : undefined;
  const description = messageFor({
    errorId: couponErrors[problem],
    params: needs,
    texts: failureTextsOf(sitePricing.language),
  });
  const status = statuses[problem];
  return { id, code, status, description, discount: Amount.zero, problem, ...present({ needs }) };
};
