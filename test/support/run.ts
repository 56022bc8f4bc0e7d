import * as Effect from 'effect/Effect';
import * as TestClock from 'effect/testing/TestClock';

/** Runs an effect to its value; a failure rejects. */
export const run = <Value, Failure>(command: Effect.Effect<Value, Failure>): Promise<Value> =>
  Effect.runPromise(command);

/** Runs an effect that is expected to fail, and returns the failure. */
export const failureOf = <Value, Failure>(command: Effect.Effect<Value, Failure>): Promise<Failure> =>
  Effect.runPromise(Effect.flip(command));

/** Runs an effect with a clock that only the effect itself advances, with `TestClock.adjust`. */
export const runOnTestClock = <Value, Failure>(command: Effect.Effect<Value, Failure>): Promise<Value> =>
  Effect.runPromise(Effect.provide(command, TestClock.layer()));
