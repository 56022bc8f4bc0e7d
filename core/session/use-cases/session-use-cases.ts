import * as Clock from 'effect/Clock';
import * as Effect from 'effect/Effect';
import type { ApiFailure } from '../../failures/api-failure.ts';
import type { ShopperMemory } from '../../site/ports/shopper-memory.ts';
import { FIRST_NAME } from '../device-keys.ts';
import type { AuthGateway } from '../ports/auth-gateway.ts';
import type { SessionRepository } from '../ports/session-repository.ts';
import { Session } from '../session.ts';
import { ensureSession } from './ensure-session.ts';

export type SessionUseCases = {
  /**
   * A session for calls: the stored one, a renewed one, or a new guest session. Concurrent calls share one renewal
   * (AUTH-14). Undefined if the token service refuses with a tolerated 403 (HTTP-18). Fails with status 401 if the
   * service has ended the member's session (AUTH-27).
   */
  readonly ensure: Effect.Effect<Session | undefined, ApiFailure>;
  /** The stored session, renewed if needed. Undefined if there is none or it has expired; does not open a new one. */
  readonly resume: Effect.Effect<Session | undefined, ApiFailure>;
  /** The stored session, without a request. */
  readonly current: Effect.Effect<Session | undefined>;
  /** Whether the stored session belongs to a member, without a request. */
  readonly isMember: Effect.Effect<boolean>;
  /** The member's first name if this device remembers it, without a request. Undefined for a guest. */
  readonly firstName: Effect.Effect<string | undefined>;
};

/** Makes the session use cases over a token service and a store, for browsers, servers and scripts. */
export const makeSessionUseCases = (
  auth: AuthGateway,
  sessions: SessionRepository,
  memory: ShopperMemory,
): SessionUseCases => {
  const ensure = ensureSession(auth, sessions);
  const isMember = Effect.map(sessions.read, Session.isMember);
  return {
    ensure,
    resume: Effect.gen(function* () {
      const stored = yield* sessions.read;
      return stored !== undefined && Session.isUsable(stored, yield* Clock.currentTimeMillis)
        ? yield* ensure
        : undefined;
    }),
    current: sessions.read,
    isMember,
    firstName: Effect.flatMap(isMember, (is) => (is ? memory.recall(FIRST_NAME) : Effect.undefined)),
  };
};
