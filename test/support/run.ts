import * as Effect from 'effect/Effect';
import * as TestClock from 'effect/testing/TestClock';

/** Runs a deed to its value; a failure rejects. */
export const run = <Value, Failure>(deed: Effect.Effect<Value, Failure>): Promise<Value> => Effect.runPromise(deed);

/** Runs a deed that is expected to fail, and gives the failure. */
export const failureOf = <Value, Failure>(deed: Effect.Effect<Value, Failure>): Promise<Failure> =>
  Effect.runPromise(Effect.flip(deed));

/** Runs a deed by a clock that only the deed itself moves on, with `TestClock.adjust`. */
export const runOnTestClock = <Value, Failure>(deed: Effect.Effect<Value, Failure>): Promise<Value> =>
  Effect.runPromise(Effect.provide(deed, TestClock.layer()));
