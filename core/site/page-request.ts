import type { SiteConfiguration } from './site-configuration.ts';

/** First index of a list (CFG-09). */
const FIRST_START = 0;

/** A part of a list. */
type PageRequest = { readonly start: number; readonly count: number };

/** A page of favorites or saved items, in the site's page size, by default the first (CFG-09). */
export const pageRequest = (
  site: Pick<SiteConfiguration, 'pageSizes'>,
  list: 'favorites' | 'savedForLater',
  start = FIRST_START,
): PageRequest => ({ start, count: site.pageSizes[list] });
