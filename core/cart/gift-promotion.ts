/** Whom a gift with purchase is for. */
type GiftAudience = 'all' | 'guest' | 'registered';

/**
 * Whom a promotion gives a gift, by its id: capitals only, and GUEST is looked at first (CART-18, PR-17, AMB-42).
 * Undefined where it gives none.
 */
export const giftAudience = (promotionId: string): GiftAudience | undefined => {
  if (!promotionId.includes('GWP')) return undefined;
  if (promotionId.includes('GUEST')) return 'guest';
  return promotionId.includes('REGISTERED') ? 'registered' : 'all';
};

/**
 * Whether a promotion is shown: guests see the guests' variant of a gift, members theirs, and what is for all is for
 * all (CART-19).
 */
export const isPromotionFor = (promotionId: string, shopper: 'guest' | 'registered'): boolean => {
  const audience = giftAudience(promotionId) ?? 'all';
  return audience === 'all' || audience === shopper;
};
