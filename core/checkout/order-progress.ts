import type { Cart } from '../cart/cart.ts';
import { asksForShipping } from '../cart/flash.ts';
import type { CartFailure } from '../cart/ports/cart-gateway.ts';
import type { ApiFailure } from '../failures/api-failure.ts';
import type { FailureTexts } from '../failures/failure-texts.ts';
import { placeNotice } from '../failures/placement.ts';
import { recoveryOf, wasOrdered } from '../failures/recovery.ts';
import type { Notice } from '../notifications/notice.ts';
import type { Order, PlaceOutcome } from '../order/order.ts';
import { isMainMethod } from '../payment/payment-method.ts';
import type { BotSuspected } from '../session/ports/bot-check.ts';
import { isChallengeMet, type ChallengeEnd } from './challenge.ts';
import { Checkout, type CheckoutStep, type NothingToBuy } from './checkout.ts';
import { isOrderInProgress } from './order-in-progress.ts';
import { tenderEntryOf } from './refused-tender.ts';

/** Failures of the steps of checkout. */
export type CheckoutFailure = CartFailure | NothingToBuy | BotSuspected;

/** Checkout returns to a step and shows `message` at the top. */
type GoBack = { readonly _tag: 'GoBack'; readonly step: CheckoutStep; readonly message: string | undefined };

/** What follows the result of placing an order. `AwaitPayment`: the payment is pending. */
export type AfterPlacing =
  | { readonly _tag: 'ShowConfirmation' }
  | { readonly _tag: 'AwaitPayment'; readonly order: Order }
  | { readonly _tag: 'Challenge'; readonly challengeId: string }
  | GoBack;

/** Returns to billing because the payment was not authorized (CHK-19). `texts`: failure texts of the site. */
const notAuthorized = (texts: FailureTexts): GoBack => ({
  _tag: 'GoBack',
  step: 'billing',
  message: texts.errors.PAY400,
});

/**
 * What follows the result of placing an order. A second challenge means that the service did not accept the answer to
 * the first one (CHK-18, CHK-19, ERR-42).
 */
export const afterPlacing = (
  outcome: PlaceOutcome,
  { isChallengeAnswered, texts }: { readonly isChallengeAnswered: boolean; readonly texts: FailureTexts },
): AfterPlacing => {
  switch (outcome._tag) {
    case 'Placed':
      return { _tag: 'ShowConfirmation' };
    case 'Pending':
      return { _tag: 'AwaitPayment', order: outcome.order };
    case 'ChallengeNeeded':
      return isChallengeAnswered ? notAuthorized(texts) : { _tag: 'Challenge', challengeId: outcome.challengeId };
    case 'AddressRefused':
      return { _tag: 'GoBack', step: 'shipping', message: texts.flashes.InvalidShippingAddress };
    case 'Cancelled':
      return notAuthorized(texts);
  }
};

/** What follows when the payment of an order is known. A canceled order is not charged. */
export const afterPayment = ({ status }: Pick<Order, 'status'>, texts: FailureTexts): AfterPlacing =>
  status === 'CANCELLED' ? notAuthorized(texts) : { _tag: 'ShowConfirmation' };

/**
 * What follows the end of a challenge. Times are in milliseconds. `canceled`: the message about one that the shopper has
 * left. `Settle`: the order is patched.
 */
export const afterChallengeEnd = (
  end: ChallengeEnd,
  {
    texts,
    canceled,
    ...times
  }: { readonly openedAt: number; readonly now: number; readonly texts: FailureTexts; readonly canceled: string },
): GoBack | { readonly _tag: 'Settle' } => {
  if (isChallengeMet(end, times)) return { _tag: 'Settle' };
  const back = notAuthorized(texts);
  return end === 'abandoned' ? { ...back, message: canceled } : back;
};

/** The step where the shopper can correct the cause of a refusal. */
const steps: { readonly [errorId: string]: CheckoutStep } = {
  PAY400: 'billing',
  PAY401: 'shipping',
  PYT400: 'billing',
  PYT402: 'billing',
  PYT404: 'billing',
  FE309: 'billing',
  BIL400: 'billing',
  BILL410: 'billing',
  SHP404: 'shipping',
  SHP500: 'shipping',
};

/** Missing stock: the cart that is read again names the lines. */
const outOfStock: readonly string[] = ['INV406', 'INV407'];

