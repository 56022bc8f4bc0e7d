import { either as E } from 'fp-ts';
import * as t from 'io-ts';
import type { Amount } from '../kernel/amount.ts';
import type { Unreadable } from '../kernel/decode.ts';
import { amount, filledText, numberBetween } from '../kernel/primitives.codec.ts';
import { percentSaved } from '../pricing/discount.ts';

/** Prices of a recommendation, in minor units of the site's currency; the discount is a percentage (REC-02). */
export type RecommendedPrice = {
  readonly lowCurrent: Amount;
  readonly highCurrent: Amount;
  readonly lowOriginal: Amount;
  readonly highOriginal: Amount;
  readonly historicBestPrice?: Amount;
  readonly previousBestSalesPrice?: Amount;
  readonly percentagePriceDiscount?: number;
};

/** A product that a recommendation engine puts forward (REC-01, ENT-22). `recToken` tells the engine which of its proposals was seen or chosen. */
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

const fiveStars = numberBetween(0, 5);

const optionalPrices = t.partial({
  historicBestPrice: amount,
  previousBestSalesPrice: amount,
  percentagePriceDiscount: numberBetween(0, 100),
});

export const RecommendedPriceCodec: t.Type<RecommendedPrice, unknown, unknown> = t.intersection([
  t.type({ lowCurrent: amount, highCurrent: amount, lowOriginal: amount, highOriginal: amount }),
  optionalPrices,
]);

export const RecommendedProductCodec: t.Type<RecommendedProduct, unknown, unknown> = t.type({
  id: filledText,
  sku: filledText,
  title: filledText,
  image: t.string,
  price: RecommendedPriceCodec,
  url: filledText,
  recToken: t.string,
  recommendationId: t.string,
  rating: t.type({ showScore: t.boolean, score: fiveStars }),
  itemGroupId: t.string,
  stars: fiveStars,
});

/** The percentage that is told: the given one where there is one, else what the prices say (AMB-84, PR-13). */
export const recommendedDiscount = (price: RecommendedPrice): number =>
  price.percentagePriceDiscount ?? percentSaved(price.lowOriginal, price.lowCurrent);

/** Where a second provider leaves its lists, and how long they are waited for, in milliseconds (REC-06). */
export const WIDGETS_GLOBAL = 'recommendationWidgets';
export const WIDGETS_WAIT_MS = 3000;

/** Which list is read, after how long a wait, and how the provider's own form of an item becomes ours. */
type WidgetPlace = {
  readonly index: number;
  readonly waitedMs: number;
  readonly read: (item: unknown) => E.Either<Unreadable, RecommendedProduct>;
};

/** `refused` are the reasons of items that could not be read; they hide no other item. */
export type WidgetOutcome =
  | { readonly _tag: 'Waiting' }
  | { readonly _tag: 'Read'; readonly items: readonly RecommendedProduct[]; readonly refused: readonly string[] };

/**
 * A second provider's items are read from a global list by index. While there is no list yet, it is waited for;
 * a list that never comes, or has nothing at the index, gives an empty block.
 * Law: it never throws, and every item is read or refused (REC-05).
 * Law: whatever the page put there, after the wait it is read (REC-06).
 */
export const readWidget = (list: unknown, { index, waitedMs, read }: WidgetPlace): WidgetOutcome => {
  if (!Array.isArray(list))
    return waitedMs < WIDGETS_WAIT_MS ? { _tag: 'Waiting' } : { _tag: 'Read', items: [], refused: [] };
  const found: unknown = list[index];
  const items = (Array.isArray(found) ? found : []).map(read);
  return {
    _tag: 'Read',
    items: items.flatMap((item) => (E.isRight(item) ? [item.right] : [])),
    refused: items.flatMap((item) => (E.isLeft(item) ? [item.left.reason] : [])),
  };
};
