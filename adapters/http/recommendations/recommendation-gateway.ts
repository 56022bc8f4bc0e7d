import * as Effect from 'effect/Effect';
import { recommendations } from '#adapters/contract/recommendations.ts';
import type { RecommendationWire } from '#adapters/contract/wire/recommendation.codec.ts';
import type { RecommendationGateway } from '#core/recommendations/ports/recommendation-gateway.ts';
import type { Recommendation } from '#core/recommendations/recommendation.ts';
import { present } from '#core/kernel/present.ts';
import type { SiteConfiguration } from '#core/site/site-configuration.ts';
import type { BaseClient } from '../base-client.ts';
import { amountIn } from '../money-mapper.ts';
import { colorOf } from '../catalog/product-mapper.ts';

/**
 * Reads recommendations and requests back-in-stock messages, with API-090 and API-084. Replies contain no currency:
 * prices are in that of the site.
 */
export const makeRecommendationGateway = (
  { ask }: BaseClient,
  { currency }: Pick<SiteConfiguration, 'currency'>,
): RecommendationGateway => ({
  recommendations: ({ widgetId, productId, categoryId, count }) =>
    ask(recommendations.recommend, { query: { widgetId, count, ...present({ productId, categoryId }) } }).pipe(
      Effect.map(({ body }) => ({
        title: body.title,
        products: body.products.map((product) => recommendationOf(product, currency)),
      })),
    ),
  notify: ({ key, productId, sku, email }) =>
    ask(recommendations.notify, { key, body: { productId, sku, email } }).pipe(Effect.asVoid),
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
