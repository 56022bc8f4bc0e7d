import { makeAutoObservable } from 'mobx';
import type { RecommendationQuery, Recommendations, RecommendationView } from '#core/recommendations/recommendation.ts';
import { ProductReports } from './product-reports.ts';
import type { Tasks } from '#ui/kernel/tasks.ts';

/**
 * Recommended products of a placement. They load when the shopper scrolls near; an empty row is removed (REC-08,
 * REC-10).
 */
export class RecommendationsPresenter {
  status: 'waiting' | 'pending' | 'shown' | 'gone' = 'waiting';
  found: Recommendations<RecommendationView> = { title: '', products: [] };
  readonly reports: ProductReports;
  readonly #query: Omit<RecommendationQuery, 'count'>;
  readonly #tasks: Tasks;

  constructor(query: Omit<RecommendationQuery, 'count'>, tasks: Tasks) {
    this.#query = query;
    this.#tasks = tasks;
    this.reports = new ProductReports('recommendation', tasks);
    makeAutoObservable(this, { reports: false }, { deep: false, autoBind: true });
  }

  activate(): () => void {
    return this.#tasks.start();
  }

  load(): void {
    if (this.status !== 'waiting') return;
    this.status = 'pending';
    this.#tasks.query('recommendations', (shop) => shop.recommendations.recommend(this.#query), {
      done: this.show,
      // Optional content: a failure removes the row without a message.
      failed: () => {
        this.status = 'gone';
      },
    });
  }

  private show(found: Recommendations<RecommendationView>): void {
    this.found = found;
    this.status = found.products.length === 0 ? 'gone' : 'shown';
  }
}
