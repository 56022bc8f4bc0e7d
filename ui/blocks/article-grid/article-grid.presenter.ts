import { makeAutoObservable } from 'mobx';
import { ArticleGrid, shownFacets, type ArticleGridEvent } from '#core/content/article-grid.ts';
import type { ArticleFacet, ArticleSearchResult } from '#core/content/article.ts';
import { present } from '#core/kernel/present.ts';
import { breakpoints, type Breakpoint } from '#core/site/breakpoint.ts';
import type { Tasks } from '#ui/kernel/tasks.ts';

type ArticleGridParts = {
  readonly tasks: Tasks;
  readonly limit: number;
  /** The first articles, which the document contains, and their tag. */
  readonly found: ArticleSearchResult;
  readonly tagId: string | undefined;
  /** The tag in the address. */
  readonly tagInAddress: () => string | undefined;
  /** Stores the tag in the address, as an entry of the history without a navigation; undefined removes it (ART-06). */
  readonly keepTag: (tagId: string | undefined) => void;
  /** Calls `act` after each Back or Forward; returns a function that ends it. */
  readonly onReturn: (act: () => void) => () => void;
  /** Stores the number of loads in the address, so that Back leads to the same list. */
  readonly keepPages: (tagId: string | undefined, pages: number) => void;
};

/** The articles of a grid, one tag at a time (ART-05 to ART-07, ART-11, ART-12). */
export class ArticleGridPresenter {
  grid: ArticleGrid;
  seesAll = false;
  /** Index of the first article of the part that was appended last; it takes the focus. */
  firstNew: number | undefined = undefined;
  readonly #parts: ArticleGridParts;

  constructor(parts: ArticleGridParts) {
    this.#parts = parts;
    const { state } = ArticleGrid.open({ limit: parts.limit, tagId: parts.tagId });
    this.grid = ArticleGrid.arrive(state, state.request, parts.found);
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  /** Number of loads that the articles make up. */
  get pages(): number {
    return Math.max(1, Math.ceil(this.grid.articles.length / this.#parts.limit));
  }

  get canReadMore(): boolean {
    return ArticleGrid.canReadMore(this.grid);
  }

  /**
   * The tags of the bar, each with the smallest breakpoint that shows it; without one it is hidden until all tags are
   * shown (ART-09).
   */
  get tags(): readonly (ArticleFacet & { readonly from: Breakpoint | undefined })[] {
    const { facets, tagId } = this.grid;
    const isShown = (facet: ArticleFacet, breakpoint: Breakpoint): boolean =>
      shownFacets(facets, { breakpoint, seesAll: this.seesAll, tagId }).includes(facet);
    return facets.map((facet) => ({
      ...facet,
      from: breakpoints.find((breakpoint) => isShown(facet, breakpoint)),
    }));
  }

  activate(): () => void {
    const stopTasks = this.#parts.tasks.start();
    this.followAddress();
    const stopReturns = this.#parts.onReturn(this.followAddress);
    return () => {
      stopReturns();
      stopTasks();
    };
  }

  /** Chooses the tag of the address. */
  private followAddress(): void {
    const tagId = this.#parts.tagInAddress();
    if (tagId === this.grid.tagId) return;
    this.firstNew = undefined;
    this.#take(ArticleGrid.chooseTag(this.grid, tagId));
  }

  choose(tagId: string | undefined): void {
    this.firstNew = undefined;
    this.#parts.keepTag(tagId);
    this.#take(ArticleGrid.chooseTag(this.grid, tagId));
  }

  readMore(): void {
    this.firstNew = undefined;
    this.#take(ArticleGrid.readMore(this.grid));
  }

  toggleAll(): void {
    this.seesAll = !this.seesAll;
  }

  #take({ state, events }: ReturnType<typeof ArticleGrid.open>): void {
    this.grid = state;
    for (const event of events) this.#ask(event);
  }

  #ask({ request }: ArticleGridEvent): void {
    const { offset, limit, tagId } = request;
    void this.#parts.tasks.query(
      'articles',
      (shop) => shop.content.viewArticles({ offset, limit, ...present({ tagId }) }),
      {
        done: (result) => {
          if (offset > 0) this.firstNew = this.grid.articles.length;
          this.grid = ArticleGrid.arrive(this.grid, request, result);
          if (offset > 0) this.#parts.keepPages(tagId, this.pages);
        },
        failed: () => {
          this.grid = ArticleGrid.fail(this.grid, request);
        },
      },
    );
  }
}
