import { makeAutoObservable } from 'mobx';
import type { Cart, Shipment } from '#core/cart/cart.ts';
import { mainItems } from '#core/checkout/other-addresses.ts';
import type { ItemId } from '#core/kernel/identifiers.ts';
import type { CheckoutFailure } from '#core/checkout/order-progress.ts';
import type { CheckoutContext } from '../checkout-context.ts';
import type { MethodUpdatesPresenter } from '../method-updates.presenter.ts';

type SplitParts = {
  readonly checkout: CheckoutContext;
  readonly updates: Pick<MethodUpdatesPresenter, 'settle'>;
  /** Shows the methods of the shipments after a change. */
  readonly follow: (before: Cart, after: Cart) => void;
};

/** The shipments of an order to several addresses, and the dialog that sends items to another one. */
export class SplitPresenter {
  /** The dialog while it is open: of a shipment whose address changes, or of lines that the shopper chooses. */
  dialog: { readonly shipment: Shipment | undefined } | undefined = undefined;
  isMoving = false;
  /** How often the shipments have changed here; then the focus moves to them. */
  changes = 0;
  readonly #parts: SplitParts;

  constructor(parts: SplitParts) {
    this.#parts = parts;
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  /** Whether some of the units can be sent to another address, of which one stays. */
  get isOffered(): boolean {
    const { cart } = this.#parts.checkout;
    return cart !== undefined && mainItems(cart).reduce((sum, { quantity }) => sum + quantity, 0) > 1;
  }

  /** Opens the dialog, for the cart after the methods that are being saved. */
  open(shipment?: Shipment): void {
    this.#parts.updates.settle(() => {
      this.dialog = { shipment };
    });
  }

  close(): void {
    this.dialog = undefined;
  }

  /** Sends a shipment to the main address again. */
  sendToMain({ itemIds = [] }: Shipment): void {
    if (this.isMoving) return;
    this.isMoving = true;
    this.#parts.updates.settle(() => this.sendHome(itemIds));
  }

  private sendHome(itemIds: readonly ItemId[]): void {
    const { cart, parts } = this.#parts.checkout;
    if (cart === undefined) return;
    void parts.tasks.command((shop) => shop.checkout.sendToMainAddress({ cart, itemIds }), {
      done: this.show,
      failed: this.fail,
    });
  }

  /** Shows the shipments after lines were sent to another address. */
  show(cart: Cart): void {
    const { checkout, follow } = this.#parts;
    const before = checkout.cart;
    this.isMoving = false;
    this.changes += 1;
    this.close();
    checkout.show(cart);
    if (before !== undefined) follow(before, cart);
  }

  /** A failure that is not about the address itself. */
  fail(failure: CheckoutFailure): void {
    this.isMoving = false;
    this.close();
    this.#parts.checkout.explain(failure, 'cart');
  }
}
