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

/** The result of a write: the cart, or an object that contains it. */
type CartReply = Cart | { readonly cart: Cart };

type WriteHandlers<Reply, Failure> = Partial<Pick<Handlers<Reply, Failure>, 'done' | 'failed' | 'finally'>>;

type AddHandlers = {
  /** Runs before the mini cart opens. */
  readonly done: () => void;
  /** Gets the service's message, if it sent one. */
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
 * The cart of the document: the last response of the server, and the units that are being added. Unconfirmed changes of
 * lines are in `LineChanges`, which only the cart page loads. Writes run one after another; each is built from the cart
 * that the one before it returned.
 */
export class CartStore {
  /** Units of additions in progress. */
  expected = 0;
  /** True once the count has changed after the first read: screen readers announce changes only. */
  hasChanged = false;
  readonly resource: Resource<Cart, CartFailure>;
  readonly #parts: CartStoreParts;
  readonly #writes = new SerialQueue();

  constructor(parts: CartStoreParts) {
    this.#parts = parts;
    this.resource = new Resource<Cart, CartFailure>(parts.tasks, (shop) => shop.carts.load);
    makeAutoObservable(this, { resource: false }, { deep: false, autoBind: true });
  }

  /** The cart; undefined before it has been read, as on the server; null if there is no cart. */
  get current(): Cart | null | undefined {
    return this.resource.value;
  }

  get units(): number {
    return (this.current?.totals.totalUnits ?? 0) + this.expected;
  }

  activate(): () => void {
    const { tasks } = this.#parts;
    const stopTasks = tasks.start();
    tasks.follow(this.handleEvent);
    const stop = reaction(
      () => (this.current === undefined ? undefined : this.units),
      (_, before) => {
        if (before !== undefined) this.hasChanged = true;
      },
    );
    // There is no handler of failures: the header shows none, and the cart page shows them with a retry button.
    this.load();
    return () => {
      stop();
      stopTasks();
    };
  }

  /** Reads the cart; concurrent calls share one read (CART-42). */
  load(onFailed?: (failure: CartFailure | ApiFailure) => void): void {
    this.resource.load(onFailed);
  }

  /** Reads the cart again after a change outside this document or a change of its owner. */
  refresh(): void {
    this.resource.refresh();
  }

  /** Shows a cart that another store's write returned; null after it was ordered or the shopper signed out. */
  set(cart: Cart | null): void {
    this.resource.set(cart);
  }

  /** Adds units, counts them at once and opens the mini cart with their line (PDP-16). */
  add(item: Parameters<AddToCart>[0], { done, failed, finally: onEnd }: AddHandlers): void {
    const { dialogs } = this.#parts;
    const units = item.quantity ?? DEFAULT_QUANTITY;
    dialogs.prepare('mini-cart');
    this.expected += units;
    this.hasChanged = true;
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
   * Queues a write. `intentOn` runs when the earlier writes have ended and gets the cart that they returned; if it
   * returns nothing, nothing is sent and only `finally` runs.
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

  /** Queues a write on the lines of the cart; without a cart nothing is sent. */
  change<Reply extends CartReply, Failure>(
    intentOn: (cart: Cart) => Intent<Reply, Failure> | undefined,
    handlers: WriteHandlers<Reply, Failure>,
  ): void {
    this.write((cart) => (cart === undefined ? undefined : intentOn(cart)), handlers);
  }

  /** Calls `next` when every write queued so far has ended. */
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

  private handleEvent(event: StoreEvent): void {
    const { notify, toasts } = this.#parts;
    switch (event._tag) {
      // The session has dropped the cart of an invalid customer (CART-23, ERR-05).
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
