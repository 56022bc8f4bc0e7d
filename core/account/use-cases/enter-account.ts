import * as Effect from 'effect/Effect';
import type { LastCart } from '#core/cart/ports/last-cart.ts';
import { present } from '#core/kernel/present.ts';
import type { SessionEvent } from '../../session/session-event.ts';
import type { Announcements } from '#core/notifications/ports/announcements.ts';
import type { AccountGateway } from '../ports/account-gateway.ts';
import type { SessionStore } from '#core/session/ports/session-store.ts';

export type EntryPorts = {
  readonly accounts: AccountGateway;
  readonly sessions: SessionStore;
  readonly lastCart: LastCart;
  readonly announcements: Announcements<SessionEvent>;
};

/** The second half of signing in and up: the code becomes a session, and what was known of the guest is forgotten. The verifier goes with this call and nowhere else (AUTH-04). */
export const enterAccount = ({ accounts, sessions, lastCart, announcements }: EntryPorts) =>
  Effect.fn('enterAccount')(function* (grant: { readonly code: string; readonly verifier: string }) {
    const { session, addedUnits, savedUnits } = yield* accounts.exchange({
      ...grant,
      ...present({ session: yield* sessions.read }),
    });
    yield* lastCart.write(undefined);
    yield* sessions.write(session);
    yield* announcements.announce({ _tag: 'SignedIn', addedUnits, savedUnits });
  });
