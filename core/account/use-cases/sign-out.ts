import * as Effect from 'effect/Effect';
import { GIFT_DRAFT } from '#core/cart/device-keys.ts';
import type { LastCart } from '#core/cart/ports/last-cart.ts';
import { CONTINUATION, FIRST_NAME } from '#core/session/device-keys.ts';
import { checkoutDrafts } from '#core/checkout/device-keys.ts';
import { CASE_DRAFT } from '#core/contact/device-keys.ts';
import type { SessionEvent } from '../../session/session-event.ts';
import type { Announcements } from '#core/notifications/ports/announcements.ts';
import type { ShopperMemory } from '#core/site/ports/shopper-memory.ts';
import type { AccountGateway } from '../ports/account-gateway.ts';
import type { SessionRepository } from '#core/session/ports/session-repository.ts';
import type { AccountUseCases } from './account-use-cases.ts';
import type { SessionUseCases } from '#core/session/use-cases/session-use-cases.ts';

type Ports = {
  readonly accounts: AccountGateway;
  readonly session: SessionUseCases;
  readonly sessions: SessionRepository;
  readonly memory: ShopperMemory;
  readonly lastCart: LastCart;
  readonly announcements: Announcements<SessionEvent>;
};

export const signOut = ({
  accounts,
  session,
  sessions,
  memory,
  lastCart,
  announcements,
}: Ports): AccountUseCases['signOut'] =>
  Effect.fn('signOut')(function* () {
    // AUTH-11: local state is removed whatever the response is, even without one. If the sign-out request is lost, the
    // server ends the member's session when this device requests a guest session.
    yield* accounts.signOut.pipe(Effect.catch(() => Effect.void));
    yield* lastCart.write(undefined);
    yield* Effect.forEach(Object.values(checkoutDrafts), memory.forget);
    yield* memory.forget(GIFT_DRAFT);
    yield* memory.forget(CASE_DRAFT);
    yield* memory.forget(FIRST_NAME);
    yield* memory.forget(CONTINUATION);
    yield* sessions.clear;
    yield* announcements.announce({ _tag: 'SignedOut' });
    // If no guest session can be opened, the next write requests one.
    yield* session.ensure.pipe(Effect.catch(() => Effect.void));
  });
