import type * as Effect from 'effect/Effect';

/** The variant label of an experience; `Baseline` until and unless a decision exists. */
export type Variant = string;

/** Asks the decision engine which variants a shopper sees. Never fails: whatever is odd or late is the baseline (HTTP-21). */
export type DecisionService = {
  readonly decide: (experienceIds: readonly string[]) => Effect.Effect<{ readonly [experienceId: string]: Variant }>;
};
