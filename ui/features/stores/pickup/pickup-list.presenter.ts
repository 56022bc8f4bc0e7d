import { makeAutoObservable } from 'mobx';
import type { ApiFailure } from '#core/failures/api-failure.ts';
import type { ProductId, Sku } from '#core/kernel/identifiers.ts';
import type { InvalidInput } from '#core/kernel/violation.ts';
import { EVERYWHERE, type StoreSearchArea } from '#core/stores/store-search-area.ts';
import type { Pickup } from '#core/stores/pickup.ts';
import type { StoreView } from '#core/stores/store-view.ts';
import type { Tasks } from '#ui/kernel/tasks.ts';

/** A store in the list; it has no stock level while no size is selected. */
export type StoreListItem = StoreView & Partial<Pickup>;

/** The stores near a place, with their stock of the selected size (PDP-08). */
export class PickupListPresenter {
  stores: readonly StoreListItem[] | undefined = undefined;
  notice: string | undefined = undefined;
  hasFailed = false;
  typed = '';
  readonly #variant: { readonly productId: ProductId; readonly sku: Sku | undefined };
  readonly #tasks: Tasks;
  #near: StoreSearchArea = EVERYWHERE;

  constructor(variant: { readonly productId: ProductId; readonly sku: Sku | undefined }, tasks: Tasks) {
    this.#variant = variant;
    this.#tasks = tasks;
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  activate(): () => void {
    const stopTasks = this.#tasks.start();
    this.load();
    return stopTasks;
  }

  type(text: string): void {
    this.typed = text;
  }

  /** Searches near the typed place; without one it lists all stores. */
  search(): void {
    this.#near = this.typed.trim() === '' ? EVERYWHERE : { _tag: 'Place', query: this.typed };
    this.load();
  }

  load(): void {
    const { productId, sku } = this.#variant;
    const near = this.#near;
    this.hasFailed = false;
    this.#tasks.query<readonly StoreListItem[], ApiFailure | InvalidInput>(
      'stores',
      ({ stores }) => (sku === undefined ? stores.findStores(near) : stores.listPickup({ productId, sku, near })),
      { done: this.show, failed: this.explain },
    );
  }

  private show(stores: readonly StoreListItem[]): void {
    this.stores = stores;
    this.notice = undefined;
  }

  /** An empty result is a 404, which replaces the list (STO-08). */
  private explain(failure: ApiFailure | InvalidInput): void {
    if (failure._tag === 'InvalidInput') this.notice = failure.violations[0].message;
    else if (failure.errorId === 'STR404') this.notice = failure.message;
    else this.hasFailed = true;
    this.stores = [];
  }
}
