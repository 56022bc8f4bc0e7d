import type { SiteConfiguration } from './site-configuration.ts';

type Place = Pick<SiteConfiguration, 'country'>;

/**
 * The path of the same page on another site, below its locale. Stores belong to a country, so elsewhere the path of one
 * is that of the list of stores (RTE-32).
 */
export const pathOnSite = (path: string, from: Place, to: Place): string =>
  from.country === to.country ? path : path.replace(/^\/store-locator\/.+$/, '/store-locator');
