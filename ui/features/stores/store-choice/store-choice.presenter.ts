import { makeAutoObservable } from 'mobx';
import type { ChosenStore } from '#core/stores/chosen-store.ts';
import { storeChoice } from '#core/stores/store.ts';
import type { Tasks } from '#ui/kernel/tasks.ts';

/**
 * The shopper's store and its changes: the first is selected directly; a change asks first and is then confirmed
 * (STO-05).
 */
export class StoreChoicePresenter {
  chosen: ChosenStore | undefined = undefined;
  /** The store in the confirmation dialog. */
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
    const stopTasks = this.#tasks.start();
    this.#tasks.query('chosen store', (shop) => shop.stores.recallStore(), {
      done: (store) => {
        this.chosen = store;
      },
    });
    return stopTasks;
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

  /** Cancels the change. */
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
