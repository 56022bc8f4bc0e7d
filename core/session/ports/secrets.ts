import type * as Effect from 'effect/Effect';

/** Platform cryptography for the PKCE of a sign-in (AUTH-02 to AUTH-04). Never fails. */
export type Secrets = {
  /** Cryptographically secure random bytes. */
  readonly randomBytes: (count: number) => Effect.Effect<Uint8Array>;
  /** The SHA-256 digest: 32 bytes. An effect, because platforms compute it asynchronously. */
  readonly sha256: (bytes: Uint8Array) => Effect.Effect<Uint8Array>;
};
