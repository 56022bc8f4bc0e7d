import * as Effect from 'effect/Effect';
import { recommendations } from '#adapters/contract/recommendations.ts';
import type { RecommendationGateway } from '#core/recommendations/ports/recommendation-gateway.ts';
import { present } from '#core/kernel/present.ts';
import type { SiteConfiguration } from '#core/site/site-configuration.ts';
import type { BaseClient } from '../base-client.ts';
import { recommendationsOf } from './recommendation-mapper.ts';

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
      Effect.map(({ body }) => recommendationsOf(body, currency)),
    ),
  notify: ({ key, productId, sku, email }) =>
    ask(recommendations.notify, { key, body: { productId, sku, email } }).pipe(Effect.asVoid),
});
