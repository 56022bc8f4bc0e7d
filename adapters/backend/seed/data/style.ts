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

/** A choice with what it adds to the price. */
type CustomChoiceData = {
  readonly id: string;
  readonly label: LocalizedText;
  readonly price?: PriceData;
  readonly color?: string;
};

/** A part of goods that are made to order: choices, or a text with a maximum length. */
export type CustomPartData = { readonly id: string; readonly label: LocalizedText } & (
  | { readonly choices: readonly CustomChoiceData[] }
  | { readonly maxLength: number; readonly price: PriceData }
);

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
  /** Largest number of units of a sku in a cart, if it is below that of all goods. */
  readonly unitLimit?: number;
  readonly colors: readonly [ColorData, ...ColorData[]];
  readonly offer: OfferData;
  readonly name: LocalizedText;
  readonly kind: LocalizedText;
  readonly description: LocalizedText;
  readonly features: LocalizedText<readonly string[]>;
  /** What can be chosen of goods that are made to order. */
  readonly custom?: readonly CustomPartData[];
  readonly materials?: LocalizedText;
  readonly care?: LocalizedText;
};
