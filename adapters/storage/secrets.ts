import { sha256 } from '@noble/hashes/sha2.js';
import * as Effect from 'effect/Effect';
import type { Secrets } from '#core/session/ports/secrets.ts';

/**
 * Law: as many bytes come as were asked for, and no two draws of 16 or more are the same.
 * Law: the digest is that of the platform.
 * A library computes the digest, because browsers offer `crypto.subtle` only on https and localhost.
 */
export const secrets: Secrets = {
  randomBytes: (count) => Effect.sync(() => crypto.getRandomValues(new Uint8Array(count))),
  sha256: (bytes) => Effect.sync(() => sha256(bytes)),
};
