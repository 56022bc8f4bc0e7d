import * as t from 'io-ts';
import { PictureWire } from './picture.codec.ts';
import { record, wholeNumber } from './primitives.codec.ts';

const votes = { helpfulVotes: wholeNumber, notHelpfulVotes: wholeNumber };

/**
 * A review (ENT-47, REV-08). `date` is a day, as in 2026-10-05; `fit` says whether the size is small, true or large.
 */
export const ReviewWire = record(
  {
    reviewId: t.string,
    title: t.string,
    text: t.string,
    rating: wholeNumber,
    author: t.string,
    date: t.string,
    locale: t.string,
    ...votes,
    verified: t.boolean,
    images: t.array(PictureWire),
  },
  { fit: t.string },
);
/**
 * A part of the requested reviews (API-077). Average and counts are those of all reviews of the product; without
 * reviews there is no average.
 */
export const ReviewsWire = record(
  {
    reviews: t.array(ReviewWire),
    total: wholeNumber,
    histogram: t.type({ 1: wholeNumber, 2: wholeNumber, 3: wholeNumber, 4: wholeNumber, 5: wholeNumber }),
  },
  { average: t.number },
);
export type ReviewsWire = t.TypeOf<typeof ReviewsWire>;

/** Numbers of helpful and not helpful votes. */
export const VotesWire = t.type(votes);

/** A review in another locale (REV-14). */
export const TranslationWire = t.type({ reviewId: t.string, title: t.string, text: t.string, locale: t.string });

const AnswerWire = t.type({
  answerId: t.string,
  text: t.string,
  author: t.string,
  date: t.string,
  ...votes,
  isBrand: t.boolean,
});

/** A question with its answers (ENT-47, REV-12). */
export const QuestionWire = t.type({
  questionId: t.string,
  text: t.string,
  author: t.string,
  date: t.string,
  answers: t.array(AnswerWire),
});
export const QuestionsWire = t.type({ questions: t.array(QuestionWire), total: wholeNumber });
export type QuestionsWire = t.TypeOf<typeof QuestionsWire>;

/** A size chart (API-126). A cell has one text per unit, or a single one for all, such as the name of a size. */
export const SizeChartWire = record(
  { title: t.string, units: t.array(t.string), columns: t.array(t.string), rows: t.array(t.array(t.array(t.string))) },
  { hint: t.string },
);
export type SizeChartWire = t.TypeOf<typeof SizeChartWire>;
