import * as Effect from 'effect/Effect';
import { either as E } from 'fp-ts';

/** The one bridge from a judgement (`Either`) to a command (`Effect`). */
export const judge = <Failure, Value>(judgement: E.Either<Failure, Value>): Effect.Effect<Value, Failure> =>
  E.isRight(judgement) ? Effect.succeed(judgement.right) : Effect.fail(judgement.left);
