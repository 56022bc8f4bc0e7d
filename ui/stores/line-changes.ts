import { makeAutoObservable } from 'mobx';
import type { Cart } from '#core/cart/cart.ts';
import type { CartItem } from '#core/cart/cart-item.ts';
import type { CartRejection } from '#core/cart/cart-rejection.ts';
import type { CartFailure } from '#core/cart/ports/cart-gateway.ts';
import { debounceByKey } from '#ui/kernel/debounce-by-key.ts';
import type { CartStore } from './cart-store.ts';
import type { PresenterEnvironment } from './use-presenter.ts';

/** Quantity changes of a line within this time are one call (CART-45). In milliseconds. */
export const QUANTITY_PAUSE_MS = 300;

/** Gets the line, and the shipments of the cart before it was removed. */
type OnRemoved = (item: CartItem, shipments: Cart['shipments']) => void;
type OnRefused = (failure: CartFailure | CartRejection) => void;

const without = <Value>(record: { readonly [key: string]: Value }, key: string): { readonly [key: string]: Value } =>
  Object.fromEntries(Object.entries(record).filter(([name]) => name !== key));

/** Unconfirmed changes of the cart's lines. They are shown over the document's cart. */
export class LineChanges {
  /** Requested, unconfirmed quantities by line id. */
  wanted: { readonly [itemId: string]: number } = {};
  /** Ids of lines whose removal or saving is not confirmed yet. */
  leaving: readonly string[] = [];
  readonly #cart: CartStore;
  readonly #quantities = debounceByKey(QUANTITY_PAUSE_MS);

  constructor({ shell }: Pick<PresenterEnvironment, 'shell'>) {
    this.#cart = shell.cart;
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  /**
   * Whether there are unconfirmed changes: the totals do not include them, so they are marked as outdated and cannot be
   * paid.
   */
  get isUpdating(): boolean {
    return this.leaving.length > 0 || Object.keys(this.wanted).length > 0;
  }

  /** Sends the quantities that are still being debounced. */
  flush(): void {
    this.#quantities.flush();
  }

  /** Debounces: quick changes of one line are one call with the last value (CART-45). */
  changeQuantity(itemId: string, quantity: number, failed: OnRefused): void {
    this.wanted = { ...this.wanted, [itemId]: quantity };
    this.#quantities.after(itemId, () => this.sendQuantity(itemId, failed));
  }

  /** Hides a line until its removal is confirmed; returns undefined if it is missing or already hidden. */
  leave(itemId: string): CartItem | undefined {
    const item = this.#cart.current?.items.find((line) => line.id === itemId);
    if (item === undefined || this.leaving.includes(itemId)) return undefined;
    this.leaving = [...this.leaving, itemId];
    this.wanted = without(this.wanted, itemId);
    return item;
  }

  /** Removes a line and hides it at once (CART-07). */
  remove(itemId: string, { done, failed }: { readonly done: OnRemoved; readonly failed: OnRefused }): void {
    const item = this.leave(itemId);
    if (item === undefined) return;
    let shipments: Cart['shipments'] = [];
    this.#cart.change(
      (cart) => {
        shipments = cart.shipments;
        return (shop) => shop.carts.removeItem({ cart, itemId });
      },
      { done: () => done(item, shipments), failed, finally: () => this.release(itemId) },
    );
  }

  /** Shows a hidden line again if the cart still has it. */
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
          // A quantity that was requested meanwhile has its own call.
          if (this.wanted[itemId] === sent) this.wanted = without(this.wanted, itemId);
        },
      },
    );
  }
}
