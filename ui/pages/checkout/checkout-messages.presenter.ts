import { makeAutoObservable } from 'mobx';
import type { Cart } from '#core/cart/cart.ts';
import { lostCodes } from '#core/checkout/lost-codes.ts';
import type { CheckoutParts } from './checkout-context.ts';

/** The messages of the service at the top of checkout, which stay through the steps until they are closed (CHK-35). */
export class CheckoutMessagesPresenter {
  /** About changed deliveries. */
  changedDeliveries: readonly string[] = [];
  /** Ids of promo codes that stopped applying in this checkout, such as at the email address of the order (PRM175). */
  lostCodes: readonly string[] = [];
  dismissed: readonly string[] = [];
  readonly #texts: Pick<CheckoutParts['texts'], 'codeLost'>;

  constructor(texts: Pick<CheckoutParts['texts'], 'codeLost'>) {
    this.#texts = texts;
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  /** The open messages about a cart. `reported`: those that the cart has now. */
  about({ coupons }: Pick<Cart, 'coupons'>, reported: readonly string[]): readonly string[] {
    const codes = coupons.flatMap(({ id, code, status, description }) =>
      status !== 'APPLIED' && this.lostCodes.includes(id) ? [this.#texts.codeLost(code, description)] : [],
    );
    const kept = this.changedDeliveries.filter((message) => !reported.includes(message));
    return [...codes, ...kept, ...reported].filter((message) => !this.dismissed.includes(message));
  }

  /** Keeps what a new state of the cart says. */
  follow(before: Cart | undefined, cart: Cart): void {
    if (before !== undefined) this.lostCodes = [...this.lostCodes, ...lostCodes(before, cart)];
    const changed = cart.flashes.flatMap(({ _tag, message }) =>
      _tag === 'DeliveryChanged' && message !== undefined ? [message] : [],
    );
    this.changedDeliveries = [...new Set([...this.changedDeliveries, ...changed])];
    // The same change again is another one, also if the first was closed.
    if (before?.version !== cart.version)
      this.dismissed = this.dismissed.filter((message) => !changed.includes(message));
  }

  dismiss(message: string): void {
    this.dismissed = [...this.dismissed, message];
  }
}
