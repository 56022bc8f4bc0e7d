import type { ColorFamily, ProductType } from '#adapters/backend/commerce/modules/catalog/catalog-terms.ts';
import type { LocalizedText } from './localized-text.ts';

/** Current price in whole units of each currency, previous price, and lowest price of the thirty days before. */
export type PriceData = { readonly usd: number; readonly cad: number; readonly gbp: number };
export type OfferData = { readonly price: PriceData; readonly was?: PriceData; readonly lowest?: PriceData };

export type ColorData = {
  readonly code: string;
  readonly family: ColorFamily;
  /** Price of the color, if it differs from the style's. */
  readonly offer?: OfferData;
};

/** A style; equal on all sites. */
export type StyleData = {
  readonly id: string;
  readonly type: ProductType;
  /** The sizes of gift cards are their amounts, which are their prices. */
  readonly sizes: 'shoes' | 'clothes' | 'socks' | 'one' | 'amounts';
  /** Its own categories; it belongs to their ancestors too. Gift cards have none. */
  readonly categories: readonly string[];
  readonly launched: string;
  /** Average and number of reviews. */
  readonly rating: readonly [score: number, count: number];
  readonly badge?: 'new' | 'best-seller';
  readonly colors: readonly [ColorData, ...ColorData[]];
  readonly offer: OfferData;
  readonly name: LocalizedText;
  readonly kind: LocalizedText;
  readonly description: LocalizedText;
  readonly features: LocalizedText<readonly string[]>;
  readonly materials?: LocalizedText;
  readonly care?: LocalizedText;
};
