import type * as Effect from 'effect/Effect';
import type { ApiFailure } from '../../failures/api-failure.ts';
import type { Session } from '../session.ts';

export type SessionUseCases = {
  /** A session that is good for calls: the kept one, a renewed one, or a guest's. Calls at the same moment share one renewal (AUTH-14). Undefined where the token service tolerably refused (HTTP-18). */
  readonly ensure: Effect.Effect<Session | undefined, ApiFailure>;
  /** The kept session as it is, without a call. */
  readonly current: Effect.Effect<Session | undefined>;
};
