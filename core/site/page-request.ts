import type { SiteConfiguration } from './site-configuration.ts';

/** Lists of a shopper start here (CFG-09). */
const FIRST_START = 0;

/** The part of a list that is asked for. */
type PageRequest = { readonly start: number; readonly count: number };

/**
 * A page of favourites or of what is saved for later is as long as the site's configuration says; the first one starts
 * at 0 (CFG-09).
 */
export const pageRequest = (
  site: Pick<SiteConfiguration, 'pageSizes'>,
  list: 'favorites' | 'savedForLater',
  start = FIRST_START,
): PageRequest => ({ start, count: site.pageSizes[list] });
