import type { ShippingMethod } from '#core/cart/cart.ts';
import type { PromoSummary } from '#core/cart/promotion.ts';
import type { TaxCharge } from '#core/order/tax-parts.ts';
import type { PricedCoupon, EnteredCoupon } from './coupon.ts';
import type { Adjustment, Draft } from './draft.ts';
import type { Promotion } from './promotion.ts';
import type { Rate, SitePricing } from './site-pricing.ts';
import type { StaffAdjustment } from './staff-adjustments.ts';
import type { GroupMembership } from './group-prices.ts';
import type { OfferedGift } from './gifts.ts';

/** Destination for tax. */
export type Destination = { readonly country: string; readonly state?: string };

/**
 * A delivery group with the methods that it can have, and the id of the selected one. No destination: it is unknown.
 */
export type PricedDelivery = {
  readonly id: string;
  readonly rates: readonly Rate[];
  readonly methodId: string;
  readonly destination?: Destination;
};

/** `isCharged`: false if all of its goods are excluded, so that it is offered only. */
export type ChargedDelivery = PricedDelivery & { readonly isCharged: boolean };

/** A delivery group with its methods and their prices. `method`: the selected one, unless it is not one of them. */
export type OfferedDelivery = {
  readonly id: string;
  readonly methods: readonly ShippingMethod[];
  readonly method: ShippingMethod | undefined;
};

/** What delivery groups with equal taxes are charged. */
export type AreaCharge = TaxCharge & { readonly groupIds: readonly string[] };

/** Context of the rules. */
export type PriceContext = {
  readonly sitePricing: SitePricing;
  /** Delivery groups that have lines. */
  readonly deliveries: readonly ChargedDelivery[];
  /** Automatic promotions in the order of application. */
  readonly promotions: readonly Promotion[];
  /** Promo codes of the cart in the order of entry. */
  readonly coupons: readonly EnteredCoupon[];
  readonly isMember: boolean;
  /** The group of the shopper with its prices. */
  readonly membership: GroupMembership | undefined;
  /** Changes by staff in the order of their entry. */
  readonly staffAdjustments: readonly StaffAdjustment[];
};

/** Result of a rule: adjustments and further output. */
export type PriceStep = {
  readonly adjustments: readonly Adjustment[];
  readonly coupons?: readonly PricedCoupon[];
  readonly promoSummary?: readonly PromoSummary[];
  /** Gifts that the shopper may choose, and ids of lines whose gift the cart has lost. */
  readonly giftOffers?: readonly OfferedGift[];
  readonly lostGifts?: readonly string[];
  readonly deliveries?: readonly OfferedDelivery[];
  readonly taxes?: readonly AreaCharge[];
};

/** A pure step of the pricing run, applied to the result of the previous rules. */
export type PriceRule = (draft: Draft, context: PriceContext) => PriceStep;
