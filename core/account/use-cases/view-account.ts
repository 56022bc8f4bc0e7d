import * as Clock from 'effect/Clock';
import * as Effect from 'effect/Effect';
import type { ApiFailure } from '#core/failures/api-failure.ts';
import { consumerTypeOf } from '#core/profile/profile.ts';
import type { AccountGateway } from '../ports/account-gateway.ts';
import type { SessionStore } from '#core/session/ports/session-store.ts';
import { Session } from '#core/session/session.ts';
import type { AccountUseCases } from './account-use-cases.ts';
import type { SessionUseCases } from '#core/session/use-cases/session-use-cases.ts';

type Ports = { readonly accounts: AccountGateway; readonly session: SessionUseCases; readonly sessions: SessionStore };

/** Its access has ended, so it is renewed before it is used again. */
const LONG_AGO = '1970-01-01T00:00:00.000Z';

/** The service does not take the token, or takes it for a guest's. */
const isNotIn = ({ status }: ApiFailure): boolean => status === 401 || status === 403;

const isMember = (session: Session | undefined): session is Session =>
  session !== undefined && consumerTypeOf(session.consumerType) !== 'GUEST';

export const viewAccount = ({ accounts, session, sessions }: Ports): AccountUseCases['view'] => {
  const owner = Effect.map(accounts.owner, (found) => ({ _tag: 'Member' as const, owner: found }));
  const guest = Effect.succeed({ _tag: 'Guest' as const });

  /** A token that was ended before its time is renewed once. */
  const afterRenewal = Effect.gen(function* () {
    const kept = yield* sessions.read;
    if (kept !== undefined) yield* sessions.write({ ...kept, accessExpiry: LONG_AGO });
    return yield* isMember(yield* session.ensure) ? owner : guest;
  });

  return Effect.fn('viewAccount')(function* () {
    const kept = yield* sessions.read;
    const now = yield* Clock.currentTimeMillis;
    if (!isMember(kept) || !(Session.isFresh(kept, now) || Session.isRenewable(kept, now))) return yield* guest;
    if (!isMember(yield* session.ensure)) return yield* guest;
    return yield* owner.pipe(
      Effect.catchIf(isNotIn, () => afterRenewal),
      Effect.catchIf(isNotIn, () => guest),
    );
  });
};
