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
} from '#core/reviews/review.ts';
import type { ListPage } from '#ui/kernel/paged-list.ts';
import type { Tasks } from '#ui/kernel/tasks.ts';
import { VotedList } from './voted-list.ts';

/** The reviews of a product: sorting, star filter, paging, translation and reports. */
export class ReviewsPresenter {
  readonly voted: VotedList<ReviewView, Reviews<ReviewView>>;
  average: number | undefined = undefined;
  counts: StarCounts = starCounts([]);
  query: ReviewQuery = firstReviews;
  reported: readonly string[] = [];
  /** Id of the review in the report dialog. */
  reporting: string | undefined = undefined;
  translations: { readonly [reviewId: string]: Translation } = {};
  /** Ids of the reviews that are shown translated. */
  translated: readonly string[] = [];
  readonly #productId: string;
  readonly #tasks: Tasks;

  constructor(productId: string, tasks: Tasks) {
    this.#productId = productId;
    this.#tasks = tasks;
    this.voted = new VotedList({
      tasks,
      read: (start) => (shop) => shop.reviews.listReviews({ productId, query: { ...this.query, start } }),
      pageIn: (found) => this.pageIn(found),
      keyOf: ({ reviewId }) => reviewId,
      vote: (reviewId, vote) => (shop) => shop.reviews.voteOnReview({ productId, reviewId, vote }),
      withCounts: (review, reviewId, counts) => (review.reviewId === reviewId ? { ...review, ...counts } : review),
    });
    makeAutoObservable(this, { voted: false }, { deep: false, autoBind: true });
  }

  activate(): () => void {
    return this.voted.activate();
  }

  /** Selects a star filter; a second click removes it (REV-16). */
  choose(star: Stars): void {
    this.ask(this.query.sort, this.query.rating === star ? undefined : star);
  }

  showAll(): void {
    this.ask(this.query.sort, undefined);
  }

  sortBy(sort: ReviewSort): void {
    this.ask(sort, this.query.rating);
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
    this.#tasks.command((shop) => shop.reviews.flagReview({ productId: this.#productId, reviewId, reason }), {
      done: () => undefined,
      rollback: () => {
        this.reported = this.reported.filter((one) => one !== reviewId);
      },
    });
  }

  /** Switches between original and translation; a translation is loaded once (REV-14). */
  toggleTranslation(reviewId: string): void {
    if (this.translated.includes(reviewId)) {
      this.translated = this.translated.filter((one) => one !== reviewId);
    } else if (this.translations[reviewId] === undefined) {
      this.#tasks.query(`translation ${reviewId}`, (shop) => shop.reviews.translateReview(reviewId), {
        done: this.showTranslation,
      });
    } else {
      this.translated = [...this.translated, reviewId];
    }
  }

  private ask(sort: ReviewSort, rating: Stars | undefined): void {
    this.query = reviewsBy(this.query, rating === undefined ? { sort } : { sort, rating });
    this.voted.list.reset();
  }

  /** Converts a response and stores its summary, which every response includes. */
  private pageIn({ reviews, total, average, counts }: Reviews<ReviewView>): ListPage<ReviewView> {
    this.average = average;
    this.counts = counts;
    return { items: reviews, total };
  }

  private showTranslation(translation: Translation): void {
    this.translations = { ...this.translations, [translation.reviewId]: translation };
    this.translated = [...this.translated, translation.reviewId];
  }
}
