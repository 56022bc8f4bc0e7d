import { fullId } from '#core/catalog/product-id.ts';
import { languageOf } from '#core/kernel/language.ts';
import { allStyles } from './data/all-styles.ts';
import { questions } from './data/questions.ts';
import { seedReviews } from './data/reviews.ts';
import { translations } from './data/review-translations.ts';
import { inEveryLocale } from './data/localized-text.ts';
import { pictureOf } from './pictures.ts';
import type { SeedRows } from './seed-records.ts';

const BRAND = 'NORDKAMM';

/** An id that does not depend on the text: style, author and date. */
const idOf = (styleId: string, { by, on }: { readonly by: string; readonly on: string }): string =>
  `${styleId}-${on.replaceAll('-', '')}-${by.normalize('NFD').replaceAll(/[^A-Z]/g, '')}`;

/** The brand answers on the next day. */
const nextDay = (day: string): string => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);

const questionId = (styleId: string, question: { readonly by: string; readonly on: string }): string =>
  `${idOf(styleId, question)}-Q`;

const allQuestions = Object.entries(questions).flatMap(([styleId, asked]) =>
  asked.map((question) => ({ styleId, question, id: questionId(styleId, question) })),
);

/** Texts of a review by language: the original and translations. */
const textsOf = ({
  title,
  text,
  locale,
}: {
  readonly title: string;
  readonly text: string;
  readonly locale: string;
}) => {
  const translated = Object.entries(translations[title] ?? {}).map(
    ([language, [titleThere, textThere]]) => [language, { title: titleThere, text: textThere }] as const,
  );
  return { ...Object.fromEntries(translated), [languageOf(locale)]: { title, text } };
};

const defaultColors = new Map(allStyles.map(({ id, colors: [color] }) => [id, color.code]));

/** The pictures of reviews as shared pictures; the title of the review is the caption (SOC-09). */
const socialMedia = () =>
  Object.entries(seedReviews).flatMap(([styleId, written]) =>
    written.flatMap((review) =>
      (review.pictures ?? []).map((name, index) => ({
        mediumId: `${idOf(styleId, review)}-${index + 1}`,
        reviewId: idOf(styleId, review),
        uploader: review.by,
        captions: Object.fromEntries(
          Object.entries(textsOf(review)).map(([language, { title }]) => [language, title] as const),
        ),
        language: languageOf(review.locale),
        productIds: [fullId(styleId, defaultColors.get(styleId) ?? '')],
        picture: pictureOf(name),
        state: 'approved',
        postedAt: review.on,
      })),
    ),
  );

/** Rows of reviews with translations and pictures, and of questions with answers. */
export const reviewRows = (): Required<Pick<SeedRows, 'review' | 'question' | 'answer' | 'socialMedium'>> => ({
  socialMedium: socialMedia(),
  review: Object.entries(seedReviews).flatMap(([styleId, written]) =>
    written.map((review) => ({
      reviewId: idOf(styleId, review),
      styleId,
      rating: review.stars,
      author: review.by,
      writtenOn: review.on,
      locale: review.locale,
      fit: review.fit ?? null,
      isVerified: review.isVerified,
      texts: textsOf(review),
      pictures: (review.pictures ?? []).map(pictureOf),
      helpful: review.helpful,
    })),
  ),
  question: allQuestions.map(({ styleId, question, id }) => ({
    questionId: id,
    styleId,
    author: question.by,
    askedOn: question.on,
    texts: inEveryLocale(question.text),
  })),
  answer: allQuestions.map(({ question, id }) => ({
    answerId: `${id}-A`,
    questionId: id,
    author: BRAND,
    isBrand: true,
    answeredOn: nextDay(question.on),
    texts: inEveryLocale(question.answer),
  })),
});
