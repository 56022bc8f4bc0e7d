import * as Effect from 'effect/Effect';
import { CodeChallenge } from '../code-challenge.ts';
import type { Sha256 } from '#core/session/ports/sha256.ts';

/** A pair for one sign-in: the challenge goes with it, the verifier with the exchange that follows (AUTH-02 to AUTH-04). */
export const makeCodeChallenge = (sha256: Sha256) =>
  Effect.fnUntraced(function* (random: Uint8Array) {
    const verifier = CodeChallenge.verifier(random);
    const digest = yield* sha256(CodeChallenge.digested(verifier));
    return { verifier, challenge: CodeChallenge.challenge(digest) };
  });
