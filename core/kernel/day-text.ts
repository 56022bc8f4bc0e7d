import { instantOf } from './calendar.ts';
import { dateFormat } from './formatters.ts';

/** Formats a day such as 2026-10-05 for a language, such as "Oct 5, 2026"; any other text is unchanged. */
export const dayText = (day: string, language: string): string => {
  const instant = instantOf(`${day}T00:00:00Z`);
  return Number.isNaN(instant) ? day : dateFormat(language, { timeZone: 'UTC', dateStyle: 'medium' }).format(instant);
};
