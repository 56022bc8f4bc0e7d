import { makeAutoObservable } from 'mobx';
import { asksForShipping } from '#core/cart/flash.ts';
import { flashText } from '#core/cart/flash-text.ts';
import type { Cart } from '#core/cart/cart.ts';
import { afterChallenge } from '#core/checkout/challenge.ts';
import { Checkout, type CheckoutStep, type PreparedOrder } from '#core/checkout/checkout.ts';
import { orderRefusal } from '#core/checkout/order-refusal.ts';
import { failureTexts } from '#core/failures/failure-texts.ts';
import { wasOrdered } from '#core/failures/recovery.ts';
import type { Notice } from '#core/notifications/notice.ts';
import type { Order, PlaceOutcome } from '#core/order/order.ts';
import type { BillingStepPresenter } from './billing-step.presenter.ts';
import type { CheckoutFailure, CheckoutVisit } from './checkout-visit.ts';

/** Milliseconds between two looks at an order whose payment is not known yet. */
export const CONFIRMING_PAUSE_MS = 2_000;

/** The last step: a look at everything, one button, and whatever comes of it (CHK-18 to CHK-28). */
export class SummaryStepPresenter {
  prepared: PreparedOrder | undefined = undefined;
  busy: 'preparing' | 'placing' | 'challenge' | undefined = undefined;
  /** The button was pressed before the order was prepared; it is placed as soon as it is. */
  isAwaited = false;
  /** An order whose payment is not known yet. */
  confirming: Order | undefined = undefined;
  readonly #visit: CheckoutVisit;
  readonly #billing: BillingStepPresenter;
  #timer: ReturnType<typeof setTimeout> | undefined = undefined;

