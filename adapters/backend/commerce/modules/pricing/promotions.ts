import type { OrderPromotion, PromoSummary } from '#core/cart/promotion.ts';
import { allocate } from '#core/kernel/allocate.ts';
import { Amount } from '#core/kernel/amount.ts';
import { formatMoney } from '#core/kernel/format-money.ts';
import { Money } from '#core/kernel/money.ts';
import type { SitePricing } from './site-pricing.ts';
import { filled, serviceTexts } from '#adapters/backend/commerce/kernel/messages/service-texts.ts';

/** What a promotion needs to know of a row. `total` is the row before order discounts, in minor units. */
type PromotedRow = {
  readonly categoryIds: readonly string[];
  readonly quantity: number;
  readonly total: Amount;
};

/** What came of the order promotions: the parts by row sum to the discounts. */
type Promoted = {
  readonly discount: Amount;
  readonly byRow: readonly Amount[];
  readonly orderPromotions: readonly OrderPromotion[];
  readonly summary: readonly PromoSummary[];
};

/**
 * Packs are a tenth cheaper from the second on: an order promotion that applies by itself.
 * No row becomes negative, and rows that do not take part carry no discount.
 */
export const promote = (sitePricing: SitePricing, rows: readonly PromotedRow[]): Promoted => {
  const { id, categoryId, minimumUnits, partsPerMillion } = sitePricing.packPromotion;
  const texts = serviceTexts[sitePricing.locale].packs;
  const weights: readonly number[] = rows.map((row) => (row.categoryIds.includes(categoryId) ? row.total : 0));
  const units = rows.reduce((sum, row) => (row.categoryIds.includes(categoryId) ? sum + row.quantity : sum), 0);
  const summary = (calloutMessage: string): readonly PromoSummary[] => [
    { level: 'ORDER', promotionId: id, promotionName: texts.name, calloutMessage },
  ];

  if (units < minimumUnits) {
    const none = { discount: Amount.zero, byRow: rows.map(() => Amount.zero), orderPromotions: [] };
    return { ...none, summary: units === minimumUnits - 1 ? summary(texts.within) : [] };
  }
  const discount = Money.share(Amount.of(weights.reduce((sum, weight) => sum + weight, 0)), partsPerMillion);
  return {
    discount,
    byRow: allocate(discount, weights),
    orderPromotions: [{ promotionId: id, name: texts.name, discount }],
    summary: summary(
      filled(texts.applied, { saved: formatMoney(discount, sitePricing.currency, sitePricing.language) }),
    ),
  };
};
