import * as Effect from 'effect/Effect';
import type { SessionRepository } from '../session/ports/session-repository.ts';
import { Session, type RefChanges } from '../session/session.ts';

/** Updates the references of the session after each reply, as a gateway does for endpoints that declare it. */
export const keepRefs =
  <Reply>(sessions: SessionRepository, refsIn: (reply: Reply) => RefChanges) =>
  <Failure>(call: Effect.Effect<Reply, Failure>): Effect.Effect<Reply, Failure> =>
    Effect.tap(call, (reply) =>
      Effect.flatMap(sessions.read, (session) =>
        session === undefined ? Effect.void : sessions.write(Session.withRefs(session, refsIn(reply))),
      ),
    );
