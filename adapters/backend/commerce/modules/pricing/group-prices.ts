import { GROUP_PREFIX } from '#core/cart/callout.ts';
import { allocate } from '#core/kernel/allocate.ts';
import { Amount } from '#core/kernel/amount.ts';
import { formatMoney } from '#core/kernel/format-money.ts';
import { Money } from '#core/kernel/money.ts';
import { formatText, serviceTexts } from '#adapters/backend/commerce/kernel/messages/service-texts.ts';
import { discount, type PricedRow } from './draft.ts';
import type { PriceRule } from './price-rule.ts';

/** A price of a group: of one unit of a sku in minor units, or parts per million off goods of a sku or category. */
export type GroupPrice = {
  readonly sku: string | null;
  readonly categoryId: string | null;
  readonly price: number | null;
  readonly partsPerMillion: number | null;
};

/** Groups with prices of their own (SPC-01). */
export type PriceGroup = 'employee' | 'athlete' | 'prosumer';

export type GroupMembership = {
  readonly group: PriceGroup;
  readonly prices: readonly GroupPrice[];
  /** What the shopper may still spend at these prices this year, in minor units; undefined without a limit. */
  readonly remaining?: Amount;
};

/** The promotion id of a group's discounts, which orders keep. */
const groupPromotionId = (group: PriceGroup): string => `${GROUP_PREFIX}${group.toUpperCase()}`;

/** What one row of the table takes off a unit. */
const offUnit = ({ price, partsPerMillion }: GroupPrice, current: Amount): Amount =>
  price === null
    ? Money.share(current, partsPerMillion ?? 0)
    : Amount.max(Amount.zero, Amount.subtract(current, Amount.of(price)));

/** A price of the sku counts before those of its categories, of which the lowest counts. */
const discountOfRow = (prices: readonly GroupPrice[], row: PricedRow): Amount => {
  if (row.giftOf !== undefined) return Amount.zero;
  const own = prices.filter(({ sku }) => sku === row.sku);
  const applying =
    own.length > 0
      ? own
      : prices.filter(({ categoryId }) => categoryId !== null && row.categoryIds.includes(categoryId));
  const each = applying.map((price) => offUnit(price, row.current)).reduce(Amount.max, Amount.zero);
  return Amount.times(each, row.quantity);
};

/**
 * Prices of the shopper's group. What exceeds the yearly limit costs its catalog price, so the discounts count in the
 * proportion of what is within it, and the cart says so (SPC-12).
 */
export const groupPrices: PriceRule = ({ rows }, { membership, sitePricing }) => {
  if (membership === undefined) return { adjustments: [] };
  const { group, prices, remaining } = membership;
  const full = rows.map((row) => discountOfRow(prices, row));
  const reduced = rows.filter((_, index) => (full[index] ?? 0) > 0);
  if (reduced.length === 0) return { adjustments: [] };
  const catalog = Amount.sum(reduced.map(({ total }) => total));
  const off = Amount.sum(full);
  const cost = Amount.subtract(catalog, off);
  const texts = serviceTexts[sitePricing.locale].prices;
  const promotionId = groupPromotionId(group);
  const name = texts.groups[group];
  const cause = { rule: 'group-price', promotionId, name } as const;
  if (remaining === undefined || cost <= remaining) return { adjustments: [discount(cause, full)] };
  const within = (amount: Amount): Amount => Amount.of(Number((BigInt(amount) * BigInt(remaining)) / BigInt(cost)));
  const excess = formatMoney(Amount.subtract(catalog, within(catalog)), sitePricing.currency, sitePricing.language);
  const calloutMessage = formatText(texts.capReached, { excess });
  return {
    adjustments: remaining === 0 ? [] : [discount(cause, allocate(within(off), full))],
    promoSummary: [{ level: 'PRODUCT', promotionId, promotionName: name, calloutMessage }],
  };
};
