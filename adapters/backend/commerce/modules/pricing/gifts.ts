import { isPromotionFor } from '#core/cart/gift-promotion.ts';
import type { PromoSummary } from '#core/cart/promotion.ts';
import { Amount } from '#core/kernel/amount.ts';
import { formatMoney } from '#core/kernel/format-money.ts';
import { formatText } from '#adapters/backend/commerce/kernel/messages/service-texts.ts';
import { discount } from './draft.ts';
import type { PriceRule } from './price-rule.ts';
import { isMet, missingFor, nameOf, type Promotion } from './promotion.ts';

/** A gift to choose: one unit of one of the skus. */
export type OfferedGift = { readonly promotionId: string; readonly name: string; readonly skus: readonly string[] };

type GiftPromotion = Extract<Promotion, { kind: 'gift' }>;

const isGift = (promotion: Promotion): promotion is GiftPromotion => promotion.kind === 'gift';

/**
 * Gifts with a purchase (CART-18 to CART-20). A gift costs nothing while its promotion is current, for this shopper
 * (CART-19) and met by what is bought. A promotion that is met and whose gift is not in the cart is an offer; one whose
 * minimum is not reached is announced.
 * Law: a gift costs nothing, or the cart has lost it and the rest is as without it.
 */
export const gifts: PriceRule = (draft, { sitePricing, promotions, isMember }) => {
  const mine = promotions
    .filter(isGift)
    .filter(({ promotionId }) => isPromotionFor(promotionId, isMember ? 'registered' : 'guest'));
  const met = mine.filter((promotion) => isMet(promotion, draft));
  const chosen = met.flatMap((promotion) => {
    const index = draft.rows.findIndex(
      ({ giftOf, sku }) => giftOf === promotion.promotionId && promotion.parameters.skus.includes(sku),
    );
    return index < 0 ? [] : [{ promotion, index }];
  });
  return {
    adjustments: chosen.map(({ promotion, index }) =>
      discount(
        { rule: 'gift', promotionId: promotion.promotionId, name: nameOf(promotion, sitePricing) },
        draft.goods.map((goods, at) => (at === index ? goods : Amount.zero)),
      ),
    ),
    giftOffers: met
      .filter((promotion) => !chosen.some((gift) => gift.promotion === promotion))
      .map((promotion) => ({
        promotionId: promotion.promotionId,
        name: nameOf(promotion, sitePricing),
        skus: promotion.parameters.skus,
      })),
    lostGifts: draft.rows.flatMap(({ id, giftOf }, index) =>
      giftOf === undefined || chosen.some((gift) => gift.index === index) ? [] : [id],
    ),
    promoSummary: mine.flatMap((promotion): readonly PromoSummary[] => {
      const { promotionId, texts } = promotion;
      const missing = missingFor(promotion, draft);
      if (texts.within === undefined || missing === 0) return [];
      const { currency, language } = sitePricing;
      return [
        {
          level: 'PRODUCT',
          promotionId,
          promotionName: nameOf(promotion, sitePricing),
          calloutMessage: formatText(texts.within, { missing: formatMoney(missing, currency, language) }),
        },
      ];
    }),
  };
};
