import { makeAutoObservable, reaction } from 'mobx';
import type { CartItem } from '#core/cart/cart-item.ts';
import { lineView, type LineView } from '#core/cart/line-view.ts';
import { placeNotice } from '#core/failures/placement.ts';
import type { SavedItem } from '#core/saved-items/saved-list.ts';
import type { SavedFailure, SavedItemsStore } from '#ui/stores/saved-items-store.ts';
import type { PresenterEnvironment } from '#ui/stores/use-presenter.ts';
import type { CartPagePresenter, ItemName } from '../cart-page.presenter.ts';

/** Messages of the presenter, in the shopper's language. */
type SavedTexts = {
  readonly wasSaved: (item: ItemName) => string;
  readonly wasMoved: (item: ItemName) => string;
  readonly wasRemoved: (item: ItemName) => string;
  readonly undo: string;
};

type SavedListParts = {
  readonly store: SavedItemsStore;
  readonly page: Pick<CartPagePresenter, 'toSave' | 'consumeToSave' | 'release' | 'markRestored' | 'explain'>;
  readonly texts: SavedTexts;
};

export type SavedRow = LineView & { readonly inStock: boolean; readonly note?: string };

/** The saved list below the cart (SFL-01): its rows, their messages, and the toasts of its changes. */
export class SavedListPresenter {
  /** Messages of items by id. */
  notes: { readonly [itemId: string]: string } = {};
  /** Id of the item that an undo restored; it takes the focus. */
  restored: string | undefined = undefined;
  readonly #environment: Pick<PresenterEnvironment, 'shell' | 'site'>;
  readonly #parts: SavedListParts;

  constructor(environment: Pick<PresenterEnvironment, 'shell' | 'site'>, parts: SavedListParts) {
    this.#environment = environment;
    this.#parts = parts;
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  get rows(): readonly SavedRow[] {
    const { site } = this.#environment;
    return this.#parts.store.items.map((item) => ({
      ...lineView(item, site.currency, site),
      inStock: item.inStock,
      ...(this.notes[item.id] === undefined ? {} : { note: this.notes[item.id] }),
    }));
  }

  activate(): () => void {
    const { store, page } = this.#parts;
    const stopStore = store.activate();
    const stop = reaction(
      () => page.toSave,
      () => page.consumeToSave().forEach(this.save),
      { fireImmediately: true },
    );
    return () => {
      stop();
      stopStore();
    };
  }

  moveToCart(itemId: string): void {
    const { store, texts } = this.#parts;
    this.notes = Object.fromEntries(Object.entries(this.notes).filter(([id]) => id !== itemId));
    store.moveToCart(itemId, {
      done: (_, item) => {
        this.closeSaved(item);
        this.#environment.shell.toasts.show({ title: texts.wasMoved(item), tone: 'success' });
      },
      failed: (failure) => this.explain(failure, itemId),
    });
  }

  remove(itemId: string): void {
    const { store, texts } = this.#parts;
    store.remove(itemId, {
      done: (item) => {
        this.closeSaved(item);
        this.offerUndo(texts.wasRemoved(item), () =>
          store.restore(item, {
            done: () => {
              this.restored = item.id;
            },
            failed: this.explain,
          }),
        );
      },
      failed: (failure) => this.explain(failure, itemId),
    });
  }

  consumeRestored(): string | undefined {
    const { restored } = this;
    this.restored = undefined;
    return restored;
  }

  private save(line: CartItem): void {
    const { store, page, texts } = this.#parts;
    store.save(line, {
      done: () =>
        this.offerUndo(texts.wasSaved(line), () =>
          store.undoSave(line, {
            done: (cart, item) => {
              this.closeSaved(item);
              page.markRestored(cart, line);
            },
            failed: (failure, item) => this.explain(failure, item?.id),
          }),
        ),
      failed: (failure) => this.explain(failure, line.id),
      finally: () => page.release(line.id),
    });
  }

  /** Shows a toast with an Undo button, which stays for 8 seconds (DLG-24). */
  private offerUndo(title: string, undo: () => void): void {
    const { shell } = this.#environment;
    shell.toasts.show({ title, tone: 'success', action: { label: this.#parts.texts.undo, act: undo } });
  }

  /** Closes the toast of an item that has left the list, because its saving can no longer be undone. */
  private closeSaved(item: SavedItem): void {
    const { store, texts } = this.#parts;
    if (!store.list.items.some(({ id }) => id === item.id)) this.#environment.shell.toasts.close(texts.wasSaved(item));
  }

  /** Shows a refusal of an item at the item (CART-26); a refusal of the cart is shown by the cart page. */
  private explain(failure: SavedFailure, itemId?: string): void {
    const { store, page } = this.#parts;
    if (failure._tag === 'IdMissing' || failure._tag === 'SavedListOff') return store.list.reset();
    if (itemId === undefined || failure._tag !== 'ApiFailure' || !store.list.items.some(({ id }) => id === itemId))
      return page.explain(failure, itemId);
    const notice = placeNotice('cart-line', failure, { itemId });
    if (notice.placement === 'item') this.notes = { ...this.notes, [itemId]: notice.message };
    else this.#environment.shell.toasts.notice(notice);
  }
}
