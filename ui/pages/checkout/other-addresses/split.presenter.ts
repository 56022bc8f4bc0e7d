import { makeAutoObservable } from 'mobx';
import type { Cart, Shipment } from '#core/cart/cart.ts';
import { mainItems } from '#core/checkout/other-addresses.ts';
import type { CheckoutFailure } from '#core/checkout/order-progress.ts';
import type { CheckoutContext } from '../checkout-context.ts';

/** The shipments of an order to several addresses, and the dialog that sends items to another one. */
export class SplitPresenter {
  /** The dialog while it is open: of a shipment whose address changes, or of lines that the shopper chooses. */
  dialog: { readonly shipment: Shipment | undefined } | undefined = undefined;
  isMoving = false;
  /** How often the shipments have changed here; then the focus moves to them. */
  changes = 0;
  readonly #checkout: CheckoutContext;
  readonly #follow: (before: Cart, after: Cart) => void;

  /** `follow`: shows the methods of the shipments after a change. */
  constructor(checkout: CheckoutContext, follow: (before: Cart, after: Cart) => void) {
    this.#checkout = checkout;
    this.#follow = follow;
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  /** Whether some of the lines can be sent to another address: whole lines, of which one stays. */
  get isOffered(): boolean {
    const { cart } = this.#checkout;
    return cart !== undefined && mainItems(cart).length > 1;
  }

  open(shipment?: Shipment): void {
    this.dialog = { shipment };
  }

  close(): void {
    this.dialog = undefined;
  }

  /** Sends a shipment to the main address again. */
  sendToMain({ itemIds = [] }: Shipment): void {
    const { cart, parts } = this.#checkout;
    if (cart === undefined || this.isMoving) return;
    this.isMoving = true;
    void parts.tasks.command((shop) => shop.checkout.sendToMainAddress({ cart, itemIds }), {
      done: this.show,
      failed: this.fail,
    });
  }

  /** Shows the shipments after lines were sent to another address. */
  show(cart: Cart): void {
    const before = this.#checkout.cart;
    this.isMoving = false;
    this.changes += 1;
    this.close();
    this.#checkout.show(cart);
    if (before !== undefined) this.#follow(before, cart);
  }

  /** A failure that is not about the address itself. */
  fail(failure: CheckoutFailure): void {
    this.isMoving = false;
    this.close();
    this.#checkout.explain(failure, 'cart');
  }
}
