import type * as Effect from 'effect/Effect';
import type { Keyed } from '#core/kernel/keyed.ts';
import type { ApiFailure } from '#core/failures/api-failure.ts';
import type { ProductId, Sku } from '#core/kernel/identifiers.ts';
import type { RecommendationQuery, Recommendations } from '../recommendation.ts';

/** What the shop offers beyond what was asked for. */
export type RecommendationGateway = {
  /**
   * Products of a place, in the service's order. Nothing is no failure; refused with API404 for a product that is not
   * there.
   */
  readonly recommendations: (query: RecommendationQuery) => Effect.Effect<Recommendations, ApiFailure>;
  /**
   * Asks for a message when a variant is back (PDP-17). The same answer whether the address was noted before or not.
   * Refused with API404 for a variant that the product does not have.
   */
  readonly notify: (
    command: Keyed & {
      readonly productId: ProductId;
      readonly sku: Sku;
      readonly email: string;
    },
  ) => Effect.Effect<void, ApiFailure>;
};
