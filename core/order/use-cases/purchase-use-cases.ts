import * as Effect from 'effect/Effect';
import type { ApiFailure } from '../../failures/api-failure.ts';
import { fromEither } from '../../kernel/from-either.ts';
import type { OrderId } from '../../kernel/identifiers.ts';
import type { InvalidInput } from '../../kernel/violation.ts';
import type { SessionUseCases } from '../../session/use-cases/session-use-cases.ts';
import type { RuleTexts } from '../../validation/rule-texts.ts';
import type { Values } from '../../validation/rule.ts';
import { validateForm } from '../../validation/validate-form.ts';
import type { PurchaseGateway } from '../ports/purchase-gateway.ts';
import { HISTORY_PAGE, type Purchase, type PurchaseHistory } from '../purchase.ts';
import { trackingForm, type TrackingField } from '../tracking-form.ts';

export type PurchaseUseCases = {
  /** Ten orders of the member from `start`, newest first (ORD-05, RTE-25). */
  readonly list: (start: number) => Effect.Effect<PurchaseHistory, ApiFailure>;
  readonly view: (orderId: OrderId) => Effect.Effect<Purchase, ApiFailure>;
  /** Finds an order for a guest: validates the form first (ORD-02, ORD-03). */
  readonly track: (typed: Values<TrackingField>) => Effect.Effect<Purchase, ApiFailure | InvalidInput>;
};

type Ports = {
  readonly purchases: PurchaseGateway;
  readonly session: SessionUseCases;
  readonly ruleTexts: RuleTexts;
};

/** Orders after they were placed: history, one order, look-up by a guest. */
export const makePurchaseUseCases = ({ purchases, session, ruleTexts }: Ports): PurchaseUseCases => ({
  list: (start) => Effect.andThen(session.ensure, purchases.history({ start, count: HISTORY_PAGE })),
  view: (orderId) => Effect.andThen(session.ensure, purchases.view(orderId)),
  track: Effect.fn('trackOrder')(function* (typed) {
    const { orderNumber = '', email = '' } = yield* fromEither(validateForm(trackingForm, typed, ruleTexts));
    yield* session.ensure;
    return yield* purchases.track({ orderNumber, email });
  }),
});
