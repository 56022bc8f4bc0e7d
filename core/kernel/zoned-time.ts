import { instantOf } from './calendar.ts';

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
const SHORT_MONTHS: readonly (number | undefined)[] = [4, 6, 9, 11];

/** Whether the month of an ISO 8601 text has its day; parsing would take 31 February for 3 March. */
const hasDay = (iso8601: string): boolean => {
  const [year = 0, month, day = 0] = iso8601.slice(0, 10).split('-').map(Number);
  if (month === 2) return day <= (isLeap(year) ? 29 : 28);
  return day <= (SHORT_MONTHS.includes(month) ? 30 : 31);
};

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2})$/;

/** Milliseconds since 1970 of an ISO 8601 time with its zone; undefined for any other text. */
export const zonedTimeOf = (text: string): number | undefined => {
  const at = INSTANT.test(text) && hasDay(text) ? instantOf(text) : Number.NaN;
  return Number.isNaN(at) ? undefined : at;
};
