import { makeAutoObservable } from 'mobx';
import type { FavoriteList } from '#core/favorites/favorite-list.ts';
import type { StoreEvent } from '#core/store-event.ts';
import type { TileView } from '#core/catalog/page-models.ts';
import type { FavoriteView, LoadedFavorites } from '#core/favorites/use-cases/favorites-use-cases.ts';
import type { Shell } from '#ui/stores/shell.ts';
import type { FavoritesStore } from '#ui/stores/favorites-store.ts';
import { PagedList } from '#ui/kernel/paged-list.ts';
import type { Tasks } from '#ui/kernel/tasks.ts';

type FavoritesTexts = { readonly removed: (name: string) => string; readonly undo: string };
type FavoritesParts = {
  readonly tasks: Tasks;
  readonly shell: Pick<Shell, 'navigation' | 'toasts'>;
  readonly favorites: Pick<FavoritesStore, 'set'>;
  readonly texts: FavoritesTexts;
};

/** The favorites page (FAV-10): the loaded part of the list, without entries that are being removed. */
export class FavoritesPresenter {
  readonly list: PagedList<FavoriteView, FavoriteList<TileView>>;
  /** Number of removals: each one needs a new focus target. */
  removals = 0;
  /** The entry in the size dialog, before it is added to the cart (FAV-14). */
  shopping: FavoriteView | undefined = undefined;
  isSharing = false;
  readonly #parts: FavoritesParts;

  constructor(parts: FavoritesParts) {
    this.#parts = parts;
    this.list = new PagedList({
      tasks: parts.tasks,
      read: (start) => (shop) => shop.favorites.viewFavorites(start),
      pageIn: (page) => page,
      keyOf: ({ itemId }) => itemId,
      toastsMore: true,
    });
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  activate(): () => void {
    const stopTasks = this.#parts.tasks.start();
    this.#parts.tasks.follow(this.handleEvent);
    void this.#parts.tasks.query('local-favorites', (shop) => shop.favorites.loadLocalFavorites(), {
      done: this.leaveWithout,
      failed: () => undefined,
    });
    this.list.reset();
    return stopTasks;
  }

  /** Removes an entry at once and restores it if the service refuses (FAV-13). */
  remove(entry: FavoriteView): void {
    const place = this.list.items.indexOf(entry);
    if (place < 0) return;
    this.put(
      this.list.items.filter((item) => item !== entry),
      -1,
    );
    this.removals += 1;
    this.#parts.favorites.set(
      { id: entry.itemId, wanted: false },
      {
        done: () => this.offerUndo(entry),
        rollback: () => this.put(this.list.items.toSpliced(place, 0, entry), 1),
      },
    );
  }

  shop(entry: FavoriteView | undefined): void {
    this.shopping = entry;
  }

  share(isSharing: boolean): void {
    this.isSharing = isSharing;
  }

  /** Restores an entry as the latest one. */
  private putBack(entry: FavoriteView): void {
    this.put([entry, ...this.list.items], 1);
    this.#parts.favorites.set(
      { id: entry.itemId, wanted: true },
      {
        rollback: () =>
          this.put(
            this.list.items.filter((item) => item !== entry),
            -1,
          ),
      },
    );
  }

  private offerUndo(entry: FavoriteView): void {
    const { shell, texts } = this.#parts;
    shell.toasts.show({
      title: texts.removed(entry.product.name),
      tone: 'info',
      action: { label: texts.undo, act: () => this.putBack(entry) },
    });
  }

  private put(items: readonly FavoriteView[], difference: number): void {
    this.list.set(items, this.list.total + difference);
  }

  private handleEvent(event: StoreEvent): void {
    if (event._tag === 'ChangedElsewhere' && event.state !== 'cart') this.list.reset();
  }

  /** Leaves the page if favorites are not offered, because an associate is connected (FAV-09, ASC-03). */
  private leaveWithout({ isOffered }: LoadedFavorites): void {
    if (!isOffered) this.#parts.shell.navigation.replace('/');
  }
}
