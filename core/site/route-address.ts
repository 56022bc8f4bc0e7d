import type { CategoryId, ProductId } from '../kernel/identifiers.ts';
import type { Locale } from './site-configuration.ts';

/** What an address names. Everything without a pattern of its own is `other`. */
type RouteAddress =
  | { readonly _tag: 'product'; readonly productId: ProductId }
  | { readonly _tag: 'category'; readonly categoryId: CategoryId }
  | { readonly _tag: 'other' };

/**
 * Patterns in the order in which they are tried: primary before alternative, product before category (PR-01 to PR-05).
 */
const patterns: readonly (readonly [RegExp, (id: string) => RouteAddress])[] = [
  [/^\/[a-z]{2}-[a-z]{2}\/p\/([A-Z0-9]{8,11})$/, (productId) => ({ _tag: 'product', productId })],
  [/^\/[a-z]{2}-[a-z]{2}\/c\/(?:.*[^/])-([0-9]{4,10})$/, (categoryId) => ({ _tag: 'category', categoryId })],
  [/^\/[a-z]{2}-[a-z]{2}\/(?:.*[^/])-p([A-Z0-9]{8,11})$/, (productId) => ({ _tag: 'product', productId })],
  [/^\/[a-z]{2}-[a-z]{2}\/(?:.*[^/])-c([0-9]{4,6})$/, (categoryId) => ({ _tag: 'category', categoryId })],
];

/** The path of an address: without query, hash and one trailing slash (RTE-09). */
export const pathOf = (address: string): string => {
  const path = address.replace(/[?#][^]*$/, '');
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
};

/**
 * A path without the slashes at its end. Linear: a pattern such as `/+$` takes quadratic time over slashes that stand
 * elsewhere.
 */
export const withoutTrailingSlashes = (path: string): string => {
  let end = path.length;
  while (end > 0 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
};

/**
 * Reads an address. The last two laws are those of a category in its alternative form.
 * Law: for any name of 1+ non-slash characters and any 4..10 digit string d, build(name,d) parses back to d; 3 or 11
 * digits never do (PR-01).
 * Law: route() never throws for any string; result depends only on the part before `?` and `#` (PR-05).
 * Law: 4..6 digits only; the digits returned are a suffix of the path (PR-02).
 */
export const parseRoute = (address: string): RouteAddress => {
  const path = pathOf(address);
  for (const [pattern, route] of patterns) {
    const id = pattern.exec(path)?.[1];
    if (id !== undefined) return route(id);
  }
  return { _tag: 'other' };
};

/**
 * A locale segment: two small letters, a hyphen, two small letters (RTE-01). Whether a site speaks it is another
 * question.
 */
export const isLocale = (text: string): boolean => /^[a-z]{2}-[a-z]{2}$/.test(text);

/** The locale that an address starts with, if any. */
export const localeOf = (address: string): Locale | undefined => {
  const first = pathOf(address).split('/')[1] ?? '';
  return isLocale(first) ? first : undefined;
};

/** The path behind the locale, `/` for the home page. An address without locale gives its own path. */
export const pathInSite = (address: string): string => {
  const path = pathOf(address);
  return localeOf(path) === undefined ? path : pathOf(path.slice(6)) || '/';
};

/**
 * An internal link gets the locale that it lacks; everything else stays as it is.
 * Law: a link that has its locale keeps it (RTE-48).
 */
export const localizePath = (link: string, locale: Locale): string => {
  if (!link.startsWith('/') || link.startsWith('//') || localeOf(link) !== undefined) return link;
  return `/${locale}${link === '/' ? '' : link.replace(/^\/(?=[?#])/, '')}`;
};

/**
 * Address of a product: `/en-us/p/NKTRAIL3FJO` (AMB-07).
 * Law: matches exactly the strings over A-Z0-9 with 8 <= length <= 11 (PR-03).
 */
export const productPath = (locale: Locale, productId: ProductId): string => `/${locale}/p/${productId}`;

/**
 * The primary path of a product or a category among all its addresses; any other address as it is.
 * Law: a primary path names the same page as the address that it is of, and is its own primary path (RTE-05, RTE-07).
 */
export const primaryPath = (address: string): string => {
  const route = parseRoute(address);
  if (route._tag === 'product') return productPath(localeOf(address) ?? '', route.productId);
  return route._tag === 'category'
    ? pathOf(address).replace(/^(\/.....)\/(?:c\/)?(.+)-c([0-9]+)$/, '$1/c/$2-$3')
    : address;
};

/** The languages that a browser asks for, best first, in small letters. Refused ones (`q=0`) are left out. */
const askedLanguages = (acceptLanguage: string): readonly string[] =>
  acceptLanguage
    .toLowerCase()
    .split(',')
    .map((range) => ({
      tag: range.split(';')[0]?.trim() ?? '',
      quality: Number(/;\s*q=([0-9.]+)/.exec(range)?.[1] ?? 1),
    }))
    .filter(({ tag, quality }) => tag !== '' && quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag);

/**
 * Where a visitor without locale is sent: the remembered locale, else the best asked for, else the first one. `locales`
 * is not empty.
 * Law: the chosen locale is always one that there is (RTE-02).
 */
export const chooseLocale = (
  input: { readonly cookie?: string | undefined; readonly acceptLanguage?: string | undefined },
  locales: readonly [Locale, ...(readonly Locale[])],
): Locale => {
  const remembered = locales.find((locale) => locale === input.cookie);
  if (remembered !== undefined) return remembered;
  for (const tag of askedLanguages(input.acceptLanguage ?? '')) {
    const chosen =
      locales.find((locale) => locale === tag) ??
      (tag.includes('-') ? undefined : locales.find((locale) => locale.startsWith(`${tag}-`)));
    if (chosen !== undefined) return chosen;
  }
  return locales[0];
};
