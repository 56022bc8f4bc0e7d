// Imported first: it fixes the order of the cascade layers.
import '#ui/design/design.css';
import type { ReactNode } from 'react';
import { useLocation, type RouteObject } from 'react-router';
import { isIndexable } from '#core/site/indexing.ts';
import { isModalLink } from '#core/site/modal-link.ts';
import { parseRoute } from '#core/site/route-address.ts';
import type { ShopPage } from '#core/site/shop-pages.ts';
import { memoizeAsync } from '#ui/kernel/memoize-async.ts';
import { page, type PageLoader } from '#ui/kernel/page.ts';
import { PageErrorBoundary } from '#ui/pages/errors/page-error.tsx';
import { RootError } from '#ui/shell/root-error.tsx';
import { SiteLayout } from '#ui/shell/site-layout.tsx';
import type { QueryKind } from './canonical-query.ts';

type PageModule = Pick<RouteObject, 'Component'> & { readonly loader?: PageLoader };

/**
 * `public` documents may be cached; `private` ones contain data of a shopper and are not; `checkout` may frame the
 * payment provider; `internal` pages exist in development only; the `showcase` is never cached, and tools of editors
 * may frame it.
 */
export type DocumentKind = 'public' | 'private' | 'checkout' | 'internal' | 'showcase';

/**
 * A page: the file whose style sheets the document links, its kind of document, and the query parameters that identify
 * it.
 */
export type PageDefinition = {
  /** Empty in browsers. */
  readonly file: string;
  /** Files that the page imports after hydration and whose style sheets the document also links. */
  readonly imports: readonly string[];
  readonly kind: DocumentKind;
  readonly query: QueryKind;
  readonly load: () => Promise<PageModule>;
  /** The module, once `load` has loaded it. */
  readonly loaded: () => PageModule | undefined;
};

/** The `handle` of a route: finds the page of an address that the route matches. */
type RouteHandle = { readonly pageAt: (pathname: string) => PageDefinition };

const isHandle = (handle: unknown): handle is RouteHandle =>
  typeof handle === 'object' && handle !== null && 'pageAt' in handle;

/** Returns the page of a route for an address; layout routes have none. */
export const pageOf = ({ handle }: Pick<RouteObject, 'handle'>, pathname: string): PageDefinition | undefined =>
  isHandle(handle) ? handle.pageAt(pathname) : undefined;

const definePage = (
  file: string,
  kind: DocumentKind,
  query: QueryKind,
  importPage: () => Promise<PageModule>,
  imports: readonly string[] = [],
): PageDefinition => {
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
 * Closing a dialog removes its part of the address only: the data of a public page stay as they are, and so do its
 * nodes, to one of which the focus returns (DLG-19). The router would read them again, as a browser does without a
 * hash.
 */
const keepsBelowDialog: RouteObject['shouldRevalidate'] = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  defaultShouldRevalidate &&
  !(
    isModalLink(currentUrl.hash) &&
    nextUrl.hash === '' &&
    currentUrl.pathname === nextUrl.pathname &&
    currentUrl.search === nextUrl.search
  );

/**
 * The router imports a lazy page in a task of its own and would render in between; a page that was loaded ahead renders
 * in the task of the click.
 */
const at = (path: ShopPage | '__kit', page: PageDefinition): RouteObject => ({
  path,
  caseSensitive: true,
  lazy: page.load,
  handle: { pageAt: () => page } satisfies RouteHandle,
  ...(page.kind === 'public' ? { shouldRevalidate: keepsBelowDialog } : {}),
});

const route = (path: ShopPage | '__kit', ...definition: Parameters<typeof definePage>): RouteObject =>
  at(path, definePage(...definition));

/** A page that also imports the files after hydration, at some of its addresses. */
const importing = (page: PageDefinition, ...files: readonly string[]): PageDefinition => ({
  ...page,
  imports: files.map((path) => `ui/${path}`),
});

/** The forms of an account page for a guest. Its use cases load the same script for a member. */
const guestForms = 'features/account/account-forms.tsx';

/**
 * Placed orders, and requests to the customer service: one page, because each page is named in the script of all
 * documents.
 */
const orders = definePage(
  'pages/account/orders/orders-page.tsx',
  'private',
  'order',
  () => import('#ui/pages/account/orders/orders-page.tsx'),
);
const oneOrder = importing(orders, 'pages/account/orders/order-content.tsx');
const history = importing(orders, guestForms);
const memberOrder = importing(orders, guestForms, 'pages/account/orders/order-content.tsx');

/** The data of a member: one page, for the same reason. Saved cards show the provider's card fields. */
const settings = definePage(
  'pages/account/settings-page.tsx',
  'private',
  'none',
  () => import('#ui/pages/account/settings-page.tsx'),
);

/** Sign-in, sign-up, and a forgotten password. */
const signIn = definePage(
  'pages/sign-in/sign-in-page.tsx',
  'private',
  'none',
  () => import('#ui/pages/sign-in/sign-in-page.tsx'),
);

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
    'content',
    () => import('#ui/pages/content/content-page.tsx'),
    ['features/articles/article-header.tsx', 'features/articles/related-articles.tsx'],
  ),
};
/** Content below a private page, such as `/account/orders`, is private, too (SEO-06). */
const privateContent: PageDefinition = { ...byAddress.other, kind: 'private', query: 'none' };

