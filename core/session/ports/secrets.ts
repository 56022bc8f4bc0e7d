import type * as Effect from 'effect/Effect';

/** Cryptography of the platform, for the proof key of a sign-in (AUTH-02 to AUTH-04). Never fails. */
export type Secrets = {
  /** As many random bytes as asked for, good enough for secrets. */
  readonly randomBytes: (count: number) => Effect.Effect<Uint8Array>;
  /** The SHA-256 digest of bytes: 32 bytes. An effect, since platforms compute it asynchronously. */
  readonly sha256: (bytes: Uint8Array) => Effect.Effect<Uint8Array>;
};
