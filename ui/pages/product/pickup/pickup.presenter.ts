import { makeAutoObservable } from 'mobx';
import type { ApiFailure } from '#core/failures/api-failure.ts';
import type { ProductId, Sku } from '#core/kernel/identifiers.ts';
import type { ChosenStore } from '#core/stores/chosen-store.ts';
import type { Pickup } from '#core/stores/pickup.ts';
import type { Tasks } from '#ui/kernel/tasks.ts';

/** What is shown of the chosen store: how much it has of the chosen size, where there is one and it could be asked. */
type StoreStock = ChosenStore & Partial<Pickup>;

/** What the chosen store has of the chosen size (ux 31). */
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
    const rest = this.#tasks.start();
    this.check();
    return rest;
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
