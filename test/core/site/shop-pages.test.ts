import { expect, test } from 'vitest';
import { isShopPage } from '#core/site/shop-pages.ts';

test.each([
  ['/', true],
  ['/cart', true],
  ['/cart/shared/abc', true],
  ['/cart/shared/', false],
  ['/cart/shared', false],
  ['/cart/x', false],
  ['/account/orders', true],
  ['/account/orders/1/2', true],
  ['/account/unknown', false],
  ['/CART', false],
  ['/help/returns', false],
])('RTE-09 RTE-43 whether %s is a page of the shop itself: %s', (path, expected) =>
  expect(isShopPage(path)).toBe(expected),
);
