import type { PromoSummary } from '#core/cart/promotion.ts';
import { Amount } from '#core/kernel/amount.ts';
import { formatMoney } from '#core/kernel/format-money.ts';
import { formatText } from '#adapters/backend/commerce/kernel/messages/service-texts.ts';
import { adjusted, type Adjustment } from './draft.ts';
import type { PriceRule } from './price-rule.ts';
import { discountOf, isMet, nameOf, qualifyingUnits, type Promotion } from './promotion.ts';

/**
 * Automatic promotions, each applied to the result of the previous ones. Conditions are checked against the goods
 * before any promotion. A promotion that lacks one unit is announced in a callout.
 */
export const orderPromotions: PriceRule = (draft, { sitePricing, promotions }) => {
  const adjustments: Adjustment[] = [];
  const promoSummary: PromoSummary[] = [];
  let current = draft;
  const callOut = (promotion: Promotion, calloutMessage: string | undefined): void => {
    if (calloutMessage === undefined) return;
    const { promotionId } = promotion;
    const promotionName = nameOf(promotion, sitePricing);
    promoSummary.push({ level: 'ORDER', promotionId, promotionName, calloutMessage });
  };
  for (const promotion of promotions) {
    const { within, applied } = promotion.texts;
    if (isMet(promotion, draft)) {
      const adjustment = discountOf(promotion, current, { rule: 'order-promotion', sitePricing });
      adjustments.push(adjustment);
      current = adjusted(current, adjustment);
      const saved = formatMoney(Amount.negate(adjustment.amount), sitePricing.currency, sitePricing.language);
      callOut(promotion, applied === undefined ? undefined : formatText(applied, { saved }));
    } else if (qualifyingUnits(promotion, draft) + 1 === promotion.parameters.minimumUnits) callOut(promotion, within);
  }
  return { adjustments, promoSummary };
};
