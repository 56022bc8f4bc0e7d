import { makeAutoObservable } from 'mobx';
import type { Point } from '#core/stores/distance.ts';
import type { LocatedStores, LocatorPage } from '#core/stores/use-cases/store-use-cases.ts';
import type { Tasks } from '#ui/kernel/tasks.ts';

/** The stores of the page, or those near the shopper after the browser has shared the position. */
export class StoreLocatorPresenter {
  isLocating = false;
  /** Number of denied positions: each time the text search is offered again, without an error (STO-04). */
  refusals = 0;
  nearby: LocatedStores | undefined = undefined;
  /** The store that the pointer or the focus is on, in the list or on the map. */
  pointed: string | undefined = undefined;
  readonly #page: LocatorPage;
  readonly #tasks: Tasks;
  readonly #currentPosition: () => Promise<Point | undefined>;

  constructor(
    page: LocatorPage,
    { tasks, currentPosition }: { readonly tasks: Tasks; readonly currentPosition: () => Promise<Point | undefined> },
  ) {
    this.#page = page;
    this.#tasks = tasks;
    this.#currentPosition = currentPosition;
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  /** `farther`: stores that are shown because there are none near the place. */
  get located(): LocatedStores {
    return this.nearby ?? this.#page;
  }

  activate(): () => void {
    return this.#tasks.start();
  }

  point(storeId: string | undefined): void {
    this.pointed = storeId;
  }

  locate(): void {
    if (this.isLocating) return;
    this.isLocating = true;
    void this.#currentPosition().then(this.search);
  }

  private search(place: Point | undefined): void {
    if (place === undefined) {
      this.isLocating = false;
      this.refusals += 1;
      return;
    }
    this.#tasks.query('around', (shop) => shop.stores.locateStores({ _tag: 'Point', ...place }), {
      done: (located) => {
        this.nearby = located;
      },
      failed: (failure) => {
        this.nearby = { stores: [], ...(failure._tag === 'ApiFailure' ? { notice: failure.message } : {}) };
      },
      finally: () => {
        this.isLocating = false;
      },
    });
  }
}
