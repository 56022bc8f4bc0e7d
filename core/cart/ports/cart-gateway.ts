import type * as Effect from 'effect/Effect';
import type { Keyed } from '#core/kernel/keyed.ts';
import type { ApiFailure } from '../../failures/api-failure.ts';
import type { BasketId, ItemId, ProductId, Sku } from '../../kernel/identifiers.ts';
import type { Cart } from '../cart.ts';

/**
 * The basket id is unknown, expired, ordered or another shopper's (BSK404). Of a cart of this shopper that was ordered
 * the failure names the `orderNumber`.
 */
export type CartNotFound = { readonly _tag: 'CartNotFound'; readonly failure: ApiFailure };

/** The cart moved on since it was read; `cart` is the current one. Nothing was written. */
export type CartChanged = { readonly _tag: 'CartChanged'; readonly cart: Cart };

/** The received cart does not add up, so it is not used. */
export type CartUnsound = { readonly _tag: 'CartUnsound'; readonly sum: string };

export type CartFailure = ApiFailure | CartNotFound | CartChanged | CartUnsound;

/**
 * Units to add. `storeId` is where they are collected; without one they are brought home. A new line comes last, or to
 * the `position` that it had before it was removed.
 */
export type NewItem = {
  readonly sku: Sku;
  readonly productId: ProductId;
  readonly quantity: number;
  readonly recipeId?: string;
  readonly storeId?: string;
  readonly position?: number;
};

/**
 * The server's cart. Every answer is the whole cart and has passed `checkTotals`.
 * Absolute writes carry the version of the cart they were decided on and fail with `CartChanged` when it moved.
 */
export type CartGateway = {
  readonly create: (command: Keyed) => Effect.Effect<Cart, CartFailure>;
  readonly createWithItems: (
    command: Keyed & { readonly items: readonly NewItem[] },
  ) => Effect.Effect<Cart, CartFailure>;
  readonly read: (id: BasketId) => Effect.Effect<Cart, CartFailure>;
  /** Adds units: an increment, so it needs no version. INV408 above the limit. */
  readonly addItems: (
    command: Keyed & { readonly basketId: BasketId; readonly items: readonly NewItem[] },
  ) => Effect.Effect<Cart, CartFailure>;
  readonly changeQuantity: (
    command: Keyed & { readonly cart: Cart; readonly itemId: ItemId; readonly quantity: number },
  ) => Effect.Effect<Cart, CartFailure>;
  readonly removeItem: (
    command: Keyed & { readonly cart: Cart; readonly itemId: ItemId },
  ) => Effect.Effect<Cart, CartFailure>;
};
