import * as Effect from 'effect/Effect';
import type { SessionRepository } from '#core/session/ports/session-repository.ts';
import { Session } from '#core/session/session.ts';
import type { KeyValueStore } from './key-value-store.ts';
import { SessionHints } from './session-hints.codec.ts';

/**
 * Stores a browser's session in memory, and hints about it in storage under the keys of AUTH-13. If another tab signs
 * in or out, the hints no longer match the session and take precedence. After a reload the hints show that the server
 * has a session; its cart is known after the renewal. Tokens are never stored (AUTH-13).
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

/**
 * The session that the hints describe. Its access counts as expired, so that it is renewed before its first use: the
 * tokens are on the server.
 */
const sessionFrom = (hints: SessionHints | undefined): Session | undefined => {
  if (hints === undefined) return undefined;
  const { login, accessExpiry, refreshExpiry } = hints;
  return Session.expireAccess({ consumerId: '', consumerType: login, accessExpiry, refreshExpiry, refs: {} });
};
