import * as Effect from 'effect/Effect';
import type { SessionRepository } from '#core/session/ports/session-repository.ts';
import { Session } from '#core/session/session.ts';
import type { KeyValueStore } from './key-value-store.ts';
import { SessionHints } from './session-hints.codec.ts';

/**
 * A browser's session: stored in memory, with hints in storage under the keys of AUTH-13. If another tab has signed in
 * or out, the hints differ from the session and take precedence. After a reload the hints show that the server has a
 * session; its cart comes with the renewal. Tokens are never stored (AUTH-13).
 */
export const hintedSessionRepository = (storage: KeyValueStore): SessionRepository => {
  let stored: Session | undefined;

  return {
    read: Effect.sync(() => {
      const hints = SessionHints.read(storage);
      if (stored?.consumerType !== hints?.login) stored = undefined;
      return stored ?? sessionFrom(hints);
    }),
    write: ({ tokens: _tokens, ...session }) =>
      Effect.sync(() => {
        stored = session;
        SessionHints.write(storage, session);
      }),
    clear: Effect.sync(() => {
      stored = undefined;
      SessionHints.clear(storage);
    }),
  };
};

/** The access token is on the server, so the session is renewed before it is used. */
const sessionFrom = (hints: SessionHints | undefined): Session | undefined => {
  if (hints === undefined) return undefined;
  const { login, accessExpiry, refreshExpiry } = hints;
  return Session.expireAccess({ consumerId: '', consumerType: login, accessExpiry, refreshExpiry, refs: {} });
};
