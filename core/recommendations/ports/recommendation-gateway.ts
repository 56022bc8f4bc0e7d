import type * as Effect from 'effect/Effect';
import type { Keyed } from '#core/kernel/keyed.ts';
import type { ApiFailure } from '#core/failures/api-failure.ts';
import type { ProductId, Sku } from '#core/kernel/identifiers.ts';
import type { RecommendationQuery, Recommendations } from '../recommendation.ts';

/** Recommendations and back-in-stock messages. */
export type RecommendationGateway = {
  /** Products of a placement in the service's order; may be empty. Refused with API404 for an unknown product. */
  readonly recommendations: (query: RecommendationQuery) => Effect.Effect<Recommendations, ApiFailure>;
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
