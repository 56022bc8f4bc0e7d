import type { CategoryId, ProductId } from '../kernel/identifiers.ts';
import type { Locale } from './site-configuration.ts';

/** The route of an address; `other` if no pattern matches. */
type RouteAddress =
  | { readonly _tag: 'product'; readonly productId: ProductId }
  | { readonly _tag: 'category'; readonly categoryId: CategoryId }
  | { readonly _tag: 'other' };

/** Patterns in order: primary before alternative, product before category (PR-01 to PR-05). */
const patterns: readonly (readonly [RegExp, (id: string) => RouteAddress])[] = [
  [/^\/[a-z]{2}-[a-z]{2}\/p\/([A-Z0-9]{8,11})$/, (productId) => ({ _tag: 'product', productId })],
  [/^\/[a-z]{2}-[a-z]{2}\/c\/(?:.*[^/])-([0-9]{4,10})$/, (categoryId) => ({ _tag: 'category', categoryId })],
  [/^\/[a-z]{2}-[a-z]{2}\/(?:.*[^/])-p([A-Z0-9]{8,11})$/, (productId) => ({ _tag: 'product', productId })],
  [/^\/[a-z]{2}-[a-z]{2}\/(?:.*[^/])-c([0-9]{4,6})$/, (categoryId) => ({ _tag: 'category', categoryId })],
];

/** The path of an address, without query, hash and one trailing slash (RTE-09). */
export const pathOf = (address: string): string => {
  const path = address.replace(/[?#][^]*$/, '');
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
};

/** Removes trailing slashes in linear time; a pattern such as `/+$` takes quadratic time for slashes elsewhere. */
export const withoutTrailingSlashes = (path: string): string => {
  let end = path.length;
  while (end > 0 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
};

/**
 * Parses an address. The last two laws are those of a category in its alternative form.
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

/** A locale segment xx-yy in lower case (RTE-01); the shop need not have such a site. */
export const isLocale = (text: string): boolean => /^[a-z]{2}-[a-z]{2}$/.test(text);

/** The locale of an address, if it has one. */
export const localeOf = (address: string): Locale | undefined => {
  const first = pathOf(address).split('/')[1] ?? '';
  return isLocale(first) ? first : undefined;
};

/** The path after the locale; `/` for the home page. An address without locale returns its own path. */
export const pathInSite = (address: string): string => {
  const path = pathOf(address);
  return localeOf(path) === undefined ? path : pathOf(path.slice(6)) || '/';
};

/**
 * Adds the locale to an internal link without one; other links are unchanged.
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
 * The primary path of a product or category for any of its addresses; other addresses are unchanged.
 * Law: a primary path names the same page as the address that it is of, and is its own primary path (RTE-05, RTE-07).
 */
export const primaryPath = (address: string): string => {
  const route = parseRoute(address);
  if (route._tag === 'product') return productPath(localeOf(address) ?? '', route.productId);
  return route._tag === 'category'
    ? pathOf(address).replace(/^(\/.....)\/(?:c\/)?(.+)-c([0-9]+)$/, '$1/c/$2-$3')
    : address;
};

/** Accepted languages in lower case, best first. Refused ones (`q=0`) are omitted. */
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
 * The locale of a visitor whose address has none: from the cookie, else the best accepted language, else the first.
 * `locales` is not empty.
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
