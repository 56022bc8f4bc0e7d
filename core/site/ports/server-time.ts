import type * as Effect from 'effect/Effect';
import type { ApiFailure } from '../../failures/api-failure.ts';

export type ServerTime = {
  /** Milliseconds since the epoch by the server's clock; 0 if the response has no time (API-129). */
  readonly now: Effect.Effect<number, ApiFailure>;
};
