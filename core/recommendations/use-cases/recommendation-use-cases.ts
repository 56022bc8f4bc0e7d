import type * as Effect from 'effect/Effect';
import type { ApiFailure } from '#core/failures/api-failure.ts';
import type { ProductId, Sku } from '#core/kernel/identifiers.ts';
import type { InvalidInput } from '#core/kernel/violation.ts';
import type { RecommendationQuery, Recommendations, RecommendationView } from '../recommendation.ts';

/**
 * What the shop offers beyond what was asked for. A browser fetches it when a page comes near the place that needs it.
 */
export type OfferUseCases = {
  /** Products for a place; no product means that the place stays empty (REC-10). */
  readonly recommend: (
    wish: Omit<RecommendationQuery, 'count'>,
  ) => Effect.Effect<Recommendations<RecommendationView>, ApiFailure>;
  /**
   * Asks for a message when a variant is back; an address that the form refuses fails with `InvalidInput` before the
   * service is asked (PDP-17, PDP-18).
   */
  readonly notifyWhenBack: (wish: {
    readonly productId: ProductId;
    readonly sku: Sku;
    readonly email: string;
  }) => Effect.Effect<void, ApiFailure | InvalidInput>;
};
