import { makeAutoObservable } from 'mobx';
import { confirmed, isFavorite, rolledBack, wished, type Hearts, type Wish } from '#core/favorites/hearts.ts';
import type { RecalledHearts } from '#core/favorites/use-cases/favorites-use-cases.ts';
import type { Tasks } from '#ui/kernel/tasks.ts';

/** Which hearts are filled: what this device remembers, and over it what was pressed and not yet answered. */
export class HeartsPresenter {
  hearts: Hearts = { confirmed: new Set(), pending: [] };
  isOffered: boolean;
  readonly #tasks: Tasks;
  /** How many hearts are in sight: the first wakes the presenter, the last puts it to rest. */
  #shown = 0;
  #rest: () => void = () => undefined;

  constructor(tasks: Tasks, isOffered: boolean) {
    this.#tasks = tasks;
    this.isOffered = isOffered;
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  has(id: string): boolean {
    return isFavorite(this.hearts, id);
  }

  activate(): () => void {
    this.#shown += 1;
    if (this.#shown === 1) {
      this.#rest = this.#tasks.start();
      // Hearts that cannot be recalled stay empty: that is no news for whoever looks at products.
      this.#tasks.query('hearts', (shop) => shop.favorites.recallHearts(), {
        done: this.show,
        failed: () => undefined,
      });
    }
    return () => {
      this.#shown -= 1;
      if (this.#shown === 0) this.#rest();
    };
  }

  /** Turns at once, and back with a message if the service could not (FAV-13). */
  toggle(id: string): void {
    this.send({ id, wanted: !this.has(id) });
  }

  /** A heart that was pressed before this code was there: it may be so already, as the device has noted it for all of them (FAV-13). */
  want(wish: Wish): void {
    if (this.has(wish.id) !== wish.wanted) this.send(wish);
  }

  private send(wish: Wish): void {
    this.set(wished(this.hearts, wish));
    this.ask(wish);
  }

  private ask(wish: Wish): void {
    this.#tasks.command((shop) => shop.favorites.setFavorite(wish), {
      done: () => this.set(confirmed(this.hearts, wish)),
      takeBack: () => this.set(rolledBack(this.hearts, wish)),
    });
  }

  /** What an earlier page wished and got no answer to is asked for again, unless something newer is wished of it. */
  private show({ isOffered, ids, wishes }: RecalledHearts): void {
    const mine = this.hearts.pending;
    const left = wishes.filter(({ id }) => !mine.some((wish) => wish.id === id));
    this.isOffered = isOffered;
    this.hearts = { confirmed: new Set(ids), pending: [...left, ...mine] };
    left.forEach(this.ask);
  }

  private set(hearts: Hearts): void {
    this.hearts = hearts;
  }
}
