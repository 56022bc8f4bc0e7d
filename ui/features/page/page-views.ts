import type { PresenterEnvironment } from '#ui/stores/use-presenter.ts';
import type { Tasks } from '#ui/kernel/tasks.ts';

const ignore = (): void => undefined;

/** Records the views of a document: one for each route, with the title of its page (ANL-13). */
export class PageViews {
  #path: string | undefined;
  readonly #tasks: Tasks;

  constructor({ tasks }: Pick<PresenterEnvironment, 'tasks'>) {
    this.#tasks = tasks;
  }

  /** Called when the title is set. A page that renders its head again, or changes its query, is the same view. */
  visit({ pathname, search }: Pick<Location, 'pathname' | 'search'>, title: string): void {
    if (pathname === this.#path) return;
    this.#path = pathname;
    void this.#tasks.command((shop) => shop.content.record({ _tag: 'PageViewed', title, path: pathname + search }), {
      done: ignore,
      failed: ignore,
    });
  }
}
