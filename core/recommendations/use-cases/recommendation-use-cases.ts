import * as Effect from 'effect/Effect';
import type { ApiFailure } from '#core/failures/api-failure.ts';
import type { ProductId, Sku } from '#core/kernel/identifiers.ts';
import type { InvalidInput } from '#core/kernel/violation.ts';
import {
  type RecommendationQuery,
  type Recommendations,
  type RecommendationView,
  upsellOf,
  RECOMMENDED_COUNT,
  recommendationView,
} from '../recommendation.ts';
import type { EventGateway } from '#core/personalization/ports/event-gateway.ts';
import type { ShopperEvent } from '#core/personalization/shopper-event.ts';
import { listedUpsells, upsellView, type UpsellView } from '../upsell.ts';
import { UPSELL_STACKED } from '#core/content/placements.ts';
import type { Cart } from '#core/cart/cart.ts';
import { fromEither } from '#core/kernel/from-either.ts';
import type { IdGenerator } from '#core/session/ports/id-generator.ts';
import { startCommand } from '#core/session/use-cases/start-command.ts';
import type { SessionUseCases } from '#core/session/use-cases/session-use-cases.ts';
import type { SiteConfiguration } from '#core/site/site-configuration.ts';
import type { RuleTexts } from '#core/validation/rule-texts.ts';
import { validateForm } from '#core/validation/validate-form.ts';
import type { RecommendationGateway } from '../ports/recommendation-gateway.ts';
import { notificationForm } from '#core/reviews/question.ts';

/** Recommendations and back-in-stock messages. A browser loads this module when a placement is near the viewport. */
export type RecommendationUseCases = {
  /** Products of a placement; without products the placement is empty (REC-10). */
  readonly recommend: (
    input: Omit<RecommendationQuery, 'count'>,
  ) => Effect.Effect<Recommendations<RecommendationView>, ApiFailure>;
  /** Small goods that go with the first line of a cart, in stock and not in the cart, at most three (REC-13, REC-15). */
  readonly upsells: (cart: Cart) => Effect.Effect<Recommendations<UpsellView>, ApiFailure>;
  /** Reports what a shopper sees and follows (REC-11). The shop does not depend on it: a failure is only logged. */
  readonly report: (events: readonly ShopperEvent[]) => Effect.Effect<void, ApiFailure>;
  /**
   * Requests a message when a variant is back in stock; an invalid address fails with `InvalidInput` before the request
   * (PDP-17, PDP-18).
   */
  readonly notifyWhenBack: (input: {
    readonly productId: ProductId;
    readonly sku: Sku;
    readonly email: string;
  }) => Effect.Effect<void, ApiFailure | InvalidInput>;
};

type RecommendationPorts = {
  readonly gateway: RecommendationGateway;
  readonly events: EventGateway;
  readonly session: SessionUseCases;
  readonly idGenerator: IdGenerator;
  readonly site: SiteConfiguration;
  readonly ruleTexts: RuleTexts;
};

/** Makes the use cases. Reading recommendations opens no session; requesting a message does. */
export const makeRecommendationUseCases = ({
  gateway,
  events,
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
  upsells: (cart) => {
    const [first] = cart.items.filter(({ isBonus }) => !isBonus);
    if (first === undefined) return Effect.succeed({ title: '', products: [] });
    const inCart = cart.items.map(({ sku }) => sku);
    const count = Math.min(RECOMMENDED_COUNT, UPSELL_STACKED + inCart.length);
    return Effect.map(
      gateway.recommendations({ widgetId: 'cart-upsell', productId: first.productId, count }),
      ({ title, products }) => ({
        title,
        products: listedUpsells(products.map(upsellOf), { flags: site.flags, inCart }).map((upsell) =>
          upsellView(upsell, site),
        ),
      }),
    );
  },
  report: (reported) => Effect.ignore(events.send(reported)),
  notifyWhenBack: Effect.fn('notifyWhenBack')(function* ({ email, ...input }) {
    const result = yield* fromEither(validateForm(notificationForm, { email }, ruleTexts));
    const { key } = yield* startCommand(session, idGenerator);
    yield* gateway.notify({ ...input, key, email: result.email ?? '' });
  }),
});
