import type * as Effect from 'effect/Effect';
import type { InvalidInput } from '../../kernel/violation.ts';
import type { Cart } from '../cart.ts';
import type { CartFailure } from '../ports/cart-gateway.ts';

/** Promo codes. A browser fetches these deeds when somebody has a code. */
export type CouponUseCases = {
  /** `typed` is cleaned and judged before the service is asked: empty or longer than 50 characters fails with `InvalidInput` (CART-09, CART-10). */
  readonly apply: (wish: {
    readonly cart: Cart;
    readonly typed: string;
  }) => Effect.Effect<Cart, CartFailure | InvalidInput>;
  readonly remove: (wish: { readonly cart: Cart; readonly couponId: string }) => Effect.Effect<Cart, CartFailure>;
};
