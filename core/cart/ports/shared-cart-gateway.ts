import type * as Effect from 'effect/Effect';
import type { ApiFailure } from '#core/failures/api-failure.ts';
import type { BasketId } from '#core/kernel/identifiers.ts';
import type { Keyed } from '#core/kernel/keyed.ts';
import type { SharedCart } from '../shared-cart.ts';
import type { CartFailure } from './cart-gateway.ts';

/** Copies of carts behind a link. */
export type SharedCartGateway = {
  /**
   * Copies skus and quantities of a cart and returns the id of the copy, which cannot be guessed. Refused with API400
   * without goods that others can buy, and with status 429 after too many copies; another shopper's cart is not found.
   */
  readonly share: (command: Keyed & { readonly basketId: BasketId }) => Effect.Effect<string, CartFailure>;
  /** Reads a copy without a session, with prices and stock of now; API404 if it is unknown or has expired. */
  readonly read: (shareId: string) => Effect.Effect<SharedCart, ApiFailure>;
};
