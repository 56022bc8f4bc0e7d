import { makeAutoObservable } from 'mobx';
import {
  confirmed,
  isFavorite,
  rolledBack,
  withPending,
  type FavoritesState,
  type FavoriteChange,
} from '#core/favorites/favorites-state.ts';
import type { LoadedFavorites } from '#core/favorites/use-cases/favorites-use-cases.ts';
import type { StoreEvent } from '#core/store-event.ts';
import type { Tasks } from '#ui/kernel/tasks.ts';
import type { PresenterEnvironment } from './use-presenter.ts';
import type { Shell } from './shell.ts';

type SetHandlers = {
  readonly done?: () => void;
  /** Reverts an optimistic change of the caller. */
  readonly rollback?: () => void;
};

const ignore = (): void => undefined;

/** The favorites that this device remembers, with the unconfirmed changes applied (FAV-13). */
export class FavoritesStore {
  favorites: FavoritesState = { confirmed: new Set(), pending: [] };
  /** False if favorites are switched off or an associate is connected (FAV-09). */
  isOffered: boolean;
  readonly #tasks: Tasks;
  readonly #shell: Pick<Shell, 'notifyTabs'>;
  /** Number of mounted views of favorites: the first activates the store, the last deactivates it. */
  #shown = 0;
  #stopTasks: () => void = ignore;

  constructor({
    tasks,
    shell,
    site,
  }: Pick<PresenterEnvironment, 'tasks' | 'site'> & { readonly shell: Pick<Shell, 'notifyTabs'> }) {
    this.#tasks = tasks;
    this.#shell = shell;
    this.isOffered = site.flags.favorites;
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  has(id: string): boolean {
    return isFavorite(this.favorites, id);
  }

  activate(): () => void {
    this.#shown += 1;
    if (this.#shown === 1) {
      this.#stopTasks = this.#tasks.start();
      this.#tasks.follow(this.handleEvent);
      this.load();
    }
    return () => {
      this.#shown -= 1;
      if (this.#shown === 0) this.#stopTasks();
    };
  }

  /** Adds or removes a favorite: shown at once, reverted with a message if the service refuses (FAV-13). */
  toggle(id: string): void {
    this.set({ id, wanted: !this.has(id) });
  }

  /** Applies a click from before this code was loaded, unless the device has stored that change already (FAV-13). */
  applyEarly(change: FavoriteChange): void {
    if (this.has(change.id) !== change.wanted) this.set(change);
  }

  set(change: FavoriteChange, handlers: SetHandlers = {}): void {
    this.favorites = withPending(this.favorites, change);
    this.send(change, handlers);
  }

  private send(change: FavoriteChange, { done, rollback }: SetHandlers = {}): void {
    void this.#tasks.command((shop) => shop.favorites.setFavorite(change), {
      done: () => {
        this.favorites = confirmed(this.favorites, change);
        this.#shell.notifyTabs('favorites');
        done?.();
      },
      rollback: () => {
        this.favorites = rolledBack(this.favorites, change);
        rollback?.();
      },
    });
  }

  /** Loads the favorites and ignores failures, because a page of products works without them. */
  private load(): void {
    void this.#tasks.query('local-favorites', (shop) => shop.favorites.loadLocalFavorites(), {
      done: this.show,
      failed: ignore,
    });
  }

  /** Sends unconfirmed changes of an earlier page again, unless there is a newer one for the same id. */
  private show({ isOffered, ids, changes }: LoadedFavorites): void {
    const unconfirmed = this.favorites.pending;
    const left = changes.filter(({ id }) => !unconfirmed.some((change) => change.id === id));
    this.isOffered = isOffered;
    this.favorites = { confirmed: new Set(ids), pending: [...left, ...unconfirmed] };
    for (const change of left) this.send(change);
  }

  private handleEvent(event: StoreEvent): void {
    if (event._tag === 'ChangedElsewhere' && event.state !== 'cart') this.load();
  }
}
