import type { Picture } from '../catalog/product.ts';

/** A sku that the shopper may choose as a gift. */
type GiftChoice = {
  readonly sku: string;
  readonly productId: string;
  readonly name: string;
  readonly colorName: string;
  readonly size: string;
  readonly image: Picture;
  /** Whether a unit is left. */
  readonly available: boolean;
};

/** A promotion of which the shopper may choose one gift (CART-18). */
export type GiftOffer = {
  readonly promotionId: string;
  readonly promotionName: string;
  readonly choices: readonly GiftChoice[];
};
