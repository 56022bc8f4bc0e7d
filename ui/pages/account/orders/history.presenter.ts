import { makeAutoObservable } from 'mobx';
import type { PurchaseHistory, PurchaseSource } from '#core/order/purchase.ts';
import type { Tasks } from '#ui/kernel/tasks.ts';

/** A page of the history of purchases from one source (ORD-05, RTE-25). */
export class HistoryPresenter {
  status: 'pending' | 'success' | 'error' = 'pending';
  history: PurchaseHistory | undefined = undefined;
  /** Earlier orders with this email address may belong to the member once it is confirmed. */
  mustConfirm = false;
  readonly #start: number;
  readonly #source: PurchaseSource;
  readonly #tasks: Tasks;

  constructor({ start, source }: { readonly start: number; readonly source: PurchaseSource }, tasks: Tasks) {
    this.#start = start;
    this.#source = source;
    this.#tasks = tasks;
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  activate(): () => void {
    const stopTasks = this.#tasks.start();
    this.load();
    return stopTasks;
  }

  load(): void {
    this.status = 'pending';
    void this.#tasks.query('history', (shop) => shop.purchases.list(this.#start, this.#source), {
      done: (history) => {
        this.history = history;
        this.status = 'success';
        if (history.orders.length === 0) this.loadConfirmation();
      },
      failed: () => {
        this.status = 'error';
      },
    });
  }

  private loadConfirmation(): void {
    this.#tasks.query('security', (shop) => shop.security.viewSecurity(), {
      done: ({ isEmailVerified }) => {
        this.mustConfirm = !isEmailVerified;
      },
      failed: () => undefined,
    });
  }
}
