import { dateFormat } from './formatters.ts';

/** Formats the UTC day of an instant (milliseconds since the epoch) with its weekday, such as "Wed, Nov 25". */
export const weekdayText = (instant: number, language: string): string =>
  dateFormat(language, { timeZone: 'UTC', weekday: 'short', month: 'short', day: 'numeric' }).format(instant);
