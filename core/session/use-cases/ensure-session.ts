import * as Clock from 'effect/Clock';
import * as Effect from 'effect/Effect';
import * as Semaphore from 'effect/Semaphore';
import type { AuthGateway } from '../ports/auth-gateway.ts';
import type { SessionRepository } from '../ports/session-repository.ts';
import { Session } from '../session.ts';
import type { SessionUseCases } from './session-use-cases.ts';

/**
 * Makes `ensure`. A renewed session keeps its references unless the response contains others. Concurrent calls share
 * one renewal: later callers find a fresh session. A member whose renewal is refused never continues as a guest, since
 * their call would then succeed for another consumer: the session is removed and the call fails (AUTH-27).
 */
export const ensureSession = (auth: AuthGateway, sessions: SessionRepository): SessionUseCases['ensure'] => {
  const turn = Semaphore.makeUnsafe(1);

  const open = Effect.fnUntraced(function* (stored: Session | undefined, now: number) {
    if (stored === undefined || !Session.isRenewable(stored, now)) return yield* auth.guest;
    const renewed = yield* auth.refresh(stored).pipe(
      Effect.catchIf(
        (failure) => failure.status === 401,
        (failure) => (Session.isMember(stored) ? Effect.andThen(sessions.clear, Effect.fail(failure)) : auth.guest),
      ),
    );
    if (renewed?.consumerId !== stored.consumerId && stored.consumerId !== '') return renewed;
    return renewed && { ...renewed, refs: { ...stored.refs, ...renewed.refs } };
  });

  return turn.withPermit(
    Effect.gen(function* () {
      const now = yield* Clock.currentTimeMillis;
      const stored = yield* sessions.read;
      if (stored !== undefined && Session.isFresh(stored, now)) return stored;
      const opened = yield* open(stored, now);
      if (opened !== undefined) yield* sessions.write(opened);
      return opened;
    }),
  );
};
