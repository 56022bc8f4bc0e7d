import { parseQuery } from './query.ts';
import { localeOf, parseRoute, pathInSite } from './route-address.ts';
import { searchTerm } from './search-term.ts';

/** Page types in analytics (ANL-01). */
export const pageTypes = [
  'PDP',
  'PLP',
  'Cart',
  'Account',
  'Search',
  'SearchHub',
  'Home',
  'Order Confirmation',
  'Checkout',
  'Error',
  'Other',
] as const;
export type PageType = (typeof pageTypes)[number];

const byRoute = { product: 'PDP', category: 'PLP', other: undefined } as const;

const byFirstSegment: { readonly [segment: string]: PageType } = {
  '': 'Home',
  cart: 'Cart',
  account: 'Account',
  checkout: 'Checkout',
  'order-confirmation': 'Order Confirmation',
};

const hasTerm = (address: string): boolean =>
  searchTerm(parseQuery(/^[^?#]*\?([^#]*)/.exec(address)?.[1] ?? '')) !== '';

/**
 * The type of a page. A search without a term is the hub (AMB-15).
 * Law: result is always one of the 11 labels (PR-06).
 */
export const pageType = (address: string, status: number): PageType => {
  if (status >= 400) return 'Error';
  const route = byRoute[parseRoute(address)._tag];
  if (route !== undefined) return route;
  if (localeOf(address) === undefined) return 'Other';
  const first = pathInSite(address).split('/')[1] ?? '';
  if (first === 'search') return hasTerm(address) ? 'Search' : 'SearchHub';
  return Object.hasOwn(byFirstSegment, first) ? (byFirstSegment[first] ?? 'Other') : 'Other';
};
