import { dateFormat } from '#core/kernel/formatters.ts';

/**
 * The day of an instant (ISO 8601) as a text of the site's language, in the site's time zone; the text itself if it is
 * no instant.
 */
export const orderDate = (
  instant: string,
  { language, timeZone }: { readonly language: string; readonly timeZone: string },
): string => {
  const at = Date.parse(instant);
  return Number.isNaN(at) ? instant : dateFormat(language, { timeZone, dateStyle: 'long' }).format(at);
};
