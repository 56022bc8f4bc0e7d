import type * as Effect from 'effect/Effect';
import type { Cart } from '../cart.ts';

/**
 * Remembers the cart as it was received last, so that a lost one can be created again (CART-22). Forgets with the page;
 * a browser's tab may keep the lines to show.
 */
export type LastCart = {
  readonly read: Effect.Effect<Cart | undefined>;
  readonly write: (cart: Cart | undefined) => Effect.Effect<void>;
};
