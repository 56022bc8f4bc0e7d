import type * as Effect from 'effect/Effect';
import type { ApiFailure } from '../../failures/api-failure.ts';

export type ServerTime = {
  /** Milliseconds since the epoch by the server's clock; the epoch when the answer lacks it (API-129). */
  readonly now: Effect.Effect<number, ApiFailure>;
};
