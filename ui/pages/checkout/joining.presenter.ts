import { makeAutoObservable } from 'mobx';
import type { Cart } from '#core/cart/cart.ts';
import type { CheckoutContext } from './checkout-context.ts';

/** `joined`: the member's cart is shown; `gone`: there is none. */
type Ends = { readonly joined: () => void; readonly gone: () => void };

/**
 * Reads the cart of a guest who has signed in, which is merged into that of the member. What was typed stays; data of the
 * account fill in the rest (CHK-13, AUTH-06).
 */
export class JoiningPresenter {
  /** Whether the cart is being read, which is that of the member now. */
  isJoining = false;
  readonly #checkout: CheckoutContext;
  readonly #ends: Ends;

  constructor(checkout: CheckoutContext, ends: Ends) {
    this.#checkout = checkout;
    this.#ends = ends;
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  join(): void {
    this.isJoining = true;
    this.#checkout.parts.tasks.query('joined-cart', (shop) => shop.carts.load, {
      done: this.joined,
      failed: (failure) => {
        this.isJoining = false;
        this.#checkout.explain(failure, 'cart');
      },
    });
  }

  private joined(cart: Cart | undefined): void {
    this.isJoining = false;
    if (cart === undefined) return this.#ends.gone();
    const { cart: seen } = this.#checkout;
    // Goods that the member had in the cart before are part of this order now.
    if (seen === undefined || cart.totals.totalUnits === seen.totals.totalUnits) this.#checkout.show(cart);
    else this.#checkout.changedElsewhere(cart);
    this.#ends.joined();
  }
}
