import { makeAutoObservable } from 'mobx';
import type { Cart } from '#core/cart/cart.ts';
import type { StoreEvent } from '#core/store-event.ts';
import type { CartReader, Shopper, Toasts } from '#ui/kernel/shell-ports.ts';
import type { Tasks } from '#ui/kernel/tasks.ts';

/** The shopper as header and dialogs know them: nobody until the page is alive, since public pages hold nothing of a person. */
export class ShopperPresenter implements Shopper {
  cart: Cart | null | undefined = undefined;
  /** The count has changed under the shopper's eyes, which is worth saying; what was found on arrival is not. */
  hasNews = false;
  /** Units on their way into the cart. */
  expected = 0;
  readonly #tasks: Tasks;
  readonly #readers: CartReader[] = [];
  readonly #toasts: Pick<Toasts, 'show'>;

  constructor(tasks: Tasks, toasts: Pick<Toasts, 'show'>) {
    this.#tasks = tasks;
    this.#toasts = toasts;
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  get units(): number {
    return (this.cart?.totals.totalUnits ?? 0) + this.expected;
  }

  showCart(cart: Cart | null): void {
    const before = this.cart === undefined ? undefined : this.units;
    this.cart = cart;
    if (before !== undefined && before !== this.units) this.hasNews = true;
  }

  expectUnits(units: number): () => void {
    this.expected += units;
    this.hasNews = true;
    let isTaken = false;
    return () => {
      if (!isTaken) this.expect(-units);
      isTaken = true;
    };
  }

  activate(): () => void {
    const rest = this.#tasks.start();
    this.#tasks.follow(this.hear);
    // A cart that cannot be read now is no news for a header: the cart page tells and offers to try again.
    const before = this.cart;
    // What a page has shown meanwhile is newer than what was read.
    const show = (cart: Cart | undefined): void => {
      if (this.cart === before) this.showCart(cart ?? null);
    };
    this.readCart({ done: show, failed: () => undefined });
    return rest;
  }

  readCart(reader: CartReader): void {
    this.#readers.push(reader);
    if (this.#readers.length > 1) return;
    const readers = (): readonly CartReader[] => this.#readers.splice(0);
    this.#tasks.command((shop) => shop.carts.load, {
      done: (cart) => readers().forEach(({ done }) => done(cart)),
      failed: (failure) => readers().forEach(({ failed }) => failed(failure)),
    });
  }

  /** The stored cart was cleared for an invalid customer: the page says so until it reloads (CART-23, ERR-05). */
  private hear(event: StoreEvent): void {
    if (event._tag !== 'CustomerInvalid') return;
    this.showCart(null);
    this.#toasts.show({ title: event.message, tone: 'error' });
  }

  private expect(units: number): void {
    this.expected += units;
  }
}
