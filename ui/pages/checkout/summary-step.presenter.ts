import { makeAutoObservable } from 'mobx';
import type { Cart } from '#core/cart/cart.ts';
import type { ChallengeEnd } from '#core/checkout/challenge.ts';
import { Checkout, type PreparedOrder } from '#core/checkout/checkout.ts';
import {
  afterCartRead,
  afterChallengeEnd,
  afterOrderFailure,
  afterPayment,
  afterPlacing,
  type AfterPlacing,
  type CheckoutFailure,
} from '#core/checkout/order-progress.ts';
import { refusedTenderText, tenderEntryOf } from '#core/checkout/refused-tender.ts';
import { tenderText } from '#core/checkout/card-text.ts';
import { formatMoney } from '#core/kernel/format-money.ts';
import type { Notice } from '#core/notifications/notice.ts';
import type { Order } from '#core/order/order.ts';
import { firstInstallment } from '#core/payment/pay-later.ts';
import { isMainMethod } from '#core/payment/payment-method.ts';
import type { BillingStepPresenter } from './billing-step.presenter.ts';
import type { CheckoutContext } from './checkout-context.ts';

/** The last step: review, the order button, and the handling of its result (CHK-18 to CHK-28). */
export class SummaryStepPresenter {
  prepared: PreparedOrder | undefined = undefined;
  /** Until when the stock is held (ISO 8601), as of the last preparation (CART-41). */
  heldUntil: string | undefined = undefined;
  busy: 'preparing' | 'placing' | 'challenge' | undefined = undefined;
  /**
   * Whether the button was pressed before the order was prepared; the order is then placed as soon as it is prepared.
   */
  isAwaited = false;
  /** An order whose payment is pending. */
  confirming: Order | undefined = undefined;
  readonly #checkout: CheckoutContext;
  readonly #billing: BillingStepPresenter;

