import { makeAutoObservable } from 'mobx';
import { appended, nextStart } from '#core/catalog/more-products.ts';
import type { ApiFailure } from '#core/failures/api-failure.ts';
import { Freshness } from './freshness.ts';
import type { Intent, Tasks } from './tasks.ts';

/** A part of a list, and the number of items in the whole list. */
export type ListPage<Item> = { readonly items: readonly Item[]; readonly total: number };

type PagedListOptions<Item, Reply, Failure> = {
  readonly tasks: Tasks;
  /** Reads the part that begins at `start`. */
  readonly read: (start: number) => Intent<Reply, Failure>;
  readonly pageIn: (reply: Reply) => ListPage<Item>;
  readonly keyOf: (item: Item) => string;
  /** The part in the page data; with it the list is not read again. */
  readonly first?: ListPage<Item> & { readonly start: number };
  /** Called with the start of each appended part, for example to store it in the address. */
  readonly onGrown?: (start: number) => void;
  /** A failed read of a further part shows a toast; without this it sets the status `error`. */
  readonly toastsMore?: boolean;
};

/**
 * A list that grows on demand, part by part (PLP-06). An item that two parts contain keeps its first position. A read
 * that began before the last change of the list is dropped; the part can then be requested again.
 */
export class PagedList<Item, Reply = ListPage<Item>, Failure = ApiFailure> {
  items: readonly Item[] = [];
  total = 0;
  /**
   * `pending`: the first part is being read, while items of an earlier list may be shown; `more`: a further part is
   * being read.
   */
  status: 'pending' | 'more' | 'idle' | 'error' = 'pending';
  /** Index of the first item of the part that was appended last; it takes the focus. */
  firstNew: number | undefined = undefined;
  /** Index of the next part in the server's list; undefined at the end of the list. */
  private next: number | undefined = undefined;
  readonly #options: PagedListOptions<Item, Reply, Failure>;
  readonly #reads = new Freshness();

  constructor(options: PagedListOptions<Item, Reply, Failure>) {
    this.#options = options;
    if (options.first !== undefined) {
      const { items, total, start } = options.first;
      this.items = items;
      this.total = total;
      this.status = 'idle';
      this.next = nextStart({ start, count: items.length, total });
    }
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  get hasMore(): boolean {
    return this.next !== undefined;
  }

  get isEmpty(): boolean {
    return this.status === 'idle' && this.items.length === 0;
  }

  /** How many items of the server's list the loaded parts cover. */
  get shown(): number {
    return Math.min(this.total, this.next ?? this.total);
  }

  /** Reads the list from its first part; the items stay until that has arrived. */
  reset(): void {
    this.firstNew = undefined;
    this.ask('pending', 0, ({ items, total }) => {
      this.items = items;
      this.total = total;
      this.next = nextStart({ start: 0, count: items.length, total });
    });
  }

  /** Appends the next part. Does nothing while a part is being read, or at the end. */
  more(): void {
    const start = this.next;
    if (start === undefined || this.status === 'pending' || this.status === 'more') return;
    const { keyOf, onGrown } = this.#options;
    this.ask('more', start, ({ items, total }) => {
      this.firstNew = this.items.length;
      this.items = appended(this.items, items, keyOf);
      this.total = total;
      this.next = nextStart({ start, count: items.length, total });
      onGrown?.(start);
    });
  }

  /**
   * Replaces the items after a write. The difference in length is the number of items that the write added to or
   * removed from the part that is loaded.
   */
  set(items: readonly Item[], total: number): void {
    const wasGrowing = this.status === 'more';
    const shown = this.shown + items.length - this.items.length;
    this.#reads.invalidate();
    this.items = items;
    this.total = total;
    this.next = nextStart({ start: 0, count: shown, total });
    this.status = 'idle';
    if (wasGrowing) this.more();
  }

  /** Changes items in place, such as their counts; reads in progress stay valid. */
  update(change: (item: Item) => Item): void {
    this.items = this.items.map(change);
  }

  private ask(status: 'pending' | 'more', start: number, take: (page: ListPage<Item>) => void): void {
    const { tasks, read, pageIn, toastsMore } = this.#options;
    this.#reads.invalidate();
    const isFresh = this.#reads.begin();
    this.status = status;
    void tasks.query('list', read(start), {
      done: (reply) => {
        if (isFresh()) take(pageIn(reply));
      },
      ...(!(status === 'more' && toastsMore === true) && {
        failed: () => {
          if (isFresh()) this.status = 'error';
        },
      }),
      finally: () => {
        if (isFresh() && this.status === status) this.status = 'idle';
      },
    });
  }
}
