import { chooseLocale, isLocale } from '#core/site/route-address.ts';
import type { SiteConfiguration } from '#core/site/site-configuration.ts';

const COOKIE = /(?:^|;\s*)locale=([a-z]{2}-[a-z]{2})(?:;|$)/;

/** The locale of a request without one: from its cookie, its languages, or the default (RTE-02). */
const wantedLocale = (request: Request, [first, ...others]: readonly SiteConfiguration[]): string => {
  if (first === undefined) throw new Error('There are no sites');
  const cookie = COOKIE.exec(request.headers.get('Cookie') ?? '')?.[1];
  return chooseLocale({ cookie, acceptLanguage: request.headers.get('Accept-Language') ?? undefined }, [
    first.locale,
    ...others.map(({ locale }) => locale),
  ]);
};

/** The redirect target of an address without a served locale; undefined if none is needed (RTE-02, RTE-03). */
export const localeRedirect = (request: Request, sites: readonly SiteConfiguration[]): string | undefined => {
  const { pathname, search } = new URL(request.url);
  const [first = ''] = pathname.slice(1).split('/');
  if (sites.some(({ locale }) => locale === first)) return undefined;
  // A locale in capitals is a typing mistake.
  const typed = sites.find(({ locale }) => locale === first.toLowerCase());
  if (typed !== undefined) return `/${typed.locale}${pathname.slice(first.length + 1)}${search}`;
  const target = wantedLocale(request, sites);
  if (isLocale(first)) {
    const rest = pathname.slice(first.length + 1) + search;
    return `/${target}/location-selector${rest.length > 1 ? `?to=${encodeURIComponent(rest)}` : ''}`;
  }
  // A single leading slash: an address such as //host must not lead to another host.
  return `/${target}/${pathname.replace(/^\/+/, '')}`.replace(/\/$/, '') + search;
};
