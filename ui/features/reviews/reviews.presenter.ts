import { makeAutoObservable } from 'mobx';
import type { ReviewView } from '#core/reviews/review-view.ts';
import { starCounts, type StarCounts, type Stars } from '#core/catalog/rating-summary.ts';
import {
  firstReviews,
  reviewsBy,
  type FlagReason,
  type ReviewQuery,
  type Reviews,
  type ReviewSort,
  type Translation,
  type VoteCounts,
} from '#core/reviews/review.ts';
import type { Tasks } from '#ui/kernel/tasks.ts';
import { Ballots } from './ballots.ts';

/** What shoppers say of a product: a list that is sorted, narrowed and grown, and what may be done with each of them. */
export class ReviewsPresenter {
  reviews: readonly ReviewView[] = [];
  total = 0;
  average: number | undefined = undefined;
  counts: StarCounts = starCounts([]);
  status: 'pending' | 'more' | 'idle' | 'error' = 'pending';
  query: ReviewQuery = firstReviews;
  /** Where the last part begins: its first review takes the focus. */
  firstNew: number | undefined = undefined;
  reported: readonly string[] = [];
  /** The review that is about to be reported. */
  reporting: string | undefined = undefined;
  translations: { readonly [reviewId: string]: Translation } = {};
  /** Those that are read in translation now. */
  translated: readonly string[] = [];
  readonly ballots: Ballots;
  readonly #productId: string;
  readonly #tasks: Tasks;

  constructor(productId: string, tasks: Tasks) {
    this.#productId = productId;
    this.#tasks = tasks;
    this.ballots = new Ballots({
      tasks,
      cast: (reviewId, vote) => (shop) => shop.advice.voteOnReview({ productId, reviewId, vote }),
      onCounted: (reviewId, counts) => this.count(reviewId, counts),
    });
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  get hasMore(): boolean {
    return this.reviews.length < this.total;
  }

  activate(): () => void {
    const rest = this.#tasks.start();
    this.ballots.recall();
    this.load();
    return rest;
  }

  /** The list from its first review on. */
  load(): void {
    this.status = 'pending';
    this.#tasks.query('reviews', (shop) => shop.advice.listReviews({ productId: this.#productId, query: this.query }), {
      done: this.show,
      failed: this.fail,
    });
  }

  /** A bar that is pressed already lets go (REV-16). */
  choose(star: Stars): void {
    this.ask(this.query.sort, this.query.rating === star ? undefined : star);
  }

  showAll(): void {
    this.ask(this.query.sort, undefined);
  }

  sortBy(sort: ReviewSort): void {
    this.ask(sort, this.query.rating);
  }

  loadMore(): void {
    if (this.status !== 'idle' || !this.hasMore) return;
    this.status = 'more';
    const query = { ...this.query, start: this.reviews.length };
    this.#tasks.query('reviews', (shop) => shop.advice.listReviews({ productId: this.#productId, query }), {
      done: this.append,
      failed: this.fail,
    });
  }

  openReport(reviewId: string): void {
    this.reporting = reviewId;
  }

  closeReport(): void {
    this.reporting = undefined;
  }

  report(reason: FlagReason): void {
    const reviewId = this.reporting;
    this.reporting = undefined;
    if (reviewId === undefined) return;
    this.reported = [...this.reported, reviewId];
    this.#tasks.command((shop) => shop.advice.flagReview({ productId: this.#productId, reviewId, reason }), {
      done: () => undefined,
      takeBack: () => this.withdraw(reviewId),
    });
  }

  /** There and back; a translation is fetched once (REV-14). */
  toggleTranslation(reviewId: string): void {
    if (this.translated.includes(reviewId)) {
      this.translated = this.translated.filter((one) => one !== reviewId);
    } else if (this.translations[reviewId] === undefined) {
      this.#tasks.query(`translation ${reviewId}`, (shop) => shop.advice.translateReview(reviewId), {
        done: this.showTranslation,
      });
    } else {
      this.translated = [...this.translated, reviewId];
    }
  }

  private ask(sort: ReviewSort, rating: Stars | undefined): void {
    this.query = reviewsBy(this.query, rating === undefined ? { sort } : { sort, rating });
    this.firstNew = undefined;
    this.load();
  }

  private show(found: Reviews<ReviewView>): void {
    this.reviews = found.reviews;
    this.total = found.total;
    this.average = found.average;
    this.counts = found.counts;
    this.status = 'idle';
  }

  /** The list may have changed since: a review that is here already does not come twice. */
  private append({ reviews, total }: Reviews<ReviewView>): void {
    const known = new Set(this.reviews.map(({ reviewId }) => reviewId));
    this.firstNew = this.reviews.length;
    this.reviews = [...this.reviews, ...reviews.filter(({ reviewId }) => !known.has(reviewId))];
    this.total = total;
    this.status = 'idle';
  }

  private fail(): void {
    this.status = 'error';
  }

  private count(reviewId: string, counts: VoteCounts): void {
    this.reviews = this.reviews.map((review) => (review.reviewId === reviewId ? { ...review, ...counts } : review));
  }

  private withdraw(reviewId: string): void {
    this.reported = this.reported.filter((one) => one !== reviewId);
  }

  private showTranslation(translation: Translation): void {
    this.translations = { ...this.translations, [translation.reviewId]: translation };
    this.translated = [...this.translated, translation.reviewId];
  }
}
