import * as Effect from 'effect/Effect';
import type { SessionStore } from '../../session/ports/session-store.ts';
import type { Cart } from '../cart.ts';
import type { LastCart } from '../ports/last-cart.ts';

/** Remembers a cart that was received, and notes its id in the session (CART-42). */
export const noteCart = (sessions: SessionStore, lastCart: LastCart) =>
  Effect.fnUntraced(function* (cart: Cart) {
    yield* lastCart.write(cart);
    const session = yield* sessions.read;
    if (session !== undefined && session.basketId !== cart.id) yield* sessions.write({ ...session, basketId: cart.id });
  });
