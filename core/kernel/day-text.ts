import { instantOf } from './calendar.ts';
import { dateFormat } from './formatters.ts';

/** A day such as 2026-10-05 in the words of a language, such as "Oct 5, 2026"; a text that is no day stays as it is. */
export const dayText = (day: string, language: string): string => {
  const instant = instantOf(`${day}T00:00:00Z`);
  return Number.isNaN(instant) ? day : dateFormat(language, { timeZone: 'UTC', dateStyle: 'medium' }).format(instant);
};
