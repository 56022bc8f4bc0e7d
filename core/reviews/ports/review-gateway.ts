import type * as Effect from 'effect/Effect';
import type { Keyed } from '#core/kernel/keyed.ts';
import type { ApiFailure } from '#core/failures/api-failure.ts';
import type { ProductId } from '#core/kernel/identifiers.ts';
import type { QuestionInput, Questions } from '../question.ts';
import type { FlagReason, ReviewQuery, Reviews, Translation, Vote, VoteCounts } from '../review.ts';
import type { SizeChart } from '#core/catalog/size-chart.ts';

/** Reviews, questions and size charts. Writes need a session; a guest's is enough (REV-15). */
export type ReviewGateway = {
  /** Reads a part of the reviews of a product in all its colors. Refused with API404 for an unknown product. */
  readonly reviews: (productId: ProductId, query: ReviewQuery) => Effect.Effect<Reviews, ApiFailure>;
  /** Returns the counts after the vote. Only the first vote of a session counts (REV-09). */
  readonly vote: (
    command: Keyed & { readonly productId: ProductId; readonly reviewId: string; readonly vote: Vote },
  ) => Effect.Effect<VoteCounts, ApiFailure>;
  /** Reports a review with a reason (REV-10). */
  readonly flag: (
    command: Keyed & { readonly productId: ProductId; readonly reviewId: string; readonly reason: FlagReason },
  ) => Effect.Effect<void, ApiFailure>;
  /** Reads the translation of a review. Refused with API404 if there is none. */
  readonly translate: (reviewId: string, locale: string) => Effect.Effect<Translation, ApiFailure>;
  /** A part of the answered questions, newest first. */
  readonly questions: (
    productId: ProductId,
    part: { readonly start: number; readonly count: number },
  ) => Effect.Effect<Questions, ApiFailure>;
  /** Returns the id of the question. Refused with REV410 if the text is too long (REV-13). */
  readonly ask: (
    command: Keyed & { readonly productId: ProductId; readonly question: QuestionInput },
  ) => Effect.Effect<string, ApiFailure>;
  /** Returns the counts after the vote on an answer. Only the first vote of a session counts (REV-09). */
  readonly voteOnAnswer: (
    command: Keyed & { readonly productId: ProductId; readonly answerId: string; readonly vote: Vote },
  ) => Effect.Effect<VoteCounts, ApiFailure>;
  /** Reads the size chart of a product type. Refused with API404 for a type without sizes. */
  readonly sizeChart: (productType: string) => Effect.Effect<SizeChart, ApiFailure>;
};
