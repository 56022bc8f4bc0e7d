import { makeAutoObservable } from 'mobx';
import type { ApiFailure } from '#core/failures/api-failure.ts';
import type { InvalidInput } from '#core/kernel/violation.ts';
import type { FoundPointView } from '#core/stores/collection-point-view.ts';
import type { Tasks } from '#ui/kernel/tasks.ts';

export type PointListParts = {
  /** Where the search begins; empty without a place. */
  readonly near: string;
  readonly chosenId: string | undefined;
  readonly onChosen: (point: FoundPointView) => void;
  /** Called with the number of points that a search has found. */
  readonly onFound?: (count: number) => void;
};

/** The collection points near a place, and the chosen one (CHK-30). */
export class PointListPresenter {
  /** Undefined until a search has ended. */
  points: readonly FoundPointView[] | undefined = undefined;
  notice: string | undefined = undefined;
  hasFailed = false;
  isSearching = false;
  typed: string;
  chosenId: string | undefined;
  /** The marked point of list and map. */
  pointed: string | undefined = undefined;
  readonly #tasks: Tasks;
  readonly #onChosen: PointListParts['onChosen'];
  readonly #onFound: PointListParts['onFound'];

  constructor(tasks: Tasks, { near, chosenId, onChosen, onFound }: PointListParts) {
    this.#tasks = tasks;
    this.#onChosen = onChosen;
    this.#onFound = onFound;
    this.typed = near;
    this.chosenId = chosenId;
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  activate(): () => void {
    const stopTasks = this.#tasks.start();
    if (this.typed !== '') this.search();
    return stopTasks;
  }

  type(text: string): void {
    this.typed = text;
  }

  search(): void {
    this.hasFailed = false;
    this.isSearching = true;
    this.#tasks.query('collection-points', ({ stores }) => stores.findPoints(this.typed), {
      done: this.show,
      failed: this.explain,
    });
  }

  choose(point: FoundPointView): void {
    this.chosenId = point.id;
    this.#onChosen(point);
  }

  point(id: string | undefined): void {
    this.pointed = id;
  }

  private show(points: readonly FoundPointView[]): void {
    this.isSearching = false;
    this.points = points;
    this.notice = undefined;
    this.#onFound?.(points.length);
  }

  private explain(failure: ApiFailure | InvalidInput): void {
    this.isSearching = false;
    this.points = undefined;
    if (failure._tag === 'InvalidInput') this.notice = failure.violations[0].message;
    else this.hasFailed = true;
  }
}