  constructor(visit: CheckoutVisit, billing: BillingStepPresenter) {
    this.#visit = visit;
    this.#billing = billing;
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  /** Any change of the cart voids what was prepared (CART-43). */
  void(): void {
    this.prepared = undefined;
  }

  /** Fixes the order number and renews the hold of the stock (CART-41). */
  prepare(): void {
    if (this.busy === undefined && this.prepared === undefined) this.sendPreparation();
  }

  /** Locked from the click to the answer (CHK-21). A click during the preparation is not lost. */
  place(): void {
    if (this.busy === 'preparing') this.isAwaited = true;
    if (this.busy !== undefined) return;
    if (this.prepared !== undefined) return this.send(this.prepared);
    this.isAwaited = true;
    this.sendPreparation();
  }

  /** Looks at the order until its payment is known. */
  confirm(order: Order): void {
    this.confirming = order;
    this.busy = 'placing';
    this.#timer = setTimeout(this.look, CONFIRMING_PAUSE_MS);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  private sendPreparation(): void {
    const { cart, contact, parts } = this.#visit;
    if (cart === undefined || contact === undefined) return;
    this.busy = 'preparing';
    parts.tasks.command((shop) => shop.checkout.prepare({ cart, contact }), {
      done: (prepared) => {
        this.keep(prepared);
        if (this.isAwaited) this.send(prepared);
        else this.rest();
      },
      failed: this.refuse,
    });
  }

  private keep(prepared: PreparedOrder): void {
    this.#visit.show(prepared.cart);
    this.prepared = prepared;
  }

  private rest(): void {
    this.busy = undefined;
  }

  private send(prepared: PreparedOrder): void {
    this.isAwaited = false;
    this.busy = 'placing';
    this.#visit.parts.tasks.command((shop) => shop.checkout.placeOrder(prepared), {
      done: this.settle,
      failed: this.refuse,
    });
  }

  private settle(outcome: PlaceOutcome): void {
    switch (outcome._tag) {
      case 'Placed':
        return this.leave();
      case 'Pending':
        return this.confirm(outcome.order);
      case 'ChallengeNeeded':
        return this.challenge(outcome.challengeId);
      case 'AddressRefused':
        return this.sendBack(
          'shipping',
          flashText({ _tag: 'InvalidShippingAddress' }, this.#visit.parts.site.language),
        );
      case 'Cancelled':
        return this.notAuthorised();
    }
  }

  private leave(): void {
    const { shell } = this.#visit.parts;
    shell.shopper.showCart(null);
    shell.navigation.load('/order-confirmation');
  }

  private challenge(challengeId: string): void {
    const { paymentOrigin, shell, now } = this.#visit.parts;
    const openedAt = now();
    this.busy = 'challenge';
    shell.dialogs.open('three-ds-challenge', {
      challengeId,
      origin: paymentOrigin,
      onSettled: (end) =>
        afterChallenge(end, { openedAt, now: now() })._tag === 'Settle'
          ? this.settleChallenge(challengeId)
          : this.notAuthorised(),
    });
  }

  private settleChallenge(challengeId: string): void {
    const { prepared } = this;
    if (prepared === undefined) return this.rest();
    this.busy = 'placing';
    this.#visit.parts.tasks.command(
      (shop) => shop.checkout.confirmChallenge({ cart: prepared.cart, orderNumber: prepared.orderNumber, challengeId }),
      {
        // Asked a second time means that the first answer did not count.
        done: (outcome) => (outcome._tag === 'ChallengeNeeded' ? this.notAuthorised() : this.settle(outcome)),
        failed: this.refuse,
      },
    );
  }

  /** CHK-19. */
  private notAuthorised(): void {
    this.sendBack('billing', failureTexts(this.#visit.parts.site.language).errors.PAY400);
  }

  private sendBack(step: CheckoutStep, message: string | undefined): void {
    this.busy = undefined;
    this.confirming = undefined;
    this.#billing.refused();
    this.#visit.go(step);
    if (message !== undefined) this.#visit.tell(message);
  }

  private refuse(failure: CheckoutFailure): void {
    const { site, texts } = this.#visit.parts;
    const placing = this.busy === 'placing';
    this.isAwaited = false;
    this.busy = undefined;
    const isLost = failure._tag === 'CartNotFound' && placing && !wasOrdered(failure.failure);
    if (failure._tag !== 'ApiFailure' && !isLost) return this.#visit.explain(failure, 'order');
    const { notice, step, readsCart, isUnknown } = orderRefusal(
      failure._tag === 'ApiFailure' ? failure : failure.failure,
      site.language,
    );
    if (placing && isUnknown) return this.#visit.notify({ ...notice, message: texts.outcomeUnknown });
    if (readsCart) return this.readAgain(notice);
    if (step !== undefined) return this.sendBack(step, notice.message);
    this.#visit.notify(notice);
  }

  private readAgain(notice: Notice): void {
    this.#visit.parts.tasks.query('cart', (shop) => shop.carts.load, {
      done: (cart) => this.showAgain(cart, notice),
      failed: (failure) => this.#visit.explain(failure, 'order'),
    });
  }

  /** Where delivery is in doubt shipping comes first (CHK-26); a payment that was broken off is missing its card; a cart that was changed in another window is shown with its new total before it is ordered (CART-43); else the shopper stays (ERR-28). */
  private showAgain(cart: Cart | undefined, notice: Notice): void {
    if (cart === undefined) return this.#visit.explain({ _tag: 'NothingToBuy' }, 'order');
    const isChanged = cart.version !== this.#visit.cart?.version && notice.errorId === 'CHK380';
    if (cart.items.length === 0) return this.#visit.changedElsewhere(cart);
    this.#visit.show(cart);
    const step = asksForShipping(cart.flashes) ? 'shipping' : Checkout.reachable(cart, 'summary');
    if (step !== 'summary') this.#visit.go(step);
    if (isChanged && step !== 'billing') return this.#visit.changedElsewhere(cart);
    this.#visit.notify(step === 'billing' ? { ...notice, message: this.#visit.parts.texts.payAgain } : notice);
  }

  private look(): void {
    const order = this.confirming;
    if (order === undefined) return;
    this.#visit.parts.tasks.query('order', (shop) => shop.orders.viewOrder(order.orderId), {
      done: this.seen,
      failed: () => this.confirm(order),
    });
  }

  private seen(order: Order): void {
    if (order.status === 'PAYMENT_PENDING') return this.confirm(order);
    if (order.status === 'CANCELLED') return this.notAuthorised();
    this.leave();
  }
}
