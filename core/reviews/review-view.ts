import { languageOf } from '../kernel/language.ts';
import { dayText } from '../kernel/day-text.ts';
import type { SiteConfiguration } from '../site/site-configuration.ts';
import type { Answer, Question } from './question.ts';
import { offersTranslation, type Review } from './review.ts';

/**
 * A review as it is read: the day in words, the tag and the name of its language, and whether a translation is offered.
 */
export type ReviewView = Review & {
  readonly day: string;
  readonly language: string;
  readonly languageName: string;
  readonly isForeign: boolean;
};
type AnswerView = Answer & { readonly day: string };
export type QuestionView = Question<AnswerView> & { readonly day: string };

/** `en-us` as `en-US`: what the attribute `lang` takes. */
const tagOf = (locale: string): string => Intl.getCanonicalLocales(locale.replace('_', '-'))[0] ?? locale;

/** What a language is called in another: `fr-ca` is French in English. */
const nameOf = (locale: string, language: string): string =>
  new Intl.DisplayNames(language, { type: 'language' }).of(languageOf(locale)) ?? locale;

/** A review in the words of a site; a translation is offered where the review is of another locale (REV-14). */
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

/** A question and its answers with their days in words (REV-12). */
export const questionView = (question: Question, { language }: Pick<SiteConfiguration, 'language'>): QuestionView => ({
  ...question,
  day: dayText(question.date, language),
  answers: question.answers.map((answer) => ({ ...answer, day: dayText(answer.date, language) })),
});
