import { makeAutoObservable, reaction } from 'mobx';
import type { CartItem } from '#core/cart/cart-item.ts';
import type { CartRejection } from '#core/cart/cart-rejection.ts';
import type { Cart } from '#core/cart/cart.ts';
import { lineView, type LineView } from '#core/cart/line-view.ts';
import type { CartFailure } from '#core/cart/ports/cart-gateway.ts';
import { appended } from '#core/catalog/more-products.ts';
import { isSameLine } from '#core/cart/same-line.ts';
import { placeNotice } from '#core/failures/placement.ts';
import type { SavedPage } from '#core/saved-items/ports/saved-items-gateway.ts';
import type { IdMissing, SavedItem } from '#core/saved-items/saved-list.ts';
import type { SavedListOff } from '#core/saved-items/use-cases/saved-items-use-cases.ts';
import { PagedList } from '#ui/kernel/paged-list.ts';
import type { StoreEvent } from '#core/store-event.ts';
import type { PresenterEnvironment } from '#ui/stores/use-presenter.ts';
import type { CartPagePresenter, ItemName } from '../cart-page.presenter.ts';

/** What the presenter says by itself, in the shopper's language. */
type SavedTexts = {
  readonly wasSaved: (item: ItemName) => string;
  readonly wasMoved: (item: ItemName) => string;
  readonly wasRemoved: (item: ItemName) => string;
  readonly undo: string;
};

type Page = Pick<CartPagePresenter, 'toSave' | 'takeToSave' | 'noteRestored' | 'explain'>;
type Failure = CartFailure | CartRejection | IdMissing | SavedListOff;

export type SavedRow = LineView & { readonly inStock: boolean; readonly note?: string };

/** The list below the cart (SFL-01). It runs in turn with the cart's own changes what moves things between the two. */
export class SavedListPresenter {
  readonly list: PagedList<SavedItem, SavedPage | undefined>;
  /** Items on their way out, not yet answered. */
  leaving: readonly string[] = [];
  /** Shown at an item. */
  notes: { readonly [itemId: string]: string } = {};
  readonly #environment: PresenterEnvironment;
  readonly #page: Page;
  readonly #texts: SavedTexts;

  constructor(environment: PresenterEnvironment, page: Page, texts: SavedTexts) {
    this.#environment = environment;
    this.#page = page;
    this.#texts = texts;
    this.list = new PagedList({
      tasks: environment.tasks,
      read: (start) => (shop) => shop.savedForLater.list(start),
      pageIn: (page = { items: [], total: 0 }) => page,
      keyOf: ({ id }) => id,
      toastsMore: true,
    });
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  get rows(): readonly SavedRow[] {
    const { site } = this.#environment;
    return this.list.items
      .filter(({ id }) => !this.leaving.includes(id))
      .map((item) => ({
        ...lineView(item, site.currency, site),
        inStock: item.inStock,
        ...(this.notes[item.id] === undefined ? {} : { note: this.notes[item.id] }),
      }));
  }

  activate(): () => void {
    const rest = this.#environment.tasks.start();
    this.#environment.tasks.follow(this.hear);
    this.list.reset();
    const stop = reaction(
      () => this.#page.toSave,
      () => this.#page.takeToSave().forEach(this.save),
      { fireImmediately: true },
    );
    return () => {
      stop();
      rest();
    };
  }

  moveToCart(itemId: string): void {
    const item = this.list.items.find(({ id }) => id === itemId);
    if (item === undefined || this.leaving.includes(itemId)) return;
    this.leaving = [...this.leaving, itemId];
    this.notes = Object.fromEntries(Object.entries(this.notes).filter(([id]) => id !== itemId));
    this.move(
      () => item,
      () => this.#environment.shell.toasts.show({ title: this.#texts.wasMoved(item), tone: 'success' }),
    );
  }

  remove(itemId: string): void {
    const item = this.list.items.find(({ id }) => id === itemId);
    if (item === undefined || this.leaving.includes(itemId)) return;
    this.leaving = [...this.leaving, itemId];
    const { tasks, shell } = this.#environment;
    void tasks.command((shop) => shop.savedForLater.remove(itemId), {
      done: (page) => {
        this.take(page, item);
        shell.notifyTabs('cart');
        shell.toasts.show({ title: this.#texts.wasRemoved(item), tone: 'success' });
      },
      failed: (failure) => this.explain(failure, itemId),
      settled: () => this.release(itemId),
    });
  }

  /** A line of the cart comes to the list; the toast about it can undo that for 8 seconds (DLG-24). */
  private save(line: CartItem): void {
    const { cart, toasts } = this.#environment.shell;
    cart.change((now) => (shop) => shop.savedForLater.save({ cart: now, itemId: line.id }), {
      done: ({ saved }) => {
        this.take(saved);
        toasts.show({
          title: this.#texts.wasSaved(line),
          tone: 'success',
          action: { label: this.#texts.undo, act: () => this.undoSave(line) },
        });
      },
      failed: (failure) => this.explain(failure, line.id),
      settled: () => cart.release(line.id),
    });
  }

  /** The item is looked up when the turn has come: equal toasts are one toast, and its item may be another by then. */
  private undoSave(line: CartItem): void {
    this.move(
      () => {
        const saved = this.list.items.find((item) => isSameLine(item, line));
        return saved && { ...saved, quantity: Math.min(saved.quantity, line.quantity) };
      },
      (cart) => this.#page.noteRestored(cart, line),
      line.position,
    );
  }

  /** `position` is the place of the line in the cart before it was saved; without it the line comes last (CART-07). */
  private move(itemToMove: () => SavedItem | undefined, done: (cart: Cart) => void, position?: number): void {
    let moved: SavedItem | undefined;
    this.#environment.shell.cart.write(
      () => {
        const item = itemToMove();
        moved = item;
        if (item === undefined) return undefined;
        this.leaving = [...this.leaving, item.id];
        return (shop) => shop.savedForLater.moveToCart(item, position);
      },
      {
        done: ({ cart, saved }) => {
          this.take(saved, moved);
          done(cart);
        },
        failed: (failure) => this.explain(failure, moved?.id),
        settled: () => this.release(moved?.id),
      },
    );
  }

  /**
   * The service returns the first part; what was shown beyond it stays. When `left` is gone, its saving can no longer
   * be undone.
   */
  private take({ items, total }: SavedPage, left?: SavedItem): void {
    const others = this.list.items.filter(({ id }) => id !== left?.id);
    this.list.set(appended(items, others, ({ id }) => id).slice(0, total), total);
    if (left !== undefined && !this.list.items.some(({ id }) => id === left.id))
      this.#environment.shell.toasts.close(this.#texts.wasSaved(left));
  }

  private hear(event: StoreEvent): void {
    if (event._tag === 'ChangedElsewhere' && event.state !== 'favorites') this.list.reset();
  }

  private release(itemId: string | undefined): void {
    this.leaving = this.leaving.filter((id) => id !== itemId);
  }

  /** A refusal of an item is shown at the item (CART-26); what the cart has to say, by the cart. */
  private explain(failure: Failure, itemId = ''): void {
    if (failure._tag === 'IdMissing' || failure._tag === 'SavedListOff') return this.list.reset();
    if (failure._tag !== 'ApiFailure' || !this.list.items.some(({ id }) => id === itemId))
      return this.#page.explain(failure, itemId);
    const told = placeNotice('cart-line', failure, { itemId });
    if (told.placement === 'item') this.notes = { ...this.notes, [itemId]: told.message };
    else this.#environment.shell.toasts.notice(told);
  }
}
