import * as Effect from 'effect/Effect';
import type { LastCart } from '#core/cart/ports/last-cart.ts';
import { present } from '#core/kernel/present.ts';
import type { Announcements } from '#core/notifications/ports/announcements.ts';
import { CONTINUATION } from '#core/session/device-keys.ts';
import type { SessionRepository } from '#core/session/ports/session-repository.ts';
import type { SessionEvent } from '#core/session/session-event.ts';
import type { ShopperMemory } from '#core/site/ports/shopper-memory.ts';
import type { AccountGateway } from '../ports/account-gateway.ts';

export type AuthorizationPorts = {
  readonly accounts: AccountGateway;
  readonly sessions: SessionRepository;
  readonly memory: ShopperMemory;
  readonly lastCart: LastCart;
  readonly announcements: Announcements<SessionEvent>;
};

/**
 * Second step of a sign-in or sign-up: exchanges the code for a member's session and removes the guest's remembered
 * cart and what followed a reset of the password. Only this call sends the verifier (AUTH-04).
 */
export const completeAuthorization = ({ accounts, sessions, memory, lastCart, announcements }: AuthorizationPorts) =>
  Effect.fn('completeAuthorization')(function* (grant: { readonly code: string; readonly verifier: string }) {
    const { session, addedUnits, savedUnits } = yield* accounts.exchange({
      ...grant,
      ...present({ session: yield* sessions.read }),
    });
    yield* lastCart.write(undefined);
    yield* memory.forget(CONTINUATION);
    yield* sessions.write(session);
    yield* announcements.announce({ _tag: 'SignedIn', addedUnits, savedUnits });
  });
