import type * as Effect from 'effect/Effect';

/** Randomness good enough for secrets; Effect's own is not. */
export type IdGenerator = {
  /** A version 4 UUID. */
  readonly uuid: Effect.Effect<string>;
  /** 128 random bits, base64url. */
  readonly key: Effect.Effect<string>;
};
