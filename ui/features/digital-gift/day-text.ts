import { dateFormat } from '#core/kernel/formatters.ts';

/** A day such as 2026-12-24 as a text of the site's language. */
export const dayText = (day: string, language: string): string =>
  dateFormat(language, { timeZone: 'UTC', dateStyle: 'long' }).format(Date.parse(day));
