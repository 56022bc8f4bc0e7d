import type * as Effect from 'effect/Effect';

/** The SHA-256 digest of bytes: 32 bytes. Platforms compute it aside, so it is a deed. */
export type Sha256 = (bytes: Uint8Array) => Effect.Effect<Uint8Array>;