/** Whether the cart has changed with the refusal: it has lost a delivery, stock, or a tender that cannot pay any longer. */
const needsCart = (errorId: string): boolean =>
  recoveryOf(errorId) === 'cart-read-again' || outOfStock.includes(errorId) || tenderEntryOf(errorId) !== undefined;

/**
 * Whether the order may have been placed in spite of the failure: no response, a proxy error, or an order in progress.
 */
const isOutcomeUnknown = (failure: ApiFailure): boolean =>
  isOrderInProgress(failure) || failure.status === 0 || failure.status >= 502;

/**
 * What follows a failure of preparing, placing or settling an order. `Explain`: show it as in any other step.
 * `OutcomeUnknown`: the order may have been placed, so do not report a refusal. `ReadCart`: read the cart first
 * (CHK-26). `Stay`: stay at the summary (ERR-28).
 */
type AfterOrderFailure =
  | { readonly _tag: 'Explain' }
  | { readonly _tag: 'OutcomeUnknown' | 'ReadCart' | 'Stay'; readonly notice: Notice }
  | GoBack;

/**
 * What follows a failure of preparing or placing an order, by error id and status (CHK-26 to CHK-28, ERR-25 to ERR-28,
 * PR-37). A cart that is lost while placing counts as a refusal, unless it became an order.
 */
export const afterOrderFailure = (
  failure: CheckoutFailure,
  { isPlacing }: { readonly isPlacing: boolean },
): AfterOrderFailure => {
  const isLost = failure._tag === 'CartNotFound' && isPlacing && !wasOrdered(failure.failure);
  if (failure._tag !== 'ApiFailure' && !isLost) return { _tag: 'Explain' };
  const refusal = failure._tag === 'ApiFailure' ? failure : failure.failure;
  const notice = placeNotice('order', refusal);
  if (isPlacing && isOutcomeUnknown(refusal)) return { _tag: 'OutcomeUnknown', notice };
  if (needsCart(refusal.errorId)) return { _tag: 'ReadCart', notice };
  const step = Object.hasOwn(steps, refusal.errorId) ? steps[refusal.errorId] : undefined;
  return step === undefined ? { _tag: 'Stay', notice } : { _tag: 'GoBack', step, message: notice.message };
};

/**
 * What follows after the cart was read again. `says`: what changed, that the card must be entered again, or the
 * refusal.
 */
type AfterCartRead =
  | { readonly _tag: 'Empty' }
  | { readonly _tag: 'Show'; readonly step: CheckoutStep; readonly says: 'changed' | 'pay-again' | 'refusal' };

/** What the prepaid tenders of a cart pay. The version of a cart stays if another order has used one of them. */
const prepaidParts = ({ instruments }: Cart): string =>
  JSON.stringify(
    instruments.flatMap(({ id, method, amount }) => (isMainMethod(method) || amount === 0 ? [] : [[id, amount]])),
  );

/**
 * What follows after the cart was read again because an order was refused: shipping if delivery must be reviewed
 * (CHK-26), billing if a tender cannot pay any longer or the card is missing, the summary if another window changed the
 * cart (CART-43), else stay (ERR-28). Prepaid tenders that pay less than the shopper has seen are a change (I07).
 */
export const afterCartRead = (
  cart: Cart,
  { seen, refusedFor }: { readonly seen: Cart | undefined; readonly refusedFor: string | undefined },
): AfterCartRead => {
  if (cart.items.length === 0) return { _tag: 'Empty' };
  const isTender = refusedFor !== undefined && tenderEntryOf(refusedFor) !== undefined;
  const step = asksForShipping(cart.flashes) ? 'shipping' : Checkout.reachable(cart, isTender ? 'billing' : 'summary');
  const paysOtherwise = seen !== undefined && prepaidParts(seen) !== prepaidParts(cart);
  if (step === 'billing' && !isTender) return { _tag: 'Show', step, says: paysOtherwise ? 'changed' : 'pay-again' };
  const isChanged = cart.version !== seen?.version || paysOtherwise;
  return { _tag: 'Show', step, says: isChanged && refusedFor === 'CHK380' ? 'changed' : 'refusal' };
};

/** Whether a failure means that there is no cart to order; it may have become an order. */
export const isCartGone = <Failure extends CheckoutFailure>(
  failure: Failure,
): failure is Extract<Failure, { readonly _tag: 'NothingToBuy' | 'CartNotFound' }> =>
  failure._tag === 'NothingToBuy' || failure._tag === 'CartNotFound';
