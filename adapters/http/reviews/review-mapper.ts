import type * as t from 'io-ts';
import type {
  QuestionsWire,
  ReviewsWire,
  SizeChartWire,
  TranslationWire,
  VotesWire,
} from '#adapters/contract/wire/review.codec.ts';
import type { Questions } from '#core/reviews/question.ts';
import { stars } from '#core/catalog/rating-summary.ts';
import { fits, type Reviews, type Translation, type VoteCounts } from '#core/reviews/review.ts';
import { lengthUnits, type SizeChart } from '#core/catalog/size-chart.ts';
import { present } from '#core/kernel/present.ts';

export const votesOf = ({ helpfulVotes, notHelpfulVotes }: t.TypeOf<typeof VotesWire>): VoteCounts => ({
  helpfulVotes,
  notHelpfulVotes,
});

/** Converts reviews. A review with an invalid rating is omitted. */
export const reviewsOf = ({ reviews, total, average, histogram }: ReviewsWire): Reviews => ({
  total,
  counts: histogram,
  reviews: reviews.flatMap(
    ({ rating: given, fit: fitText, images, reviewId, title, text, author, date, locale, verified, ...votes }) => {
      const rating = stars.find((star) => star === given);
      const fit = fits.find((one) => one === fitText);
      return rating === undefined
        ? []
        : [
            {
              reviewId,
              title,
              text,
              rating,
              author,
              date,
              locale,
              verified,
              pictures: images,
              ...votesOf(votes),
              ...present({ fit }),
            },
          ];
    },
  ),
  ...present({ average }),
});

/** Converts the translation of a review (REV-14). */
export const translationOf = ({ reviewId, title, text, locale }: t.TypeOf<typeof TranslationWire>): Translation => ({
  reviewId,
  title,
  text,
  locale,
});

/** Converts questions with their answers (REV-12). */
export const questionsOf = ({ questions, total }: QuestionsWire): Questions => ({
  total,
  questions: questions.map(({ questionId, text, author, date, answers }) => ({
    questionId,
    text,
    author,
    date,
    answers: answers.map(({ answerId, isBrand, ...answer }) => ({
      answerId,
      text: answer.text,
      author: answer.author,
      date: answer.date,
      isBrand,
      ...votesOf(answer),
    })),
  })),
});

/** Converts a size chart. Unknown units are omitted with their texts. */
export const sizeChartOf = ({ title, hint, units: stated, columns, rows }: SizeChartWire): SizeChart => {
  const known = lengthUnits.filter((unit) => stated.includes(unit));
  return {
    title,
    columns,
    units: known,
    rows: rows.map((cells) =>
      cells.map((texts) =>
        texts.length < stated.length ? texts : known.map((unit) => texts[stated.indexOf(unit)] ?? ''),
      ),
    ),
    ...present({ hint }),
  };
};
