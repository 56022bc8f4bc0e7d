import type * as Effect from 'effect/Effect';
import type { Session } from '../session.ts';

/** Keeps the session of one shopper. Never fails: what cannot be read is no session. */
export type SessionStore = {
  readonly read: Effect.Effect<Session | undefined>;
  readonly write: (session: Session) => Effect.Effect<void>;
  readonly clear: Effect.Effect<void>;
};
