import { makeAutoObservable } from 'mobx';
import type { CartItem } from '#core/cart/cart-item.ts';
import type { CartRejection } from '#core/cart/cart-rejection.ts';
import type { CartFailure } from '#core/cart/ports/cart-gateway.ts';
import { debounceByKey } from '#ui/kernel/debounce-by-key.ts';
import type { CartStore } from './cart-store.ts';
import type { PresenterEnvironment } from './use-presenter.ts';

/** Quantity changes of a line within this many milliseconds are one call (CART-45). */
export const QUANTITY_PAUSE_MS = 300;

type OnRefused = (failure: CartFailure | CartRejection) => void;

const without = <Value>(record: { readonly [key: string]: Value }, key: string): { readonly [key: string]: Value } =>
  Object.fromEntries(Object.entries(record).filter(([name]) => name !== key));

/** Changes of the cart's lines that the server has not answered yet. They are shown over the document's cart. */
export class LineChanges {
  /** Quantities by line id that were asked for and not yet answered. */
  wanted: { readonly [itemId: string]: number } = {};
  /** Ids of lines that were removed or saved for later, not yet answered. */
  leaving: readonly string[] = [];
  readonly #cart: CartStore;
  readonly #quantities = debounceByKey(QUANTITY_PAUSE_MS);

  constructor({ shell }: Pick<PresenterEnvironment, 'shell'>) {
    this.#cart = shell.cart;
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  /** The sums are those of an earlier state: they are shown as such, and not paid. */
  get isUpdating(): boolean {
    return this.leaving.length > 0 || Object.keys(this.wanted).length > 0;
  }

  /** Sends the quantities that still wait for another change. */
  flush(): void {
    this.#quantities.flush();
  }

  /** Quick changes of one line are one call with the last value (CART-45). */
  changeQuantity(itemId: string, quantity: number, failed: OnRefused): void {
    this.wanted = { ...this.wanted, [itemId]: quantity };
    this.#quantities.after(itemId, () => this.sendQuantity(itemId, failed));
  }

  /** Hides a line until its removal is answered; undefined if it is not there or leaves already. */
  leave(itemId: string): CartItem | undefined {
    const item = this.#cart.current?.items.find((line) => line.id === itemId);
    if (item === undefined || this.leaving.includes(itemId)) return undefined;
    this.leaving = [...this.leaving, itemId];
    this.wanted = without(this.wanted, itemId);
    return item;
  }

  /** Removes a line, which is hidden at once (CART-07). */
  remove(
    itemId: string,
    { done, failed }: { readonly done: (item: CartItem) => void; readonly failed: OnRefused },
  ): void {
    const item = this.leave(itemId);
    if (item === undefined) return;
    this.#cart.change((cart) => (shop) => shop.carts.removeItem({ cart, itemId }), {
      done: () => done(item),
      failed,
      finally: () => this.release(itemId),
    });
  }

  /** Shows a line again that is hidden, if the cart still has it. */
  release(itemId: string): void {
    this.leaving = this.leaving.filter((id) => id !== itemId);
  }

  private sendQuantity(itemId: string, failed: OnRefused): void {
    let sent: number | undefined;
    this.#cart.change(
      (cart) => {
        const quantity = this.wanted[itemId];
        sent = quantity;
        const isNew = cart.items.find((line) => line.id === itemId)?.quantity !== quantity;
        return quantity !== undefined && isNew
          ? (shop) => shop.carts.changeQuantity({ cart, itemId, quantity })
          : undefined;
      },
      {
        failed,
        finally: () => {
          // Another quantity that was asked for meanwhile has its own call.
          if (this.wanted[itemId] === sent) this.wanted = without(this.wanted, itemId);
        },
      },
    );
  }
}
