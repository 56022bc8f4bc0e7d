import { allocate } from '#core/kernel/allocate.ts';
import { Amount } from '#core/kernel/amount.ts';
import { Money } from '#core/kernel/money.ts';
import type { PriceAdjustmentLevel, PriceAdjustmentType } from '#core/cart/price-adjustment.ts';
import { serviceTexts } from '#adapters/backend/commerce/kernel/messages/service-texts.ts';
import { adjusted, discount, goodsOf, type Adjustment } from './draft.ts';
import type { PriceRule } from './price-rule.ts';

/** A change of a price by an associate (ENT-41). */
export type StaffAdjustment = {
  readonly adjustmentId: string;
  /** The line, for the level ITEM. */
  readonly lineId: string | null;
  readonly level: PriceAdjustmentLevel;
  readonly type: PriceAdjustmentType;
  /** Parts per million of a percentage, else minor units. A fixed price of a line is that of one unit. */
  readonly value: number;
};

/** What an adjustment takes off an amount, which it never raises. */
const offOf = ({ type, value }: StaffAdjustment, amount: Amount, units = 1): Amount => {
  if (type === 'PERCENTAGE') return Money.share(amount, value);
  const fixed = Amount.times(Amount.of(value), type === 'FIXED_PRICE' ? units : 1);
  return type === 'AMOUNT' ? Amount.min(fixed, amount) : Amount.max(Amount.zero, Amount.subtract(amount, fixed));
};

/** Changes of lines and of the order, after all promotions, each on what those before it left. */
export const staffDiscounts: PriceRule = (draft, { sitePricing, staffAdjustments }) => {
  const { staff: name } = serviceTexts[sitePricing.locale].prices;
  const adjustments: Adjustment[] = [];
  let current = draft;
  for (const one of staffAdjustments) {
    if (one.level === 'SHIPPING' || draft.rows.length === 0) continue;
    const { goods } = current;
    const byRow =
      one.level === 'ORDER'
        ? allocate(offOf(one, goodsOf(current)), goods)
        : draft.rows.map(({ id, quantity }, index) =>
            id === one.lineId ? offOf(one, goods[index] ?? Amount.zero, quantity) : Amount.zero,
          );
    const rule = one.level === 'ORDER' ? 'staff-order' : 'staff-item';
    const adjustment = discount({ rule, promotionId: one.adjustmentId, name }, byRow);
    adjustments.push(adjustment);
    current = adjusted(current, adjustment);
  }
  return { adjustments };
};

/** Changes of the price of all shipping, which the delivery groups share. */
export const staffShipping: PriceRule = (draft, { sitePricing, staffAdjustments }) => {
  const { staff: name } = serviceTexts[sitePricing.locale].prices;
  const adjustments: Adjustment[] = [];
  let current = draft;
  for (const one of staffAdjustments) {
    if (one.level !== 'SHIPPING') continue;
    const off = offOf(one, Amount.sum(current.shipping));
    const adjustment: Adjustment = {
      cause: { rule: 'staff-shipping', adjustmentId: one.adjustmentId, name },
      part: 'shipping',
      amount: Amount.negate(off),
      byRow: [],
      byDelivery: allocate(off, current.shipping).map(Amount.negate),
    };
    adjustments.push(adjustment);
    current = adjusted(current, adjustment);
  }
  return { adjustments };
};
