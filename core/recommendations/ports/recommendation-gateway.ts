import type * as Effect from 'effect/Effect';
import type { Keyed } from '#core/kernel/keyed.ts';
import type { ApiFailure } from '#core/failures/api-failure.ts';
import type { ProductId, Sku } from '#core/kernel/identifiers.ts';
import type { RecommendationQuery, Recommendations } from '../recommendation.ts';

/** A provider of recommendations: the service, or a list that a script of the page fills (API-132). */
export type RecommendationSource = {
  /** Products of a placement in the provider's order; may be empty. The service refuses an unknown product with API404. */
  readonly recommendations: (query: RecommendationQuery) => Effect.Effect<Recommendations, ApiFailure>;
};

/** Recommendations and back-in-stock messages. */
export type RecommendationGateway = RecommendationSource & {
  /**
   * Requests a message when a variant is back in stock (PDP-17). The response does not reveal whether the address was
   * registered before. Refused with API404 for an unknown variant.
   */
  readonly notify: (
    command: Keyed & {
      readonly productId: ProductId;
      readonly sku: Sku;
      readonly email: string;
    },
  ) => Effect.Effect<void, ApiFailure>;
};
