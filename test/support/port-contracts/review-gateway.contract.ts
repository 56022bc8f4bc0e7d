import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ReviewGateway } from '#core/reviews/ports/review-gateway.ts';
import { MAX_QUESTION } from '#core/reviews/question.ts';
import { averageStars, stars } from '#core/catalog/rating-summary.ts';
import { firstReviews, type Review } from '#core/reviews/review.ts';
import { TICKED } from '#core/validation/form.ts';
import { failureOf, run } from '../run.ts';

export type ReviewGatewayUnderTest = {
  readonly reviews: ReviewGateway;
  /** The gateway of another session over the same service. */ readonly another: () => Promise<ReviewGateway>;
  readonly newKey: () => string;
  readonly close?: () => Promise<void>;
};

const productId = 'NKTRAIL3FJO';
const unknown = 'NOSUCH99ZZZ';
const question = { text: 'Are these waterproof?', nickname: 'Ida', email: 'ida@example.com', terms: TICKED };

/** Reviews in the page's language come first; the sort applies within each language. */
const isEnglish = ({ locale }: { readonly locale: string }): boolean => locale.startsWith('en');

/**
 * The contract of every gateway of reviews, questions and charts, over a style NKTRAIL3 with more than eight reviews
 * and two questions.
 */
export const reviewGatewayContract = (name: string, open: () => Promise<ReviewGatewayUnderTest>): void => {
  describe(`ReviewGateway: ${name}`, () => {
    let subject: ReviewGatewayUnderTest;
    beforeAll(async () => {
      subject = await open();
    });
    afterAll(async () => {
      await subject.close?.();
    });
    const reviews = (query: Partial<typeof firstReviews> & { readonly rating?: 1 | 2 | 3 | 4 | 5 } = {}) =>
      run(subject.reviews.reviews(productId, { ...firstReviews, ...query }));
    const reviewAt = async (index: number): Promise<Review> => {
      const review = (await reviews({ start: index, count: 1 })).reviews[0];
      if (review === undefined) throw new RangeError(`No review ${index}`);
      return review;
    };

    test('REV-08 the first page has eight reviews, the newest first, and the next one continues', async () => {
      const first = await reviews();
      const second = await reviews({ start: 8 });
      expect(first.reviews).toHaveLength(8);
      expect(second.reviews).toHaveLength(first.total - 8);
      const days = [...first.reviews, ...second.reviews].filter(isEnglish).map(({ date }) => date);
      expect(days).toEqual(days.toSorted().toReversed());
      expect(new Set([...first.reviews, ...second.reviews].map(({ reviewId }) => reviewId)).size).toBe(first.total);
    });

    test('REV-16 average and counts cover all reviews, for any filter', async () => {
      const { counts, average, total } = await reviews();
      expect(stars.reduce((sum, star) => sum + counts[star], 0)).toBe(total);
      expect(average).toBe(averageStars(counts));
      const five = await reviews({ rating: 5, count: 1 });
      expect(five).toMatchObject({ total: counts[5], counts, average });
      expect(five.reviews.every(({ rating }) => rating === 5)).toBe(true);
    });

    test('REV-08 reviews are sorted by stars and by how often they helped', async () => {
      const ratings = async (sort: 'highest' | 'lowest') =>
        (await reviews({ sort, count: 40 })).reviews.filter(isEnglish).map(({ rating }) => rating);
      expect(await ratings('highest')).toEqual((await ratings('highest')).toSorted((a, b) => b - a));
      expect(await ratings('lowest')).toEqual((await ratings('lowest')).toSorted((a, b) => a - b));
      const votes = (await reviews({ sort: 'helpful', count: 40 })).reviews
        .filter(isEnglish)
        .map(({ helpfulVotes }) => helpfulVotes);
      expect(votes).toEqual(votes.toSorted((a, b) => b - a));
    });

    test('an unknown product is refused with API404', async () => {
      const { reviews } = subject;
      const refused = { errorId: 'API404', status: 404 };
      expect(await failureOf(reviews.reviews(unknown, firstReviews))).toMatchObject(refused);
      expect(await failureOf(reviews.questions(unknown, { start: 0, count: 8 }))).toMatchObject(refused);
      expect(await failureOf(reviews.sizeChart('nothing'))).toMatchObject(refused);
    });

    test('REV-02 REV-09 only the first vote of a session counts, and one of another session counts as well', async () => {
      const { reviews, newKey, another } = subject;
      const { reviewId, helpfulVotes, notHelpfulVotes } = await reviewAt(0);
      const key = newKey();
      expect(await run(reviews.vote({ key, productId, reviewId, vote: 'helpful' }))).toEqual({
        helpfulVotes: helpfulVotes + 1,
        notHelpfulVotes,
      });
      expect(await run(reviews.vote({ key, productId, reviewId, vote: 'helpful' }))).toEqual({
        helpfulVotes: helpfulVotes + 1,
        notHelpfulVotes,
      });
      expect(await run(reviews.vote({ key: newKey(), productId, reviewId, vote: 'notHelpful' }))).toEqual({
        helpfulVotes: helpfulVotes + 1,
        notHelpfulVotes,
      });
      expect(await run((await another()).vote({ key: newKey(), productId, reviewId, vote: 'notHelpful' }))).toEqual({
        helpfulVotes: helpfulVotes + 1,
        notHelpfulVotes: notHelpfulVotes + 1,
      });
      expect(await reviewAt(0)).toMatchObject({ helpfulVotes: helpfulVotes + 1, notHelpfulVotes: notHelpfulVotes + 1 });
    });

    test('REV-03 REV-10 a review is reported, and reporting it again succeeds; an unknown one is refused', async () => {
      const { reviews, newKey } = subject;
      const { reviewId } = await reviewAt(1);
      await run(reviews.flag({ key: newKey(), productId, reviewId, reason: 'spam' }));
      await run(reviews.flag({ key: newKey(), productId, reviewId, reason: 'other' }));
      expect(
        await failureOf(reviews.flag({ key: newKey(), productId, reviewId: 'none', reason: 'other' })),
      ).toMatchObject({ status: 404 });
      expect(
        await failureOf(reviews.vote({ key: newKey(), productId, reviewId: 'none', vote: 'helpful' })),
      ).toMatchObject({ status: 404 });
    });

    test('REV-04 REV-14 a review in another language is returned in the requested one', async () => {
      const foreign = (await reviews({ count: 40 })).reviews.find(({ locale }) => locale === 'fr-ca');
      const { reviewId = '', title } = foreign ?? {};
      const translated = await run(subject.reviews.translate(reviewId, 'en-us'));
      expect(translated).toMatchObject({ reviewId, locale: 'en-us' });
      expect(translated.title).not.toBe(title);
      expect(await failureOf(subject.reviews.translate('none', 'en-us'))).toMatchObject({ status: 404 });
    });

    test('REV-05 REV-12 questions have their answers, and an answer accepts one vote', async () => {
      const { reviews, newKey } = subject;
      const { questions, total } = await run(reviews.questions(productId, { start: 0, count: 1 }));
      const [first] = questions;
      const answer = first?.answers[0];
      expect([questions.length, total > 1, answer?.isBrand]).toEqual([1, true, true]);
      const vote = { productId, answerId: answer?.answerId ?? '', vote: 'helpful' } as const;
      const counts = await run(reviews.voteOnAnswer({ key: newKey(), ...vote }));
      expect(counts.helpfulVotes).toBe((answer?.helpfulVotes ?? 0) + 1);
      expect(await run(reviews.voteOnAnswer({ key: newKey(), ...vote }))).toEqual(counts);
      expect(await failureOf(reviews.voteOnAnswer({ key: newKey(), ...vote, answerId: 'none' }))).toMatchObject({
        status: 404,
      });
    });

    test('REV-06 REV-13 REV-15 a guest asks a question; one that is too long is refused with REV410', async () => {
      const { reviews, newKey } = subject;
      expect(await run(reviews.ask({ key: newKey(), productId, question }))).not.toBe('');
      expect(
        await failureOf(
          reviews.ask({ key: newKey(), productId, question: { ...question, text: 'x'.repeat(MAX_QUESTION + 1) } }),
        ),
      ).toMatchObject({ errorId: 'REV410', status: 400 });
    });

    test('PDP-10 shoes and clothes have different measurements, in both units', async () => {
      const [shoes, apparel] = await Promise.all(
        ['footwear', 'apparel'].map((type) => run(subject.reviews.sizeChart(type))),
      );
      expect(shoes?.units).toEqual(['cm', 'in']);
      expect(shoes?.columns).not.toEqual(apparel?.columns);
      for (const row of shoes?.rows ?? [])
        expect(row.map((cell) => cell.length)).toEqual([1, ...row.slice(1).map(() => 2)]);
    });
  });
};
