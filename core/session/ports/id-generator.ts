import type * as Effect from 'effect/Effect';

/** Cryptographically secure random ids; Effect's Random is not secure. */
export type IdGenerator = {
  /** A version 4 UUID. */
  readonly uuid: Effect.Effect<string>;
  /** 128 random bits, base64url. */
  readonly key: Effect.Effect<string>;
};
