import * as Effect from 'effect/Effect';
import type { Cart } from '#core/cart/cart.ts';
import type { LastCart } from '#core/cart/ports/last-cart.ts';

export const makeLastCart = (): LastCart => {
  let last: Cart | undefined;
  return { read: Effect.sync(() => last), write: (cart) => Effect.sync(() => { last = cart; }) };
};
