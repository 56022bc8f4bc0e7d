import * as Effect from 'effect/Effect';
import type { SessionStore } from '#core/session/ports/session-store.ts';
import type { Session } from '#core/session/session.ts';

/** Keeps the session, tokens included, as long as the process lives: for scripts and tests. */
export const memorySessionStore = (first?: Session): SessionStore => {
  let stored = first;
  return {
    read: Effect.sync(() => stored),
    write: (session) =>
      Effect.sync(() => {
        stored = session;
      }),
    clear: Effect.sync(() => {
      stored = undefined;
    }),
  };
};

/** Keeps nothing: the server renders public pages only, so there is no shopper to leak. */
export const noSessionStore: SessionStore = { read: Effect.undefined, write: () => Effect.void, clear: Effect.void };
