import type { Amount } from '../kernel/amount.ts';

export type OrderPromotion = { readonly promotionId: string; readonly name: string; readonly discount: Amount };

/** A promo code of the cart (ENT-39) with its discount; `description` has the reason if it has no effect now. */
export type Coupon = {
  readonly id: string;
  readonly code: string;
  readonly status: 'APPLIED' | 'NOT_APPLIED' | 'INVALID' | 'EXPIRED';
  readonly description: string;
  readonly discount: Amount;
  /** The order promotion of this code. */
  readonly promotionId?: string;
};

/** A summary line about a promotion, applied or within reach (CART-15). */
export type PromoSummary = {
  readonly level: 'ORDER' | 'PRODUCT' | 'SHIPPING';
  readonly promotionId: string;
  readonly promotionName: string;
  readonly calloutMessage: string;
};
