import * as Effect from 'effect/Effect';
import type { LastCart } from '../../cart/ports/last-cart.ts';
import type { Announcements } from '../../notifications/ports/announcements.ts';
import type { AccountGateway } from '../ports/account-gateway.ts';
import type { SessionStore } from '../ports/session-store.ts';
import type { AccountUseCases } from './account-use-cases.ts';
import type { SessionUseCases } from './session-use-cases.ts';

type Ports = { readonly accounts: AccountGateway; readonly session: SessionUseCases; readonly sessions: SessionStore; readonly lastCart: LastCart; readonly announcements: Announcements };

const NO_ANSWER = 0;

export const signOut = ({ accounts, session, sessions, lastCart, announcements }: Ports): AccountUseCases['signOut'] =>
  Effect.gen(function* () {
    yield* accounts.signOut.pipe(Effect.catchIf((failure) => failure.status !== NO_ANSWER, () => Effect.void));
    yield* lastCart.write(undefined);
    yield* sessions.clear;
    yield* announcements.announce({ _tag: 'SignedOut' });
    // Whoever goes on without a token is given one by their next deed.
    yield* session.ensure.pipe(Effect.catch(() => Effect.void));
  });
