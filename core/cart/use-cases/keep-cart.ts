import * as Effect from 'effect/Effect';
import type { SessionStore } from '../../session/ports/session-store.ts';
import type { Cart } from '../cart.ts';
import type { CartFailure, CartGateway } from '../ports/cart-gateway.ts';
import type { LastCart } from '../ports/last-cart.ts';

/** Remembers a cart that was received, and notes its id in the session (CART-42). */
export const noteCart = (sessions: SessionStore, lastCart: LastCart) =>
  Effect.fnUntraced(function* (cart: Cart) {
    yield* lastCart.write(cart);
    const session = yield* sessions.read;
    if (session !== undefined && session.basketId !== cart.id) yield* sessions.write({ ...session, basketId: cart.id });
    return cart;
  });

/** A cart gateway that remembers every cart it receives (CART-42). */
export const keepCart = (carts: CartGateway, sessions: SessionStore, lastCart: LastCart): CartGateway => {
  const keep = noteCart(sessions, lastCart);
  const kept = <Deed>(call: (deed: Deed) => Effect.Effect<Cart, CartFailure>) => (deed: Deed) =>
    call(deed).pipe(Effect.tapError((failure) => (failure._tag === 'CartChanged' ? keep(failure.cart) : Effect.void)), Effect.flatMap(keep));

  return {
    create: kept(carts.create),
    createWithItems: kept(carts.createWithItems),
    read: kept(carts.read),
    addItems: kept(carts.addItems),
    changeQuantity: kept(carts.changeQuantity),
    removeItem: kept(carts.removeItem),
  };
};
