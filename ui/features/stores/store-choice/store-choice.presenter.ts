import { makeAutoObservable } from 'mobx';
import type { ChosenStore } from '#core/stores/chosen-store.ts';
import { storeChoice } from '#core/stores/store.ts';
import type { Tasks } from '#ui/kernel/tasks.ts';

/**
 * The store that the shopper goes to, and changing it: the first is simply chosen, another one asks first and then
 * confirms that it changed (STO-05).
 */
export class StoreChoicePresenter {
  chosen: ChosenStore | undefined = undefined;
  /** Asked about, until it is confirmed. */
  asked: ChosenStore | undefined = undefined;
  hasChanged = false;
  readonly #tasks: Tasks;
  readonly #onChosen: () => void;

  constructor(tasks: Tasks, onChosen: () => void = () => undefined) {
    this.#tasks = tasks;
    this.#onChosen = onChosen;
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  activate(): () => void {
    const rest = this.#tasks.start();
    this.#tasks.query('chosen store', (shop) => shop.stores.recallStore(), {
      done: (store) => {
        this.chosen = store;
      },
    });
    return rest;
  }

  choose(store: ChosenStore): void {
    const choice = storeChoice(this.chosen?.storeId, store.storeId);
    if (choice === 'chosen') this.keep(store);
    if (choice === 'asks-first') this.asked = store;
  }

  confirm(): void {
    const { asked } = this;
    if (asked === undefined) return;
    this.asked = undefined;
    this.hasChanged = true;
    this.keep(asked);
  }

  /** Everything stays as it was. */
  stay(): void {
    this.asked = undefined;
  }

  closeChanged(): void {
    this.hasChanged = false;
  }

  private keep({ storeId, name }: ChosenStore): void {
    const store = { storeId, name };
    this.chosen = store;
    this.#tasks.command((shop) => shop.stores.chooseStore(store), { done: this.#onChosen });
  }
}
