import * as Effect from 'effect/Effect';
import type { DecisionService } from '#core/personalization/ports/decision-service.ts';

/** No engine, no experiments: every experience shows its baseline. */
export const baselineDecisions: DecisionService = {
  decide: (experienceIds) => Effect.succeed(Object.fromEntries(experienceIds.map((id) => [id, 'Baseline']))),
};
