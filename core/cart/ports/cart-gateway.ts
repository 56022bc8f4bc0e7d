import type * as Effect from 'effect/Effect';
import type { Recipe } from '#core/catalog/customization.ts';
import type { Keyed } from '#core/kernel/keyed.ts';
import type { ApiFailure } from '../../failures/api-failure.ts';
import type { BasketId, ItemId, ProductId, ShippingId, Sku } from '../../kernel/identifiers.ts';
import type { Cart } from '../cart.ts';
import type { DigitalGift } from '../cart-item.ts';

/**
 * The basket id is unknown, expired, ordered or belongs to another shopper (BSK404). If this shopper ordered the cart,
 * the failure has its `orderNumber`.
 */
export type CartNotFound = { readonly _tag: 'CartNotFound'; readonly failure: ApiFailure };

/** The cart was changed since it was read; nothing was written. `cart` is the current state. */
export type CartChanged = { readonly _tag: 'CartChanged'; readonly cart: Cart };

/** The totals of the received cart do not add up, so it is rejected. `sum` names the first wrong sum. */
export type CartUnsound = { readonly _tag: 'CartUnsound'; readonly sum: string };

export type CartFailure = ApiFailure | CartNotFound | CartChanged | CartUnsound;

/**
 * Units to add. `storeId`: pickup in that store, else home delivery; with `via` they are sent to that store (`sts`), or to
 * the collection point of that id (`pudo`). `shippingId`: a shipment to another address of the cart, to which a removed
 * line goes back; without that address it goes to the main one. A new line is last, or at the `position` that it had
 * before it was removed. Digital goods may be a gift; so may ordinary goods, with `giftMessage`, which may be empty.
 * Goods that are made to order need a recipe.
 */
export type NewItem = Partial<DigitalGift> & {
  readonly sku: Sku;
  readonly productId: ProductId;
  readonly quantity: number;
  readonly recipeId?: string;
  readonly recipe?: Recipe;
  readonly storeId?: string;
  readonly via?: 'sts' | 'pudo';
  readonly shippingId?: ShippingId;
  readonly position?: number;
  readonly giftMessage?: string;
};

/**
 * The cart of the service. Every response is the whole cart and has passed `checkTotals`. Absolute writes send the
 * version of the cart they are based on and fail with `CartChanged` if it has changed.
 */
export type CartGateway = {
  /** Returns the open cart of the session, or a new empty one (I32). */
  readonly create: (command: Keyed) => Effect.Effect<Cart, CartFailure>;
  /** Like `create`, and adds items. Refused with INV408 above the limit of a line. */
  readonly createWithItems: (
    command: Keyed & { readonly items: readonly NewItem[] },
  ) => Effect.Effect<Cart, CartFailure>;
  /** Reads a cart. Fails with `CartNotFound` for an unknown one. */
  readonly read: (id: BasketId) => Effect.Effect<Cart, CartFailure>;
  /** Adds units: an increment, so it needs no version. Refused with INV408 above the limit. */
  readonly addItems: (
    command: Keyed & { readonly basketId: BasketId; readonly items: readonly NewItem[] },
  ) => Effect.Effect<Cart, CartFailure>;
  /** Sets the units of a line: an absolute write. Refused with INV408 above the limit, ORD404 for an unknown line. */
  readonly changeQuantity: (
    command: Keyed & { readonly cart: Cart; readonly itemId: ItemId; readonly quantity: number },
  ) => Effect.Effect<Cart, CartFailure>;
  /** Removes a line: an absolute write. Refused with ORD404 for an unknown line. */
  readonly removeItem: (
    command: Keyed & { readonly cart: Cart; readonly itemId: ItemId },
  ) => Effect.Effect<Cart, CartFailure>;
};
