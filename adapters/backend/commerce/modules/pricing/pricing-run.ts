import type { ShippingMethod } from '#core/cart/cart.ts';
import type { ItemPrice } from '#core/cart/cart-item.ts';
import type { OrderPromotion, PromoSummary } from '#core/cart/promotion.ts';
import type { Totals } from '#core/cart/totals.ts';
import { allocate } from '#core/kernel/allocate.ts';
import { Amount } from '#core/kernel/amount.ts';
import { redeem, type PricedCoupon, type TypedCoupon } from './coupons.ts';
import { promote } from './promotions.ts';
import { DEFAULT_METHOD, shippingMethodsFor, shippingSummary } from './shipping.ts';
import type { SitePricing } from './site-pricing.ts';
import { taxOn, taxesAt, type Destination } from './tax.ts';

/** A line as it is priced: `current` and `original` are minor units for one unit of goods. */
export type PricedLine = {
  readonly id: string;
  readonly categoryIds: readonly string[];
  readonly quantity: number;
  readonly current: Amount;
  readonly original: Amount;
};

export type PricingRequest = {
  readonly sitePricing: SitePricing;
  readonly lines: readonly PricedLine[];
  readonly methodId?: string | undefined;
  readonly destination?: Destination | undefined;
  readonly coupons?: readonly TypedCoupon[];
};

/** Everything about a cart that is money. `byLine` finds prices and tax by the line's id. */
export type Pricing = {
  readonly byLine: ReadonlyMap<string, { readonly price: ItemPrice; readonly tax: Amount }>;
  readonly totals: Totals;
  readonly coupons: readonly PricedCoupon[];
  readonly orderPromotions: readonly OrderPromotion[];
  readonly promoSummary: readonly PromoSummary[];
  readonly shippingMethods: readonly ShippingMethod[];
  /** The method that the totals count: the chosen one, or the one every cart is quoted. */
  readonly method: ShippingMethod | undefined;
  /** False while tax waits for an address; it is then counted as nothing and shown at checkout. */
  readonly taxIsKnown: boolean;
};

/** A share of the whole in percent with one decimal, half up (CART-14). */
const percentage = (part: Amount, whole: Amount): number =>
  whole === 0 ? 0 : Number((BigInt(part) * 2_000n + BigInt(whole)) / (BigInt(whole) * 2n)) / 10;

/**
 * The pricing run: rows, promotions, promo codes, delivery, tax, sums, in this order. Cents that cannot be split go by
 * line id.
 * Law: every priced cart adds up exactly, to the minor unit (CART-12, CART-13).
 * Law: rows after order discounts, and the tax of rows and delivery, sum to their wholes.
 * Law: no discount makes a row or the order negative.
 * Law: the order of the lines changes nothing; a line that is added and removed leaves every sum as it was.
 * Law: standard delivery is free exactly from 75.00 of goods on, after discounts (CHK-33).
 * Law: every callout parts into three (CART-16).
 */
export const priceCart = ({
  sitePricing,
  lines,
  methodId = DEFAULT_METHOD,
  destination,
  coupons = [],
}: PricingRequest): Pricing => {
  const rows = lines
    .map((line) => ({ ...line, total: Amount.times(line.current, line.quantity) }))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
  const itemTotal = Amount.sum(rows.map((row) => row.total));
  const promoted = promote(sitePricing, rows);
  const redeemed = redeem(
    sitePricing,
    rows.map((row, index) => ({
      categoryIds: row.categoryIds,
      left: Amount.subtract(row.total, promoted.byRow[index] ?? Amount.zero),
    })),
    coupons,
  );
  const discount = Amount.add(promoted.discount, redeemed.discount);
  const goods = Amount.subtract(itemTotal, discount);
  const discounted = rows.map((row, index) =>
    Amount.of(row.total - (promoted.byRow[index] ?? 0) - (redeemed.byRow[index] ?? 0)),
  );

  const shippingMethods = shippingMethodsFor(sitePricing, goods);
  const method = shippingMethods.find(({ id }) => id === methodId);
  const shipping = rows.length === 0 ? Amount.zero : (method?.price ?? Amount.zero);

  const taxedShipping = sitePricing.taxesShipping ? shipping : Amount.zero;
  const tax = taxOn(sitePricing, destination, Amount.add(goods, taxedShipping));
  const taxes = allocate(tax, [...discounted, taxedShipping]);

  const totalWithoutTax = Amount.of(goods + shipping - (sitePricing.taxMode === 'inclusive' ? tax : 0));
  const total = Amount.add(totalWithoutTax, tax);
  return {
    byLine: new Map(
      rows.map((row, index) => [
        row.id,
        { price: itemPrice(row, discounted[index] ?? row.total), tax: taxes[index] ?? Amount.zero },
      ]),
    ),
    totals: {
      itemSubTotal: itemTotal,
      itemTotal,
      totalDiscount: discount,
      totalDiscountPercentage: percentage(discount, itemTotal),
      shipping,
      tax,
      totalWithoutTax,
      total,
      remainingToPay: total,
      totalUnits: rows.reduce((sum, row) => sum + row.quantity, 0),
    },
    coupons: redeemed.coupons,
    orderPromotions: [...promoted.orderPromotions, ...redeemed.orderPromotions],
    promoSummary: rows.length === 0 ? [] : [...promoted.summary, ...shippingSummary(sitePricing, methodId, goods)],
    shippingMethods,
    method,
    taxIsKnown: taxesAt(sitePricing, destination) !== undefined,
  };
};

/** What a line costs by itself: no tax is known of it, and no promotion of an order. */
export const priceAlone = (line: Pick<PricedLine, 'current' | 'original' | 'quantity'>): ItemPrice => {
  const total = Amount.times(line.current, line.quantity);
  return itemPrice({ ...line, total }, total);
};

/**
 * ENT-13. There are no item discounts yet, so a row costs its total until the order's promotions; `high…` are for one
 * unit.
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
