import { makeAutoObservable } from 'mobx';
import type { ListingView, TileView } from '#core/catalog/page-models.ts';
import type { ApiFailure } from '#core/failures/api-failure.ts';
import type { Intent, Tasks } from '#ui/kernel/tasks.ts';

/** Which products are asked for next. */
export type ListingPart = { readonly start: number; readonly count: number };

export type ListingParts = {
  readonly tasks: Tasks;
  /** Asks for a part of the same list. */
  readonly more: (part: ListingPart) => Intent<{ readonly listing: ListingView }, { readonly _tag: 'NotFound' } | { readonly _tag: 'Moved' } | ApiFailure>;
  /** Keeps `start` in the address, without loading the page anew. */
  readonly keepStart: (start: number) => void;
};

/** A list that grows on demand, never by itself (ux 21). */
export class ListingPresenter {
  tiles: readonly TileView[];
  status: 'idle' | 'pending' | 'error' = 'idle';
  /** Where the last part begins: its first product takes the focus. */
  firstNew: number | undefined = undefined;
  readonly #listing: ListingView;
  readonly #parts: ListingParts;

  constructor(listing: ListingView, parts: ListingParts) {
    this.tiles = listing.tiles;
    this.#listing = listing;
    this.#parts = parts;
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  get total(): number {
    return this.#listing.total;
  }

  /** How far into the list the products reach. */
  get shown(): number {
    return Math.min(this.total, this.#listing.start + this.tiles.length);
  }

  get hasMore(): boolean {
    return this.shown < this.total;
  }

  activate(): () => void {
    return this.#parts.tasks.start();
  }

  /** Appends the next part until there is none (PLP-06). */
  loadMore(): void {
    if (this.status === 'pending' || !this.hasMore) return;
    const start = this.shown;
    this.status = 'pending';
    this.#parts.tasks.query('more', this.#parts.more({ start, count: this.#listing.pageSize }), {
      done: ({ listing }) => this.append(listing.tiles, start),
      failed: () => {
        this.status = 'error';
      },
      settled: () => {
        if (this.status === 'pending') this.status = 'idle';
      },
    });
  }

  /** The list may have changed since: a product that is here already does not come twice. */
  private append(tiles: readonly TileView[], start: number): void {
    const known = new Set(this.tiles.map(({ id }) => id));
    this.firstNew = this.tiles.length;
    this.tiles = [...this.tiles, ...tiles.filter(({ id }) => !known.has(id))];
    this.status = 'idle';
    this.#parts.keepStart(start);
  }
}
