import type { ShippingMethod } from '#core/cart/cart.ts';
import type { PromoSummary } from '#core/cart/promotion.ts';
import type { PricedCoupon, TypedCoupon } from './coupon.ts';
import type { Adjustment, Draft } from './draft.ts';
import type { Promotion } from './promotion.ts';
import type { SitePricing } from './site-pricing.ts';

/** Where something is sent, as far as tax is concerned. */
export type Destination = { readonly country: string; readonly state?: string };

/** What the rules know besides the draft. */
export type PriceContext = {
  readonly sitePricing: SitePricing;
  readonly methodId: string;
  readonly destination: Destination | undefined;
  /** Promotions that apply by themselves, in the order in which they apply. */
  readonly promotions: readonly Promotion[];
  /** Promo codes of the cart, in the order in which they were typed. */
  readonly coupons: readonly TypedCoupon[];
};

/** What a rule contributes: adjustments, and what it reports besides sums. */
export type PriceStep = {
  readonly adjustments: readonly Adjustment[];
  readonly coupons?: readonly PricedCoupon[];
  readonly promoSummary?: readonly PromoSummary[];
  readonly shippingMethods?: readonly ShippingMethod[];
};

/** A pure step of the pricing run over what the rules before it left. */
export type PriceRule = (draft: Draft, context: PriceContext) => PriceStep;
