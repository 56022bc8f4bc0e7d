import type * as Effect from 'effect/Effect';
import type { Cart } from '#core/cart/cart.ts';
import type { CartFailure } from '#core/cart/ports/cart-gateway.ts';
import type { Keyed } from '#core/kernel/keyed.ts';
import type { ApiFailure } from '#core/failures/api-failure.ts';
import type { BasketId, ItemId, SavedListId } from '#core/kernel/identifiers.ts';
import type { SavedItem } from '../saved-list.ts';

/** A part of the saved items, of `total` in all. Without `listId` there is no list yet. */
export type SavedPage = { readonly listId?: SavedListId; readonly items: readonly SavedItem[]; readonly total: number };

/** Cart and list after a move; the list from its start. */
export type SavedMove = { readonly cart: Cart; readonly saved: SavedPage };

/** The saved items. A request for another shopper's list, or by another consumer, is refused with API404. */
export type SavedItemsGateway = {
  /** Reads a part of the list, latest first. */
  readonly list: (part: {
    readonly listId?: SavedListId;
    readonly start: number;
    readonly count: number;
  }) => Effect.Effect<SavedPage, ApiFailure>;
  /**
   * Moves units of a line to the list: an absolute write, which fails with `CartChanged` if the cart was changed. The
   * first one creates the list. ORD404 for an unknown line.
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
   * Moves units of an item to the cart; the remaining units stay in the list. INV700 if none are in stock, INV408 if
   * there are fewer (CART-26). A new line is last, or at the `position` that it had before it was saved (CART-07).
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
  /** Removes an item; a missing one is ignored. */
  readonly remove: (
    command: Keyed & { readonly listId: SavedListId; readonly itemId: ItemId },
  ) => Effect.Effect<SavedPage, ApiFailure>;
  /**
   * Undoes a removal of the last hour: the item returns to its place with id and quantity, or its units are added to
   * the same item if it was saved again. An item that is in the list is unchanged. ORD404 for an item that was not
   * removed, API406 if the list is full.
   */
  readonly restore: (
    command: Keyed & { readonly listId: SavedListId; readonly itemId: ItemId },
  ) => Effect.Effect<SavedPage, ApiFailure>;
};
