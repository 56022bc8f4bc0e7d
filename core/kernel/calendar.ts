import { dateFormat } from './formatters.ts';
import { weekdayText } from './weekday-text.ts';

/** A calendar day as whole days since 1 January 1970, without time and time zone. */
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

/**
 * The day of an instant (milliseconds since the epoch) in a time zone.
 * Law: midnight UTC begins the day that is counted.
 */
const dayAt = (now: number, timeZone: string): Day => {
  const parts = clockOf(timeZone).formatToParts(now);
  const part = (type: 'year' | 'month' | 'day'): number => Number(parts.find((one) => one.type === type)?.value);
  return Math.round(Date.UTC(part('year'), part('month') - 1, part('day')) / DAY_MS);
};

/** 0 is Sunday, 6 is Saturday. Day 0 was a Thursday. */
const weekday = (day: Day): number => (((day + 4) % 7) + 7) % 7;

const isBusinessDay = (day: Day): boolean => weekday(day) !== 0 && weekday(day) !== 6;

/**
 * The business day (Monday to Friday, and no holiday) that is `count` business days after a day. With 0 it is the day
 * itself, or the first business day after it.
 * Law: the day that is reached is never at a weekend or on a holiday; business days add up; five business days from a
 * business day are one week.
 * Law: exactly the asked number of business days lies between a business day and the day that is reached.
 */
const addBusinessDays = (day: Day, count: number, isHoliday: (day: Day) => boolean = () => false): Day => {
  let reached = day;
  for (let left = count; ; reached += 1) {
    if (!isBusinessDay(reached) || isHoliday(reached)) continue;
    if (left === 0) return reached;
    left -= 1;
  }
};

/** Milliseconds since the epoch of an ISO 8601 text; NaN for any other text. */
export const instantOf = (iso8601: string): number => Date.parse(iso8601);

export const Calendar = {
  dayAt,
  weekday,
  isBusinessDay,
  addBusinessDays,
  /** A day as a short text of a language, such as "Wed, Dec 3". */
  text: (day: Day, language: string): string => weekdayText(day * DAY_MS, language),
} as const;
