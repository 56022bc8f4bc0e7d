import type * as Effect from 'effect/Effect';
import type { Session } from '../session.ts';

/** Stores the session of one shopper. Never fails: unreadable data counts as no session. */
export type SessionRepository = {
  /** The stored session; undefined if there is none. */
  readonly read: Effect.Effect<Session | undefined>;
  /** Stores a session in place of the earlier one. */
  readonly write: (session: Session) => Effect.Effect<void>;
  /** Removes the stored session. */
  readonly clear: Effect.Effect<void>;
};
