// First of all: it fixes the order of the style layers.
import '#ui/design/design.css';
import type { ReactNode } from 'react';
import { useLocation, type RouteObject } from 'react-router';
import { isIndexable } from '#core/site/indexing.ts';
import { parseRoute } from '#core/site/route-address.ts';
import { memoizeAsync } from '#ui/kernel/memoize-async.ts';
import { page, type PageLoader } from '#ui/kernel/page.ts';
import { ErrorBoundary } from '#ui/pages/errors/page-error.tsx';
import { RootError } from '#ui/shell/root-error.tsx';
import { SiteLayout } from '#ui/shell/site-layout.tsx';
import type { QueryKind } from './canonical-query.ts';

type PageModule = Pick<RouteObject, 'Component'> & { readonly loader?: PageLoader };

/**
 * Public pages may be kept by caches; private ones hold a shopper's doings and never are; checkout frames the payment
 * provider; those of the workshop are not there in production.
 */
export type DocumentKind = 'public' | 'private' | 'checkout' | 'workshop';

/** A page: the file whose styles it wants, its kind of document, and what of a query makes another page of it. */
export type Page = {
  readonly file: string;
  /** Files that it imports once it is hydrated, and that the document links like its own. */
  readonly imports: readonly string[];
  readonly kind: DocumentKind;
  readonly query: QueryKind;
  readonly load: () => Promise<PageModule>;
  /** What `load` has fetched, once it has. */
  readonly loaded: () => PageModule | undefined;
};

/** What is known of a route besides the router: the page behind an address that it matches. */
type RouteHandle = { readonly pageAt: (pathname: string) => Page };

const isHandle = (handle: unknown): handle is RouteHandle =>
  typeof handle === 'object' && handle !== null && 'pageAt' in handle;

/** The page that a route has for an address; routes around pages have none. */
export const pageOf = ({ handle }: Pick<RouteObject, 'handle'>, pathname: string): Page | undefined =>
  isHandle(handle) ? handle.pageAt(pathname) : undefined;

const definePage = (
  file: string,
  kind: DocumentKind,
  query: QueryKind,
  importPage: () => Promise<PageModule>,
  imports: readonly string[] = [],
): Page => {
  let module: PageModule | undefined;
  return {
    file: `ui/${file}`,
    imports: imports.map((path) => `ui/${path}`),
    kind,
    query,
    load: memoizeAsync(async () => (module = await importPage())),
    loaded: () => module,
  };
};

/**
 * A page that was fetched ahead is there in the very task of the click: importing it once more would take another,
 * and the router would draw in between.
 */
const route = (path: string, ...definition: Parameters<typeof definePage>): RouteObject => {
  const page = definePage(...definition);
  return { path, caseSensitive: true, lazy: page.load, handle: { pageAt: () => page } satisfies RouteHandle };
};

const byAddress = {
  product: definePage(
    'pages/product/product-page.tsx',
    'public',
    'none',
    () => import('#ui/pages/product/product-page.tsx'),
  ),
  category: definePage(
    'pages/category/category-page.tsx',
    'public',
    'listing',
    () => import('#ui/pages/category/category-page.tsx'),
  ),
  other: definePage(
    'pages/content/content-page.tsx',
    'public',
    'none',
    () => import('#ui/pages/content/content-page.tsx'),
  ),
};
/** Content below a private page, such as `/account/orders`, is as private as that page (SEO-06). */
const privateContent: Page = { ...byAddress.other, kind: 'private' };

const pageAt = (pathname: string): Page => {
  const tag = parseRoute(pathname)._tag;
  return tag === 'other' && !isIndexable(pathname, false) ? privateContent : byAddress[tag];
};

const AddressedPage = (): ReactNode => {
  const Loaded = pageAt(useLocation().pathname).loaded()?.Component;
  return Loaded && <Loaded />;
};

/**
 * Products and categories, whose primary and alternative addresses the router's patterns cannot express (RTE-04 to
 * RTE-09); any other address is a page of content (RTE-43).
 */
const addressed: RouteObject = {
  path: '*',
  loader: async (asked) => (await pageAt(new URL(asked.request.url).pathname).load()).loader?.(asked),
  Component: AddressedPage,
  handle: { pageAt } satisfies RouteHandle,
};

const pages: RouteObject[] = [
  route('', 'pages/home/home-page.tsx', 'public', 'none', () => import('#ui/pages/home/home-page.tsx')),
  route('search', 'pages/search/search-page.tsx', 'public', 'search', () => import('#ui/pages/search/search-page.tsx')),
  route(
    'account',
    'pages/account/account-page.tsx',
    'private',
    'none',
    () => import('#ui/pages/account/account-page.tsx'),
  ),
  route('cart', 'pages/cart/cart-route.tsx', 'private', 'none', () => import('#ui/pages/cart/cart-route.tsx')),
  route(
    'checkout',
    'pages/checkout/checkout-route.tsx',
    'checkout',
    'step',
    () => import('#ui/pages/checkout/checkout-route.tsx'),
    ['pages/checkout/checkout-page.tsx'],
  ),
  route(
    'order-confirmation',
    'pages/order-confirmation/order-confirmation-route.tsx',
    'private',
    'none',
    () => import('#ui/pages/order-confirmation/order-confirmation-route.tsx'),
  ),
  route(
    'favorites',
    'pages/favorites/favorites-page.tsx',
    'public',
    'none',
    () => import('#ui/pages/favorites/favorites-page.tsx'),
  ),
  route(
    'favorites/shared/:favoriteId',
    'pages/favorites/shared-favorites-page.tsx',
    'public',
    'none',
    () => import('#ui/pages/favorites/shared-favorites-page.tsx'),
  ),
  route(
    'location-selector',
    'pages/location-selector/location-selector-page.tsx',
    'public',
    'none',
    () => import('#ui/pages/location-selector/location-selector-page.tsx'),
  ),
  route(
    'store-locator',
    'pages/store-locator/store-locator-page.tsx',
    'public',
    'stores',
    () => import('#ui/pages/store-locator/store-locator-page.tsx'),
  ),
  route(
    'store-locator/:storeId',
    'pages/store-locator/store-page.tsx',
    'public',
    'none',
    () => import('#ui/pages/store-locator/store-page.tsx'),
  ),
  route('__kit', 'pages/kit/kit-page.tsx', 'workshop', 'none', () => import('#ui/pages/kit/kit-page.tsx')),
  addressed,
];

/** Every page, under its locale. Menu and footer are read once a document. */
export const routes: RouteObject[] = [
  {
    id: 'site',
    path: '/:locale',
    Component: SiteLayout,
    ErrorBoundary: RootError,
    loader: page((shop) => shop.content.viewNavigation),
    shouldRevalidate: () => false,
    children: [{ id: 'page', ErrorBoundary, children: pages }],
  },
];
