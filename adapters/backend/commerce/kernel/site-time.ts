import { dateFormat } from '#core/kernel/formatters.ts';
import type { CommerceSite } from './sites.ts';

type Place = Pick<CommerceSite, 'language' | 'timeZone'>;

/** The day of an instant (ISO 8601, or milliseconds since the epoch) in the language and the time zone of a site. */
export const siteDay = (time: string | number, { language, timeZone }: Place): string =>
  dateFormat(language, { dateStyle: 'long', timeZone }).format(new Date(time));

/** An instant (ISO 8601) as date and time in the language and the time zone of a site, with the name of the zone. */
export const siteTime = (time: string, { language, timeZone }: Place): string =>
  dateFormat(language, { dateStyle: 'long', timeStyle: 'long', timeZone }).format(new Date(time));
