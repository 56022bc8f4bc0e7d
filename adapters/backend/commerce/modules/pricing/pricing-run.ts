import type { ItemPrice } from '#core/cart/cart-item.ts';
import type { OrderPromotion, PromoSummary } from '#core/cart/promotion.ts';
import type { Totals } from '#core/cart/totals.ts';
import { Amount } from '#core/kernel/amount.ts';
import type { Tax } from '#core/order/tax-parts.ts';
import { itemPromotions, orderPromotions } from './automatic-promotions.ts';
import type { PricedCoupon } from './coupon.ts';
import { adjusted, discountLevels, type Adjustment, type Draft, type PricedLine } from './draft.ts';
import { gifts, type OfferedGift } from './gifts.ts';
import { groupPrices } from './group-prices.ts';
import type { AreaCharge, OfferedDelivery, PriceContext, PricedDelivery, PriceRule, PriceStep } from './price-rule.ts';
import { promoCodeDiscounts } from './promo-codes.ts';
import { shipping } from './shipping.ts';
import { staffDiscounts, staffShipping } from './staff-adjustments.ts';
import { tax } from './tax.ts';

export type PricingRequest = Pick<PriceContext, 'sitePricing'> &
  Partial<Pick<PriceContext, 'promotions' | 'coupons' | 'isMember' | 'membership' | 'staffAdjustments'>> & {
    readonly lines: readonly PricedLine[];
    /** Delivery groups of the lines. */
    readonly deliveries: readonly PricedDelivery[];
  };

/** What the shipping of a delivery group costs, the tax of it, and the taxes of its destination. */
type PricedShipping = { readonly price: Amount; readonly tax: Amount; readonly taxes: readonly Tax[] };

/**
 * Prices of a cart. `byLine`: price and tax by line id, those of excluded lines last. `byDelivery`: shipping by the id
 * of the delivery group.
 */
export type Pricing = {
  readonly byLine: ReadonlyMap<string, { readonly price: ItemPrice; readonly tax: Amount }>;
  readonly byDelivery: ReadonlyMap<string, PricedShipping>;
  readonly totals: Totals;
  /** Price of the gift cards among the goods, which no prepaid tender pays. */
  readonly giftCards: Amount;
  /** All adjustments with their cause, in the order of the rules. */
  readonly adjustments: readonly Adjustment[];
  readonly coupons: readonly PricedCoupon[];
  readonly orderPromotions: readonly OrderPromotion[];
  readonly promoSummary: readonly PromoSummary[];
  /** Gifts that the shopper may choose; none that the cart has (CART-18). */
  readonly giftOffers: readonly OfferedGift[];
  /** Ids of lines whose gift the cart has lost: they are at their catalog price and must leave the cart (CART-20). */
  readonly lostGifts: readonly string[];
  readonly deliveries: readonly OfferedDelivery[];
  /** What is charged by taxes. Undefined until all destinations are known: tax then counts as 0, until checkout. */
  readonly taxes: readonly AreaCharge[] | undefined;
};

const catalogPrice: PriceRule = ({ rows }) => {
  const byRow = rows.map(({ total }) => total);
  const cause = { rule: 'catalog-price' } as const;
  return { adjustments: [{ cause, part: 'goods', amount: Amount.sum(byRow), byRow, byDelivery: [] }] };
};

/** The rules of the pricing run in order. */
const rules: readonly PriceRule[] = [
  catalogPrice,
  groupPrices,
  itemPromotions,
  gifts,
  orderPromotions,
  promoCodeDiscounts,
  staffDiscounts,
  shipping,
  staffShipping,
  tax,
];

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

const isOfLevel = ({ cause }: Adjustment, level: 'item' | 'order'): boolean =>
  'promotionId' in cause && discountLevels[cause.rule] === level;

const promotionOf = (adjustment: Adjustment): readonly OrderPromotion[] => {
  const { cause, amount } = adjustment;
  return 'promotionId' in cause && isOfLevel(adjustment, 'order')
    ? [{ promotionId: cause.promotionId, name: cause.name, discount: Amount.negate(amount) }]
    : [];
};

/** The rows after discounts of their own, before those of the order (CART-30). */
const afterItemDiscounts = ({ rows }: Draft, adjustments: readonly Adjustment[]): readonly Amount[] => {
  const own = adjustments.filter((adjustment) => isOfLevel(adjustment, 'item'));
  return rows.map(({ total }, index) => Amount.sum([total, ...own.map(({ byRow }) => byRow[index] ?? Amount.zero)]));
};

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
 * Law: a line that is excluded has its catalog price, and changes no sum, no other line and no gift.
 * Law: gift cards beside the goods add their catalog prices to the total, and change nothing else.
 * Law: shares of rows and delivery groups sum to each adjustment, and none has the wrong sign.
 * Law: nothing is taxed while one destination is unknown.
 * Law: the cause of an added tax names each of its places.
 * Law: a cart with one destination pays its tax, whatever the number of its delivery groups.
 */
