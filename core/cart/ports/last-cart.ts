import type * as Effect from 'effect/Effect';
import type { Cart } from '../cart.ts';

/**
 * The cart as it was received last, from which a lost cart is created again (CART-22). It is lost when the page
 * unloads; in a browser the tab also stores its lines for display.
 */
export type LastCart = {
  /** The cart; undefined if none was received since the page was loaded. */
  readonly read: Effect.Effect<Cart | undefined>;
  /** Stores a cart; undefined removes it. */
  readonly write: (cart: Cart | undefined) => Effect.Effect<void>;
};
