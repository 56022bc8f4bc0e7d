import { makeAutoObservable, reaction } from 'mobx';
import type { ApprovalEnd } from '#adapters/browser/challenge-frame.ts';
import type { Cart } from '#core/cart/cart.ts';
import { tenderName } from '#core/cart/summary.ts';
import type { CartFailure } from '#core/cart/ports/cart-gateway.ts';
import type { Amount } from '#core/kernel/amount.ts';
import { formatMoney } from '#core/kernel/format-money.ts';
import { firstInstallment } from '#core/payment/pay-later.ts';
import {
  isApprovedMethod,
  isMainMethod,
  mainMethods,
  type ApprovedMethod,
  type MainMethod,
  type PaymentMethod,
  type PaymentSession,
} from '#core/payment/payment-method.ts';
import type { BillingStepPresenter } from '../billing-step.presenter.ts';
import type { CheckoutContext } from '../checkout-context.ts';

type Choice = Pick<PaymentMethod, 'label' | 'enabled'> & { readonly code: MainMethod };

type Billing = Pick<
  BillingStepPresenter,
  | 'main'
  | 'isHeld'
  | 'heldMain'
  | 'offered'
  | 'setMethods'
  | 'choose'
  | 'useOtherCard'
  | 'setApproval'
  | 'setBusy'
  | 'approved'
  | 'refusals'
>;

/** The choice of card, wallet and pay later, and the page on which the shopper approves the last two (PAY-02, PAY-14). */
export class ApprovalsPresenter {
  /** The page that the shopper sees. */
  page: { readonly method: ApprovedMethod; readonly session: PaymentSession } | undefined = undefined;
  /** Whether the shopper has left the page without an approval. */
  isCanceled = false;
  /** What is left to pay, formatted, if that is more than the shopper has approved: the approval is gone (CHK-17). */
  exceeded: string | undefined = undefined;
  readonly #checkout: CheckoutContext;
  readonly #billing: Billing;

  constructor(checkout: CheckoutContext, billing: Billing) {
    this.#checkout = checkout;
    this.#billing = billing;
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  /** Lets the button of the step begin an approval, and keeps the methods in line with what remains to be paid. */
  activate(): () => void {
    const stop = reaction(() => this.#checkout.cart?.totals.remainingToPay, this.readMethods, {
      fireImmediately: true,
    });
    const stopFollowing = reaction(() => this.#checkout.cart, this.followApproval);
    this.#billing.setApproval(this.open);
    return () => {
      stop();
      stopFollowing();
      this.#billing.setApproval(undefined);
    };
  }

  /** Without an answer the provider refuses what it does not offer. */
  private readMethods(remaining: Amount | undefined): void {
    const { cart, parts } = this.#checkout;
    if (cart === undefined || remaining === undefined || remaining === this.#billing.offered.methodsFor) return;
    parts.tasks.query('payment-methods', (shop) => shop.checkout.listPaymentMethods(cart), {
      done: (methods) => this.#billing.setMethods(methods),
      failed: () => undefined,
    });
  }

  /** Says when the service has detached an approval, since the order costs more now. */
  private followApproval(cart: Cart | undefined, before: Cart | undefined): void {
    const [held, now] = [before, cart].map((one) => one?.instruments.find(({ method }) => isMainMethod(method)));
    if (now !== undefined || cart === undefined) this.exceeded = undefined;
    else if (held !== undefined && isApprovedMethod(held.method) && cart.totals.remainingToPay > held.amount)
      this.exceeded = this.money(cart, cart.totals.remainingToPay);
  }

  /** Why the provider refused the method that pays the rest. */
  get refusal(): string | undefined {
    return this.#billing.refusals.messages.main;
  }

  /** Main methods as the service lists them; the label of one that is not enabled says why. */
  get choices(): readonly Choice[] {
    return this.#billing.offered.methods.flatMap(({ code, ...shown }) =>
      isMainMethod(code) ? [{ code, ...shown }] : [],
    );
  }

  /** The wallet or pay later that pays the cart, such as "Wallet •••• 1234". */
  get paying(): string | undefined {
    const { heldMain, isHeld } = this.#billing;
    return isHeld && heldMain !== undefined && isApprovedMethod(heldMain.method) ? tenderName(heldMain) : undefined;
  }

  /** The first payment of pay later, formatted. */
  get firstPayment(): string {
    const { cart } = this.#checkout;
    return cart === undefined ? '' : this.money(cart, firstInstallment(cart.totals.remainingToPay));
  }

  choose(code: string): void {
    this.isCanceled = false;
    this.#billing.refusals.clear('main');
    const method = mainMethods.find((known) => known === code);
    if (method !== undefined) this.#billing.choose(method);
  }

  /** Opens the provider's page for what remains to be paid. */
  open(): void {
    const { cart, parts } = this.#checkout;
    const method = this.#billing.main;
    if (cart === undefined || !isApprovedMethod(method)) return;
    this.isCanceled = false;
    this.#billing.refusals.clear('main');
    this.#billing.setBusy(true);
    const query = { cart, method, returnUrl: parts.returnUrl };
    void parts.tasks.command((shop) => shop.tenders.openApproval(query), {
      done: (session) => {
        this.page = { method, session };
      },
      failed: this.refuse,
    });
  }

  close(): void {
    this.page = undefined;
  }

  settle(method: ApprovedMethod, end: ApprovalEnd): void {
    const { cart, parts } = this.#checkout;
    this.#billing.setBusy(false);
    this.isCanceled = end._tag === 'Canceled';
    if (cart === undefined || end._tag === 'Canceled') return;
    this.#billing.setBusy(true);
    void parts.tasks.command((shop) => shop.tenders.payByApproval({ cart, method, token: end.token }), {
      done: (paid) => {
        this.#billing.setBusy(false);
        if (paid.id === cart.id) this.#billing.approved(paid);
        else this.#checkout.show(paid);
      },
      failed: this.refuse,
    });
  }

  private refuse(failure: CartFailure): void {
    this.#billing.setBusy(false);
    this.#billing.refusals.keep('main', failure);
    this.#checkout.explain(failure, 'cart');
  }

  private money({ currency }: Pick<Cart, 'currency'>, amount: Amount): string {
    return formatMoney(amount, currency, this.#checkout.parts.site.language);
  }
}
