import * as Effect from 'effect/Effect';
import type { ApiFailure } from '../api-failure.ts';
import type { NotFound } from '../not-found.ts';

/** Converts a refusal with status 404 to `NotFound` (PDP-22, RTE-45). */
export const orNotFound = <Found>(
  asked: Effect.Effect<Found, ApiFailure>,
): Effect.Effect<Found, NotFound | ApiFailure> =>
  asked.pipe(
    Effect.catchIf(
      (failure) => failure.status === 404,
      () => Effect.fail({ _tag: 'NotFound' as const }),
    ),
  );
