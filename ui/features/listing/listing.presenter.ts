import type { ListingView, TileView } from '#core/catalog/page-models.ts';
import type { ApiFailure } from '#core/failures/api-failure.ts';
import { PagedList } from '#ui/kernel/paged-list.ts';
import type { Intent, Tasks } from '#ui/kernel/tasks.ts';

type ListingReply = { readonly listing: ListingView };
type ListingFailure = { readonly _tag: 'NotFound' } | { readonly _tag: 'Moved' } | ApiFailure;

export type ListingParts = {
  readonly tasks: Tasks;
  /** Reads a part of the same list. */
  readonly more: (part: { readonly start: number; readonly count: number }) => Intent<ListingReply, ListingFailure>;
  /** Stores `start` in the address without a navigation. */
  readonly keepStart: (start: number) => void;
};

/** The products of a listing: a list that grows on demand, never automatically (PLP-06, ux 21). */
export class ListingPresenter {
  readonly products: PagedList<TileView, ListingReply, ListingFailure>;
  readonly #tasks: Tasks;

  constructor({ start, tiles, total, pageSize }: ListingView, { tasks, more, keepStart }: ListingParts) {
    this.#tasks = tasks;
    this.products = new PagedList({
      tasks,
      read: (from) => more({ start: from, count: pageSize }),
      // The total stays that of the document, which its filters and counts belong to.
      pageIn: ({ listing }) => ({ items: listing.tiles, total }),
      keyOf: ({ id }) => id,
      first: { items: tiles, total, start },
      onGrown: keepStart,
    });
  }

  activate(): () => void {
    return this.#tasks.start();
  }
}
