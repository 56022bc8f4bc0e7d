import type { PromoSummary } from '#core/cart/promotion.ts';
import { Amount } from '#core/kernel/amount.ts';
import { formatMoney } from '#core/kernel/format-money.ts';
import { formatText } from '#adapters/backend/commerce/kernel/messages/service-texts.ts';
import { adjusted, type Adjustment } from './draft.ts';
import type { PriceRule } from './price-rule.ts';
import { appliesTo, discountOf, isMet, nameOf, qualifyingUnits, type Promotion } from './promotion.ts';
import { minimumUnitsOf, ruleOfKind } from './promotion-kinds.ts';

/**
 * Promotions that apply by themselves, each to the result of the previous ones. Conditions are checked against the
 * goods before any of them. A promotion that lacks one unit is announced in a callout. `isOnce`: a row that a promotion
 * is about takes part in no later one.
 */
const promotionsOf =
  (
    rule: 'item-promotion' | 'order-promotion',
    { level, isOnce }: { readonly level: PromoSummary['level']; readonly isOnce: boolean },
  ): PriceRule =>
  (draft, { sitePricing, promotions }) => {
    const adjustments: Adjustment[] = [];
    const promoSummary: PromoSummary[] = [];
    const taken = new Set<number>();
    let current = draft;
    const callOut = (promotion: Promotion, calloutMessage: string | undefined): void => {
      if (calloutMessage === undefined) return;
      const { promotionId } = promotion;
      promoSummary.push({ level, promotionId, promotionName: nameOf(promotion, sitePricing), calloutMessage });
    };
    for (const promotion of promotions.filter(({ kind }) => ruleOfKind[kind] === rule)) {
      const { within, applied } = promotion.texts;
      const adjustment = isMet(promotion, draft, taken)
        ? discountOf(promotion, current, { rule, sitePricing, taken })
        : undefined;
      if (adjustment !== undefined && adjustment.amount < 0) {
        adjustments.push(adjustment);
        current = adjusted(current, adjustment);
        if (isOnce) for (const [index, row] of draft.rows.entries()) if (appliesTo(promotion, row)) taken.add(index);
        const saved = formatMoney(Amount.negate(adjustment.amount), sitePricing.currency, sitePricing.language);
        callOut(promotion, applied === undefined ? undefined : formatText(applied, { saved }));
      } else if (qualifyingUnits(promotion, draft, taken) + 1 === minimumUnitsOf(promotion)) callOut(promotion, within);
    }
    return { adjustments, promoSummary };
  };

/** Promotions of single lines (CART-30). The first by position that reduces a row is its only one. */
export const itemPromotions: PriceRule = promotionsOf('item-promotion', { level: 'PRODUCT', isOnce: true });

/** Promotions of the order. */
export const orderPromotions: PriceRule = promotionsOf('order-promotion', { level: 'ORDER', isOnce: false });
