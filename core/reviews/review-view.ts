import { languageOf } from '../kernel/language.ts';
import { dayText } from '../kernel/day-text.ts';
import type { SiteConfiguration } from '../site/site-configuration.ts';
import type { Answer, Question } from './question.ts';
import { offersTranslation, type Review } from './review.ts';

/** Read model of a review: formatted day, language tag and name, and whether a translation is offered. */
export type ReviewView = Review & {
  readonly day: string;
  readonly language: string;
  readonly languageName: string;
  readonly isForeign: boolean;
};
type AnswerView = Answer & { readonly day: string };
export type QuestionView = Question<AnswerView> & { readonly day: string };

/** Value of the attribute `lang`: `en-us` becomes `en-US`. */
const tagOf = (locale: string): string => Intl.getCanonicalLocales(locale.replace('_', '-'))[0] ?? locale;

/** The name of a locale's language in another language: `fr-ca` is French in English. */
const nameOf = (locale: string, language: string): string =>
  new Intl.DisplayNames(language, { type: 'language' }).of(languageOf(locale)) ?? locale;

/** Formats a review; a translation is offered for another language (REV-14). */
export const reviewView = (
  review: Review,
  { language, locale }: Pick<SiteConfiguration, 'language' | 'locale'>,
): ReviewView => ({
  ...review,
  day: dayText(review.date, language),
  language: tagOf(review.locale),
  languageName: nameOf(review.locale, language),
  isForeign: offersTranslation(review.locale, locale),
});

/** Formats the days of a question and its answers (REV-12). */
export const questionView = (question: Question, { language }: Pick<SiteConfiguration, 'language'>): QuestionView => ({
  ...question,
  day: dayText(question.date, language),
  answers: question.answers.map((answer) => ({ ...answer, day: dayText(answer.date, language) })),
});