export const priceCart = ({
  sitePricing,
  lines: all,
  deliveries: groups,
  promotions = [],
  coupons = [],
  isMember = false,
  membership,
  staffAdjustments = [],
}: PricingRequest): Pricing => {
  const lines = all.filter(({ isExcluded }) => isExcluded !== true);
  const deliveries = groups.map((delivery) => ({
    ...delivery,
    isCharged: lines.some(({ groupId }) => groupId === delivery.id),
  }));
  const rows = lines
    .map((line) => ({ ...line, total: Amount.times(line.current, line.quantity) }))
    .sort((a, b) => Number(a.isGiftCard ?? false) - Number(b.isGiftCard ?? false) || (a.id < b.id ? -1 : 1));
  const { draft, steps } = run(
    { rows, goods: rows.map(() => Amount.zero), shipping: deliveries.map(() => Amount.zero) },
    { sitePricing, deliveries, promotions, coupons, isMember, membership, staffAdjustments },
  );
  const adjustments = steps.flatMap((step) => step.adjustments);
  const taxed = adjustments.filter(({ part }) => part === 'tax');
  const taxes = steps.find((step) => step.taxes !== undefined)?.taxes;
  const taxTotal = Amount.sum(taxed.map(({ amount }) => amount));
  const itemSubTotal = Amount.sum(rows.map(({ total }) => total));
  const reduced = afterItemDiscounts(draft, adjustments);
  const goods = Amount.sum(draft.goods);
  const discount = Amount.subtract(itemSubTotal, goods);
  const shippingTotal = Amount.sum(draft.shipping);
  const totalWithoutTax = Amount.of(
    goods + shippingTotal - (sitePricing.taxMode === 'inclusive' ? taxTotal : Amount.zero),
  );
  const total = Amount.add(totalWithoutTax, taxTotal);
  return {
    byLine: new Map([
      ...rows.map(
        (row, index) =>
          [
            row.id,
            {
              price: itemPrice(row, reduced[index] ?? row.total, draft.goods[index] ?? row.total),
              tax: Amount.sum(taxed.map(({ byRow }) => byRow[index] ?? Amount.zero)),
            },
          ] as const,
      ),
      // Behind the rows, since shares of adjustments are in their order.
      ...all.flatMap((line) =>
        line.isExcluded ? [[line.id, { price: priceAlone(line), tax: Amount.zero }] as const] : [],
      ),
    ]),
    byDelivery: new Map(
      deliveries.map(({ id }, index) => [
        id,
        {
          price: draft.shipping[index] ?? Amount.zero,
          tax: Amount.sum(taxed.map(({ byDelivery }) => byDelivery[index] ?? Amount.zero)),
          // Gift cards are taxed nowhere.
          taxes: taxes?.find(({ groupIds }) => groupIds.includes(id))?.taxes ?? [],
        },
      ]),
    ),
    totals: {
      itemSubTotal,
      itemTotal: Amount.sum(reduced),
      totalDiscount: discount,
      totalDiscountPercentage: percentage(discount, itemSubTotal),
      shipping: shippingTotal,
      tax: taxTotal,
      totalWithoutTax,
      total,
      remainingToPay: total,
      totalUnits: all.reduce((sum, { quantity }) => sum + quantity, 0),
    },
    giftCards: Amount.sum(rows.filter(({ isGiftCard }) => isGiftCard).map(({ total: price }) => price)),
    adjustments,
    coupons: steps.flatMap((step) => step.coupons ?? []),
    orderPromotions: adjustments.flatMap(promotionOf),
    promoSummary: rows.length === 0 ? [] : steps.flatMap((step) => step.promoSummary ?? []),
    giftOffers: steps.flatMap((step) => step.giftOffers ?? []),
    lostGifts: steps.flatMap((step) => step.lostGifts ?? []),
    deliveries: steps.flatMap((step) => step.deliveries ?? []),
    taxes: rows.length === 0 ? undefined : taxes,
  };
};

/** Price of a single line, without tax and order promotions. */
export const priceAlone = (line: Pick<PricedLine, 'current' | 'original' | 'quantity'>): ItemPrice => {
  const total = Amount.times(line.current, line.quantity);
  return itemPrice({ ...line, total }, total, total);
};

/** Prices of a line (ENT-13); `high…` are for one unit. */
const itemPrice = (
  row: Pick<PricedLine, 'current' | 'original'> & { readonly total: Amount },
  reduced: Amount,
  discounted: Amount,
): ItemPrice => ({
  current: row.current,
  original: row.original,
  rowTotal: row.total,
  priceAfterItemDiscount: reduced,
  priceAfterOrderDiscount: discounted,
  amount: discounted,
  highCurrent: row.current,
  highOriginal: row.original,
});
