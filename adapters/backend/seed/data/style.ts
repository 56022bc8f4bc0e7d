import type { ColorFamily, ProductType } from '#adapters/backend/commerce/modules/catalog/catalog-terms.ts';
import type { Words } from './words.ts';

/** A price in whole units of each currency, what it was before, and the lowest of the last thirty days before that. */
export type PriceData = { readonly usd: number; readonly cad: number; readonly gbp: number };
export type OfferData = { readonly price: PriceData; readonly was?: PriceData; readonly lowest?: PriceData };

export type ColorData = {
  readonly code: string;
  readonly family: ColorFamily;
  /** Where this color costs something else than its style. */ readonly offer?: OfferData;
};

/** A style as it is sold everywhere. */
export type StyleData = {
  readonly id: string;
  readonly type: ProductType;
  readonly sizes: 'shoes' | 'clothes' | 'socks' | 'one';
  /** Its categories; it is in all of their parents as well. */
  readonly categories: readonly string[];
  readonly launched: string;
  /** Average and number of its reviews. */
  readonly rating: readonly [score: number, count: number];
  readonly badge?: 'new' | 'best-seller';
  readonly colors: readonly [ColorData, ...ColorData[]];
  readonly offer: OfferData;
  readonly name: Words;
  readonly kind: Words;
  readonly description: Words;
  readonly features: Words<readonly string[]>;
  readonly materials: Words;
  readonly care: Words;
};
