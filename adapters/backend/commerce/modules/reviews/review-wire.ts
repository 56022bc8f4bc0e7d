import type { QuestionsWire, ReviewsWire } from '#adapters/contract/wire/review.codec.ts';
import { averageStars } from '#core/catalog/rating-summary.ts';
import { languageOf } from '#core/kernel/language.ts';
import { present } from '#core/kernel/present.ts';
import type { LocaleName } from '#adapters/backend/commerce/kernel/sites.ts';
import { formatText, serviceTexts } from '#adapters/backend/commerce/kernel/messages/service-texts.ts';
import type { QuestionsRecord } from './question-records.ts';
import type { ReviewRecord, ReviewsRecord } from './review-records.ts';

const reviewWire = (
  { texts, isVerified, helpful, notHelpful, fit, pictures, ...review }: ReviewRecord,
  locale: LocaleName,
): ReviewsWire['reviews'][number] => {
  const written = texts[languageOf(review.locale)];
  if (written === undefined) throw new Error(`Review ${review.reviewId} has no text in its own language`);
  // Pictures have no description: the alternative text names the author.
  const alt = formatText(serviceTexts[locale].reviews.photoBy, { author: review.author });
  const images = pictures.map((picture) => ({ ...picture, alt }));
  return {
    ...review,
    title: written.title,
    text: written.text,
    helpfulVotes: helpful,
    notHelpfulVotes: notHelpful,
    verified: isVerified,
    images,
    ...present({ fit: fit ?? undefined }),
  };
};

/** API-077: average and histogram cover all reviews, `total` those that match the filter. */
export const reviewsWire = ({ reviews, total, counts }: ReviewsRecord, locale: LocaleName): ReviewsWire => ({
  reviews: reviews.map((review) => reviewWire(review, locale)),
  total,
  histogram: counts,
  ...present({ average: averageStars(counts) }),
});

/** API-087. */
export const questionsWire = ({ questions, total }: QuestionsRecord): QuestionsWire => ({
  total,
  questions: questions.map(({ answers, ...question }) => ({
    ...question,
    answers: answers.map(({ helpful, notHelpful, ...answer }) => ({
      ...answer,
      helpfulVotes: helpful,
      notHelpfulVotes: notHelpful,
    })),
  })),
});
