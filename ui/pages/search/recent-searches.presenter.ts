import { makeAutoObservable } from 'mobx';
import type { RecentSearches } from '#core/search/recent-searches.ts';
import type { Tasks } from '#ui/kernel/tasks.ts';

/** Recent searches of this device (SRCH-07): stores the term of a results page; without a term it reads the latest. */
export class RecentSearchesPresenter {
  terms: RecentSearches = [];
  readonly #tasks: Tasks;
  readonly #term: string | undefined;

  constructor(tasks: Tasks, term?: string) {
    this.#tasks = tasks;
    this.#term = term;
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  activate(): () => void {
    const rest = this.#tasks.start();
    const term = this.#term;
    // Failures are ignored: the list stays empty.
    const failed = (): void => undefined;
    if (term === undefined)
      this.#tasks.query('recent', (shop) => shop.catalog.recallSearches, {
        done: (terms) => {
          this.terms = terms;
        },
        failed,
      });
    else this.#tasks.command((shop) => shop.catalog.rememberSearch(term), { done: () => undefined, failed });
    return rest;
  }
}
