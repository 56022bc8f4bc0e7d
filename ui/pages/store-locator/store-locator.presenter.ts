import { makeAutoObservable } from 'mobx';
import type { Point } from '#core/stores/distance.ts';
import type { StoreView } from '#core/stores/store-view.ts';
import type { LocatorPage } from '#core/stores/use-cases/store-use-cases.ts';
import type { Tasks } from '#ui/kernel/tasks.ts';

/** The stores of the page, or those near the shopper after the browser has shared the position. */
export class StoreLocatorPresenter {
  isLocating = false;
  /** Number of denied positions: each time the text search is offered again, without an error (STO-04). */
  refusals = 0;
  around: Pick<LocatorPage, 'stores' | 'notice'> | undefined = undefined;
  readonly #page: LocatorPage;
  readonly #tasks: Tasks;
  readonly #here: () => Promise<Point | undefined>;

  constructor(
    page: LocatorPage,
    { tasks, here }: { readonly tasks: Tasks; readonly here: () => Promise<Point | undefined> },
  ) {
    this.#page = page;
    this.#tasks = tasks;
    this.#here = here;
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  get stores(): readonly StoreView[] {
    return this.around?.stores ?? this.#page.stores;
  }

  get notice(): string | undefined {
    return this.around === undefined ? this.#page.notice : this.around.notice;
  }

  activate(): () => void {
    return this.#tasks.start();
  }

  locate(): void {
    if (this.isLocating) return;
    this.isLocating = true;
    void this.#here().then(this.search);
  }

  private search(place: Point | undefined): void {
    if (place === undefined) {
      this.isLocating = false;
      this.refusals += 1;
      return;
    }
    this.#tasks.query('around', (shop) => shop.stores.findStores({ _tag: 'Point', ...place }), {
      done: (stores) => {
        this.around = { stores };
      },
      failed: (failure) => {
        this.around = { stores: [], ...(failure._tag === 'ApiFailure' ? { notice: failure.message } : {}) };
      },
      finally: () => {
        this.isLocating = false;
      },
    });
  }
}
