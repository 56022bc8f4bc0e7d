import { instantOf, type Day } from './calendar.ts';
import { dateFormat } from './formatters.ts';

const DAY_MS = 86_400_000;

/** The Swedish date format equals ISO 8601. */
const written = dateFormat('sv-SE', {
  timeZone: 'UTC',
  calendar: 'gregory',
  numberingSystem: 'latn',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/**
 * A day in the services' format, such as 2026-02-28, from year 1 to 9999.
 * Law: a day that is written and read again is that day.
 */
export const isoText = (day: Day): string => written.format(day * DAY_MS).padStart(10, '0');

/**
 * The day of an ISO 8601 text, ignoring the time; undefined for an invalid date, such as February 30.
 * Law: the day of a text is the one that the clocks of Greenwich showed.
 */
export const isoDay = (text: string): Day | undefined => {
  const [, date = ''] = /^(\d{4}-\d{2}-\d{2})(?:T|$)/.exec(text) ?? [];
  const day = instantOf(date) / DAY_MS;
  // Date.parse accepts days beyond the end of a month as days of the next month.
  return Number.isNaN(day) || isoText(day) !== date ? undefined : day;
};
