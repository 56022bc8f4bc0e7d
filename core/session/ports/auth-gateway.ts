import type * as Effect from 'effect/Effect';
import type { ApiFailure } from '../../failures/api-failure.ts';
import type { Session } from '../session.ts';

/** The token service (API-001). A 403 is tolerated and gives no session (HTTP-18). */
export type AuthGateway = {
  readonly guest: Effect.Effect<Session | undefined, ApiFailure>;
  /** Renews with the refresh token of the session, where the caller holds one; the browser's is held by the server. */
  readonly refresh: (session: Session) => Effect.Effect<Session | undefined, ApiFailure>;
};
