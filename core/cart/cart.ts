import { either as E } from 'fp-ts';
import type { Address } from '../profile/address.ts';
import type { Amount } from '../kernel/amount.ts';
import type { CollectionPoint } from './collection-point.ts';
import type { Currency } from '../kernel/currency.ts';
import type { BasketId, ItemId, PaymentInstrumentId, ShippingId } from '../kernel/identifiers.ts';
import type { Arrival, CartItem } from './cart-item.ts';
import type { CartRejection } from './cart-rejection.ts';
import type { CartFlash } from './flash.ts';
import type { GiftOffer } from './gift-offer.ts';
import type { PricePart } from './price-part.ts';
import type { Coupon, OrderPromotion, PromoSummary } from './promotion.ts';
import { quantityLimit } from '../catalog/quantity.ts';
import type { Totals } from './totals.ts';

export type ShippingMethod = {
  readonly id: string;
  readonly code: string;
  readonly label: string;
  readonly price: Amount;
  readonly deliveryTime: string;
  /** Absent if the service promises no days. */
  readonly arrival?: Arrival;
};

/** One shipment of the cart with the method chosen for it (ENT-10). `pudo` goes to a collection point, others home. */
export type Shipment = {
  readonly id: ShippingId;
  readonly code: string;
  readonly methodId?: string;
  readonly applicable: readonly ShippingMethod[];
  /** Its lines. */
  readonly itemIds?: readonly ItemId[];
  readonly address?: Address;
  /** Its address is not the main one of the cart. */
  readonly hasOwnAddress?: boolean;
  readonly point?: CollectionPoint;
};

/** A delivery that lines can have, with its time and the price of a delivery group, in the language of the site. */
export type DeliveryOffer = {
  readonly code: string;
  /** Empty if it depends on the store. */
  readonly deliveryTime: string;
  readonly price: Amount;
};

/** A tax by its name in the language of the site. */
export type NamedTax = { readonly label: string; readonly amount: Amount };

/** A payment attached to the cart (ENT-48). Of a card it has only brand and last digits. */
export type PaymentInstrument = {
  readonly id: PaymentInstrumentId;
  readonly method: string;
  readonly amount: Amount;
  /** The name of the method, in the language of the site. */
  readonly label?: string;
  readonly maskedNumber?: string;
  readonly brand?: string;
  /** Of pay later: the token of its approval, which placing repeats (CHK-17). */
  readonly authorization?: string;
  /** What stays on a prepaid tender. */
  readonly balanceAfter?: Amount;
  /** Of an order: what the tender got back, and what goes back to it and is not accepted yet. */
  readonly refunded?: Amount;
  readonly refundDue?: Amount;
  /** Of an order: the part of `amount` that is authorized, but not charged. */
  readonly reserved?: Amount;
};

/**
 * A cart (ENT-08). The service owns it; every change returns a new one.
 * Law: whatever is done to a cart, in any order: no unit is lost, no line exceeds its limit, and its totals add up
 * (CART-04, CART-07, CART-13, CART-25, CART-43).
 */
export type Cart = {
  readonly id: BasketId;
  /** ETag of this state, sent with absolute writes to detect concurrent changes. */
  readonly version?: string;
  readonly currency: Currency;
  readonly items: readonly CartItem[];
  readonly totals: Totals;
  /** The parts that sum to the tax of the totals by name, such as "GST (5%)", once all its places are known. */
  readonly taxes?: readonly NamedTax[];
  readonly shipments: readonly Shipment[];
  /** The deliveries that the shopper can choose for a line (CART-31). */
  readonly deliveryOffers?: readonly DeliveryOffer[];
  readonly instruments: readonly PaymentInstrument[];
  /** Promo codes in the order in which they were entered. */
  readonly coupons: readonly Coupon[];
  readonly orderPromotions: readonly OrderPromotion[];
  readonly promoSummary: readonly PromoSummary[];
  readonly flashes: readonly CartFlash[];
  /** How the total is made. */
  readonly why?: readonly PricePart[];
  /** Gifts that the shopper may choose; absent without any. */
  readonly giftOffers?: readonly GiftOffer[];
  readonly shippingAddress?: Address;
  readonly billingAddress?: Address;
  readonly billingSameAsShipping?: boolean;
  /** An express purchase, which no device remembers and nothing replaces; the shopper's cart is another one. */
  readonly isExpress?: boolean;
  /** The price of gift cards among the goods, which no prepaid tender pays (GFT-09); absent without any. */
  readonly giftCardTotal?: Amount;
};

const item = (cart: Cart, itemId: ItemId): CartItem | undefined => cart.items.find((line) => line.id === itemId);

/**
 * Checks a quantity before the request: the units of the line before and after, or the rejection.
 * Law: a line never exceeds its limit: asking for more is refused, not clipped (CART-04).
 */
const checkQuantity = (
  cart: Cart,
  itemId: ItemId,
  quantity: number,
): E.Either<CartRejection, { readonly from: number; readonly to: number }> => {
  const line = item(cart, itemId);
  if (line === undefined) return E.left({ _tag: 'ItemNotInCart', itemId });
  if (line.isBonus) return E.left({ _tag: 'QuantityFixed', itemId });
  if (!Number.isInteger(quantity) || quantity < 1) return E.left({ _tag: 'QuantityInvalid', itemId });
  const max = quantityLimit(line.maxQuantity);
  if (quantity > max) return E.left({ _tag: 'QuantityAboveLimit', itemId, max });
  return E.right({ from: line.quantity, to: quantity });
};

export const Cart = {
  item,
  checkQuantity,
  isEmpty: (cart: Cart): boolean => cart.items.length === 0,
  units: (cart: Cart): number => cart.items.reduce((sum, line) => sum + line.quantity, 0),
} as const;
