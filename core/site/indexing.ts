import { localeOf, pathInSite, pathOf, primaryPath, withoutTrailingSlashes } from './route-address.ts';
import type { SiteConfiguration } from './site-configuration.ts';

/** First segments of pages that belong to the shopper alone, or have no content of their own (SEO-06). */
export const privatePages = [
  'cart',
  'checkout',
  'account',
  'order-confirmation',
  'order-status',
  'search',
  'showcase',
] as const;

/** Search engines may list a page unless it is private, or a preview of unpublished content (SEO-06, SHOW-10). */
export const isIndexable = (address: string, isPreview: boolean): boolean => {
  const first = pathInSite(address).split('/')[1] ?? '';
  return !isPreview && !privatePages.some((page) => page === first);
};

/** What of a query says which part of a long page is shown. */
const paging = [/[?&]page=[^&#]+/, /[?&]start=[^&#]+/];

/**
 * The one address of a page for search engines: its primary path, so that a search or a sort is no page of its own.
 * Law: a canonical address has no query except page and start, and taking it twice changes nothing (SEO-05).
 */
export const canonicalAddress = (address: string): string => {
  const query = /^[^?#]*(\?[^#]*)/.exec(address)?.[1] ?? '';
  const pagingQuery = paging.flatMap((part) => part.exec(query)?.[0].slice(1) ?? []).join('&');
  return (primaryPath(withoutTrailingSlashes(pathOf(address))) || '/') + (pagingQuery === '' ? '' : `?${pagingQuery}`);
};

type Alternate = { readonly language: string; readonly path: string };

/**
 * The same page in every locale, and the default one once more as x-default. `sites` has the default first.
 * Law: there is one alternate more than there are locales (SEO-05).
 */
export const alternates = (
  address: string,
  sites: readonly Pick<SiteConfiguration, 'locale' | 'language'>[],
): readonly Alternate[] => {
  const canonical = canonicalAddress(address);
  const rest = canonical.slice(localeOf(canonical) === undefined ? 0 : 6).replace(/^\/(?=\?|$)/, '');
  return [...sites, ...sites.slice(0, 1).map(({ locale }) => ({ locale, language: 'x-default' }))].map(
    ({ locale, language }) => ({ language, path: `/${locale}${rest}` }),
  );
};
