import * as Effect from 'effect/Effect';
import type { ApiFailure } from '#core/failures/api-failure.ts';
import type { ProductId } from '#core/kernel/identifiers.ts';
import type { InvalidInput } from '#core/kernel/violation.ts';
import { type QuestionView, type ReviewView, questionView, reviewView } from '../review-view.ts';
import { type QuestionInput, type Questions, questionForm } from '../question.ts';
import {
  type FlagReason,
  type ReviewQuery,
  type Reviews,
  type Translation,
  type Vote,
  type VoteCounts,
  type Votes,
  withVote,
} from '../review.ts';
import { type SizeChart, type LengthUnit, lengthUnitOf } from '#core/catalog/size-chart.ts';
import { fromEither } from '#core/kernel/from-either.ts';
import type { IdGenerator } from '#core/session/ports/id-generator.ts';
import { startCommand } from '#core/session/use-cases/start-command.ts';
import type { SessionUseCases } from '#core/session/use-cases/session-use-cases.ts';
import type { ShopperMemory } from '#core/site/ports/shopper-memory.ts';
import type { SiteConfiguration } from '#core/site/site-configuration.ts';
import type { RuleTexts } from '#core/validation/rule-texts.ts';
import { validateForm } from '#core/validation/validate-form.ts';
import { StoredVotes } from '../stored-votes.ts';
import type { ReviewGateway } from '../ports/review-gateway.ts';

type About = { readonly productId: ProductId };

/** Reviews, questions and size charts. A browser loads this module when they are near the viewport. */
export type ReviewUseCases = {
  readonly listReviews: (
    input: About & { readonly query: ReviewQuery },
  ) => Effect.Effect<Reviews<ReviewView>, ApiFailure>;
  /**
   * Votes on a review. Guests may vote; the device stores the vote, so that the buttons stay disabled (REV-09, REV-15).
   */
  readonly voteOnReview: (
    input: About & { readonly reviewId: string; readonly vote: Vote },
  ) => Effect.Effect<VoteCounts, ApiFailure>;
  readonly flagReview: (
    input: About & { readonly reviewId: string; readonly reason: FlagReason },
  ) => Effect.Effect<void, ApiFailure>;
  /** A review in the language of the site (REV-14). */
  readonly translateReview: (reviewId: string) => Effect.Effect<Translation, ApiFailure>;
  readonly listQuestions: (
    input: About & { readonly start: number; readonly count: number },
  ) => Effect.Effect<Questions<QuestionView>, ApiFailure>;
  /**
   * Asks a question and returns its id. It is validated before the request; invalid input fails with `InvalidInput`
   * (REV-11).
   */
  readonly askQuestion: (
    input: About & { readonly question: QuestionInput },
  ) => Effect.Effect<string, ApiFailure | InvalidInput>;
  readonly voteOnAnswer: (
    input: About & { readonly answerId: string; readonly vote: Vote },
  ) => Effect.Effect<VoteCounts, ApiFailure>;
  /** The votes stored on this device. */
  readonly recallVotes: () => Effect.Effect<Votes, ApiFailure>;
  /** The chart of a product type, in the unit that the shopper chose last or that of the country (PDP-10, ux 28). */
  readonly viewSizeChart: (
    productType: string,
  ) => Effect.Effect<{ readonly chart: SizeChart; readonly unit: LengthUnit }, ApiFailure>;
  readonly rememberUnit: (unit: LengthUnit) => Effect.Effect<void, ApiFailure>;
};

type ReviewPorts = {
  readonly reviews: ReviewGateway;
  readonly session: SessionUseCases;
  readonly idGenerator: IdGenerator;
  readonly memory: ShopperMemory;
  readonly site: SiteConfiguration;
  readonly ruleTexts: RuleTexts;
};

const VOTES = 'votes';
const UNIT = 'size-unit';

/**
 * Makes the use cases. Reading opens no session; votes, reports and questions do. The device stores accepted votes
 * (REV-09, REV-15).
 */
export const makeReviewUseCases = ({
  reviews,
  session,
  idGenerator,
  memory,
  site,
  ruleTexts,
}: ReviewPorts): ReviewUseCases => {
  const command = startCommand(session, idGenerator);
  const recallVotes = Effect.map(memory.recall(VOTES), StoredVotes.fromText);
  const storeVote = (id: string, vote: Vote) =>
    Effect.flatMap(recallVotes, (votes) => memory.remember(VOTES, StoredVotes.toText(withVote(votes, id, vote))));

  return {
    listReviews: ({ productId, query }) =>
      Effect.map(reviews.reviews(productId, query), (found) => ({
        ...found,
        reviews: found.reviews.map((review) => reviewView(review, site)),
      })),
    voteOnReview: Effect.fn('voteOnReview')(function* (input) {
      const { key } = yield* command;
      const counts = yield* reviews.vote({ ...input, key });
      yield* storeVote(input.reviewId, input.vote);
      return counts;
    }),
    flagReview: Effect.fn('flagReview')(function* (input) {
      const { key } = yield* command;
      yield* reviews.flag({ ...input, key });
    }),
    translateReview: (reviewId) => reviews.translate(reviewId, site.locale),
    listQuestions: ({ productId, ...part }) =>
      Effect.map(reviews.questions(productId, part), ({ questions, total }) => ({
        total,
        questions: questions.map((question) => questionView(question, site)),
      })),
    askQuestion: Effect.fn('askQuestion')(function* ({ productId, question }) {
      const result = yield* fromEither(validateForm(questionForm, question, ruleTexts));
      const { key } = yield* command;
      return yield* reviews.ask({ key, productId, question: result });
    }),
    voteOnAnswer: Effect.fn('voteOnAnswer')(function* (input) {
      const { key } = yield* command;
      const counts = yield* reviews.voteOnAnswer({ ...input, key });
      yield* storeVote(input.answerId, input.vote);
      return counts;
    }),
    recallVotes: () => recallVotes,
    viewSizeChart: (productType) =>
      Effect.all({
        chart: reviews.sizeChart(productType),
        unit: Effect.map(memory.recall(UNIT), (chosen) => lengthUnitOf(site.country, chosen)),
      }),
    rememberUnit: (unit) => memory.remember(UNIT, unit),
  };
};
