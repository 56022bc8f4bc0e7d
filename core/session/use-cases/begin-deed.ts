import * as Effect from 'effect/Effect';
import type { ApiFailure } from '../../failures/api-failure.ts';
import type { Entropy } from '../ports/entropy.ts';
import type { SessionUseCases } from './session-use-cases.ts';

/** A deed begins with a session that is good for calls (AUTH-01) and a key of its own, which stays the same over its retries. */
export type BeginDeed = Effect.Effect<{ readonly key: string }, ApiFailure>;

export const beginDeed = (session: SessionUseCases, entropy: Entropy): BeginDeed =>
  Effect.gen(function* () {
    yield* session.ensure;
    return { key: yield* entropy.key };
  });
