import { makeAutoObservable } from 'mobx';
import { appended, nextStart } from '#core/catalog/more-products.ts';
import type { ListingView, TileView } from '#core/catalog/page-models.ts';
import type { ApiFailure } from '#core/failures/api-failure.ts';
import type { Intent, Tasks } from '#ui/kernel/tasks.ts';

/** Which products are asked for next. */
type ListingPart = { readonly start: number; readonly count: number };

export type ListingParts = {
  readonly tasks: Tasks;
  /** Asks for a part of the same list. */
  readonly more: (
    part: ListingPart,
  ) => Intent<
    { readonly listing: ListingView },
    { readonly _tag: 'NotFound' } | { readonly _tag: 'Moved' } | ApiFailure
  >;
  /** Keeps `start` in the address, without loading the page again. */
  readonly keepStart: (start: number) => void;
};

/** A list that grows on demand, never by itself (ux 21). */
export class ListingPresenter {
  tiles: readonly TileView[];
  status: 'idle' | 'pending' | 'error' = 'idle';
  /** Where the last part begins: its first product takes the focus. */
  firstNew: number | undefined = undefined;
  /** Where the next part begins; undefined once everything is shown. */
  private next: number | undefined;
  readonly #listing: ListingView;
  readonly #parts: ListingParts;

  constructor(listing: ListingView, parts: ListingParts) {
    this.tiles = listing.tiles;
    this.next = nextStart({ start: listing.start, count: listing.tiles.length, total: listing.total });
    this.#listing = listing;
    this.#parts = parts;
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  get total(): number {
    return this.#listing.total;
  }

  /** How far into the list the loaded parts reach. */
  get shown(): number {
    return Math.min(this.total, this.next ?? this.total);
  }

  get hasMore(): boolean {
    return this.next !== undefined;
  }

  activate(): () => void {
    return this.#parts.tasks.start();
  }

  /** Appends the next part until there is none (PLP-06). */
  loadMore(): void {
    const start = this.next;
    if (this.status === 'pending' || start === undefined) return;
    this.status = 'pending';
    this.#parts.tasks.query('more', this.#parts.more({ start, count: this.#listing.pageSize }), {
      done: ({ listing }) => this.append(listing, start),
      failed: () => {
        this.status = 'error';
      },
      settled: () => {
        if (this.status === 'pending') this.status = 'idle';
      },
    });
  }

  private append({ tiles }: ListingView, start: number): void {
    this.firstNew = this.tiles.length;
    this.tiles = appended(this.tiles, tiles);
    this.next = nextStart({ start, count: tiles.length, total: this.total });
    this.status = 'idle';
    this.#parts.keepStart(start);
  }
}
