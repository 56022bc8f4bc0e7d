import type * as Effect from 'effect/Effect';
import type { Cart, ShippingMethod } from '../../cart/cart.ts';
import type { CartFailure, NewItem } from '../../cart/ports/cart-gateway.ts';
import type { Keyed } from '../../kernel/keyed.ts';
import type { PaymentSession } from '../../payment/payment-method.ts';
import type { Address } from '../../profile/address.ts';

/** Where a wallet delivers. The recipient is known only after the approval. */
type WalletPlace = Pick<Address, 'line1' | 'line2' | 'city' | 'state' | 'postalCode' | 'country'>;

/** A choice in the wallet's sheet; without a method the cheapest is chosen. */
export type WalletChoice = { readonly place: WalletPlace; readonly methodId?: string };

/** A cart, and the session in which the wallet approves what remains to be paid. */
export type WalletSession = { readonly cart: Cart; readonly session: PaymentSession };

/**
 * What a cart would be after a choice, and the methods of what is sent to the main address, each with the price and the
 * days of all its shipments. What is sent to other addresses keeps its method.
 */
export type WalletQuote = WalletSession & { readonly methods: readonly ShippingMethod[] };

/** Express payment by a wallet. */
export type WalletGateway = {
  /** A cart of its own for one express purchase; refused as the items of any cart. */
  readonly beginExpress: (command: Keyed & { readonly items: readonly NewItem[] }) => Effect.Effect<Cart, CartFailure>;
  /**
   * Computes a cart for a choice, without changing it. Refused with SHP500 for a PO box, PAY401 for a country that is not
   * served, PYT405 if the wallet cannot pay.
   */
  readonly quote: (query: { readonly cart: Cart } & WalletChoice) => Effect.Effect<WalletQuote, CartFailure>;
  /** Removes addresses and methods of what is sent home. */
  readonly removeShippingAddress: (command: Keyed & { readonly cart: Cart }) => Effect.Effect<Cart, CartFailure>;
};
