import type { Picture } from '../catalog/product.ts';
import type { Amount } from '../kernel/amount.ts';
import type { ItemId, ProductId, Sku } from '../kernel/identifiers.ts';

/** Shipping codes (ENT-16). */
export const shippingCodes = ['pickup', 'pudo', 'sts', 'digital', 'customs', 'standard'] as const;
export type ShippingCode = (typeof shippingCodes)[number];

/** Prices of a line (ENT-13). `current` and `original` are for one unit, `rowTotal` is current times quantity, the rest for the row. */
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

export type ShippingOption = {
  readonly selected: ShippingCode;
  readonly available: readonly ShippingCode[];
  readonly label: string;
  /** In words, such as "2-4 business days". */
  readonly deliveryTime: string;
};

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
  readonly price: ItemPrice;
  readonly tax: Amount;
  readonly shipping: ShippingOption;
  readonly url: string;
  readonly isDigital: boolean;
  readonly isCustoms: boolean;
  readonly recipeId?: string;
  readonly isBonus: boolean;
};
