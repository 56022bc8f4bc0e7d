/** The shoppers who receive a gift with purchase. */
type GiftAudience = 'all' | 'guest' | 'registered';

/**
 * The audience of a gift promotion by its id; upper case only, GUEST before REGISTERED (CART-18, PR-17, AMB-42).
 * Undefined if the promotion has no gift.
 */
export const giftAudience = (promotionId: string): GiftAudience | undefined => {
  if (!promotionId.includes('GWP')) return undefined;
  if (promotionId.includes('GUEST')) return 'guest';
  return promotionId.includes('REGISTERED') ? 'registered' : 'all';
};

/** Whether a promotion is shown to a shopper: guests and members each see their own variant of a gift (CART-19). */
export const isPromotionFor = (promotionId: string, shopper: 'guest' | 'registered'): boolean => {
  const audience = giftAudience(promotionId) ?? 'all';
  return audience === 'all' || audience === shopper;
};
