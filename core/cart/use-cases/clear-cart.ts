import * as Effect from 'effect/Effect';
import type { SessionRepository } from '../../session/ports/session-repository.ts';
import { Session } from '../../session/session.ts';
import type { LastCart } from '../ports/last-cart.ts';

/** Removes a lost cart from the session and from memory (CART-23, ERR-05). */
export const clearCart = (sessions: SessionRepository, lastCart: LastCart): Effect.Effect<undefined> =>
  Effect.gen(function* () {
    yield* lastCart.write(undefined);
    const session = yield* sessions.read;
    if (session !== undefined) yield* sessions.write(Session.withRefs(session, { basket: undefined }));
    return undefined;
  });
