import type * as Effect from 'effect/Effect';
import type { BasketId } from '#core/kernel/identifiers.ts';
import type { Cart } from '../cart.ts';
import type { CartFailure } from './cart-gateway.ts';
import type { Keyed } from '#core/kernel/keyed.ts';

/** A gift of a promotion that the shopper has chosen. */
export type ChosenGift = { readonly promotionId: string; readonly sku: string; readonly productId: string };

/** Promo codes and gifts of the service's cart. Every response is the whole cart and has passed `checkTotals`. */
export type PromoCodeGateway = {
  /**
   * Refused with PRM130 (unknown code), PRM135 (expired), PRM140 (already applied), PRM150 (cart does not qualify),
   * PRM155 (not combinable), PRM160 (members only) or PRM175 (already used).
   */
  readonly apply: (
    command: Keyed & { readonly basketId: BasketId; readonly code: string },
  ) => Effect.Effect<Cart, CartFailure>;
  /**
   * Adds the gift of a promotion. Refused with GWP403 if the cart does not qualify, has a gift of this promotion, or no
   * unit is left (CART-21).
   */
  readonly addGift: (
    command: Keyed & { readonly basketId: BasketId; readonly gift: ChosenGift },
  ) => Effect.Effect<Cart, CartFailure>;
  /** Refused with PRM416 for a code that is not applied. */
  readonly remove: (
    command: Keyed & { readonly basketId: BasketId; readonly couponId: string },
  ) => Effect.Effect<Cart, CartFailure>;
};
