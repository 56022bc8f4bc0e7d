import * as Effect from 'effect/Effect';
import type { ApiFailure } from '#core/failures/api-failure.ts';
import type { ProductId, Sku } from '#core/kernel/identifiers.ts';
import type { InvalidInput } from '#core/kernel/violation.ts';
import {
  type RecommendationQuery,
  type Recommendations,
  type RecommendationView,
  RECOMMENDED_COUNT,
  recommendationView,
} from '../recommendation.ts';
import { fromEither } from '#core/kernel/from-either.ts';
import type { IdGenerator } from '#core/session/ports/id-generator.ts';
import { startCommand } from '#core/session/use-cases/start-command.ts';
import type { SessionUseCases } from '#core/session/use-cases/session-use-cases.ts';
import type { SiteConfiguration } from '#core/site/site-configuration.ts';
import type { RuleTexts } from '#core/validation/rule-texts.ts';
import { validateForm } from '#core/validation/validate-form.ts';
import type { RecommendationGateway } from '../ports/recommendation-gateway.ts';
import { notificationForm } from '#core/reviews/question.ts';

/**
 * What the shop offers beyond what was asked for. A browser fetches it when a page comes near the place that needs it.
 */
export type RecommendationUseCases = {
  /** Products for a place; no product means that the place stays empty (REC-10). */
  readonly recommend: (
    input: Omit<RecommendationQuery, 'count'>,
  ) => Effect.Effect<Recommendations<RecommendationView>, ApiFailure>;
  /**
   * Asks for a message when a variant is back; an address that the form refuses fails with `InvalidInput` before the
   * service is asked (PDP-17, PDP-18).
   */
  readonly notifyWhenBack: (input: {
    readonly productId: ProductId;
    readonly sku: Sku;
    readonly email: string;
  }) => Effect.Effect<void, ApiFailure | InvalidInput>;
};

type RecommendationPorts = {
  readonly gateway: RecommendationGateway;
  readonly session: SessionUseCases;
  readonly idGenerator: IdGenerator;
  readonly site: SiteConfiguration;
  readonly ruleTexts: RuleTexts;
};

/** Looking at recommendations opens no session; asking for a message does. */
export const makeRecommendationUseCases = ({
  gateway,
  session,
  idGenerator,
  site,
  ruleTexts,
}: RecommendationPorts): RecommendationUseCases => ({
  recommend: (input) =>
    Effect.map(gateway.recommendations({ ...input, count: RECOMMENDED_COUNT }), ({ title, products }) => ({
      title,
      products: products.map((product) => recommendationView(product, site)),
    })),
  notifyWhenBack: Effect.fn('notifyWhenBack')(function* ({ email, ...input }) {
    const result = yield* fromEither(validateForm(notificationForm, { email }, ruleTexts));
    const { key } = yield* startCommand(session, idGenerator);
    yield* gateway.notify({ ...input, key, email: result.email ?? '' });
  }),
});
