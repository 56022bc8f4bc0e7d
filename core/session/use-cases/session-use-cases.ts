import * as Clock from 'effect/Clock';
import * as Effect from 'effect/Effect';
import type { ApiFailure } from '../../failures/api-failure.ts';
import type { AuthGateway } from '../ports/auth-gateway.ts';
import type { SessionStore } from '../ports/session-store.ts';
import { Session } from '../session.ts';
import { ensureSession } from './ensure-session.ts';

export type SessionUseCases = {
  /**
   * A session that is good for calls: the kept one, a renewed one, or a guest's. Concurrent calls share one renewal
   * (AUTH-14).
   * Undefined where the token service tolerably refused (HTTP-18).
   */
  readonly ensure: Effect.Effect<Session | undefined, ApiFailure>;
  /**
   * The kept session, renewed if it needs to be. Undefined where there is none or it has ended: reading opens no
   * session.
   */
  readonly resume: Effect.Effect<Session | undefined, ApiFailure>;
  /** The kept session as it is, without a call. */
  readonly current: Effect.Effect<Session | undefined>;
  /** Whether the kept session is that of a consumer with an account, without a call. */
  readonly isMember: Effect.Effect<boolean>;
};

/** Sessions over a token service and a place to keep them: a browser's, a server's or a script's. */
export const makeSessionUseCases = (auth: AuthGateway, sessions: SessionStore): SessionUseCases => {
  const ensure = ensureSession(auth, sessions);
  return {
    ensure,
    resume: Effect.gen(function* () {
      const stored = yield* sessions.read;
      return stored !== undefined && Session.isUsable(stored, yield* Clock.currentTimeMillis)
        ? yield* ensure
        : undefined;
    }),
    current: sessions.read,
    isMember: Effect.map(sessions.read, Session.isMember),
  };
};
