import type { AuthGateway } from '../ports/auth-gateway.ts';
import type { SessionStore } from '../ports/session-store.ts';
import { ensureSession } from './ensure-session.ts';
import type { SessionUseCases } from './session-use-cases.ts';

/** The session's deeds over a token service and a place to keep the session: a browser's, a server's or a script's. */
export const makeSessionUseCases = (auth: AuthGateway, sessions: SessionStore): SessionUseCases => ({
  ensure: ensureSession(auth, sessions),
  current: sessions.read,
});
