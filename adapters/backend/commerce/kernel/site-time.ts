import { dateFormat } from '#core/kernel/formatters.ts';
import type { CommerceSite } from './sites.ts';

/** An instant (ISO 8601) as date and time in the language and the time zone of a site, with the name of the zone. */
export const siteTime = (time: string, { language, timeZone }: Pick<CommerceSite, 'language' | 'timeZone'>): string =>
  dateFormat(language, { dateStyle: 'long', timeStyle: 'long', timeZone }).format(new Date(time));
