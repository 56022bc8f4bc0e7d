import type * as Effect from 'effect/Effect';

/** So many random bytes, good enough for secrets. */
export type RandomBytes = (count: number) => Effect.Effect<Uint8Array>;
