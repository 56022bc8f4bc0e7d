import type { LineUnits } from '../other-addresses.ts';
import type * as Effect from 'effect/Effect';
import type { Cart, ShippingMethod } from '../../cart/cart.ts';
import type { CartFailure } from '../../cart/ports/cart-gateway.ts';
import type { Keyed } from '#core/kernel/keyed.ts';
import type { ApiFailure } from '../../failures/api-failure.ts';
import type { ItemId, ShippingId } from '../../kernel/identifiers.ts';
import type { Address } from '../../profile/address.ts';
import type { AddressValidation, Contact, PreparedOrder, Reservation } from '../checkout.ts';
import type { PayingCard, PaymentMethod, PaymentSession } from '#core/payment/payment-method.ts';

/** The method of a shipment. `pudo` with a collection point moves all its lines there; a method of home moves them back. */
export type ShipmentChoice = {
  readonly shippingId: ShippingId;
  readonly methodId: string;
  readonly pointId?: string;
};

/** Delivery of a cart: stock, address and method. Writes send the cart's version. */
export type DeliveryGateway = {
  /**
   * Holds the cart's stock for 15 minutes, or renews the hold. Refused with INV406 if some of it is not available;
   * fails with `CartChanged` if the cart has other items by now.
   */
  readonly reserve: (command: Keyed & { readonly cart: Cart }) => Effect.Effect<Reservation, CartFailure>;
  /**
   * Checks an address without saving it. The result may contain a correction (CHK-07). AUT403 as for
   * `setShippingAddress`.
   */
  readonly validateAddress: (
    command: Keyed & { readonly cart: Cart; readonly address: Address; readonly captchaToken?: string },
  ) => Effect.Effect<AddressValidation, CartFailure>;
  /**
   * Sets the shipping address. Refused with SHP500 for a PO box, SHP410 without a required phone number, PAY401 for a
   * country that is not served, AUT403 without a valid token of the bot check if the site asks for one.
   */
  readonly setShippingAddress: (
    command: Keyed & {
      readonly cart: Cart;
      readonly address: Address;
      /** The shipment; without it the address is the main one. */
      readonly shippingId?: ShippingId;
      /** Of the bot check, if the site asks for one (CHK-08). */
      readonly captchaToken?: string;
    },
  ) => Effect.Effect<Cart, CartFailure>;
  /**
   * Tells the email address of an order that is not sent home. Promo codes that its mailbox has used take nothing off from
   * then on (PRM175). CHK380 for something else than an email address.
   */
  readonly setContact: (
    command: Keyed & { readonly cart: Cart; readonly email: string },
  ) => Effect.Effect<Cart, CartFailure>;
  /**
   * Sends lines to another address, without one to the main address; of some only `units`. Refused like
   * `setShippingAddress`, with SHP404 beyond the most addresses, ORD404 for an unknown line, API400 for more units than a
   * line has, INV408 for more lines than a cart can have.
   */
  readonly sendItems: (
    command: Keyed & {
      readonly cart: Cart;
      readonly itemIds: readonly ItemId[];
      /** Fewer units than a line has; the rest stays, as another line. */
      readonly units?: readonly LineUnits[];
      readonly address?: Address;
      readonly captchaToken?: string;
    },
  ) => Effect.Effect<Cart, CartFailure>;
  /** The methods of a shipment, for its address or for the given postal code and country. */
  readonly listShippingMethods: (query: {
    readonly cart: Cart;
    readonly shippingId: ShippingId;
    readonly postalCode?: string;
    readonly country?: string;
  }) => Effect.Effect<readonly ShippingMethod[], CartFailure>;
  /** Sets the methods of shipments. SHP404 for one that is not offered, INV409 for a point that has closed. */
  readonly chooseShippingMethod: (
    command: Keyed & { readonly cart: Cart; readonly choices: readonly ShipmentChoice[] },
  ) => Effect.Effect<Cart, CartFailure>;
};

/** Payment of a cart. */
export type PaymentGateway = {
  /** The payment methods that the service offers for a cart (PAY-04). */
  readonly listMethods: (cart: Cart) => Effect.Effect<readonly PaymentMethod[], CartFailure>;
  /** Opens a session of the payment provider, for its card fields (PAY-07). */
  readonly openSession: (query: {
    readonly cart: Cart;
    /** Path of the shop to which the provider's pages return. */
    readonly returnUrl: string;
  }) => Effect.Effect<PaymentSession, CartFailure>;
  /** Sets the billing address, or uses the shipping address (CHK-12). */
  readonly setBillingAddress: (
    command: Keyed & { readonly cart: Cart; readonly address: Address; readonly sameAsShipping: boolean },
  ) => Effect.Effect<Cart, CartFailure>;
  /** Removes a separate billing address: the shipping address is used again (API-022). */
  readonly removeBillingAddress: (command: Keyed & { readonly cart: Cart }) => Effect.Effect<Cart, CartFailure>;
  /**
   * Attaches a card in place of one that is attached, and saves a typed one for a member who asks for it. PYT404 for a
   * saved card of someone else, FE309 for an expired one, API406 if no more cards can be saved.
   */
  readonly attachCard: (
    command: Keyed & { readonly cart: Cart; readonly card: PayingCard },
  ) => Effect.Effect<Cart, CartFailure>;
  /** Fixes the order number and renews the hold. Refused with CHK380 if the cart is incomplete. */
  readonly prepareOrder: (
    command: Keyed & { readonly cart: Cart; readonly contact: Contact },
  ) => Effect.Effect<PreparedOrder, CartFailure>;
  /** Sends the device fingerprint (CHK-25). */
  readonly fingerprint: (
    command: Keyed & { readonly cart: Cart; readonly fingerPrint: string },
  ) => Effect.Effect<void, ApiFailure>;
};
