import type * as Effect from 'effect/Effect';
import type { ItemId, Sku } from '../../kernel/identifiers.ts';
import type { DigitalGift, ShippingCode } from '../cart-item.ts';
import type { Cart } from '../cart.ts';
import type { CartFailure } from './cart-gateway.ts';
import type { Keyed } from '#core/kernel/keyed.ts';

/** Delivery and variant of single lines: what is delivered, how, and to whom. */
export type LineDeliveryGateway = {
  /** Fails with `CartChanged` if the cart was changed; refused with ORD404 or INV408 if a store has too few units. */
  readonly change: (
    command: Keyed & {
      readonly cart: Cart;
      readonly itemId: ItemId;
      readonly code: ShippingCode;
      /** Of a pickup, and of goods that are sent to a store. */
      readonly storeId?: string;
      /** Of goods that are sent to a collection point; INV409 if it has closed. */
      readonly pointId?: string;
    },
  ) => Effect.Effect<Cart, CartFailure>;
  /**
   * Says to whom a digital line is sent (GFT-04). Fails with `CartChanged` if the cart was changed; refused with AUT453 for
   * its email address, API400 for any other field, ORD404 for an unknown line.
   */
  readonly describeGift: (
    command: Keyed & { readonly cart: Cart; readonly itemId: ItemId; readonly gift: DigitalGift },
  ) => Effect.Effect<Cart, CartFailure>;
  /**
   * Makes a line of ordinary goods a gift with a message, which may be empty; without one it is no gift. Fails with
   * `CartChanged` if the cart was changed; refused with API400 for a message that the form refuses and for digital goods,
   * ORD404 for an unknown line.
   */
  readonly writeGiftMessage: (
    command: Keyed & { readonly cart: Cart; readonly itemId: ItemId; readonly giftMessage: string | undefined },
  ) => Effect.Effect<Cart, CartFailure>;
  /**
   * Replaces the size or color of a line, which keeps its id and units; the units of an equal line are added to it
   * (CART-08). Fails with `CartChanged` if the cart was changed; refused with ORD404 if the variant is sold out, and with
   * INV408 above its limit.
   */
  readonly changeVariant: (
    command: Keyed & { readonly cart: Cart; readonly itemId: ItemId; readonly sku: Sku },
  ) => Effect.Effect<Cart, CartFailure>;
};
