import { describe, expect, test } from 'vitest';
import { firstReviews } from '#core/reviews/review.ts';
import { TICKED } from '#core/validation/form.ts';
import { failureOf, run } from '#test/support/run.ts';
import { apiRefusal } from '#core/testing/faults.ts';
import { buildStorefront } from '#test/support/storefront.ts';

const productId = 'NKTRAIL3';
const question = { text: '  Are these waterproof?  ', nickname: 'Ida', email: 'ida@example.com', terms: TICKED };

describe('reviews', () => {
  test('REV-14 have their date as text, their language, and whether a translation is offered', async () => {
    const { shop } = buildStorefront();
    const { reviews } = await run(shop.reviews.listReviews({ productId, query: firstReviews }));
    expect(reviews.slice(0, 4).map(({ day, language, isForeign }) => [day, language, isForeign])).toEqual([
      ['Oct 30, 2026', 'en-US', false],
      ['Oct 29, 2026', 'en-US', false],
      ['Oct 28, 2026', 'fr-CA', true],
      ['Oct 27, 2026', 'en-GB', false],
    ]);
    const french = await run(
      buildStorefront({ locale: 'fr-ca' }).shop.reviews.listReviews({ productId, query: firstReviews }),
    );
    expect(french.reviews.slice(0, 3).map(({ day, isForeign }) => [day, isForeign])).toEqual([
      ['30 oct. 2026', true],
      ['29 oct. 2026', true],
      ['28 oct. 2026', false],
    ]);
  });

  test('REV-14 are translated into the locale of the site', async () => {
    const { shop } = buildStorefront({ locale: 'fr-ca' });
    expect(await run(shop.reviews.translateReview('R1'))).toMatchObject({ reviewId: 'R1', locale: 'fr-ca' });
  });

  test('REV-09 REV-15 a vote first ensures a session, and the device remembers it', async () => {
    const { shop, fakes } = buildStorefront();
    expect(await run(shop.reviews.recallVotes())).toEqual({});
    await run(shop.reviews.voteOnReview({ productId, reviewId: 'R1', vote: 'helpful' }));
    await run(shop.reviews.voteOnAnswer({ productId, answerId: 'Q1-A', vote: 'notHelpful' }));
    expect(await run(shop.reviews.recallVotes())).toEqual({ R1: 'helpful', 'Q1-A': 'notHelpful' });
    expect(fakes.faults.log).toEqual(['guest', 'vote', 'voteOnAnswer']);
  });

  test('REV-09 a refused vote is not remembered', async () => {
    const { shop, fakes } = buildStorefront();
    fakes.faults.failNext('vote', apiRefusal('API404', 404));
    expect(await failureOf(shop.reviews.voteOnReview({ productId, reviewId: 'R1', vote: 'helpful' }))).toMatchObject({
      errorId: 'API404',
    });
    expect(await run(shop.reviews.recallVotes())).toEqual({});
  });

  test('REV-03 REV-15 a guest reports a review', async () => {
    const { shop, fakes } = buildStorefront();
    await run(shop.reviews.flagReview({ productId, reviewId: 'R2', reason: 'spam' }));
    expect(fakes.reviews.flagged).toEqual(['R2 spam']);
  });
});

describe('questions', () => {
  test('REV-06 REV-11 a question is cleaned and sent; an invalid form sends no request', async () => {
    const { shop, fakes } = buildStorefront();
    expect(
      await failureOf(shop.reviews.askQuestion({ productId, question: { ...question, text: 'short' } })),
    ).toMatchObject({ _tag: 'InvalidInput', violations: [{ field: 'text' }] });
    expect(fakes.faults.log).toEqual([]);
    expect(await run(shop.reviews.askQuestion({ productId, question }))).toBe('N1');
    expect(fakes.reviews.asked).toEqual(['Are these waterproof?']);
  });

  test('REV-12 answers have their date as text', async () => {
    const { questions, total } = await run(
      buildStorefront().shop.reviews.listQuestions({ productId, start: 0, count: 8 }),
    );
    expect([total, questions[0]?.day, questions[0]?.answers[0]?.day]).toEqual([2, 'Oct 20, 2026', 'Oct 21, 2026']);
  });
});

describe('size charts', () => {
  test.each([
    ['en-us', 'in'],
    ['en-gb', 'cm'],
    ['fr-ca', 'cm'],
  ])('ux 28 in %s lengths are shown in %s, until the shopper chooses', async (locale, unit) => {
    const { shop } = buildStorefront({ locale });
    expect((await run(shop.reviews.viewSizeChart('footwear'))).unit).toBe(unit);
    await run(shop.reviews.rememberUnit(unit === 'in' ? 'cm' : 'in'));
    expect((await run(shop.reviews.viewSizeChart('apparel'))).unit).toBe(unit === 'in' ? 'cm' : 'in');
  });
});
