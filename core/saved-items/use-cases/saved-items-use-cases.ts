import type * as Effect from 'effect/Effect';
import type { CartRejection } from '#core/cart/cart-rejection.ts';
import type { Cart } from '#core/cart/cart.ts';
import type { CartFailure } from '#core/cart/ports/cart-gateway.ts';
import type { ApiFailure } from '#core/failures/api-failure.ts';
import type { ItemId } from '#core/kernel/identifiers.ts';
import type { SavedMove, SavedPage } from '../ports/saved-items-gateway.ts';
import type { IdMissing, SavedItem } from '../saved-list.ts';

/** The list is off: its flag is, or staff are shopping for the customer (SFL-08). */
export type SavedListOff = { readonly _tag: 'SavedListOff' };

type Refused = IdMissing | SavedListOff;

/** What waits below the cart. A browser fetches it when a cart is open. */
export type SavedUseCases = {
  /** A page of the list from `start` on, as long as the site says (SFL-09, SFL-11); undefined where no session is open, or the list is off. */
  readonly list: (start?: number) => Effect.Effect<SavedPage | undefined, ApiFailure>;
  /** Moves a whole line to the list (CART-25). */
  readonly save: (wish: {
    readonly cart: Cart;
    readonly itemId: ItemId;
  }) => Effect.Effect<SavedMove, CartFailure | CartRejection | Refused>;
  /** Moves an item back to the cart, as much of it as a cart may hold and is there to be had; the cart is made where there is none. */
  readonly moveToCart: (item: SavedItem) => Effect.Effect<SavedMove, CartFailure | Refused>;
  readonly remove: (itemId: ItemId) => Effect.Effect<SavedPage, ApiFailure | Refused>;
};
