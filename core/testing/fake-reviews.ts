import * as Effect from 'effect/Effect';
import type { ReviewGateway } from '../reviews/ports/review-gateway.ts';
import { MAX_QUESTION, type Question, type Questions } from '../reviews/question.ts';
import { averageStars, starCounts, type Stars } from '../catalog/rating-summary.ts';
import type { Review, ReviewSort, VoteCounts } from '../reviews/review.ts';
import type { SizeChart } from '../catalog/size-chart.ts';
import { present } from '../kernel/present.ts';
import { apiRefusal, type FakeFaults } from './faults.ts';

/** Ratings of eleven reviews, the newest first. The third is in French, the fourth in British English. */
const ratings: readonly Stars[] = [5, 3, 5, 4, 5, 4, 5, 5, 2, 5, 5];
const locales: readonly string[] = ['en-us', 'en-us', 'fr-ca', 'en-gb'];
const written: readonly Review[] = ratings.map((rating, index) => ({
  reviewId: `R${index + 1}`,
  title: `Title ${index + 1}`,
  text: `Text ${index + 1}`,
  rating,
  author: 'A. B.',
  date: `2026-10-${30 - index}`,
  locale: locales[index] ?? 'en-us',
  helpfulVotes: (index * 3) % 7,
  notHelpfulVotes: 0,
  verified: index !== 1,
  fit: index === 1 ? 'small' : 'true',
  pictures: [],
}));

const asked: readonly Question[] = ['Q1', 'Q2'].map((questionId, index) => ({
  questionId,
  text: `Question ${index + 1}?`,
  author: 'T. W.',
  date: `2026-10-${20 - index}`,
  answers: [
    {
      answerId: `${questionId}-A`,
      text: `Answer ${index + 1}.`,
      author: 'NORDKAMM',
      date: `2026-10-${21 - index}`,
      isBrand: true,
      helpfulVotes: 2,
      notHelpfulVotes: 0,
    },
  ],
}));

const charts: { readonly [productType: string]: SizeChart } = {
  footwear: {
    title: 'Shoe sizes',
    hint: 'Measure both feet.',
    units: ['cm', 'in'],
    columns: ['Size', 'Foot length'],
    rows: [
      [['8'], ['25.8', '10']],
      [['8.5'], ['26.5', '10.5']],
    ],
  },
  apparel: {
    title: 'Clothing sizes',
    units: ['cm', 'in'],
    columns: ['Size', 'Chest', 'Waist'],
    rows: [[['S'], ['88–94', '34.5–37'], ['74–80', '29–31.5']]],
  },
};

const orders: { readonly [sort in ReviewSort]: (a: Review, b: Review) => number } = {
  newest: () => 0,
  highest: (a, b) => b.rating - a.rating,
  lowest: (a, b) => a.rating - b.rating,
  helpful: (a, b) => b.helpfulVotes - a.helpfulVotes,
};

/**
 * Reviews, questions and size charts of a small catalog with only the style NKTRAIL3. `asked` are the received
 * questions.
 */
export type FakeReviews = ReviewGateway & {
  readonly ofAnother: () => ReviewGateway;
  readonly asked: string[];
  readonly flagged: string[];
};

