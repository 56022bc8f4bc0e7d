import type * as Effect from 'effect/Effect';
import type { Cart } from '../../cart/cart.ts';
import type { CartFailure } from '../../cart/ports/cart-gateway.ts';
import type { ApiFailure } from '../../failures/api-failure.ts';
import type { PaymentInstrumentId } from '../../kernel/identifiers.ts';
import type { Keyed } from '../../kernel/keyed.ts';
import type { ApprovedMethod, PaymentSession } from '../../payment/payment-method.ts';
import type { GiftCardBalance, TypedGiftCard } from '../gift-card.ts';

/** `returnUrl`: path of the shop to which the provider's page returns. */
export type ApprovalQuery = { readonly cart: Cart; readonly method: ApprovedMethod; readonly returnUrl: string };

/** The tenders of a cart other than cards. Writes send the cart's version, and every cart has passed `checkTotals`. */
export type TenderGateway = {
  /**
   * The balance of a gift card. Refused with GFC400 for an unknown number or a wrong PIN, GFC725 for another currency,
   * GFC800 after too many wrong PINs.
   */
  readonly giftCardBalance: (
    query: Keyed & { readonly giftCard: TypedGiftCard },
  ) => Effect.Effect<GiftCardBalance, ApiFailure>;
  /**
   * Lets a gift card pay a cart. Refused as `giftCardBalance`, and with GFC410 for a fifth one, GFC740 without a balance,
   * GFC755 for one that pays already, GFC760 if it is not active, GFC812 if it has expired.
   */
  readonly attachGiftCard: (
    command: Keyed & { readonly cart: Cart; readonly giftCard: TypedGiftCard },
  ) => Effect.Effect<Cart, CartFailure>;
  /**
   * Opens a session in which the shopper approves what remains to be paid (PAY-07). Refused with PYT405 if the method
   * cannot pay that.
   */
  readonly openApproval: (query: ApprovalQuery) => Effect.Effect<PaymentSession, CartFailure>;
  /**
   * Lets what was approved pay the rest, in place of what has paid it. Refused with PAY400 if it is for another cart or
   * for less, PYT405 as `openApproval`.
   */
  readonly attachApproved: (
    command: Keyed & { readonly cart: Cart; readonly method: ApprovedMethod; readonly token: string },
  ) => Effect.Effect<Cart, CartFailure>;
  /** Removes an instrument. Refused with PYT404 for one that does not pay the cart. */
  readonly detach: (
    command: Keyed & { readonly cart: Cart; readonly instrumentId: PaymentInstrumentId },
  ) => Effect.Effect<Cart, CartFailure>;
};
