import type * as Effect from 'effect/Effect';
import type { ItemId, ProductId, Sku } from '../../kernel/identifiers.ts';
import type { Cart } from '../cart.ts';
import type { CartRejection } from '../cart-rejection.ts';
import type { CartFailure } from '../ports/cart-gateway.ts';

export type AddToCart = (item: { readonly sku: Sku; readonly productId: ProductId; readonly quantity?: number; readonly storeId?: string }) => Effect.Effect<Cart, CartFailure>;

/** An absolute write on the cart as the shopper saw it. `CartChanged` brings the cart as it stands now. */
export type ChangeQuantity = (change: { readonly cart: Cart; readonly itemId: ItemId; readonly quantity: number }) => Effect.Effect<Cart, CartFailure | CartRejection>;

export type RemoveItem = (removal: { readonly cart: Cart; readonly itemId: ItemId }) => Effect.Effect<Cart, CartFailure | CartRejection>;

export type CartUseCases = {
  /** The session's cart, or undefined where there is none: no session is opened to find out. */
  readonly load: Effect.Effect<Cart | undefined, CartFailure>;
  /** Adds units, 1 unless told (CART-03); the first add makes the cart (CART-06); a lost cart is made anew with its lines (CART-22). */
  readonly add: AddToCart;
  readonly changeQuantity: ChangeQuantity;
  readonly removeItem: RemoveItem;
};
