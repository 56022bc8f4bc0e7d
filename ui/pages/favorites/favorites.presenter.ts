import { makeAutoObservable } from 'mobx';
import type { FavoriteList } from '#core/favorites/favorite-list.ts';
import type { TileView } from '#core/catalog/page-models.ts';
import type { FavoriteView, RecalledHearts } from '#core/favorites/use-cases/favorites-use-cases.ts';
import type { Shell } from '#ui/stores/shell.ts';
import type { Tasks } from '#ui/kernel/tasks.ts';

type FavoritesTexts = { readonly removed: (name: string) => string; readonly undo: string };
type FavoritesParts = {
  readonly tasks: Tasks;
  readonly shell: Pick<Shell, 'navigation' | 'toasts'>;
  readonly texts: FavoritesTexts;
};

/** The list as its page shows it: what was read so far, without what is being taken out. */
export class FavoritesPresenter {
  status: 'pending' | 'more' | 'idle' | 'error' = 'pending';
  items: readonly FavoriteView[] = [];
  total = 0;
  /** Where the last part begins: its first entry takes the focus. */
  firstNew: number | undefined = undefined;
  /** How often something was removed: each time the focus needs a new place. */
  removals = 0;
  /** The entry that is about to go to the cart, and needs a size (FAV-14). */
  shopping: FavoriteView | undefined = undefined;
  isSharing = false;
  readonly #parts: FavoritesParts;

  constructor(parts: FavoritesParts) {
    this.#parts = parts;
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  get isEmpty(): boolean {
    return this.status === 'idle' && this.items.length === 0;
  }

  get hasMore(): boolean {
    return this.items.length < this.total;
  }

  activate(): () => void {
    const rest = this.#parts.tasks.start();
    this.#parts.tasks.query('hearts', (shop) => shop.favorites.recallHearts(), {
      done: this.leaveWithout,
      failed: () => undefined,
    });
    this.load();
    return rest;
  }

  load(): void {
    this.status = 'pending';
    this.#parts.tasks.query('list', (shop) => shop.favorites.viewFavorites(0), { done: this.show, failed: this.fail });
  }

  /** The next part of the list, which goes below (FAV-10). */
  loadMore(): void {
    if (this.status === 'more') return;
    this.status = 'more';
    this.#parts.tasks.query('list', (shop) => shop.favorites.viewFavorites(this.items.length), {
      done: this.append,
      failed: this.failMore,
    });
  }

  /** Gone at once, and back in its place if the service could not (FAV-13). */
  remove(entry: FavoriteView): void {
    const place = this.items.indexOf(entry);
    if (place < 0) return;
    this.put(
      this.items.filter((item) => item !== entry),
      -1,
    );
    this.removals += 1;
    this.#parts.tasks.command((shop) => shop.favorites.setFavorite({ id: entry.itemId, wanted: false }), {
      done: () => this.offerUndo(entry),
      takeBack: () => this.put(this.items.toSpliced(place, 0, entry), 1),
    });
  }

  shop(entry: FavoriteView | undefined): void {
    this.shopping = entry;
  }

  share(isSharing: boolean): void {
    this.isSharing = isSharing;
  }

  /** What comes back is the latest again. */
  private putBack(entry: FavoriteView): void {
    this.put([entry, ...this.items], 1);
    this.#parts.tasks.command((shop) => shop.favorites.setFavorite({ id: entry.itemId, wanted: true }), {
      done: () => undefined,
      takeBack: () =>
        this.put(
          this.items.filter((item) => item !== entry),
          -1,
        ),
    });
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
    this.items = items;
    this.total += difference;
  }

  private show({ items, total }: FavoriteList<TileView>): void {
    this.status = 'idle';
    this.items = items;
    this.total = total;
  }

  private append({ items, total }: FavoriteList<TileView>): void {
    this.firstNew = this.items.length;
    const known = new Set(this.items.map(({ itemId }) => itemId));
    this.show({ items: [...this.items, ...items.filter(({ itemId }) => !known.has(itemId))], total });
  }

  private fail(): void {
    this.status = 'error';
  }

  private failMore(failure: { readonly message: string }): void {
    this.status = 'idle';
    this.#parts.shell.toasts.show({ title: failure.message, tone: 'error' });
  }

  /** Whoever acts for a customer has no favourites (FAV-09, ASC-03). */
  private leaveWithout({ isOffered }: RecalledHearts): void {
    if (!isOffered) this.#parts.shell.navigation.replace('/');
  }
}
