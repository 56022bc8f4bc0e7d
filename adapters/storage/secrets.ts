import { sha256 as digest } from '@noble/hashes/sha2.js';
import * as Effect from 'effect/Effect';
import type { RandomBytes } from '#core/session/ports/random-bytes.ts';
import type { Sha256 } from '#core/session/ports/sha256.ts';

/** The platform's own source of randomness. Law: as many bytes come as were asked for, and no two draws of 16 or more are the same. */
export const randomBytes: RandomBytes = (count) => Effect.sync(() => crypto.getRandomValues(new Uint8Array(count)));

/** From a library: a shop may be tried on a plain address, where a browser keeps its own digests to itself. Law: the digest is that of the platform. */
export const sha256: Sha256 = (bytes) => Effect.sync(() => digest(bytes));
