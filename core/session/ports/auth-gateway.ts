import type * as Effect from 'effect/Effect';
import type { ApiFailure } from '../../failures/api-failure.ts';
import type { Session } from '../session.ts';

/** The token service (API-001). A 403 is tolerated and returns no session (HTTP-18). */
export type AuthGateway = {
  /** Opens a session of a new guest. */
  readonly guest: Effect.Effect<Session | undefined, ApiFailure>;
  /** Renews a session with its refresh token. A browser does not have the token, which is stored on the server. */
  readonly refresh: (session: Session) => Effect.Effect<Session | undefined, ApiFailure>;
};
