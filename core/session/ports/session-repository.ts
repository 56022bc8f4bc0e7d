import type * as Effect from 'effect/Effect';
import type { Session } from '../session.ts';

/** Stores the session of one shopper. Never fails: unreadable data counts as no session. */
export type SessionRepository = {
  readonly read: Effect.Effect<Session | undefined>;
  readonly write: (session: Session) => Effect.Effect<void>;
  readonly clear: Effect.Effect<void>;
};
