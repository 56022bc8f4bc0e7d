import * as Effect from 'effect/Effect';
import type { SessionStore } from '../../session/ports/session-store.ts';
import type { Session } from '../../session/session.ts';
import type { LastCart } from '../ports/last-cart.ts';

/** Takes the cart out of session and memory: it was ordered or is gone (CHK-20). `noted` is written to the session at the same time. */
export const forgetCart = (
  sessions: SessionStore,
  lastCart: LastCart,
  noted: Pick<Session, 'orderId'> = {},
): Effect.Effect<undefined> =>
  Effect.gen(function* () {
    yield* lastCart.write(undefined);
    const session = yield* sessions.read;
    if (session === undefined) return undefined;
    const { basketId: _gone, ...rest } = session;
    yield* sessions.write({ ...rest, ...noted });
    return undefined;
  });
