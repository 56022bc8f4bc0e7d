// First of all: it fixes the order of the style layers.
import '#ui/design/design.css';
import type { RouteObject } from 'react-router';
import { once } from '#ui/kernel/once.ts';
import { page, type PageLoader } from '#ui/kernel/page.ts';
import { ErrorBoundary } from '#ui/pages/errors/page-error.tsx';
import { RootError } from '#ui/shell/root-error.tsx';
import { SiteLayout } from '#ui/shell/site-layout.tsx';

type PageModule = Pick<RouteObject, 'Component' | 'shouldRevalidate'> & { readonly loader?: PageLoader };

/** What is known of a matched route beside the router: whose styles it wants, what kind of document it is, and how to fetch it ahead. */
export type RouteHandle = { readonly file: string; readonly kind: DocumentKind; readonly load: () => Promise<PageModule> };

export const isHandle = (handle: unknown): handle is RouteHandle => typeof handle === 'object' && handle !== null && 'file' in handle && 'kind' in handle && 'load' in handle;

/** Public pages may be kept by caches; private ones hold a shopper's doings and never are; checkout frames the payment provider; those of the workshop are not there in production. */
export type DocumentKind = 'public' | 'private' | 'checkout' | 'workshop';

/** A page that was fetched ahead is at hand in the very task of the click: importing it once more would take another, and the router would draw in between. */
const route = (path: string, file: string, kind: DocumentKind, fetch: () => Promise<PageModule>): RouteObject => {
  const load = once(fetch);
  return { path, lazy: load, handle: { file: `ui/${file}`, kind, load } satisfies RouteHandle };
};

const pages: RouteObject[] = [
  route('', 'pages/home/home-page.tsx', 'public', () => import('#ui/pages/home/home-page.tsx')),
  route('c/*', 'pages/category/category-page.tsx', 'public', () => import('#ui/pages/category/category-page.tsx')),
  route('p/:productId', 'pages/product/product-page.tsx', 'public', () => import('#ui/pages/product/product-page.tsx')),
  route('search', 'pages/search/search-page.tsx', 'public', () => import('#ui/pages/search/search-page.tsx')),
  route('account', 'pages/account/account-page.tsx', 'private', () => import('#ui/pages/account/account-page.tsx')),
  route('cart', 'pages/cart/cart-route.tsx', 'private', () => import('#ui/pages/cart/cart-route.tsx')),
  route('checkout', 'pages/checkout/checkout-route.tsx', 'checkout', () => import('#ui/pages/checkout/checkout-route.tsx')),
  route('order-confirmation', 'pages/order-confirmation/order-confirmation-route.tsx', 'private', () => import('#ui/pages/order-confirmation/order-confirmation-route.tsx')),
  route('favorites', 'pages/favorites/favorites-page.tsx', 'public', () => import('#ui/pages/favorites/favorites-page.tsx')),
  route('favorites/shared/:favoriteId', 'pages/favorites/shared-favorites-page.tsx', 'public', () => import('#ui/pages/favorites/shared-favorites-page.tsx')),
  route('location-selector', 'pages/location-selector/location-selector-page.tsx', 'public', () => import('#ui/pages/location-selector/location-selector-page.tsx')),
  route('store-locator', 'pages/store-locator/store-locator-page.tsx', 'public', () => import('#ui/pages/store-locator/store-locator-page.tsx')),
  route('store-locator/:storeId', 'pages/store-locator/store-page.tsx', 'public', () => import('#ui/pages/store-locator/store-page.tsx')),
  route('__kit', 'pages/kit/kit-page.tsx', 'workshop', () => import('#ui/pages/kit/kit-page.tsx')),
  route('*', 'pages/content/content-page.tsx', 'public', () => import('#ui/pages/content/content-page.tsx')),
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
