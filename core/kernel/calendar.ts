import { dateFormat } from './formatters.ts';

/** A day of the calendar as whole days since 1 January 1970. It has no time and no time zone. */
export type Day = number;

const DAY_MS = 86_400_000;

const clockOf = (timeZone: string): Intl.DateTimeFormat =>
  dateFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  });

const faceOf = (language: string): Intl.DateTimeFormat =>
  dateFormat(language, { timeZone: 'UTC', weekday: 'short', month: 'short', day: 'numeric' });

/**
 * The day that the clocks of a time zone show at an instant (milliseconds since the epoch).
 * Law: midnight UTC begins the day that is counted.
 */
const dayAt = (now: number, timeZone: string): Day => {
  const parts = clockOf(timeZone).formatToParts(now);
  const part = (type: 'year' | 'month' | 'day'): number => Number(parts.find((one) => one.type === type)?.value);
  return Math.round(Date.UTC(part('year'), part('month') - 1, part('day')) / DAY_MS);
};

/** 0 is Sunday, 6 is Saturday. The first day of the count was a Thursday. */
const weekday = (day: Day): number => (((day + 4) % 7) + 7) % 7;

const isBusinessDay = (day: Day): boolean => weekday(day) !== 0 && weekday(day) !== 6;

/**
 * The day that lies `count` business days ahead. Monday to Friday count; none ahead is the day itself.
 * Law: a business day ahead is never at a weekend; business days add up; five business days from a business day are one
 * week.
 * Law: exactly the asked number of business days lies behind the day that is reached.
 */
const addBusinessDays = (day: Day, count: number): Day => {
  let reached = day;
  for (let left = count; left > 0; left -= isBusinessDay(reached) ? 1 : 0) reached += 1;
  return reached;
};

/** Milliseconds since the epoch of an ISO 8601 text; NaN when it is none. */
export const instantOf = (iso8601: string): number => Date.parse(iso8601);

export const Calendar = {
  dayAt,
  weekday,
  isBusinessDay,
  addBusinessDays,
  /** A day in short words of a language, such as "Wed, Dec 3". */
  text: (day: Day, language: string): string => faceOf(language).format(day * DAY_MS),
} as const;
