import { instantOf, type Day } from './calendar.ts';
import { dateFormat } from './formatters.ts';

const DAY_MS = 86_400_000;

/** Swedish writes a date as ISO 8601 does. */
const written = dateFormat('sv-SE', {
  timeZone: 'UTC',
  calendar: 'gregory',
  numberingSystem: 'latn',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/**
 * A day as the services take it, such as 2026-02-28, from the year 1 to 9999.
 * Law: a day that is written and read again is that day.
 */
export const isoText = (day: Day): string => written.format(day * DAY_MS).padStart(10, '0');

/**
 * The day that an ISO 8601 text names, whatever its time of day; undefined where it names none, such as the 30th of
 * February.
 * Law: the day of a text is the one that the clocks of Greenwich showed.
 */
export const isoDay = (text: string): Day | undefined => {
  const [, date = ''] = /^(\d{4}-\d{2}-\d{2})(?:T|$)/.exec(text) ?? [];
  const day = instantOf(date) / DAY_MS;
  // A day that its month does not have is taken for one of the next month by the engine.
  return Number.isNaN(day) || isoText(day) !== date ? undefined : day;
};
