import type { ShownRecipe } from '../catalog/customization.ts';
import type { Picture } from '../catalog/product.ts';
import type { PricePart } from './price-part.ts';
import type { Amount } from '../kernel/amount.ts';
import type { ItemId, ProductId, Sku } from '../kernel/identifiers.ts';

/** Shipping codes (ENT-16). */
export const shippingCodes = ['pickup', 'pudo', 'sts', 'digital', 'customs', 'standard'] as const;
export type ShippingCode = (typeof shippingCodes)[number];

/**
 * Prices of a line (ENT-13). `current` and `original` are per unit, `rowTotal` is `current` times quantity, all others
 * are per row.
 */
export type ItemPrice = {
  readonly current: Amount;
  readonly original: Amount;
  readonly rowTotal: Amount;
  readonly priceAfterItemDiscount: Amount;
  readonly priceAfterOrderDiscount: Amount;
  readonly amount: Amount;
  readonly highCurrent: Amount;
  readonly highOriginal: Amount;
};

/** First and last day that are promised for a delivery, such as 2026-11-25. */
export type Arrival = { readonly from: string; readonly to: string };

/** A store or collection point. `inventory`: its units, if known (CART-31). */
export type Place = { readonly id: string; readonly name?: string; readonly inventory?: number };

export type ShippingOption = {
  readonly selected: ShippingCode;
  readonly available: readonly ShippingCode[];
  readonly label: string;
  /** A text such as "2-4 business days". */
  readonly deliveryTime: string;
  /** The days on which goods that are sent arrive: at home, in a store or at a collection point. */
  readonly arrival?: Arrival;
  /** The pickup place of a line, if it has one. */
  readonly storeInfo?: Place;
};

/** Maximum length of a message with a gift, in characters as a person counts them (GFT-05). */
export const MAX_GIFT_MESSAGE = 250;
/** The same in code units: a family emoji has 11, the flag of a region 14. */
export const MAX_GIFT_MESSAGE_UNITS = 4_000;

/** Recipient and message of a digital gift (ENT-15, GFT-04). */
type GiftOption = { readonly email: string; readonly to: string; readonly message: string };

/**
 * A digital gift as the shopper describes it. `sender` is who gives it; `sendOn` the day on which it is sent, such as
 * 2026-12-24, without which it is sent when it is paid.
 */
export type DigitalGift = { readonly giftOption: GiftOption; readonly sender?: string; readonly sendOn?: string };

/** A line of a cart (ENT-12). */
export type CartItem = {
  readonly id: ItemId;
  readonly sku: Sku;
  readonly productId: ProductId;
  readonly masterId: string;
  readonly upc: string;
  readonly name: string;
  readonly colorName: string;
  readonly size: string;
  readonly picture: Picture;
  readonly quantity: number;
  readonly maxQuantity: number;
  /** The limit of the product, if it has one of its own. */
  readonly unitLimit?: number;
  /**
   * Increases in the order of the cart, with gaps. A removed line that is added with its position returns to its place
   * (CART-07).
   */
  readonly position?: number;
  readonly price: ItemPrice;
  readonly tax: Amount;
  readonly shipping: ShippingOption;
  readonly url: string;
  readonly isDigital: boolean;
  readonly isCustoms: boolean;
  readonly recipeId?: string;
  /** How goods are made to order (PDP-21). */
  readonly recipe?: ShownRecipe;
  readonly isBonus: boolean;
  /** It cannot be bought now, and the totals of the cart do not count it. */
  readonly isExcluded?: boolean;
  /** Of ordinary goods that are a gift, with a receipt without prices; empty without a message. */
  readonly giftMessage?: string;
  /** Number of the receipt of a gift that was ordered. */
  readonly giftReceipt?: string;
  /** How its price is made. */
  readonly why?: readonly PricePart[];
} & Partial<DigitalGift>;
