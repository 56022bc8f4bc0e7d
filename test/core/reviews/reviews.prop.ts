import { ruleTextsOf } from '#core/validation/all-rule-texts.ts';
import fc from 'fast-check';
import { either as E } from 'fp-ts';
import { describe, expect, test } from 'vitest';
import { notificationForm, questionForm } from '#core/reviews/question.ts';
import { averageStars, scoreText, starCounts, stars } from '#core/catalog/rating-summary.ts';
import {
  firstReviews,
  flagReasons,
  hasVoted,
  offersTranslation,
  reviewsBy,
  reviewSorts,
  withVote,
} from '#core/reviews/review.ts';
import { TICKED } from '#core/validation/form.ts';
import { validateForm } from '#core/validation/validate-form.ts';
import { law } from '#test/support/law.ts';

describe('rating summary', () => {
  test.each([
    [4.25, 'en-US', '4.3'],
    [4, 'en-US', '4.0'],
    [4.35, 'en-US', '4.4'],
    [4.24, 'fr-CA', '4,2'],
    [0, 'en-GB', '0.0'],
  ])('REV-16 a score of %d reads in %s %s', (score, language, text) => expect(scoreText(score, language)).toBe(text));

  test.each([
    [[5, 4, 4, 4], 4.3],
    [[5, 5, 4], 4.7],
    [[1], 1],
    [[5, 5, 5, 4], 4.8],
    [[4, 4, 4, 5], 4.3],
    [[], undefined],
  ])('REV-16 the average of %j is %s', (ratings, average) => expect(averageStars(starCounts(ratings))).toBe(average));

  law(
    'REV-16 every star is counted, and the average is within half a tenth of the exact one, a half rounded up',
    [fc.array(fc.constantFrom(...stars), { minLength: 1, maxLength: 60 })],
    (ratings) => {
      const counts = starCounts(ratings);
      for (const star of stars) expect(counts[star]).toBe(ratings.filter((rating) => rating === star).length);
      const exact = ratings.reduce((sum, rating) => sum + rating, 0);
      const average = averageStars(counts) ?? Number.NaN;
      const twice = Math.round(average * 10) * 2 * ratings.length - exact * 20;
      expect(twice > -ratings.length && twice <= ratings.length).toBe(true);
      expect(average).toBe(Math.round(average * 10) / 10);
    },
  );
});

describe('reviews', () => {
  test('REV-08 the first page has eight, the newest first, and another sort or star starts at the first again', () => {
    expect(firstReviews).toEqual({ start: 0, count: 8, sort: 'newest' });
    expect(reviewSorts).toEqual(['newest', 'highest', 'lowest', 'helpful']);
    expect(reviewsBy({ ...firstReviews, start: 16 }, { sort: 'lowest' })).toEqual({
      start: 0,
      count: 8,
      sort: 'lowest',
    });
    expect(reviewsBy({ ...firstReviews, start: 16, rating: 1 }, { sort: 'newest', rating: 5 })).toEqual({
      start: 0,
      count: 8,
      sort: 'newest',
      rating: 5,
    });
  });

  test('REV-10 a review is reported for one of three reasons', () =>
    expect(flagReasons).toEqual(['inappropriate', 'spam', 'other']));

  law(
    'REV-09 the first vote of a review counts, and locks it',
    [
      fc.array(fc.tuple(fc.constantFrom('a', 'b', '__proto__', 'toString'), fc.constantFrom('helpful', 'notHelpful')), {
        maxLength: 8,
      }),
    ],
    (votes) => {
      const counted = votes.reduce((known, [id, vote]) => withVote(known, id, vote), {});
      for (const id of ['a', 'b', '__proto__', 'toString']) {
        const first = votes.find(([one]) => one === id);
        expect(hasVoted(counted, id)).toBe(first !== undefined);
        expect(Object.getOwnPropertyDescriptor(counted, id)?.value).toBe(first?.[1]);
      }
    },
  );

  test.each([
    ['en-us', 'en-us', false],
    ['en-US', 'en-us', false],
    ['en_US', 'en-us', false],
    ['fr-ca', 'en-us', true],
    ['en-gb', 'en-us', false],
    ['en_GB', 'en-us', false],
    ['fr-fr', 'fr-ca', false],
    ['de-de', 'fr-ca', true],
  ])('REV-14 a review in %s on a page in %s has a translate button: %s', (review, page, offers) =>
    expect(offersTranslation(review, page)).toBe(offers),
  );
});

describe('questions', () => {
  const typed = { text: 'Are these waterproof?', nickname: 'Ida', email: 'ida@example.com', terms: TICKED };
  const broken = (over: Partial<typeof typed>) => {
    const result = validateForm(questionForm, { ...typed, ...over }, ruleTextsOf('en-US'));
    return E.isRight(result)
      ? []
      : result.left.violations.map(({ field, errorId }) => (errorId === undefined ? field : `${field} ${errorId}`));
  };

  test.each([
    [9, ['text']],
    [10, []],
    [500, []],
    [501, ['text REV410']],
  ])('REV-11 REV-13 a text of %d characters breaks %j', (length, fields) =>
    expect(broken({ text: 'x'.repeat(length) })).toEqual(fields),
  );
  test('REV-11 invisible characters are removed from a nickname', () =>
    expect(broken({ nickname: 'I\u200b\u200f' })).toEqual(['nickname']));

  test.each([
    [1, ['nickname']],
    [2, []],
    [40, []],
    [41, ['nickname']],
  ])('REV-11 a nickname of %d characters breaks %j', (length, fields) =>
    expect(broken({ nickname: 'n'.repeat(length) })).toEqual(fields),
  );
  test.each(['https://evil.example', 'evil.example/win'])('REV-11 the nickname %s is a web address', (nickname) =>
    expect(broken({ nickname })).toEqual(['nickname']),
  );
  test('REV-11 e-mail and terms checkbox are required', () =>
    expect(broken({ email: 'ida@', terms: '' })).toEqual(['email', 'terms']));

  test.each([
    ['ida@example.com', true],
    ['ida@', false],
    ['', false],
  ])('PDP-18 a back-in-stock notice goes to "%s": %s', (email, passes) =>
    expect(E.isRight(validateForm(notificationForm, { email }, ruleTextsOf('en-US')))).toBe(passes),
  );
});
