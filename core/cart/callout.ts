import type { Cart } from './cart.ts';
import type { PromoSummary } from './promotion.ts';

/**
 * A text about a promotion that is applied or within reach, in three parts, of which the second is emphasized (CART-17,
 * AMB-43). `isApplied`: the cart contains its discount; false for free shipping, which has none. `isWarning`: the shopper's
 * group has reached its limit, so that goods cost their regular price (SPC-12).
 */
export type Callout = {
  readonly promotionId: string;
  readonly level: PromoSummary['level'];
  readonly isApplied: boolean;
  readonly isWarning: boolean;
  readonly lead: string;
  readonly highlight: string;
  readonly tail: string;
};

/** The ids of the prices of groups, which tell the shopper only that their limit is reached, begin with it. */
export const GROUP_PREFIX = 'GROUP-';

/**
 * The three parts of a callout text, trimmed; undefined for any other text.
 * Law: result is not null exactly when the text has two `|` (PR-16).
 */
export const calloutParts = (text: string): readonly [lead: string, highlight: string, tail: string] | undefined => {
  const [lead, highlight, tail, ...others] = text.split('|').map((part) => part.trim());
  return lead === undefined || highlight === undefined || tail === undefined || others.length > 0
    ? undefined
    : [lead, highlight, tail];
};

/** The callouts of a cart. A text of another form has no callout (CART-16). Discounts of items are only among its causes. */
export const callouts = ({
  promoSummary,
  orderPromotions,
  why = [],
}: Pick<Cart, 'promoSummary' | 'orderPromotions' | 'why'>): readonly Callout[] =>
  promoSummary.flatMap(({ promotionId, level, calloutMessage }) => {
    const parts = calloutParts(calloutMessage);
    if (parts === undefined) return [];
    const isApplied =
      orderPromotions.some((promotion) => promotion.promotionId === promotionId) ||
      why.some(({ kind, cause }) => kind === 'item-promotion' && cause.id === promotionId);
    const isWarning = promotionId.startsWith(GROUP_PREFIX);
    return [{ promotionId, level, isApplied, isWarning, lead: parts[0], highlight: parts[1], tail: parts[2] }];
  });
