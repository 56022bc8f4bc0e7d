import { expect, test } from 'vitest';
import type { RouteObject } from 'react-router';
import { isHandle, routes } from '#ui/routes.tsx';

const pagesOf = (list: readonly RouteObject[]): readonly RouteObject[] => list.flatMap((route) => (isHandle(route.handle) ? [route] : pagesOf(route.children ?? [])));

test('the code of a page is fetched once: what was read ahead is at hand when the link is followed', async () => {
  const product = pagesOf(routes).find(({ path }) => path === 'p/:productId');
  if (product === undefined || !isHandle(product.handle) || typeof product.lazy !== 'function') throw new Error('There is no product page');
  const ahead = product.handle.load();
  expect(product.lazy()).toBe(ahead);
  expect(await ahead).toHaveProperty('loader');
});
