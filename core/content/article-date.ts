import { instantOf } from '../kernel/calendar.ts';
import { dateFormat } from '../kernel/formatters.ts';
import { isoDay } from '../kernel/iso-day.ts';
import type { Article } from './article.ts';

const instantOfDate = (date: string): number => (isoDay(date) === undefined ? Number.NaN : instantOf(date));

/** Whether a date is shown (ART-13): ISO 8601, such as 2026-12-01, with or without a time. */
export const isArticleDate = (date: string): boolean => !Number.isNaN(instantOfDate(date));

/**
 * The day of an article in the long form of the site's language; undefined if it is hidden, missing or invalid (ART-01,
 * ART-13).
 */
export const articleDate = (
  { date, hidePageDate }: Pick<Article, 'date' | 'hidePageDate'>,
  site: { readonly language: string; readonly timeZone: string },
): string | undefined => {
  const instant = hidePageDate || date === undefined ? Number.NaN : instantOfDate(date);
  // A date without a time is the same day in all time zones; an instant is a day in the site's time zone.
  const timeZone = date?.includes('T') === true ? site.timeZone : 'UTC';
  return Number.isNaN(instant) ? undefined : dateFormat(site.language, { dateStyle: 'long', timeZone }).format(instant);
};
