import * as Effect from 'effect/Effect';
import * as TestClock from 'effect/testing/TestClock';

/** Runs a command to its value; a failure rejects. */
export const run = <Value, Failure>(command: Effect.Effect<Value, Failure>): Promise<Value> =>
  Effect.runPromise(command);

/** Runs a command that is expected to fail, and gives the failure. */
export const failureOf = <Value, Failure>(command: Effect.Effect<Value, Failure>): Promise<Failure> =>
  Effect.runPromise(Effect.flip(command));

/** Runs a command by a clock that only the command itself moves on, with `TestClock.adjust`. */
export const runOnTestClock = <Value, Failure>(command: Effect.Effect<Value, Failure>): Promise<Value> =>
  Effect.runPromise(Effect.provide(command, TestClock.layer()));
