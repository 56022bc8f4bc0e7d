import { makeAutoObservable } from 'mobx';
import type { ApiFailure } from '#core/failures/api-failure.ts';
import type { ProductId, Sku } from '#core/kernel/identifiers.ts';
import type { ChosenStore } from '#core/stores/chosen-store.ts';
import type { Pickup } from '#core/stores/pickup.ts';
import type { VisitText } from '#core/stores/visit-text.ts';
import type { Tasks } from '#ui/kernel/tasks.ts';

/**
 * The selected store with its stock of the selected size. Without a size, or if the request fails, the stock is
 * missing.
 */
type StoreStock = ChosenStore & Partial<Pickup> & { readonly visit?: VisitText & { readonly isToday: boolean } };

/** The stock of the selected size in the selected store (ux 31). */
export class PickupPresenter {
  store: StoreStock | undefined = undefined;
  readonly #variant: { readonly productId: ProductId; readonly sku: Sku | undefined };
  readonly #tasks: Tasks;

  constructor(variant: { readonly productId: ProductId; readonly sku: Sku | undefined }, tasks: Tasks) {
    this.#variant = variant;
    this.#tasks = tasks;
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  activate(): () => void {
    const stopTasks = this.#tasks.start();
    this.check();
    return stopTasks;
  }

  check(): void {
    const { productId, sku } = this.#variant;
    this.#tasks.query<StoreStock | undefined, ApiFailure>('store', ({ stores }) => stores.recallStore(), {
      done: this.show,
    });
    if (sku !== undefined)
      this.#tasks.query('pickup', ({ stores }) => stores.checkPickup({ productId, sku }), {
        done: this.show,
        failed: () => undefined,
      });
  }

  private show(store: StoreStock | undefined): void {
    this.store = store;
  }
}
