import type { ItemPrice } from '#core/cart/cart-item.ts';
import type { OrderPromotion, PromoSummary } from '#core/cart/promotion.ts';
import type { Totals } from '#core/cart/totals.ts';
import { Amount } from '#core/kernel/amount.ts';
import type { Tax } from '#core/order/tax-parts.ts';
import type { PricedCoupon } from './coupon.ts';
import { adjusted, type Adjustment, type Draft, type PricedLine } from './draft.ts';
import { orderPromotions } from './order-promotions.ts';
import type { OfferedDelivery, PriceContext, PriceRule, PriceStep } from './price-rule.ts';
import { promoCodeDiscounts } from './promo-codes.ts';
import { shipping } from './shipping.ts';
import { tax, taxesAt } from './tax.ts';

export type PricingRequest = Pick<PriceContext, 'sitePricing'> &
  Partial<Pick<PriceContext, 'promotions' | 'coupons'>> & {
    readonly lines: readonly PricedLine[];
    /** Delivery groups of the lines. */
    readonly deliveries: PriceContext['deliveries'];
    readonly destination?: PriceContext['destination'];
  };

/** Prices of a cart. `byLine`: price and tax by line id. */
export type Pricing = {
  readonly byLine: ReadonlyMap<string, { readonly price: ItemPrice; readonly tax: Amount }>;
  readonly totals: Totals;
  /** Price of the gift cards among the goods, which no prepaid tender pays. */
  readonly giftCards: Amount;
  /** All adjustments with their cause, in the order of the rules. */
  readonly adjustments: readonly Adjustment[];
  readonly coupons: readonly PricedCoupon[];
  readonly orderPromotions: readonly OrderPromotion[];
  readonly promoSummary: readonly PromoSummary[];
  readonly deliveries: readonly OfferedDelivery[];
  /** Undefined until the tax address is known; tax then counts as 0 and is determined at checkout. */
  readonly taxes: readonly Tax[] | undefined;
};

const catalogPrice: PriceRule = ({ rows }) => {
  const byRow = rows.map(({ total }) => total);
  return { adjustments: [{ cause: { rule: 'catalog-price' }, part: 'goods', amount: Amount.sum(byRow), byRow }] };
};

/** The rules of the pricing run in order. */
const rules: readonly PriceRule[] = [catalogPrice, orderPromotions, promoCodeDiscounts, shipping, tax];

/** A share in percent with one decimal, rounded half up (CART-14). */
const percentage = (part: Amount, whole: Amount): number =>
  whole === 0 ? 0 : Number((BigInt(part) * 2_000n + BigInt(whole)) / (BigInt(whole) * 2n)) / 10;

/** What rules see: gift cards, which come last, have their catalog price only. */
const withoutGiftCards = (draft: Draft): Draft => {
  const rows = draft.rows.filter(({ isGiftCard }) => isGiftCard !== true);
  return { ...draft, rows, goods: draft.goods.slice(0, rows.length) };
};

const run = (empty: Draft, context: PriceContext): { readonly draft: Draft; readonly steps: readonly PriceStep[] } => {
  let draft = empty;
  const steps = rules.map((rule) => {
    const step = rule(rule === catalogPrice ? draft : withoutGiftCards(draft), context);
    draft = step.adjustments.reduce(adjusted, draft);
    return step;
  });
  return { draft, steps };
};

const promotionOf = ({ cause, amount }: Adjustment): readonly OrderPromotion[] =>
  'promotionId' in cause ? [{ promotionId: cause.promotionId, name: cause.name, discount: Amount.negate(amount) }] : [];

