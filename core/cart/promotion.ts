import type { Amount } from '../kernel/amount.ts';

export type OrderPromotion = { readonly promotionId: string; readonly name: string; readonly discount: Amount };

/** A promo code on the cart (ENT-39): what it takes off, or in `description` why it takes nothing off at the moment. */
export type Coupon = {
  readonly id: string;
  readonly code: string;
  readonly status: 'APPLIED' | 'NOT_APPLIED' | 'INVALID' | 'EXPIRED';
  readonly description: string;
  readonly discount: Amount;
  /** The order promotion that it became. */
  readonly promotionId?: string;
};

/** A line of the summary that explains a promotion, applied or within reach (CART-15). */
export type PromoSummary = {
  readonly level: 'ORDER' | 'PRODUCT' | 'SHIPPING';
  readonly promotionId: string;
  readonly promotionName: string;
  readonly calloutMessage: string;
};
