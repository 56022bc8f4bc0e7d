import { makeAutoObservable } from 'mobx';
import type { CartItem } from '#core/cart/cart-item.ts';
import type { CartRejection } from '#core/cart/cart-rejection.ts';
import type { Cart } from '#core/cart/cart.ts';
import type { CartFailure } from '#core/cart/ports/cart-gateway.ts';
import { isSameLine } from '#core/cart/same-line.ts';
import { appended } from '#core/catalog/more-products.ts';
import type { SavedPage } from '#core/saved-items/ports/saved-items-gateway.ts';
import type { IdMissing, SavedItem } from '#core/saved-items/saved-list.ts';
import type { SavedListOff } from '#core/saved-items/use-cases/saved-items-use-cases.ts';
import type { StoreEvent } from '#core/store-event.ts';
import { PagedList } from '#ui/kernel/paged-list.ts';
import type { Tasks } from '#ui/kernel/tasks.ts';
import type { PresenterEnvironment } from './use-presenter.ts';

export type SavedFailure = CartFailure | CartRejection | IdMissing | SavedListOff;

type WriteHandlers<Reply = void> = {
  readonly done: (reply: Reply) => void;
  readonly failed: (failure: SavedFailure) => void;
};
type SaveHandlers = WriteHandlers & { readonly finally: () => void };
type MoveHandlers = {
  readonly done: (cart: Cart, item: SavedItem) => void;
  readonly failed: (failure: SavedFailure, item: SavedItem | undefined) => void;
};

const idOf = ({ id }: SavedItem): string => id;
const latestFirst = (one: SavedItem, other: SavedItem): number => (other.position ?? 0) - (one.position ?? 0);

/**
 * The saved items of the document: the loaded parts of the list, and the items that are leaving it (SFL-01). Moves
 * between list and cart run in the queue of the cart's writes. An undo works after the cart page was left.
 */
export class SavedItemsStore {
  readonly list: PagedList<SavedItem, SavedPage | undefined>;
  /** Ids of items whose removal or move is not confirmed yet. */
  leaving: readonly string[] = [];
  readonly #tasks: Tasks;
  readonly #shell: PresenterEnvironment['shell'];
  #isFollowing = false;
  /** Number of mounted views of the list. */
  #shown = 0;

  constructor({ tasks, shell }: Pick<PresenterEnvironment, 'tasks' | 'shell'>) {
    this.#tasks = tasks;
    this.#shell = shell;
    this.list = new PagedList({
      tasks,
      read: (start) => (shop) => shop.savedItems.list(start),
      pageIn: (page = { items: [], total: 0 }) => page,
      keyOf: idOf,
      toastsMore: true,
    });
    makeAutoObservable(this, { list: false }, { deep: false, autoBind: true });
  }

  /** The loaded items, without those that are leaving. */
  get items(): readonly SavedItem[] {
    return this.list.items.filter(({ id }) => !this.leaving.includes(id));
  }

  /** Reads the list and follows its changes. */
  activate(): () => void {
    this.#shown += 1;
    if (!this.#isFollowing) {
      this.#isFollowing = true;
      this.#tasks.start();
      this.#tasks.follow(this.handleEvent);
    }
    if (this.#shown === 1) this.list.reset();
    return () => {
      this.#shown -= 1;
    };
  }

  /** Moves a line of the cart to the list; the caller hides the line until `finally` (CART-25). */
  save(line: CartItem, { done, failed, finally: onEnd }: SaveHandlers): void {
    const { cart } = this.#shell;
    cart.change((now) => (shop) => shop.savedItems.save({ cart: now, itemId: line.id }), {
      done: ({ saved }) => {
        this.applyPage(saved);
        done();
      },
      failed,
      finally: onEnd,
    });
  }

  moveToCart(itemId: string, handlers: MoveHandlers): void {
    const item = this.leave(itemId);
    if (item !== undefined) this.move(() => item, handlers);
  }

  /**
   * Undoes the saving of `line`: as many units return to its place in the cart (CART-07). The item is looked up when
   * the write runs: equal toasts are merged, and the item may have changed since.
   */
  undoSave(line: CartItem, handlers: MoveHandlers): void {
    this.move(
      () => {
        const saved = this.list.items.find((item) => isSameLine(item, line));
        return saved && { ...saved, quantity: Math.min(saved.quantity, line.quantity) };
      },
      handlers,
      line.position,
    );
  }

  remove(itemId: string, { done, failed }: WriteHandlers<SavedItem>): void {
    const item = this.leave(itemId);
    if (item === undefined) return;
    void this.#tasks.command((shop) => shop.savedItems.remove(itemId), {
      done: (page) => {
        this.applyPage(page, item);
        this.#shell.notifyTabs('cart');
        done(item);
      },
      failed,
      finally: () => this.release(itemId),
    });
  }

  /** Undoes a removal: the item returns to its place (SFL-06). */
  restore(item: SavedItem, { done, failed }: WriteHandlers): void {
    void this.#tasks.command((shop) => shop.savedItems.restore(item.id), {
      done: (page) => {
        this.applyRestored(page, item);
        this.#shell.notifyTabs('cart');
        done();
      },
      failed,
    });
  }

  private move(
    itemToMove: () => SavedItem | undefined,
    { done, failed }: MoveHandlers,
    /** The position of the line in the cart before it was saved; without it the line comes last. */
    position?: number,
  ): void {
    let moved: SavedItem | undefined;
    this.#shell.cart.write(
      () => {
        const item = itemToMove();
        moved = item;
        if (item === undefined) return undefined;
        this.leaving = [...this.leaving, item.id];
        return (shop) => shop.savedItems.moveToCart(item, position);
      },
      {
        done: ({ cart, saved }) => {
          this.applyPage(saved, moved);
          if (moved !== undefined) done(cart, moved);
        },
        failed: (failure) => failed(failure, moved),
        finally: () => this.release(moved?.id),
      },
    );
  }

  /** Hides an item until its write is confirmed; returns undefined if it is missing or already hidden. */
  private leave(itemId: string): SavedItem | undefined {
    const item = this.items.find(({ id }) => id === itemId);
    if (item !== undefined) this.leaving = [...this.leaving, itemId];
    return item;
  }

  private release(itemId: string | undefined): void {
    this.leaving = this.leaving.filter((id) => id !== itemId);
  }

  /** Applies the first part, which the service returns. Later parts stay, without the item that left. */
  private applyPage(page: SavedPage, left?: SavedItem): void {
    this.show(
      page,
      this.list.items.filter(({ id }) => id !== left?.id),
    );
  }

  /** Inserts an item of a later part, unless its units were merged into another item. */
  private applyRestored(page: SavedPage, item: SavedItem): void {
    const shown = this.list.items;
    const isShown = [...page.items, ...shown].some((other) => isSameLine(other, item));
    this.show(page, isShown ? shown : [...shown, item].toSorted(latestFirst));
  }

  private show({ items, total }: SavedPage, others: readonly SavedItem[]): void {
    this.list.set(appended(items, others, idOf).slice(0, total), total);
  }

  private handleEvent(event: StoreEvent): void {
    switch (event._tag === 'ChangedElsewhere' ? event.state : event._tag) {
      // The saved items of another shopper are hidden until they are read.
      case 'SignedIn':
      case 'SignedOut':
      case 'signed-out':
        this.list.set([], 0);
        break;
      case 'cart':
      case 'session':
        break;
      default:
        return;
    }
    if (this.#shown > 0) this.list.reset();
  }
}
