import type * as Effect from 'effect/Effect';
import type { BasketId } from '#core/kernel/identifiers.ts';
import type { Cart } from '../cart.ts';
import type { CartFailure } from './cart-gateway.ts';
import type { Keyed } from '#core/kernel/keyed.ts';

/** Promo codes of the service's cart. Every response is the whole cart and has passed `checkTotals`. */
export type PromoCodeGateway = {
  /**
   * Refused with PRM130 (unknown code), PRM135 (expired), PRM140 (already applied), PRM150 (cart does not qualify),
   * PRM155 (not combinable), PRM160 (members only) or PRM175 (already used).
   */
  readonly apply: (
    command: Keyed & { readonly basketId: BasketId; readonly code: string },
  ) => Effect.Effect<Cart, CartFailure>;
  /** Refused with PRM416 for a code that is not applied. */
  readonly remove: (
    command: Keyed & { readonly basketId: BasketId; readonly couponId: string },
  ) => Effect.Effect<Cart, CartFailure>;
};
