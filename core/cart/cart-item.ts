import type { Picture } from '../catalog/product.ts';
import type { Amount } from '../kernel/amount.ts';
import type { ItemId, ProductId, Sku } from '../kernel/identifiers.ts';

/** Shipping codes (ENT-16). */
export const shippingCodes = ['pickup', 'pudo', 'sts', 'digital', 'customs', 'standard'] as const;
export type ShippingCode = (typeof shippingCodes)[number];

/**
 * Prices of a line (ENT-13). `current` and `original` are for one unit, `rowTotal` is current times quantity, the rest
 * for the row.
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

/** A store or collection point, with the units that it has where that is known (CART-31). */
export type Place = { readonly id: string; readonly name?: string; readonly inventory?: number };

export type ShippingOption = {
  readonly selected: ShippingCode;
  readonly available: readonly ShippingCode[];
  readonly label: string;
  /** In words, such as "2-4 business days". */
  readonly deliveryTime: string;
  /** Where a line is collected, if it is. */
  readonly storeInfo?: Place;
};

/** Whom a digital gift goes to, and with which words (ENT-15, GFT-04). */
type GiftOption = { readonly email: string; readonly to: string; readonly message: string };

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
  /**
   * Counts up in the order of the cart, with gaps. A removed line that is added with it comes back to its place
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
  readonly isBonus: boolean;
  readonly giftOption?: GiftOption;
};
