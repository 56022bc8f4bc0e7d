import type * as Effect from 'effect/Effect';
import type { ApiFailure } from '#core/failures/api-failure.ts';
import type { ProductId } from '#core/kernel/identifiers.ts';
import type { InvalidInput } from '#core/kernel/violation.ts';
import type { QuestionView, ReviewView } from '../review-view.ts';
import type { QuestionInput, Questions } from '../question.ts';
import type { FlagReason, ReviewQuery, Reviews, Translation, Vote, VoteCounts, Votes } from '../review.ts';
import type { SizeChart, Unit } from '#core/catalog/size-chart.ts';

type About = { readonly productId: ProductId };

/**
 * What helps to choose. A browser fetches it when somebody comes near it, so a page that is only looked at is spared
 * its bytes.
 */
export type AdviceUseCases = {
  readonly listReviews: (
    wish: About & { readonly query: ReviewQuery },
  ) => Effect.Effect<Reviews<ReviewView>, ApiFailure>;
  /** Guests may vote; the device remembers it, so that the buttons stay locked (REV-09, REV-15). */
  readonly voteOnReview: (
    wish: About & { readonly reviewId: string; readonly vote: Vote },
  ) => Effect.Effect<VoteCounts, ApiFailure>;
  readonly flagReview: (
    wish: About & { readonly reviewId: string; readonly reason: FlagReason },
  ) => Effect.Effect<void, ApiFailure>;
  /** A review in the language of the site (REV-14). */
  readonly translateReview: (reviewId: string) => Effect.Effect<Translation, ApiFailure>;
  readonly listQuestions: (
    wish: About & { readonly start: number; readonly count: number },
  ) => Effect.Effect<Questions<QuestionView>, ApiFailure>;
  /**
   * Judged before the service is asked: what a form refuses fails with `InvalidInput` (REV-11). Gives the id of the
   * question.
   */
  readonly askQuestion: (
    wish: About & { readonly question: QuestionInput },
  ) => Effect.Effect<string, ApiFailure | InvalidInput>;
  readonly voteOnAnswer: (
    wish: About & { readonly answerId: string; readonly vote: Vote },
  ) => Effect.Effect<VoteCounts, ApiFailure>;
  /** The votes that this device remembers. */
  readonly recallVotes: () => Effect.Effect<Votes, ApiFailure>;
  /**
   * The chart of a type of product, and the unit that the shopper chose last or the country measures in (PDP-10, ux
   * 28).
   */
  readonly viewSizeChart: (
    productType: string,
  ) => Effect.Effect<{ readonly chart: SizeChart; readonly unit: Unit }, ApiFailure>;
  readonly rememberUnit: (unit: Unit) => Effect.Effect<void, ApiFailure>;
};
