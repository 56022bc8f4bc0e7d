import type * as Effect from 'effect/Effect';
import type { Cart } from '../../cart/cart.ts';
import type { CartFailure } from '../../cart/ports/cart-gateway.ts';
import type { ApiFailure } from '../../failures/api-failure.ts';
import type { Amount } from '../../kernel/amount.ts';
import type { PaymentInstrumentId } from '../../kernel/identifiers.ts';
import type { Keyed } from '../../kernel/keyed.ts';
import type { Loyalty } from '../../loyalty/loyalty.ts';
import type { TypedReward } from '../../loyalty/reward.ts';
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
  /** The points of a member and what they buy; undefined for who is not a member of the loyalty program (API-046). */
  readonly loyalty: Effect.Effect<Loyalty | undefined, ApiFailure>;
  /** The credit that remains to an athlete; undefined for others (SPC-08). */
  readonly credit: Effect.Effect<Amount | undefined, ApiFailure>;
  /**
   * Lets points pay a cart as one of the vouchers, in place of another one. Refused with PYT405 for other numbers of
   * points (LOY-12), more than the balance, and a voucher above what is left to pay; REW401 for a guest.
   */
  readonly attachPoints: (
    command: Keyed & { readonly cart: Cart; readonly points: number },
  ) => Effect.Effect<Cart, CartFailure>;
  /**
   * Lets the credit of an athlete pay a cart (PAY-13). Refused with PYT405 for others, without credit, and if it pays
   * already.
   */
  readonly attachCredit: (command: Keyed & { readonly cart: Cart }) => Effect.Effect<Cart, CartFailure>;
  /**
   * Lets a reward pay a cart (CART-47). Refused with REW130 for an unknown one or a wrong PIN, REW135 if it has expired,
   * REW140 if it is used up or pays already, REW401 if it belongs to a member and a guest names it.
   */
  readonly applyReward: (
    command: Keyed & { readonly cart: Cart; readonly reward: TypedReward },
  ) => Effect.Effect<Cart, CartFailure>;
  /** Removes an instrument. Refused with PYT404 for one that does not pay the cart. */
  readonly detach: (
    command: Keyed & { readonly cart: Cart; readonly instrumentId: PaymentInstrumentId },
  ) => Effect.Effect<Cart, CartFailure>;
};
