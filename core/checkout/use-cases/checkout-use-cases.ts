import type * as Effect from 'effect/Effect';
import type { Cart, ShippingMethod } from '../../cart/cart.ts';
import type { CartFailure } from '../../cart/ports/cart-gateway.ts';
import type { ApiFailure } from '../../failures/api-failure.ts';
import type { InvalidInput } from '../../kernel/violation.ts';
import type { PlaceOutcome } from '../../order/order.ts';
import type { Address } from '../../profile/address.ts';
import type { AddressInput } from '../address-form.ts';
import type { AddressVerdict, Contact, PreparedOrder, Reservation } from '../checkout.ts';
import type { CardToken, PaymentMethod, PaymentSession } from '#core/payment/payment-method.ts';
import type { BotSuspected } from '#core/session/ports/bot-check.ts';

/** No cart, or nothing in it: checkout sends the shopper to the cart (RTE-47). */
export type NothingToBuy = { readonly _tag: 'NothingToBuy' };

/** Every step but placing goes on with a new cart where the known one is lost (CART-22). */
export type CheckoutUseCases = {
  /** What this shopper typed at this site and has not ordered with yet: empty for another shopper, another session or another site (CHK-37). Sign-out and a placed order remove it. */
  readonly recallDraft: () => Effect.Effect<AddressInput, ApiFailure>;
  /** Keeps what was typed on the device, for the shopper in session. Never anything of a card (CHK-37). */
  readonly rememberDraft: (typed: AddressInput) => Effect.Effect<void, ApiFailure>;
  /** Reads the cart, holds its stock, tells the fingerprint (CART-41, CHK-24). */
  readonly begin: () => Effect.Effect<
    { readonly cart: Cart; readonly reservation: Reservation },
    CartFailure | NothingToBuy
  >;
  /** Checks the form, then asks the service (CHK-06). `email` and `phone` belong to the contact. */
  readonly validateAddress: (input: {
    readonly cart: Cart;
    readonly address: Address;
    readonly contact: Contact;
  }) => Effect.Effect<AddressVerdict, InvalidInput | CartFailure>;
  readonly setShippingAddress: (input: {
    readonly cart: Cart;
    readonly address: Address;
    readonly contact: Contact;
  }) => Effect.Effect<Cart, InvalidInput | CartFailure>;
  /** Methods of the first shipment, soonest first (PR-15). */
  readonly listShippingMethods: (input: {
    readonly cart: Cart;
    readonly postalCode?: string;
    readonly country?: string;
  }) => Effect.Effect<readonly ShippingMethod[], CartFailure>;
  readonly chooseShipping: (choice: {
    readonly cart: Cart;
    readonly methodId: string;
  }) => Effect.Effect<Cart, CartFailure>;
  readonly openBilling: (input: {
    readonly cart: Cart;
    readonly returnUrl: string;
  }) => Effect.Effect<{ readonly methods: readonly PaymentMethod[]; readonly session: PaymentSession }, CartFailure>;
  /** Without an address the shipping one is billed (CHK-12). */
  readonly setBillingAddress: (input: {
    readonly cart: Cart;
    readonly address?: Address;
  }) => Effect.Effect<Cart, InvalidInput | CartFailure>;
  readonly payByCard: (input: { readonly cart: Cart; readonly card: CardToken }) => Effect.Effect<Cart, CartFailure>;
  /** Fixes the order number and renews the hold, on entering the summary. */
  readonly prepare: (input: {
    readonly cart: Cart;
    readonly contact: Contact;
  }) => Effect.Effect<PreparedOrder, CartFailure>;
  /** Places the order; the key is `{orderNumber}:{paymentInstrumentId}`, so a retry, a second tab or a refresh never orders twice. */
  readonly placeOrder: (prepared: PreparedOrder) => Effect.Effect<PlaceOutcome, CartFailure | BotSuspected>;
  readonly confirmChallenge: (input: {
    readonly cart: Cart;
    readonly orderNumber: string;
    readonly challengeId: string;
  }) => Effect.Effect<PlaceOutcome, CartFailure>;
};