  constructor(checkout: CheckoutContext, billing: BillingStepPresenter) {
    this.#checkout = checkout;
    this.#billing = billing;
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  /** Whether the result of the payment is awaited. */
  get isPaying(): boolean {
    return this.busy === 'placing' || this.busy === 'challenge';
  }

  /** What pay later charges with the order, formatted; undefined if something else pays. */
  get today(): string | undefined {
    const { cart, parts } = this.#checkout;
    return cart?.instruments.flatMap(({ method, amount }) =>
      method === 'BNPL' ? formatMoney(firstInstallment(amount), cart.currency, parts.site.language) : [],
    )[0];
  }

  /**
   * What the order charges where prepaid tenders pay a part of it: the amount and what pays it; `nothing` if nothing is
   * left to pay, undefined if all of it is charged.
   */
  get charge(): { readonly amount: string; readonly tender: string } | 'nothing' | undefined {
    const { cart, parts } = this.#checkout;
    if (cart === undefined) return undefined;
    const { remainingToPay, total } = cart.totals;
    if (remainingToPay === 0) return 'nothing';
    const main = cart.instruments.find(({ method }) => isMainMethod(method));
    return remainingToPay === total || main === undefined
      ? undefined
      : { amount: formatMoney(remainingToPay, cart.currency, parts.site.language), tender: tenderText(main) };
  }

  /** Drops the prepared order, which any change of the cart invalidates (CART-43). */
  discard(): void {
    this.prepared = undefined;
  }

  /** Creates the order number and renews the stock reservation (CART-41). */
  prepare(): void {
    if (this.busy === undefined && this.prepared === undefined) this.sendPreparation();
  }

  /** Holds the stock again after the hold has ended. */
  renew(): void {
    if (this.busy !== undefined) return;
    this.discard();
    this.sendPreparation();
  }

  /**
   * Places the order. The button is locked from the click to the response (CHK-21); a click during the preparation is
   * not lost.
   */
  place(): void {
    if (this.busy === 'preparing') this.isAwaited = true;
    if (this.busy !== undefined) return;
    if (this.prepared !== undefined) return this.send(this.prepared);
    this.isAwaited = true;
    this.sendPreparation();
  }

  /** Waits until the result of an order's payment is known. */
  confirm(order: Order): void {
    const { shell, tasks } = this.#checkout.parts;
    this.confirming = order;
    this.busy = 'placing';
    tasks.query('order', (shop) => shop.checkout.awaitPayment(order.orderId), {
      done: (paid) => this.follow(afterPayment(paid, shell.failureTexts())),
      failed: this.refuse,
    });
  }

  private sendPreparation(): void {
    const { cart, contact, parts } = this.#checkout;
    if (cart === undefined || contact === undefined) return;
    this.busy = 'preparing';
    parts.tasks.command((shop) => shop.checkout.prepare({ cart, contact }), {
      done: (prepared) => {
        if (prepared.isAsShown) this.#checkout.show(prepared.cart);
        else {
          // The shopper has not agreed to this (I07).
          this.isAwaited = false;
          this.#checkout.changedElsewhere(prepared.cart);
        }
        this.prepared = prepared;
        this.heldUntil = prepared.expiresAt;
        if (this.isAwaited) this.send(prepared);
        else this.busy = undefined;
      },
      failed: this.refuse,
    });
  }

  private send(prepared: PreparedOrder): void {
    this.isAwaited = false;
    this.busy = 'placing';
    this.#checkout.parts.tasks.command((shop) => shop.checkout.placeOrder(prepared), {
      done: (outcome) =>
        this.follow(
          afterPlacing(outcome, { isChallengeAnswered: false, texts: this.#checkout.parts.shell.failureTexts() }),
        ),
      failed: this.refuse,
    });
  }

  private follow(next: AfterPlacing): void {
    const { shell } = this.#checkout.parts;
    switch (next._tag) {
      case 'ShowConfirmation':
        shell.cart.set(null);
        return shell.navigation.load('/order-confirmation');
      case 'AwaitPayment':
        return this.confirm(next.order);
      case 'Challenge':
        return this.challenge(next.challengeId);
      case 'GoBack':
        return this.goBack(next);
    }
  }

  private challenge(challengeId: string): void {
    const { paymentOrigin, shell, now } = this.#checkout.parts;
    const openedAt = now();
    this.busy = 'challenge';
    shell.dialogs.open('three-ds-challenge', {
      challengeId,
      origin: paymentOrigin,
      onSettled: (end) => this.endChallenge(end, { challengeId, openedAt }),
    });
  }

  private endChallenge(
    end: ChallengeEnd,
    { challengeId, openedAt }: { readonly challengeId: string; readonly openedAt: number },
  ): void {
    const { prepared } = this;
    const { now, shell, tasks, texts: own } = this.#checkout.parts;
    const texts = shell.failureTexts();
    const next = afterChallengeEnd(end, { openedAt, now: now(), texts, canceled: own.challengeCanceled });
    if (next._tag === 'GoBack') return this.goBack(next);
    if (prepared === undefined) {
      this.busy = undefined;
      return;
    }
    this.busy = 'placing';
    tasks.command(
      (shop) => shop.checkout.confirmChallenge({ cart: prepared.cart, orderNumber: prepared.orderNumber, challengeId }),
      {
        done: (outcome) => this.follow(afterPlacing(outcome, { isChallengeAnswered: true, texts })),
        failed: this.refuse,
      },
    );
  }

  private goBack({ step, message }: Extract<AfterPlacing, { readonly _tag: 'GoBack' }>): void {
    this.busy = undefined;
    this.confirming = undefined;
    this.#billing.refused();
    this.#checkout.go(step);
    if (message !== undefined) this.#checkout.report(message);
  }

  private refuse(failure: CheckoutFailure): void {
    const { texts } = this.#checkout.parts;
    const isPlacing = this.busy === 'placing';
    this.isAwaited = false;
    this.busy = undefined;
    const next = afterOrderFailure(failure, { isPlacing });
    switch (next._tag) {
      case 'Explain':
        this.#checkout.explain(failure, 'order');
        // A tender that was used up leaves something to pay.
        if (failure._tag === 'CartChanged') this.leaveIfIncomplete(failure.cart);
        return;
      case 'OutcomeUnknown':
        return this.#checkout.notify({ ...next.notice, message: texts.outcomeUnknown });
      case 'ReadCart':
        return this.readAgain(next.notice);
      case 'GoBack':
        return this.goBack(next);
      case 'Stay':
        return this.#checkout.notify(next.notice);
    }
  }

  private leaveIfIncomplete(cart: Cart): void {
    const step = Checkout.reachable(cart, 'summary');
    if (cart.items.length > 0 && step !== 'summary') this.#checkout.go(step);
  }

  private readAgain(notice: Notice): void {
    this.#checkout.parts.tasks.query('cart', (shop) => shop.carts.load, {
      done: (cart) => this.showAgain(cart, notice),
      failed: (failure) => this.#checkout.explain(failure, 'order'),
    });
  }

  private showAgain(cart: Cart | undefined, notice: Notice): void {
    if (cart === undefined) return this.#checkout.explain({ _tag: 'NothingToBuy' }, 'order');
    const before = this.#checkout.cart;
    const next = afterCartRead(cart, { seen: before, refusedFor: notice.errorId });
    const entry = tenderEntryOf(notice.errorId ?? '');
    const isChanged = next._tag === 'Empty' || next.says === 'changed';
    // A reward that is lost is refused by its name, and another tender pays more (I07).
    if (isChanged || entry !== undefined) this.#checkout.changedElsewhere(cart);
    else this.#checkout.show(cart);
    if (next._tag === 'Empty') return;
    if (next.step !== 'summary') this.#checkout.go(next.step);
    if (isChanged) return;
    if (entry !== undefined)
      this.#billing.refusals.refuseOrder(
        entry,
        refusedTenderText(notice.message, { before: before ?? cart, after: cart }),
      );
    const message = next.says === 'pay-again' ? this.#checkout.parts.texts.payAgain : notice.message;
    this.#checkout.notify({ ...notice, message });
  }
}
