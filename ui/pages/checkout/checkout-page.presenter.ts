import { makeAutoObservable, reaction } from 'mobx';
import { cartView, type CartView } from '#core/cart/cart-view.ts';
import type { Cart } from '#core/cart/cart.ts';
import type { CartFailure } from '#core/cart/ports/cart-gateway.ts';
import { Checkout, type CheckoutStep, type Contact, type NothingToBuy } from '#core/checkout/checkout.ts';
import { shortLines } from '#core/checkout/short-lines.ts';
import { afterCartGone } from '#core/checkout/missing-cart.ts';
import { isCartGone, type CheckoutFailure } from '#core/checkout/order-progress.ts';
import { placeNotice, type FailedOperation } from '#core/failures/placement.ts';
import { formatMoney } from '#core/kernel/format-money.ts';
import type { Notice } from '#core/notifications/notice.ts';
import type { Order } from '#core/order/order.ts';
import type { StoreEvent } from '#core/store-event.ts';
import type { AddressForm } from '#ui/features/checkout/address-form.ts';
import { BillingStepPresenter } from './billing-step.presenter.ts';
import type { CheckoutParts, CheckoutContext } from './checkout-context.ts';
import { CheckoutMessagesPresenter } from './checkout-messages.presenter.ts';
import { JoiningPresenter } from './joining.presenter.ts';
import { restoreContact } from './restore-contact.ts';
import { ShippingStepPresenter } from './shipping-step.presenter.ts';
import { SummaryStepPresenter } from './summary-step.presenter.ts';

/** The state of checkout: the cart, the notice at the top, and the presenters of the three steps (CHK-01 to CHK-37). */
export class CheckoutPagePresenter implements CheckoutContext {
  /** `ordered`: this cart has become an order, in this window or in another one. */
  status: 'pending' | 'success' | 'error' | 'ordered' = 'pending';
  cart: Cart | undefined = undefined;
  notice: string | undefined = undefined;
  /** Message of the failure that prevents checkout. */
  problem: string | undefined = undefined;
  /** The cart that the shopper had seen, and what it became without the shopper, until that is dismissed (I07). */
  changed: { readonly before: Cart; readonly after: Cart } | undefined = undefined;
  /** Whether the defaults of the member have led straight to the summary (CHK-03). */
  isExpress = false;
  /** Whether the shopper has changed the step. */
  hasMoved = false;
  savedContact: Contact | undefined = undefined;
  readonly parts: CheckoutParts;
  readonly joining: JoiningPresenter;
  /** The server messages at the top. */
  readonly said: CheckoutMessagesPresenter;
  readonly shipping: ShippingStepPresenter;
  readonly billing: BillingStepPresenter;
  readonly summary: SummaryStepPresenter;
  #hasBegun = false;

