import { pathOnSite } from './path-on-site.ts';
import { localeOf, pathInSite, pathOf, primaryPath, withoutTrailingSlashes } from './route-address.ts';
import type { SiteConfiguration } from './site-configuration.ts';

/** First path segments of private pages and of pages without content of their own (SEO-06). */
export const privatePages = [
  'cart',
  'checkout',
  'account',
  'sign-in',
  'sign-up',
  'forgot-password',
  'reset-password',
  'order-confirmation',
  'order-status',
  'search',
  'showcase',
] as const;

/** Whether search engines may index a page: not private, and not a preview of unpublished content (SEO-06, SHOW-10). */
export const isIndexable = (address: string, isPreview: boolean): boolean => {
  const first = pathInSite(address).split('/')[1] ?? '';
  return !isPreview && !privatePages.some((page) => page === first);
};

/** Query parameters of paging. */
const paging = [/[?&]page=[^&#]+/, /[?&]start=[^&#]+/];

/**
 * The canonical address of a page for search engines: its primary path without search and sort.
 * Law: a canonical address has no query except page and start, and taking it twice changes nothing (SEO-05).
 */
export const canonicalAddress = (address: string): string => {
  const query = /^[^?#]*(\?[^#]*)/.exec(address)?.[1] ?? '';
  const pagingQuery = paging.flatMap((part) => part.exec(query)?.[0].slice(1) ?? []).join('&');
  return (primaryPath(withoutTrailingSlashes(pathOf(address))) || '/') + (pagingQuery === '' ? '' : `?${pagingQuery}`);
};

type Alternate = { readonly language: string; readonly path: string };

/**
 * The same page on every site that has it, and on the first of them as x-default. The first of `sites` is the default.
 * `from` is the site of the address: the page of a store is on the sites of its country only. `siteIds` are the sites
 * that have the page; all if it is absent.
 * Law: there is one alternate more than there are sites that have the page (SEO-05).
 */
export const alternates = (
  address: string,
  sites: readonly Pick<SiteConfiguration, 'siteId' | 'locale' | 'language' | 'country'>[],
  { from, siteIds }: { readonly from: Pick<SiteConfiguration, 'country'>; readonly siteIds?: readonly string[] },
): readonly Alternate[] => {
  const canonical = canonicalAddress(address);
  const rest = canonical.slice(localeOf(canonical) === undefined ? 0 : 6).replace(/^\/(?=\?|$)/, '');
  const having = sites.filter(
    (site) => pathOnSite(rest, from, site) === rest && (siteIds === undefined || siteIds.includes(site.siteId)),
  );
  return [...having, ...having.slice(0, 1).map(({ locale }) => ({ locale, language: 'x-default' }))].map(
    ({ locale, language }) => ({ language, path: `/${locale}${rest}` }),
  );
};
