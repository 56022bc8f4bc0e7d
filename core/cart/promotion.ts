import type { Amount } from '../kernel/amount.ts';

export type OrderPromotion = { readonly promotionId: string; readonly name: string; readonly discount: Amount };

/** A line of the summary that explains a promotion, applied or within reach (CART-15). */
export type PromoSummary = {
  readonly level: 'ORDER' | 'PRODUCT' | 'SHIPPING';
  readonly promotionId: string;
  readonly promotionName: string;
  readonly calloutMessage: string;
};
