import * as Effect from 'effect/Effect';
import { either as E } from 'fp-ts';

/** Converts the result of a rule (`Either`) to an `Effect`. */
export const fromEither = <Failure, Value>(result: E.Either<Failure, Value>): Effect.Effect<Value, Failure> =>
  E.isRight(result) ? Effect.succeed(result.right) : Effect.fail(result.left);