  constructor(parts: CheckoutParts) {
    this.parts = parts;
    this.joining = new JoiningPresenter(this, { joined: () => this.followSignIn(), gone: () => this.findOrder() });
    this.said = new CheckoutMessagesPresenter(parts.texts);
    this.shipping = new ShippingStepPresenter(this);
    this.billing = new BillingStepPresenter(this);
    this.summary = new SummaryStepPresenter(this, this.billing);
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  get view(): CartView | undefined {
    return this.cart === undefined ? undefined : cartView(this.cart, this.parts.site);
  }

  get isJoining(): boolean {
    return this.joining.isJoining;
  }

  get messages(): readonly string[] {
    return this.cart === undefined ? [] : this.said.about(this.cart, this.view?.messages ?? []);
  }

  /** Whether lines have sold out since they were added. */
  get hasShortLines(): boolean {
    return this.cart !== undefined && shortLines(this.cart).length > 0;
  }

  /** The contact of this checkout, else that of the cart, which survives a reload. */
  get contact(): Contact | undefined {
    if (this.savedContact !== undefined) return this.savedContact;
    const { email, phone } = this.cart?.shippingAddress ?? {};
    return email === undefined ? undefined : { email, ...(phone !== undefined && { phone }) };
  }

  get digitalContact(): AddressForm | undefined {
    const isDigital = this.cart !== undefined && Checkout.receipt(this.cart) === 'digital';
    return isDigital ? this.shipping.form : undefined;
  }

  takeContact(): boolean {
    return this.shipping.takeContact();
  }

  /** The step to show: the requested one, or an earlier one that is incomplete (RTE-19). */
  stepFor(asked: string | null): CheckoutStep {
    const step = asked !== null && Checkout.isStep(asked) ? asked : 'shipping';
    if (this.cart === undefined) return 'shipping';
    const first = this.digitalContact === undefined ? 'shipping' : 'billing';
    return this.contact === undefined ? first : Checkout.reachable(this.cart, step);
  }

  /**
   * Replaces the step in the address by the one that is shown, such as after another tab has removed what paid (CHK-37).
   * Without a contact, which may still be read, the step of a reload stays.
   */
  nameStep(asked: string | null): void {
    const step = this.stepFor(asked);
    if (asked === null || asked === step || this.contact === undefined) return;
    this.parts.shell.navigation.replace(`/checkout?step=${step}`);
  }

  activate(): () => void {
    const { tasks, session, shell } = this.parts;
    const stop = tasks.start();
    tasks.follow(this.handleEvent);
    session.start();
    // The page shows data of the member, who may sign out in another tab (AUTH-09). A payment in progress continues.
    const stopFollowing = reaction(
      () => session.isMember,
      (isMember, wasMember) => {
        if (wasMember === true && isMember === false && !this.summary.isPaying) shell.navigation.replace('/');
      },
    );
    if (!this.#hasBegun) this.begin();
    return () => {
      stopFollowing();
      stop();
    };
  }

  /** Reads the cart and reserves its stock; once per checkout (CHK-24). */
  begin(): void {
    this.#hasBegun = true;
    this.status = 'pending';
    this.parts.tasks.command((shop) => shop.checkout.start(), {
      done: ({ cart }) => this.open(cart),
      failed: this.failToBegin,
    });
  }

  /** A step in the address is of a reload; without one the defaults of a member may lead to the summary. */
  private open(cart: Cart): void {
    const { asked, shell, tasks } = this.parts;
    if (asked !== null) return this.enter(cart);
    tasks.command((shop) => shop.express.applyDefaults(cart), {
      done: ({ cart: ready, step }) => {
        this.isExpress = step === 'summary';
        this.enter(ready, step);
        if (this.isExpress) shell.navigation.replace('/checkout?step=summary');
      },
      failed: () => this.enter(cart),
    });
  }

  show(cart: Cart): void {
    if (this.cart !== undefined && this.cart.version !== cart.version) this.parts.shell.notifyTabs('cart');
    this.take(cart);
  }

  private take(cart: Cart): void {
    this.said.follow(this.cart, cart);
    this.cart = cart;
    this.summary.discard();
    this.parts.shell.cart.set(cart);
  }

  changedElsewhere(cart: Cart): void {
    const { cart: seen, changed } = this;
    if (cart.items.length === 0) return this.parts.shell.navigation.loadInstead('/cart');
    this.take(cart);
    if (seen === undefined) return;
    this.shipping.follow(seen, cart);
    this.changed = { before: changed?.before ?? seen, after: cart };
  }

  dismissChange(): void {
    this.changed = undefined;
  }

  /** Reports the change without its details, whose view could not be loaded. */
  reportChange(): void {
    const { cart } = this;
    const { site, texts } = this.parts;
    if (cart === undefined) return;
    this.dismissChange();
    this.report(texts.changedElsewhere(formatMoney(cart.totals.total, cart.currency, site.language)));
  }

  keepContact(contact: Contact): void {
    this.savedContact = contact;
  }

  /** Navigates to a step, or to an earlier one that is incomplete, as after a lost cart was replaced (CART-22). */
  go(asked: CheckoutStep): void {
    this.shipping.updates.settle((isSaved) => {
      if (isSaved) this.moveTo(asked);
    });
  }

  private moveTo(asked: CheckoutStep): void {
    const step = this.stepFor(asked);
    this.notice = undefined;
    this.hasMoved = true;
    if (step === 'billing') this.billing.open();
    if (step === 'summary') this.summary.prepare();
    this.parts.shell.navigation.go(`/checkout?step=${step}`);
  }

  goOn(): void {
    this.go(this.billing.isDone ? 'summary' : 'billing');
  }

  report(message: string): void {
    this.notice = message;
  }

  notify(notice: Notice): void {
    if (notice.placement === 'toast' || notice.placement === 'persistent-toast') this.parts.shell.toasts.notice(notice);
    else this.report(notice.message);
  }

  dismissNotice(): void {
    this.notice = undefined;
  }

  dismiss(message: string): void {
    this.said.dismiss(message);
  }

  explain(failure: CheckoutFailure, operation: FailedOperation): void {
    const { shell, texts } = this.parts;
    switch (failure._tag) {
      case 'CartChanged':
        return this.changedElsewhere(failure.cart);
      case 'CartUnsound':
        return this.report(texts.unsound);
      case 'BotSuspected':
        return this.report(shell.failureTexts().errors.AUT403 ?? texts.unsound);
      case 'NothingToBuy':
      case 'CartNotFound':
        return this.findOrder();
      case 'ApiFailure':
        return this.notify(placeNotice(operation, failure));
    }
  }

  private followSignIn(): void {
    this.shipping.join();
    if (this.stepFor(this.parts.asked) === 'billing') this.billing.open();
  }

  /** Shows at once what another tab has done to the cart: changed, emptied or ordered it. */
  private handleEvent(event: StoreEvent): void {
    if (event._tag === 'SignedIn' && this.status === 'success') this.joining.join();
    if (event._tag !== 'ChangedElsewhere' || event.state !== 'cart') return;
    if (this.status !== 'success' || this.summary.isPaying) return;
    this.parts.tasks.query('changed-cart', (shop) => shop.carts.load, {
      done: (cart) => {
        if (cart === undefined) return this.findOrder();
        if (cart.version !== this.cart?.version) this.changedElsewhere(cart);
      },
      // Without an answer the next step finds the change.
      failed: (failure) => {
        if (isCartGone(failure)) this.findOrder();
      },
    });
  }

  private enter(cart: Cart, asked = this.parts.asked): void {
    this.show(cart);
    this.billing.takeOver(cart);
    this.shipping.enter(cart, () => this.resume(asked));
  }

  private resume(asked: string | null): void {
    this.status = 'success';
    if (this.hasMoved) return;
    if (asked !== null && asked !== 'shipping') restoreContact(this, this.shipping);
    if (this.stepFor('billing') === 'billing') this.billing.open();
    if (this.stepFor(asked) === 'summary') this.summary.prepare();
  }

  private failToBegin(failure: CartFailure | NothingToBuy): void {
    if (isCartGone(failure)) return this.findOrder();
    if (failure._tag === 'CartChanged') return this.enter(failure.cart);
    this.status = 'error';
    this.problem = failure._tag === 'ApiFailure' ? failure.message : this.parts.texts.unsound;
  }

  /** Finds why the cart no longer exists: it has become an order, maybe in another window, or it is empty (RTE-47). */
  private findOrder(): void {
    this.parts.tasks.query('last-order', (shop) => shop.orders.viewLastOrder(), {
      done: this.foundOrder,
      failed: () => this.foundOrder(undefined),
    });
  }

  private foundOrder(order: Order | undefined): void {
    const { remembered } = this.parts;
    const next = afterCartGone(order, this.cart, remembered && { items: remembered.lines });
    switch (next._tag) {
      case 'AwaitPayment':
        this.status = 'success';
        return this.summary.confirm(next.order);
      case 'Ordered':
        this.status = 'ordered';
        return;
      case 'NothingToBuy':
        return this.parts.shell.navigation.loadInstead('/cart');
    }
  }
}
