import { describe, expect, test } from 'vitest';
import { matchRoutes, type RouteObject } from 'react-router';
import { privatePages } from '#core/site/indexing.ts';
import { shopPages } from '#core/site/shop-pages.ts';
import { canonicalQueries } from '#ui/canonical-query.ts';
import { pageAt } from '#ui/entry-server.tsx';
import { pageOf, routes } from '#ui/routes.tsx';

const pagesOf = (list: readonly RouteObject[]): readonly RouteObject[] =>
  list.flatMap((route) => (route.children === undefined ? [route] : pagesOf(route.children)));
const fileAt = (pathname: string): string | undefined => {
  const route = matchRoutes(routes, pathname)?.at(-1)?.route;
  return route === undefined ? undefined : pageOf(route, pathname)?.file.replace(/^.*\//, '');
};

test('the code of a page is loaded once: preloaded code is used when the link is followed', async () => {
  const cart = pagesOf(routes).find(({ path }) => path === 'cart');
  if (cart === undefined || typeof cart.lazy !== 'function') throw new Error('There is no cart');
  const ahead = pageOf(cart, '/en-us/cart')?.load();
  expect(cart.lazy()).toBe(ahead);
  expect(await ahead).toHaveProperty('Component');
});

describe('the page of an address', () => {
  test.each([
    ['/en-us', 'home-page.tsx'],
    ['/en-us/', 'home-page.tsx'],
    ['/en-us/p/AB0C4DYX', 'product-page.tsx'],
    ['/en-us/mens-jacket-pAB0C4DYX', 'product-page.tsx'],
    ['/en-us/mens/jacket-pAB0C4DYXJK3', 'product-page.tsx'],
    ['/en-us/c/foo-p12345678', 'product-page.tsx'],
    ['/en-us/c/jackets-1234', 'category-page.tsx'],
    ['/en-us/c/jackets-1234/', 'category-page.tsx'],
    ['/en-us/mens-jackets-c1234', 'category-page.tsx'],
    ['/en-us/mens/jackets-c123456', 'category-page.tsx'],
    ['/en-us/c/foo-c1234', 'category-page.tsx'],
    ['/en-us/help/returns', 'content-page.tsx'],
    ['/en-us/c/jackets-123', 'content-page.tsx'],
    ['/en-us/mens-jackets-c1234567', 'content-page.tsx'],
    ['/en-us/c/jackets-1234//', 'content-page.tsx'],
    ['/en-us/favorites/shared/a-c1234', 'shared-favorites-page.tsx'],
  ])('RTE-05 RTE-07 PR-05 of %s is %s', (pathname, file) => expect(fileAt(pathname)).toBe(file));

  test.each([
    '/en-us/P/AB0C4DYX',
    '/en-us/p/ab0c4dyx',
    '/en-us/C/jackets-1234',
    '/en-us/CART',
    '/en-us/Account',
    '/en-us/Search',
    '/en-us/mens-jacket-PAB0C4DYX',
    '/en-us/__KIT',
  ])('RTE-09 paths are case-sensitive: %s is a page of content', (pathname) =>
    expect(fileAt(pathname)).toBe('content-page.tsx'),
  );
});

test('RTE-43 every page of the shop that links may name has a route, and every other route is internal', () => {
  const paths = pagesOf(routes).flatMap(({ path = '' }) => (path === '*' || path === '__kit' ? [] : [path]));
  expect(paths.toSorted()).toEqual([...shopPages].toSorted());
});

describe('route data that the host reads', () => {
  test('SEO-06 of the private pages only the search may be cached, and no page of an account, cart or order', () => {
    const kinds = privatePages.map((page) => [page, pageAt(`/en-us/${page}`)?.kind]);
    expect(
      kinds
        .filter(([page]) => ['cart', 'checkout', 'account', 'order-confirmation'].includes(page ?? ''))
        .map(([, kind]) => kind),
    ).toEqual(['private', 'checkout', 'private', 'private']);
    for (const { path = '' } of pagesOf(routes))
      if (/^(account|cart|checkout|order-confirmation)(\/|$)/.test(path))
        expect([path, pageAt(`/en-us/${path}`)?.kind]).not.toEqual([path, 'public']);
  });

  test.each(['/en-us/account/unknown', '/en-us/account/profile/', '/en-us/order-status/1', '/en-us/cart/x'])(
    'RTE-43 SEO-06 a content page below a private page is never cached: %s',
    (pathname) => expect(pageAt(pathname)).toMatchObject({ kind: 'private', canonicalQuery: canonicalQueries.none }),
  );

  test('the canonical query has the parameters that the page reads', () => {
    const queryAt = (path: string) => pageAt(path)?.canonicalQuery;
    expect(queryAt('/en-us/p/AB0C4DYX')).toBe(canonicalQueries.none);
    expect(queryAt('/en-us/mens-jackets-c1234')).toBe(canonicalQueries.listing);
    expect(queryAt('/en-us/search')).toBe(canonicalQueries.search);
    expect(queryAt('/en-us/store-locator')).toBe(canonicalQueries.stores);
    expect(pageAt('/nowhere.txt')?.kind).toBe('public');
  });
});
