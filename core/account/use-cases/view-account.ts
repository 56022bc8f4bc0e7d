import * as Effect from 'effect/Effect';
import type { ApiFailure } from '#core/failures/api-failure.ts';
import type { AccountGateway } from '../ports/account-gateway.ts';
import type { SessionRepository } from '#core/session/ports/session-repository.ts';
import { FIRST_NAME } from '#core/session/device-keys.ts';
import type { Announcements } from '#core/notifications/ports/announcements.ts';
import type { ShopperMemory } from '#core/site/ports/shopper-memory.ts';
import type { SessionEvent } from '#core/session/session-event.ts';
import { Session } from '#core/session/session.ts';
import type { AccountUseCases } from './account-use-cases.ts';
import type { SessionUseCases } from '#core/session/use-cases/session-use-cases.ts';

type Ports = {
  readonly memory: ShopperMemory;
  readonly announcements: Announcements<SessionEvent>;
  readonly accounts: AccountGateway;
  readonly session: SessionUseCases;
  readonly sessions: SessionRepository;
};

/** Whether the service rejects the token, or the token belongs to a guest. */
const isNotIn = ({ status }: ApiFailure): boolean => status === 401 || status === 403;

export const viewAccount = ({ accounts, session, sessions, memory, announcements }: Ports): AccountUseCases['view'] => {
  const owner = Effect.gen(function* () {
    const found = yield* accounts.owner;
    const { firstName } = found;
    if ((yield* memory.recall(FIRST_NAME)) !== firstName) {
      yield* memory.remember(FIRST_NAME, firstName);
      yield* announcements.announce({ _tag: 'MemberNamed', firstName });
    }
    return { _tag: 'Member' as const, owner: found };
  });
  const guest = Effect.succeed({ _tag: 'Guest' as const });

  /** Renews a token that was revoked before it expired; this is done once. */
  const afterRenewal = Effect.gen(function* () {
    const stored = yield* sessions.read;
    if (stored !== undefined) yield* sessions.write(Session.expireAccess(stored));
    return yield* Session.isMember(yield* session.ensure) ? owner : guest;
  });

  return Effect.fn('viewAccount')(function* () {
    if (!Session.isMember(yield* sessions.read)) return yield* guest;
    if (!Session.isMember(yield* session.resume)) return yield* guest;
    return yield* owner.pipe(
      Effect.catchIf(isNotIn, () => afterRenewal),
      Effect.catchIf(isNotIn, () => guest),
    );
  });
};
