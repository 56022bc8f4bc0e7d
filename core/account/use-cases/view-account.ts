import * as Effect from 'effect/Effect';
import type { ApiFailure } from '#core/failures/api-failure.ts';
import type { SessionRepository } from '#core/session/ports/session-repository.ts';
import { Session } from '#core/session/session.ts';
import type { AccountUseCases } from './account-use-cases.ts';
import { readOwner, type OwnerPorts } from './read-owner.ts';
import type { SessionUseCases } from '#core/session/use-cases/session-use-cases.ts';

type Ports = OwnerPorts & {
  readonly session: SessionUseCases;
  readonly sessions: SessionRepository;
};

/** Whether the service rejects the token, or the token belongs to a guest. */
const isNotIn = ({ status }: ApiFailure): boolean => status === 401 || status === 403;

export const viewAccount = ({ session, sessions, ...ports }: Ports): AccountUseCases['view'] => {
  const owner = Effect.map(readOwner(ports), (found) => ({ _tag: 'Member' as const, owner: found }));
  const guest = Effect.succeed({ _tag: 'Guest' as const });

  /** Renews a token that was revoked before it expired; this is done once. */
  const afterRenewal = Effect.gen(function* () {
    const stored = yield* sessions.read;
    if (stored !== undefined) yield* sessions.write(Session.expireAccess(stored));
    return yield* Session.isMember(yield* session.ensure) ? owner : guest;
  });

  return Effect.fn('viewAccount')(function* () {
    if (!Session.isMember(yield* sessions.read)) return yield* guest;
    const member = Effect.flatMap(session.resume, (resumed) =>
      Session.isMember(resumed) ? Effect.catchIf(owner, isNotIn, () => afterRenewal) : guest,
    );
    return yield* Effect.catchIf(member, isNotIn, () => guest);
  });
};
