import type * as Effect from 'effect/Effect';
import type { BasketId } from '#core/kernel/identifiers.ts';
import type { Cart } from '../cart.ts';
import type { CartFailure } from './cart-gateway.ts';
import type { Keyed } from '#core/kernel/keyed.ts';

/** Promo codes of the server's cart. Every answer is the whole cart and has passed `checkTotals`. */
export type PromoCodeGateway = {
  /**
   * PRM130 for an unknown code, PRM135 an expired one, PRM140 one that is there, PRM150 a cart that does not qualify,
   * PRM155 one that goes with no other, PRM160 one for members, PRM175 one that was used up.
   */
  readonly apply: (
    command: Keyed & { readonly basketId: BasketId; readonly code: string },
  ) => Effect.Effect<Cart, CartFailure>;
  /** PRM416 for a code that is not there. */
  readonly remove: (
    command: Keyed & { readonly basketId: BasketId; readonly couponId: string },
  ) => Effect.Effect<Cart, CartFailure>;
};
