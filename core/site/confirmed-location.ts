import type { SiteConfiguration } from './site-configuration.ts';

/** A region in the form of a country, such as CA in fr-CA. */
const REGION = /^[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})(?:-|$)/i;

/**
 * The site to offer to a visitor of another one (DLG-09): that of the country that the languages of the browser name
 * first, in the language that the visitor prefers. Undefined if that country is the current one, or has no site.
 * Law: only a site of another country is offered, and only one of the named country.
 */
export const siteToConfirm = <Site extends Pick<SiteConfiguration, 'country' | 'language'>>(
  languages: readonly string[],
  current: Pick<SiteConfiguration, 'country'>,
  sites: readonly Site[],
): Site | undefined => {
  const [country] = languages.flatMap((tag) => REGION.exec(tag)?.[1]?.toUpperCase() ?? []);
  if (country === current.country) return undefined;
  const served = sites.filter((site) => site.country === country);
  return served.find(({ language }) => languages.includes(language)) ?? served[0];
};
