import { makeAutoObservable, runInAction } from 'mobx';
import type { ShipmentChoice } from '#core/checkout/ports/checkout-gateway.ts';
import type { CheckoutContext } from './checkout-context.ts';

/**
 * Saves each chosen shipping method at once, so that the totals follow it and a reload keeps it (CHK-31, CHK-37). Writes
 * of the cart run one after the other.
 */
export class MethodUpdatesPresenter {
  /** Choices that are being saved. */
  waiting = 0;
  /** How many choices were saved or refused; then the new total is announced. */
  ended = 0;
  #refused = 0;
  /** The last choice of each shipment, which replaces those that are still waiting. */
  readonly #last = new Map<string, ShipmentChoice>();
  readonly #checkout: CheckoutContext;

  constructor(checkout: CheckoutContext) {
    this.#checkout = checkout;
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  /** Whether the totals are not those of the choice yet. */
  get isPending(): boolean {
    return this.waiting > 0;
  }

  /** Saves a choice; `restore` shows that of the cart again if the service refuses it. */
  save(choice: ShipmentChoice, restore: () => void): void {
    const { shippingId } = choice;
    const { shell } = this.#checkout.parts;
    this.waiting += 1;
    this.#last.set(shippingId, choice);
    const isLast = (): boolean => this.#last.get(shippingId) === choice;
    shell.cart.write(
      () => {
        const { cart } = this.#checkout;
        const isThere = cart?.shipments.some(({ id }) => id === shippingId) === true;
        return isThere && isLast() ? (shop) => shop.checkout.chooseForShipment({ cart, ...choice }) : undefined;
      },
      {
        done: this.#checkout.show,
        failed: (failure) => {
          this.#refused += 1;
          if (isLast()) restore();
          this.#checkout.explain(failure, 'cart');
        },
        finally: this.end,
      },
    );
  }

  /** Calls `next` when no choice is waiting; `isSaved`: none was refused meanwhile. */
  settle(next: (isSaved: boolean) => void): void {
    if (!this.isPending) return next(true);
    const before = this.#refused;
    this.#checkout.parts.shell.cart.afterWrites(() => runInAction(() => next(before === this.#refused)));
  }

  private end(): void {
    this.waiting -= 1;
    this.ended += 1;
  }
}
