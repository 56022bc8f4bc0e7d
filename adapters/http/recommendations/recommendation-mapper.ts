import type { RecommendationsWire, RecommendationWire } from '#adapters/contract/wire/recommendation.codec.ts';
import { present } from '#core/kernel/present.ts';
import type { Recommendation, Recommendations } from '#core/recommendations/recommendation.ts';
import { colorOf } from '../catalog/product-mapper.ts';
import { amountIn } from '../money-mapper.ts';

/** Recommendations with their prices in minor units of a currency, which the wire does not name. */
export const recommendationsOf = ({ title, products }: RecommendationsWire, currency: string): Recommendations => ({
  title,
  products: products.map((product) => recommendationOf(product, currency)),
});

const recommendationOf = ({ price, rating, ...wire }: RecommendationWire, currency: string): Recommendation => {
  const amount = amountIn(currency);
  const optional = (decimal: number | undefined) => (decimal === undefined ? undefined : amount(decimal));
  return {
    id: wire.id,
    sku: wire.sku,
    title: wire.title,
    image: wire.image,
    url: wire.url,
    recToken: wire.recToken,
    recommendationId: wire.recommendationId,
    itemGroupId: wire.itemGroupId,
    stars: wire.stars,
    rating: { showScore: rating.showScore, score: rating.score },
    price: {
      lowCurrent: amount(price.lowCurrent),
      highCurrent: amount(price.highCurrent),
      lowOriginal: amount(price.lowOriginal),
      highOriginal: amount(price.highOriginal),
      ...present({
        historicBestPrice: optional(price.historicBestPrice),
        previousBestSalesPrice: optional(price.previousBestSalesPrice),
        percentagePriceDiscount: price.percentagePriceDiscount,
      }),
    },
    ...present({
      typeLabel: wire.typeLabel,
      picture: wire.picture,
      hoverPicture: wire.hoverPicture,
      colors: wire.colors?.map(colorOf),
      reviewCount: wire.reviewCount,
      badge: wire.badge,
      productInventoryState: wire.productInventoryState,
    }),
  };
};
