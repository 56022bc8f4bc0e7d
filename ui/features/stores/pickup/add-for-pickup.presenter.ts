import { makeAutoObservable } from 'mobx';
import type { Cart } from '#core/cart/cart.ts';
import type { CartFailure } from '#core/cart/ports/cart-gateway.ts';
import type { Shell } from '#ui/kernel/shell-ports.ts';
import type { Tasks } from '#ui/kernel/tasks.ts';
import type { PickupOrder } from './add-for-pickup.tsx';

type AddForPickupParts = {
  readonly order: PickupOrder;
  readonly tasks: Tasks;
  readonly shell: Pick<Shell, 'dialogs' | 'shopper'>;
  readonly failed: string;
  readonly onAdded: () => void;
};

/** Adding to the cart what will be collected. */
export class AddForPickupPresenter {
  isBusy = false;
  notice: string | undefined = undefined;
  readonly #parts: AddForPickupParts;

  constructor(parts: AddForPickupParts) {
    this.#parts = parts;
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  activate(): () => void {
    return this.#parts.tasks.start();
  }

  add(): void {
    if (this.isBusy) return;
    const { tasks, order, shell } = this.#parts;
    this.isBusy = true;
    this.notice = undefined;
    shell.dialogs.prepare('mini-cart');
    tasks.command((shop) => shop.carts.add(order), { done: this.showAdded, failed: this.explain, settled: this.rest });
  }

  /** The mini cart shows what came in, and the header counts it (PDP-16). */
  private showAdded(cart: Cart): void {
    const { order, shell, onAdded } = this.#parts;
    const added = cart.items.find(({ sku, shipping }) => sku === order.sku && shipping.storeInfo?.id === order.storeId);
    shell.shopper.showCart(cart);
    onAdded();
    shell.dialogs.open('mini-cart', added === undefined ? {} : { addedItemId: added.id });
  }

  private explain(failure: CartFailure): void {
    this.notice = failure._tag === 'ApiFailure' ? failure.message : this.#parts.failed;
  }

  private rest(): void {
    this.isBusy = false;
  }
}
