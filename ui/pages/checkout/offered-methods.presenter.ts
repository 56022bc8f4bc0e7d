import { makeAutoObservable } from 'mobx';
import { isLeftForGiftCards, remainingForPrepaid } from '#core/checkout/prepaid-share.ts';
import type { Amount } from '#core/kernel/amount.ts';
import { isApprovedMethod, isMainMethod, type PaymentMethod } from '#core/payment/payment-method.ts';
import type { CheckoutContext } from './checkout-context.ts';

/** Whether a method is points or a reward of the loyalty program, or the credit of an athlete. */
export const isOwnTender = (method: string): boolean => method !== 'GIFT_CARD' && !isMainMethod(method);

/** What the billing step offers to pay with: what the service lists (PAY-04), and has something to pay (PAY-15, GFT-09). */
export class OfferedMethodsPresenter {
  methods: readonly PaymentMethod[] = [];
  /** What remained to be paid when the methods were read: pay later has limits. */
  methodsFor: Amount | undefined = undefined;
  readonly #checkout: Pick<CheckoutContext, 'cart'>;

  constructor(checkout: Pick<CheckoutContext, 'cart'>) {
    this.#checkout = checkout;
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  show(methods: readonly PaymentMethod[]): void {
    this.methods = methods;
    this.methodsFor = this.#checkout.cart?.totals.remainingToPay;
  }

  isEnabled(method: string): boolean {
    return this.methods.some(({ code, enabled }) => code === method && enabled);
  }

  /** Whether a card, wallet or pay later is needed: not if nothing is left to pay (PAY-15). */
  get needsMain(): boolean {
    return (this.#checkout.cart?.totals.remainingToPay ?? 0) > 0;
  }

  /** Whether to offer a wallet or pay later beside the card (PAY-02). */
  get hasApproval(): boolean {
    return this.needsMain && this.methods.some(({ code }) => isApprovedMethod(code));
  }

  get hasCard(): boolean {
    return this.isEnabled('CREDIT_CARD');
  }

  /** Whether gift cards may pay, or do. */
  get hasGiftCards(): boolean {
    return this.isEnabled('GIFT_CARD') && this.mayPay((method) => method === 'GIFT_CARD');
  }

  /** Whether points, rewards or credit may pay, or do. */
  get hasOwnTenders(): boolean {
    return this.methods.some(({ code }) => isOwnTender(code)) && this.mayPay(isOwnTender);
  }

  /** Whether only gift cards are left to pay, for which no prepaid tender is offered (GFT-09). */
  get isLeftForGiftCards(): boolean {
    const { cart } = this.#checkout;
    return cart !== undefined && isLeftForGiftCards(cart);
  }

  private mayPay(isKind: (method: string) => boolean): boolean {
    const { cart } = this.#checkout;
    return (
      cart !== undefined && (remainingForPrepaid(cart) > 0 || cart.instruments.some(({ method }) => isKind(method)))
    );
  }
}
