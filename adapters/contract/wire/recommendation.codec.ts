import * as t from 'io-ts';
import { PictureWire } from './picture.codec.ts';
import { decimal, record, wholeNumber } from './primitives.codec.ts';
import { ColorWire } from './product.codec.ts';

const prices = record(
  { lowCurrent: decimal, highCurrent: decimal, lowOriginal: decimal, highOriginal: decimal },
  { historicBestPrice: decimal, previousBestSalesPrice: decimal, percentagePriceDiscount: t.number },
);

/**
 * A recommended product (ENT-22, REC-01, REC-02). Prices are in the site's currency. With the optional fields it is
 * shown like a product in a list; without them `image` is sufficient.
 */
export const RecommendationWire = record(
  {
    id: t.string,
    sku: t.string,
    title: t.string,
    image: t.string,
    price: prices,
    url: t.string,
    recToken: t.string,
    recommendationId: t.string,
    rating: t.type({ showScore: t.boolean, score: t.number }),
    itemGroupId: t.string,
    stars: t.number,
  },
  {
    typeLabel: t.string,
    picture: PictureWire,
    hoverPicture: PictureWire,
    colors: t.array(ColorWire),
    reviewCount: wholeNumber,
    badge: t.string,
    /** OPEN: whether the sku can be bought (REC-12). */
    productInventoryState: t.keyof({ InStock: null, OutOfStock: null }, 'InStock or OutOfStock'),
  },
);
export type RecommendationWire = t.TypeOf<typeof RecommendationWire>;

/** Recommended products with a title, which says why they are shown (API-090). */
export const RecommendationsWire = t.type({ title: t.string, products: t.array(RecommendationWire) });
export type RecommendationsWire = t.TypeOf<typeof RecommendationsWire>;