const pageAt = (pathname: string): PageDefinition => {
  const tag = parseRoute(pathname)._tag;
  return tag === 'other' && !isIndexable(pathname, false) ? privateContent : byAddress[tag];
};

const AddressedPage = (): ReactNode => {
  const Loaded = pageAt(useLocation().pathname).loaded()?.Component;
  return Loaded && <Loaded />;
};

/**
 * Products and categories, whose primary and alternative addresses the router's patterns cannot express (RTE-04 to
 * RTE-09); any other address is a content page (RTE-43).
 */
export const addressed: RouteObject = {
  id: 'addressed',
  path: '*',
  loader: async (asked) => (await pageAt(new URL(asked.request.url).pathname).load()).loader?.(asked),
  Component: AddressedPage,
  handle: { pageAt } satisfies RouteHandle,
  shouldRevalidate: keepsBelowDialog,
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
    [guestForms],
  ),
  at('account/profile', importing(settings, guestForms, 'pages/account/profile/profile-content.tsx')),
  at('account/addresses', importing(settings, guestForms, 'pages/account/addresses/address-list.tsx')),
  at('account/preferences', importing(settings, guestForms, 'pages/account/preferences/preferences-content.tsx')),
  at('account/security', importing(settings, guestForms, 'pages/account/security/security-content.tsx')),
  at('account/payment-methods', {
    ...importing(settings, guestForms, 'pages/account/cards/card-list.tsx'),
    kind: 'checkout',
  }),
  at('newsletter/*', importing(settings, 'pages/account/preferences/newsletter.tsx')),
  {
    ...at('account/orders/*', orders),
    handle: { pageAt: (path) => (/\/orders\/./.test(path) ? memberOrder : history) } satisfies RouteHandle,
  },
  at('order-payment', { ...oneOrder, kind: 'checkout' }),
  ...(['order-status', 'returns'] as const).map((path) => at(path, oneOrder)),
  at('contact-us', importing(orders, 'pages/contact/contact-view.tsx')),
  at('warranty', importing(orders, 'pages/contact/warranty-view.tsx')),
  at('gift-cards', importing(orders, 'pages/gift-cards/balance-view.tsx')),
  ...(['sign-in', 'sign-up', 'forgot-password', 'reset-password'] as const).map((path) => at(path, signIn)),
  route('cart', 'pages/cart/cart-route.tsx', 'private', 'none', () => import('#ui/pages/cart/cart-route.tsx')),
  route(
    'cart/shared/:shareId',
    'pages/cart/shared/shared-cart-page.tsx',
    'private',
    'none',
    () => import('#ui/pages/cart/shared/shared-cart-page.tsx'),
  ),
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
  route(
    'showcase',
    'pages/showcase/showcase-page.tsx',
    'showcase',
    'showcase',
    () => import('#ui/pages/showcase/showcase-page.tsx'),
  ),
  route('__kit', 'pages/kit/kit-page.tsx', 'internal', 'none', () => import('#ui/pages/kit/kit-page.tsx')),
  addressed,
];

/** Id of the route that holds menu and footer. */
export const SITE_ROUTE = 'site';

/** Pages below their locale. Menu and footer are read once per document. */
export const belowLocale = (children: RouteObject[]): RouteObject[] => [
  {
    id: SITE_ROUTE,
    path: '/:locale',
    Component: SiteLayout,
    ErrorBoundary: RootError,
    loader: page((shop) => shop.content.viewNavigation, undefined, false),
    shouldRevalidate: () => false,
    children: [{ id: 'page', ErrorBoundary: PageErrorBoundary, children }],
  },
];

export const routes = belowLocale(pages);
