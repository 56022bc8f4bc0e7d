import * as Effect from 'effect/Effect';
import type { RandomBytes } from '#core/session/ports/random-bytes.ts';
import type { Sha256 } from '#core/session/ports/sha256.ts';
import { sha256Digest } from './sha256-digest.ts';

/** The platform's own source of randomness. */
export const randomBytes: RandomBytes = (count) => Effect.sync(() => crypto.getRandomValues(new Uint8Array(count)));

/** By hand: a shop may be tried on a plain address, where a browser has no digests of its own. */
export const sha256: Sha256 = (bytes) => Effect.sync(() => sha256Digest(bytes));
