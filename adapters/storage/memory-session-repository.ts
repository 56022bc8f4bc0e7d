import * as Effect from 'effect/Effect';
import type { SessionRepository } from '#core/session/ports/session-repository.ts';
import type { Session } from '#core/session/session.ts';

/** Stores the session with its tokens in memory: for scripts and tests. */
export const memorySessionRepository = (first?: Session): SessionRepository => {
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

/** Stores nothing: the server renders only public pages. */
export const noSessionRepository: SessionRepository = {
  read: Effect.undefined,
  write: () => Effect.void,
  clear: Effect.void,
};
