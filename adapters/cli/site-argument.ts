import { commerceSites, siteNamed } from '../backend/commerce/kernel/sites.ts';
import { beginningOf } from '#core/kernel/beginning-of.ts';

/** The id of the site of `--locale`; prints which ones there are if it is unknown. */
export const siteIdOf = (locale: string): string | undefined => {
  const site = siteNamed(locale);
  if (site === undefined)
    console.error(
      `There is no site ${beginningOf(locale)}; there are ${commerceSites.map((one) => one.locale).join(', ')}.`,
    );
  return site?.siteId;
};