/**
 * The pricing run: an ordered list of rules, whose adjustments make up every sum. Cents that cannot be split go by line
 * id.
 * Law: every priced cart adds up exactly, to the minor unit (CART-12, CART-13).
 * Law: every adjustment names its cause, and the adjustments sum to the totals.
 * Law: rows after order discounts, and the tax of rows and delivery, sum to their wholes.
 * Law: no discount makes a row or the order negative.
 * Law: the order of the lines changes nothing; a line that is added and removed leaves every sum as it was.
 * Law: the order in which promo codes are typed changes nothing.
 * Law: a promotion whose row is removed leaves every sum as it was without it.
 * Law: without any promotion the goods cost their catalog prices.
 * Law: standard delivery is free exactly from 75.00 of goods on, after discounts (CHK-33).
 * Law: every callout parts into three (CART-16).
 * Law: gift cards beside the goods add their catalog prices to the total, and change nothing else.
 */
export const priceCart = ({
  sitePricing,
  lines,
  deliveries,
  destination,
  promotions = [],
  coupons = [],
}: PricingRequest): Pricing => {
  const rows = lines
    .map((line) => ({ ...line, total: Amount.times(line.current, line.quantity) }))
    .sort((a, b) => Number(a.isGiftCard ?? false) - Number(b.isGiftCard ?? false) || (a.id < b.id ? -1 : 1));
  const { draft, steps } = run(
    { rows, goods: rows.map(() => Amount.zero), shipping: Amount.zero },
    { sitePricing, deliveries, destination, promotions, coupons },
  );
  const adjustments = steps.flatMap((step) => step.adjustments);
  const taxed = adjustments.filter(({ part }) => part === 'tax');
  const taxTotal = Amount.sum(taxed.map(({ amount }) => amount));
  const itemTotal = Amount.sum(rows.map(({ total }) => total));
  const goods = Amount.sum(draft.goods);
  const discount = Amount.subtract(itemTotal, goods);
  const totalWithoutTax = Amount.of(
    goods + draft.shipping - (sitePricing.taxMode === 'inclusive' ? taxTotal : Amount.zero),
  );
  const total = Amount.add(totalWithoutTax, taxTotal);
  return {
    byLine: new Map(
      rows.map((row, index) => [
        row.id,
        {
          price: itemPrice(row, draft.goods[index] ?? row.total),
          tax: Amount.sum(taxed.map(({ byRow }) => byRow[index] ?? Amount.zero)),
        },
      ]),
    ),
    totals: {
      itemSubTotal: itemTotal,
      itemTotal,
      totalDiscount: discount,
      totalDiscountPercentage: percentage(discount, itemTotal),
      shipping: draft.shipping,
      tax: taxTotal,
      totalWithoutTax,
      total,
      remainingToPay: total,
      totalUnits: rows.reduce((sum, row) => sum + row.quantity, 0),
    },
    giftCards: Amount.sum(rows.filter(({ isGiftCard }) => isGiftCard).map(({ total: price }) => price)),
    adjustments,
    coupons: steps.flatMap((step) => step.coupons ?? []),
    orderPromotions: adjustments.flatMap(promotionOf),
    promoSummary: rows.length === 0 ? [] : steps.flatMap((step) => step.promoSummary ?? []),
    deliveries: steps.flatMap((step) => step.deliveries ?? []),
    // Gift cards alone are taxed nowhere.
    taxes: rows.length > 0 && rows.every(({ isGiftCard }) => isGiftCard) ? [] : taxesAt(sitePricing, destination),
  };
};

/** Price of a single line, without tax and order promotions. */
export const priceAlone = (line: Pick<PricedLine, 'current' | 'original' | 'quantity'>): ItemPrice => {
  const total = Amount.times(line.current, line.quantity);
  return itemPrice({ ...line, total }, total);
};

/**
 * Prices of a line (ENT-13). There are no item discounts, so a row costs its total before order promotions; `high…` are
 * for one unit.
 */
const itemPrice = (
  row: Pick<PricedLine, 'current' | 'original'> & { readonly total: Amount },
  discounted: Amount,
): ItemPrice => ({
  current: row.current,
  original: row.original,
  rowTotal: row.total,
  priceAfterItemDiscount: row.total,
  priceAfterOrderDiscount: discounted,
  amount: discounted,
  highCurrent: row.current,
  highOriginal: row.original,
});
