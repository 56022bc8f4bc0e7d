import { makeAutoObservable, reaction, runInAction } from 'mobx';
import { DEFAULT_QUANTITY } from '#core/catalog/quantity.ts';
import type { Cart } from '#core/cart/cart.ts';
import type { CartChanged, CartFailure } from '#core/cart/ports/cart-gateway.ts';
import type { AddToCart } from '#core/cart/use-cases/cart-use-cases.ts';
import type { ApiFailure } from '#core/failures/api-failure.ts';
import type { SharedState } from '#core/notifications/ports/other-tabs.ts';
import type { StoreEvent } from '#core/store-event.ts';
import { Resource } from '#ui/kernel/resource.ts';
import { SerialQueue } from '#ui/kernel/serial-queue.ts';
import type { Dialogs, Toasts } from '#ui/kernel/shell-ports.ts';
import type { Handlers, Intent, Tasks } from '#ui/kernel/tasks.ts';

type CartStoreParts = {
  readonly tasks: Tasks;
  readonly toasts: Pick<Toasts, 'show'>;
  readonly dialogs: Pick<Dialogs, 'open' | 'prepare'>;
  /** Notifies the other tabs that the cart has changed. */
  readonly notify: (state: SharedState) => void;
};

/** What a write returns: the cart, or the cart with something else. */
type CartReply = Cart | { readonly cart: Cart };

type WriteHandlers<Reply, Failure> = Partial<Pick<Handlers<Reply, Failure>, 'done' | 'failed' | 'finally'>>;

type AddHandlers = {
  /** Before the mini cart opens. */
  readonly done: () => void;
  /** The service's message, if it gave one. */
  readonly failed: (message: string | undefined) => void;
  readonly finally: () => void;
};

const cartIn = (reply: CartReply): Cart => ('cart' in reply ? reply.cart : reply);

const isCartChanged = (failure: unknown): failure is CartChanged =>
  typeof failure === 'object' && failure !== null && '_tag' in failure && failure._tag === 'CartChanged';

const messageOf = (failure: CartFailure | ApiFailure): string | undefined => {
  if (failure._tag === 'ApiFailure') return failure.message;
  return failure._tag === 'CartNotFound' ? failure.failure.message : undefined;
};

/**
 * The document's cart: what the server returned last, and the units that are being added. Changes of its lines that are
 * not answered yet are in `LineChanges`, which only the cart page loads.
 * Writes are sent one after another, each decided on the cart that the one before it left; what they return is shown.
 */
export class CartStore {
  /** Units on their way into the cart. */
  expected = 0;
  /** The count has changed since it was first known: screen readers are notified of changes only. */
  hasNews = false;
  readonly resource: Resource<Cart, CartFailure>;
  readonly #parts: CartStoreParts;
  readonly #writes = new SerialQueue();

  constructor(parts: CartStoreParts) {
    this.#parts = parts;
    this.resource = new Resource<Cart, CartFailure>(parts.tasks, (shop) => shop.carts.load);
    makeAutoObservable(this, { resource: false }, { deep: false, autoBind: true });
  }

  /** Undefined: not known yet, as on the server; null: there is none. */
  get current(): Cart | null | undefined {
    return this.resource.value;
  }

  get units(): number {
    return (this.current?.totals.totalUnits ?? 0) + this.expected;
  }

  activate(): () => void {
    const { tasks } = this.#parts;
    const rest = tasks.start();
    tasks.follow(this.hear);
    const stop = reaction(
      () => (this.current === undefined ? undefined : this.units),
      (_, before) => {
        if (before !== undefined) this.hasNews = true;
      },
    );
    // A failure is not shown in the header: the cart page shows it and offers to try again.
    this.load();
    return () => {
      stop();
      rest();
    };
  }

  /** Reads the cart; callers at the same time share one read (CART-42). */
  load(onFailed?: (failure: CartFailure | ApiFailure) => void): void {
    this.resource.load(onFailed);
  }

  /** Reads the cart again after it may have changed outside of this document, or has another owner. */
  refresh(): void {
    this.resource.refresh();
  }

  /** Shows a cart that a write of another store returned; null: it became an order, or its shopper has left. */
  set(cart: Cart | null): void {
    this.resource.set(cart);
  }

  /** Adds units, counts them at once and opens the mini cart with their line (PDP-16). */
  add(item: Parameters<AddToCart>[0], { done, failed, finally: onEnd }: AddHandlers): void {
    const { dialogs } = this.#parts;
    const units = item.quantity ?? DEFAULT_QUANTITY;
    dialogs.prepare('mini-cart');
    this.expected += units;
    this.hasNews = true;
    this.write(() => (shop) => shop.carts.add(item), {
      done: (cart) => {
        const line = cart.items.find(
          ({ sku, shipping }) =>
            sku === item.sku && (item.storeId === undefined || shipping.storeInfo?.id === item.storeId),
        );
        done();
        dialogs.open('mini-cart', line === undefined ? {} : { addedItemId: line.id });
      },
      failed: (failure) => failed(messageOf(failure)),
      finally: () => {
        this.expected -= units;
        onEnd();
      },
    });
  }

  /**
   * Sends a write after those before it. `intentOn` gets the cart that they left and runs when the turn has come;
   * where it returns nothing, nothing is sent and only `finally` runs.
   */
  write<Reply extends CartReply, Failure>(
    intentOn: (cart: Cart | undefined) => Intent<Reply, Failure> | undefined,
    handlers: WriteHandlers<Reply, Failure>,
  ): void {
    void this.#writes.run(async () => {
      const intent = runInAction(() => intentOn(this.current ?? undefined));
      if (intent === undefined) runInAction(() => handlers.finally?.());
      else await this.send(intent, handlers);
    });
  }

  /** A write on the lines of the cart; without a cart nothing is sent. */
  change<Reply extends CartReply, Failure>(
    intentOn: (cart: Cart) => Intent<Reply, Failure> | undefined,
    handlers: WriteHandlers<Reply, Failure>,
  ): void {
    this.write((cart) => (cart === undefined ? undefined : intentOn(cart)), handlers);
  }

  /** Calls `next` when every write that was asked for so far has ended. */
  afterWrites(next: () => void): void {
    void this.#writes.run(async () => next());
  }

  private send<Reply extends CartReply, Failure>(
    intent: Intent<Reply, Failure>,
    { done, failed, finally: onEnd }: WriteHandlers<Reply, Failure>,
  ): Promise<void> {
    return this.#parts.tasks.command(intent, {
      done: (reply) => {
        this.set(cartIn(reply));
        this.#parts.notify('cart');
        done?.(reply);
      },
      ...(failed !== undefined && {
        failed: (failure: (Failure & {}) | ApiFailure) => {
          if (isCartChanged(failure)) this.set(failure.cart);
          failed(failure);
        },
      }),
      ...(onEnd !== undefined && { finally: onEnd }),
    });
  }

  private hear(event: StoreEvent): void {
    const { notify, toasts } = this.#parts;
    switch (event._tag) {
      // The stored cart was cleared for an invalid customer (CART-23, ERR-05).
      case 'CustomerInvalid':
        this.set(null);
        return toasts.show({ title: event.message, tone: 'error' });
      case 'OrderPlaced':
        return notify('cart');
      case 'ChangedElsewhere':
        if (event.state !== 'favorites') this.refresh();
    }
  }
}