export const makeFakeReviews = (faults: FakeFaults): FakeReviews => {
  const counts = new Map<string, VoteCounts>([
    ...written.map((review) => [review.reviewId, review] as const),
    ...asked.flatMap(({ answers }) => answers.map((answer) => [answer.answerId, answer] as const)),
  ]);
  const newQuestions: string[] = [];
  const flagged: string[] = [];
  const known = (productId: string) =>
    productId.startsWith('NKTRAIL3') ? Effect.void : Effect.fail(apiRefusal('API404', 404));
  const fresh = <One extends VoteCounts>(one: One, id: string): One => ({ ...one, ...countsOf(id) });
  const countsOf = (id: string): VoteCounts => {
    const { helpfulVotes = 0, notHelpfulVotes = 0 } = counts.get(id) ?? {};
    return { helpfulVotes, notHelpfulVotes };
  };

  const gatewayOf = (): ReviewGateway => {
    const votes = new Set<string>();
    const replies = new Map<string, VoteCounts>();
    const castVote = (
      operation: string,
      {
        key,
        productId,
        id,
        vote,
      }: { readonly key: string; readonly productId: string; readonly id: string; readonly vote: keyof typeof fields },
    ) =>
      faults.meet(operation).pipe(
        Effect.andThen(known(productId)),
        Effect.andThen(
          Effect.suspend(() => {
            if (!counts.has(id)) return Effect.fail(apiRefusal('API404', 404));
            const before = countsOf(id);
            const after =
              replies.get(key) ?? (votes.has(id) ? before : { ...before, [fields[vote]]: before[fields[vote]] + 1 });
            votes.add(id);
            counts.set(id, after);
            replies.set(key, after);
            return Effect.succeed(after);
          }),
        ),
      );
    return {
      reviews: (productId, { start, count, sort, rating }) =>
        faults.meet('reviews').pipe(
          Effect.andThen(known(productId)),
          Effect.map(() => {
            const wanted = written
              .filter((review) => rating === undefined || review.rating === rating)
              .map((review) => fresh(review, review.reviewId))
              .toSorted(orders[sort]);
            const all = starCounts(ratings);
            return {
              reviews: wanted.slice(start, start + count),
              total: wanted.length,
              counts: all,
              ...present({ average: averageStars(all) }),
            };
          }),
        ),
      vote: ({ key, productId, reviewId, vote }) => castVote('vote', { key, productId, id: reviewId, vote }),
      voteOnAnswer: ({ key, productId, answerId, vote }) =>
        castVote('voteOnAnswer', { key, productId, id: answerId, vote }),
      flag: ({ productId, reviewId, reason }) =>
        faults.meet('flag').pipe(
          Effect.andThen(known(productId)),
          Effect.andThen(
            counts.has(reviewId)
              ? Effect.sync(() => {
                  flagged.push(`${reviewId} ${reason}`);
                })
              : Effect.fail(apiRefusal('API404', 404)),
          ),
        ),
      translate: (reviewId, locale) =>
        faults.meet('translate').pipe(
          Effect.andThen(
            Effect.suspend(() => {
              const review = written.find((one) => one.reviewId === reviewId);
              return review === undefined
                ? Effect.fail(apiRefusal('API404', 404))
                : Effect.succeed({
                    reviewId,
                    title: `${review.title} translated`,
                    text: `${review.text} translated`,
                    locale,
                  });
            }),
          ),
        ),
      questions: (productId, { start, count }) =>
        faults.meet('questions').pipe(
          Effect.andThen(known(productId)),
          Effect.map((): Questions => ({
            total: asked.length,
            questions: asked.slice(start, start + count).map((question) => ({
              ...question,
              answers: question.answers.map((answer) => fresh(answer, answer.answerId)),
            })),
          })),
        ),
      ask: ({ productId, question: { text = '' } }) =>
        faults.meet('ask').pipe(
          Effect.andThen(known(productId)),
          Effect.andThen(
            Effect.suspend(() => {
              if (text.length > MAX_QUESTION) return Effect.fail(apiRefusal('REV410'));
              newQuestions.push(text);
              return Effect.succeed(`N${newQuestions.length}`);
            }),
          ),
        ),
      sizeChart: (productType) =>
        faults.meet('sizeChart').pipe(
          Effect.andThen(
            Effect.suspend(() => {
              const chart = charts[productType];
              return chart === undefined ? Effect.fail(apiRefusal('API404', 404)) : Effect.succeed(chart);
            }),
          ),
        ),
    };
  };
  return { ...gatewayOf(), ofAnother: gatewayOf, asked: newQuestions, flagged };
};

const fields = { helpful: 'helpfulVotes', notHelpful: 'notHelpfulVotes' } as const;
