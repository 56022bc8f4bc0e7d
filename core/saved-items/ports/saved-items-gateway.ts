import type * as Effect from 'effect/Effect';
import type { Cart } from '#core/cart/cart.ts';
import type { CartFailure } from '#core/cart/ports/cart-gateway.ts';
import type { Keyed } from '#core/kernel/keyed.ts';
import type { ApiFailure } from '#core/failures/api-failure.ts';
import type { BasketId, ItemId, SavedListId } from '#core/kernel/identifiers.ts';
import type { SavedItem } from '../saved-list.ts';

/** A part of what waits below the cart, of `total` items in all. Without an id there is no list yet. */
export type SavedPage = { readonly listId?: SavedListId; readonly items: readonly SavedItem[]; readonly total: number };

/** Both sides of a move; the list from its start. */
export type SavedMove = { readonly cart: Cart; readonly saved: SavedPage };

/** The list of saved items. A request for another's list, or by another consumer, is refused with API404. */
export type SavedItemsGateway = {
  /** What was saved last comes first. */
  readonly list: (part: {
    readonly listId?: SavedListId;
    readonly start: number;
    readonly count: number;
  }) => Effect.Effect<SavedPage, ApiFailure>;
  /**
   * Moves units of a line to the list: an absolute write, which fails with `CartChanged` when the cart moved on. The
   * first one begins the list. ORD404 for a line that is not there.
   */
  readonly save: (
    command: Keyed & {
      readonly cart: Cart;
      readonly itemId: ItemId;
      readonly quantity: number;
      readonly consumerId: string;
      readonly listId?: SavedListId;
    },
  ) => Effect.Effect<SavedMove, CartFailure>;
  /**
   * Moves units of an item back to the cart; the rest of it stays. INV700 when there are none to be had, INV408 when
   * there
   * are fewer (CART-26). A new line comes last, or to the `position` that it had before it was saved (CART-07).
   */
  readonly moveToCart: (
    command: Keyed & {
      readonly basketId: BasketId;
      readonly itemId: ItemId;
      readonly quantity: number;
      readonly consumerId: string;
      readonly listId: SavedListId;
      readonly position?: number;
    },
  ) => Effect.Effect<SavedMove, CartFailure>;
  /** Removes an item; one that is not there is out already. */
  readonly remove: (
    command: Keyed & { readonly listId: SavedListId; readonly itemId: ItemId },
  ) => Effect.Effect<SavedPage, ApiFailure>;
  /**
   * Undoes a removal of the last hour: the item returns to its place with its id and quantity, or its units are added
   * to those of the same thing that were saved meanwhile. An item that is in the list stays as it is. ORD404 for one
   * that was not removed, API406 when the list is full.
   */
  readonly restore: (
    command: Keyed & { readonly listId: SavedListId; readonly itemId: ItemId },
  ) => Effect.Effect<SavedPage, ApiFailure>;
};
