import type { Amount } from '../kernel/amount.ts';

/** Prices of a recommendation, in minor units of the site's currency; the discount is a percentage (REC-02). */
type RecommendedPrice = {
  readonly lowCurrent: Amount;
  readonly highCurrent: Amount;
  readonly lowOriginal: Amount;
  readonly highOriginal: Amount;
  readonly historicBestPrice?: Amount;
  readonly previousBestSalesPrice?: Amount;
  readonly percentagePriceDiscount?: number;
};

/** A product of a recommendation engine (REC-01, ENT-22). `recToken` identifies it in impression and click events. */
export type RecommendedProduct = {
  readonly id: string;
  readonly sku: string;
  readonly title: string;
  readonly image: string;
  readonly price: RecommendedPrice;
  readonly url: string;
  readonly recToken: string;
  readonly recommendationId: string;
  readonly rating: { readonly showScore: boolean; readonly score: number };
  readonly itemGroupId: string;
  readonly stars: number;
};
