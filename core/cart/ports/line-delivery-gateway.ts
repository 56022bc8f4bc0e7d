import type * as Effect from 'effect/Effect';
import type { ItemId } from '../../kernel/identifiers.ts';
import type { ShippingCode } from '../cart-item.ts';
import type { Cart } from '../cart.ts';
import type { CartFailure, Keyed } from './cart-gateway.ts';

/** The delivery of single lines. */
export type LineDeliveryGateway = {
  /** Fails with `CartChanged` when the cart moved; refused with ORD404 or INV408 where a store has too few. */
  readonly change: (
    deed: Keyed & {
      readonly cart: Cart;
      readonly itemId: ItemId;
      readonly code: ShippingCode;
      readonly storeId?: string;
    },
  ) => Effect.Effect<Cart, CartFailure>;
};
