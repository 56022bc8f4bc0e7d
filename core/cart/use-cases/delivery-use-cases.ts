import type * as Effect from 'effect/Effect';
import type { ItemId } from '../../kernel/identifiers.ts';
import type { Place, ShippingCode } from '../cart-item.ts';
import type { Cart } from '../cart.ts';
import type { DeliveryRejection } from '../check-delivery.ts';
import type { CartFailure } from '../ports/cart-gateway.ts';

/** How lines are handed over. A browser fetches it when somebody changes it. */
export type DeliveryUseCases = {
  /** An absolute write, judged before the service is asked; a line of the same thing with that delivery takes its units in (CART-33, CART-34). */
  readonly change: (wish: {
    readonly cart: Cart;
    readonly itemId: ItemId;
    readonly code: ShippingCode;
    readonly place?: Place;
  }) => Effect.Effect<Cart, CartFailure | DeliveryRejection>;
};
